import { Drawn } from '../icons/Drawn'
import { type LootKind } from './loot'

/** Up to this size the small picture is sharper. */
const SMALL = 18

/** A gem, a bag or a mask by itself: on price tags, in sentences, in lists. Whoever shows it gives the label. */
export function Gem({ kind, size }: { kind: LootKind; size: number }) {
  return <Drawn name={size > SMALL ? `gems/${kind}` : `gems/${kind}-small`} width={size} />
}
