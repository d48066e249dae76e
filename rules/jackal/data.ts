/** The action cards and every number of the rulebook. */

export const SEAT_COUNTS: readonly number[] = [2, 3, 4]

/** A card is a small number inside the rules; moves, views and events call it by its name. */
export type Kind = number

/** Copies with the same picture are the same card. The numbers of each arrow are reconstructed; there are 31 in all. */
const DECK = [
  { name: 'rising', copies: 5 },
  { name: 'falling', copies: 5 },
  { name: 'horizontal', copies: 6 },
  { name: 'vertical', copies: 6 },
  { name: 'diagonal', copies: 4 },
  { name: 'orthogonal', copies: 5 },
  { name: 'horse', copies: 6 },
  { name: 'red-flag', copies: 4 },
  { name: 'blue-flag', copies: 4 },
  { name: 'doubling', copies: 4 },
  { name: 'friday', copies: 3 },
  { name: 'weapon', copies: 4 },
  { name: 'rum', copies: 4 },
] as const

export type CardName = (typeof DECK)[number]['name']

export const CARD_NAMES: readonly CardName[] = DECK.map(({ name }) => name)
export const COPIES: readonly number[] = DECK.map(({ copies }) => copies)
export const KINDS = DECK.length
export const CARDS = COPIES.reduce((sum, copies) => sum + copies, 0)

export const RISING: Kind = 0
export const FALLING: Kind = 1
export const HORIZONTAL: Kind = 2
export const VERTICAL: Kind = 3
export const DIAGONAL: Kind = 4
export const ORTHOGONAL: Kind = 5
export const HORSE: Kind = 6
export const RED_FLAG: Kind = 7
export const BLUE_FLAG: Kind = 8
export const DOUBLING: Kind = 9
export const FRIDAY: Kind = 10
export const WEAPON: Kind = 11
export const RUM: Kind = 12

/** Arrows and horses are the kinds below this. */
export const MOVING_KINDS = 7

export const isMoving = (kind: Kind) => kind < MOVING_KINDS
export const isFlag = (kind: Kind) => kind === RED_FLAG || kind === BLUE_FLAG
/** Doublings, Fridays, weapons and rum: cards that belong in no plan. */
export const isIdle = (kind: Kind) => kind > BLUE_FLAG

/** The kind of that name; undefined for anything else. */
export function kindNamed(name: unknown): Kind | undefined {
  const kind = CARD_NAMES.findIndex((known) => known === name)
  return kind < 0 ? undefined : kind
}

/** How many cards of each kind, in the order of CARD_NAMES: copies are interchangeable. */
export type Counts = number[]

export const noCards = (): Counts => new Array<number>(KINDS).fill(0)

export function countAll(counts: readonly number[]): number {
  let sum = 0
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind]!
  return sum
}

/** The cards one by one, in the order of their kinds. */
export function listCards(counts: readonly number[]): Kind[] {
  return counts.flatMap((count, kind) => new Array<Kind>(count).fill(kind))
}

export function countCards(cards: readonly Kind[]): Counts {
  const counts = noCards()
  for (const kind of cards) counts[kind]!++
  return counts
}

export const DEALT = 5
/** With fewer cards nobody sails on to the next island. */
export const LEAST_CARDS = 4

/** What 1, 2 and 3 coins buy on Tortuga, in cards. */
export const TORTUGA: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 5 }
export const PRICES: readonly number[] = [1, 2, 3]
