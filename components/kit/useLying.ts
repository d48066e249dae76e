import { useWindowDimensions } from 'react-native'

import { size } from '../theme/tokens'

/** Does a phone lie on its side? Then there is width to spare and hardly any height. */
export function useLying(): boolean {
  return useWindowDimensions().height < size.lying
}
