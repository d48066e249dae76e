/** The six faces of a loot die, as indices: four gems, then the bag and the mask. */
export const RED = 0
export const WHITE = 1
export const BLUE = 2
export const GREEN = 3
export const BAG = 4
export const MASK = 5

export type Gem = 0 | 1 | 2 | 3
export type Face = Gem | 4 | 5

export const GEMS: readonly Gem[] = [RED, WHITE, BLUE, GREEN]
export const FACES: readonly Face[] = [RED, WHITE, BLUE, GREEN, BAG, MASK]

/** States hold indices; moves, views and events speak of faces by name. */
export const FACE_NAMES = ['red', 'white', 'blue', 'green', 'bag', 'mask'] as const
export type FaceName = (typeof FACE_NAMES)[number]

/** The face of that name; undefined for anything else. */
export function faceNamed(name: unknown): Face | undefined {
  return FACES.find((face) => FACE_NAMES[face] === name)
}

/** How many of each face, in the order of FACES: dice that show the same are interchangeable. */
export type FaceCounts = number[]

export const SEAT_COUNTS: readonly number[] = [3, 4, 5]

const DICE: Readonly<Record<number, number>> = { 3: 10, 4: 11, 5: 13 }

export function diceFor(seats: number): number {
  return DICE[seats]!
}

export const DECKS = ['A', 'B', 'C'] as const
export type Deck = (typeof DECKS)[number]

/** Cards that leave each deck unseen at set-up: of 16, 19 and 14 cards 13, 12 and 11 are played. */
export const REMOVED: readonly number[] = [3, 7, 3]

export const ROW_SIZE = 5
export const STARTING_COINS = 1

/** Objects that a pile needs before it can be robbed: the robber keeps one and returns one at least. */
export const SMALLEST_ROBBED = 2
/** In a fencing turn, before abilities add to it. */
export const PURCHASES = 1
/** What an ability pays each time it works, in infamy or coins. */
export const REWARD = 1

/** At the end: for most henchmen and second most, and for most coins. Those who share a place get less each. */
export const MOST_HENCHMEN = 3
export const SECOND_HENCHMEN = 1
export const MOST_COINS = 3
export const SHARED_COSTS = 1

/** Ours, not the rulebook's: a table where nobody ever buys must end too. */
export const QUIET_ROUNDS_TO_END = 5
