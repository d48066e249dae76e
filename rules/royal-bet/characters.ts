/** The characters as cards: which there are, who plays with which, and the squads to start with. */

export type CharacterKind =
  | 'gambler'
  | 'hermit'
  | 'militia'
  | 'berserker'
  | 'samurai'
  | 'ninja'
  | 'healer'
  | 'collector'
  | 'jester'
  | 'cheerleader'

export const CHARACTER_KINDS: readonly CharacterKind[] = [
  'gambler',
  'hermit',
  'militia',
  'berserker',
  'samurai',
  'ninja',
  'healer',
  'collector',
  'jester',
  'cheerleader',
]

/** A character is a physical card: its index here. Twins stand side by side. */
export type Character = number
const COPIES: Readonly<Record<CharacterKind, number>> = {
  gambler: 3,
  hermit: 3,
  militia: 2,
  berserker: 2,
  samurai: 2,
  ninja: 2,
  healer: 2,
  collector: 2,
  jester: 1,
  cheerleader: 1,
}
export const CHARACTERS: readonly CharacterKind[] = CHARACTER_KINDS.flatMap((kind) =>
  Array.from({ length: COPIES[kind] }, () => kind),
)

export function kindOf(character: Character): CharacterKind {
  return CHARACTERS[character]!
}

/** The order of kinds in which squads and bets are told. */
export function kindsOf(squad: readonly Character[]): CharacterKind[] {
  return CHARACTER_KINDS.filter((kind) => squad.some((character) => kindOf(character) === kind))
}

/** A character as views and events show it. `id` is what a move calls it. */
export type CharacterCard = { readonly id: Character; readonly kind: CharacterKind }

const CARDS: readonly CharacterCard[] = CHARACTERS.map((kind, id) => ({ id, kind }))

export function characterCard(character: Character): CharacterCard {
  return CARDS[character]!
}

/** So many of each kind. */
function castOf(copies: Partial<Record<CharacterKind, number>>): Character[] {
  return CHARACTER_KINDS.flatMap((kind) => {
    const first = CHARACTERS.indexOf(kind)
    return Array.from({ length: copies[kind] ?? 0 }, (_, i) => first + i)
  })
}

/** The characters in play; only classic and duel have any. */
export function castFor(seats: number, withCheerleader: boolean, withStarterSquads: boolean): Character[] {
  const single = { militia: 1, berserker: 1, samurai: 1, ninja: 1, healer: 1, collector: 1 }
  if (seats === 2) return castOf({ gambler: 1, hermit: 1, ...single })
  if (seats === 3) return castOf({ gambler: 2, hermit: 2, ...single, militia: 2, berserker: 2 })
  // Two starter squads need the third gambler and the third hermit, so four players then keep them.
  const many = seats === 5 || withStarterSquads ? 3 : 2
  const double = { militia: 2, berserker: 2, samurai: 2, ninja: 2, healer: 2, collector: 2 }
  const cheerleader = withCheerleader ? 1 : 0
  return castOf({ gambler: many, hermit: many, ...double, jester: 1, cheerleader })
}

/** Reconstructed: the squads were printed as pictures. By colour of the king. */
export const STARTER_SQUADS: readonly (readonly CharacterKind[])[] = [
  ['gambler', 'militia', 'collector'],
  ['gambler', 'samurai', 'ninja'],
  ['hermit', 'healer', 'militia'],
  ['hermit', 'healer', 'ninja'],
  ['gambler', 'hermit', 'berserker'],
]
