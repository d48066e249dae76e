import Svg, { Path } from 'react-native-svg'

import { colours } from '../theme/tokens'
import { markPath } from './marks'

/** The shape that goes with a seat's colour, so that the colour never stands alone. */
export function SeatMark(props: { colour: number; size?: number; paint?: string }) {
  const { colour, size = 16, paint = colours.paper } = props
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden pointerEvents="none">
      <Path d={markPath(colour)} fill={paint} strokeLinejoin="round" stroke={paint} strokeWidth={1.4} />
    </Svg>
  )
}
