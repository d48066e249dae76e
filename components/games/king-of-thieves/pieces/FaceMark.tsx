import { FACE_NAMES, type Face } from '../../../../rules/king-of-thieves/data'
import { Gem } from '../../../dice/Gem'

/** What a face of a loot die shows, without the die. */
export function FaceMark({ face, size }: { face: Face; size: number }) {
  return <Gem kind={FACE_NAMES[face]} size={size} />
}
