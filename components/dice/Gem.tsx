import { Drawn } from '../icons/Drawn'

/** What a thief's die shows: four gems, each with its own cut, a bag and a mask. */
export const lootKinds = ['red', 'white', 'blue', 'green', 'bag', 'mask'] as const
export type LootKind = (typeof lootKinds)[number]

/** Up to this size the small picture is sharper. */
const SMALL = 18

/** A gem, a bag or a mask by itself: on price tags, in sentences, in lists. Whoever shows it gives the label. */
export function Gem({ kind, size }: { kind: LootKind; size: number }) {
  return <Drawn name={size > SMALL ? `gems/${kind}` : `gems/${kind}-small`} width={size} />
}
