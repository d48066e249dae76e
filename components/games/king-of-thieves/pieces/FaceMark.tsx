import { type FaceName } from '../../../../rules/king-of-thieves/data'
import { Gem } from '../../../dice'

/** What a face of a loot die shows, without the die. */
export function FaceMark({ face, size }: { face: FaceName; size: number }) {
  return <Gem kind={face} size={size} />
}
