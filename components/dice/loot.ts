/** What a thief's die shows: four gems, each with its own cut, a bag and a mask. */
export const lootKinds = ['red', 'white', 'blue', 'green', 'bag', 'mask'] as const
export type LootKind = (typeof lootKinds)[number]
