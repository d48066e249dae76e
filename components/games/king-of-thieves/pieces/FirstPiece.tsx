import { Drawn } from '../../../icons/Drawn'

/** The first-player piece: a brass pawn that wears a crown. */
export function FirstPiece({ size }: { size: number }) {
  return <Drawn name="king/first" width={size} />
}
