/**
 * Playing cards as small numbers, so that hands are flat arrays: the colour in the upper bits, the number in
 * the lower four. Relics and flags are white cards without a number; white jack and queen are white 11 and 12.
 */

export type Colour = 0 | 1 | 2 | 3 | 4
export const WHITE = 0
export const RED = 1
export const BLUE = 2
export const GREEN = 3
export const BLACK = 4
export const COLOURS: readonly Colour[] = [WHITE, RED, BLUE, GREEN, BLACK]
export const COLOUR_NAMES = ['white', 'red', 'blue', 'green', 'black'] as const
export type ColourName = (typeof COLOUR_NAMES)[number]
/** The four colours of the numbered cards, in the order in which hands are sorted. */
export const SUITS: readonly Colour[] = [RED, BLUE, GREEN, BLACK]

export type Card = number
export const RELIC: Card = 1
export const FLAG: Card = 2
const TEN = 10
const JACK_NUMBER = 11
const QUEEN_NUMBER = 12
/** The pink-backed ten that a berserker takes: black and a ten, but another card than the black 10. */
export const BERSERKER_TEN: Card = BLACK * 16 + 13

export function cardOf(colour: Colour, number: number): Card {
  return colour * 16 + number
}

export function jackOf(colour: Colour): Card {
  return cardOf(colour, JACK_NUMBER)
}

export function queenOf(colour: Colour): Card {
  return cardOf(colour, QUEEN_NUMBER)
}

export function colourOf(card: Card): Colour {
  return (card >> 4) as Colour
}

/** 1 … 12; only asked of numbered cards, jacks and queens. */
export function numberOf(card: Card): number {
  return card === BERSERKER_TEN ? TEN : card & 15
}

/** A relic or a flag. */
export function isSpecial(card: Card): boolean {
  return card === RELIC || card === FLAG
}

/** The white jack or queen: on the table they are of the led colour. */
export function isWhiteCourt(card: Card): boolean {
  return card === JACK_NUMBER || card === QUEEN_NUMBER
}

/** A playing jack or queen of any colour. */
export function isCourt(card: Card): boolean {
  const low = card & 15
  return low === JACK_NUMBER || low === QUEEN_NUMBER
}

/** A card with a colour that must be followed. */
export function isSuited(card: Card): boolean {
  return card >= 16
}

/** One of the forty low cards from 1 to 10 (a berserker's ten is not). */
export function isNumber(card: Card): boolean {
  return isSuited(card) && (card & 15) <= TEN
}

/** How a card is written in logs and tests: "red 7", "relic", "black jack". */
export function cardName(card: Card): string {
  if (card === RELIC) return 'relic'
  if (card === FLAG) return 'flag'
  if (card === BERSERKER_TEN) return "berserker's 10"
  const number = numberOf(card)
  const face = number === JACK_NUMBER ? 'jack' : number === QUEEN_NUMBER ? 'queen' : String(number)
  return `${COLOUR_NAMES[colourOf(card)]} ${face}`
}

/** A card as views and events show it. `id` is what a move calls it. */
export type CardFace = {
  readonly id: Card
  readonly kind: 'number' | 'jack' | 'queen' | 'relic' | 'flag' | 'berserkers-ten'
  /** Relics and flags are white. */
  readonly colour: ColourName
  /** 1 … 10, 11 for a jack, 12 for a queen; null for relics and flags. */
  readonly number: number | null
}

function kindOfCard(card: Card): CardFace['kind'] {
  if (card === RELIC) return 'relic'
  if (card === FLAG) return 'flag'
  if (card === BERSERKER_TEN) return 'berserkers-ten'
  const number = numberOf(card)
  return number === JACK_NUMBER ? 'jack' : number === QUEEN_NUMBER ? 'queen' : 'number'
}

/** Made once: views and events share them. */
const FACES: readonly CardFace[] = Array.from({ length: 16 * COLOURS.length }, (_, card) => ({
  id: card,
  kind: kindOfCard(card),
  colour: COLOUR_NAMES[colourOf(card)],
  number: isSpecial(card) ? null : numberOf(card),
}))

export function faceOf(card: Card): CardFace {
  return FACES[card]!
}

export function facesOf(cards: readonly Card[]): CardFace[] {
  return cards.map(faceOf)
}

/** A king or a ruler set as views and events show it. `id` is what a move calls it. */
export type Ruler = { readonly id: Colour; readonly colour: ColourName }

const RULERS: readonly Ruler[] = COLOURS.map((id) => ({ id, colour: COLOUR_NAMES[id] }))

export function rulerOf(colour: Colour): Ruler {
  return RULERS[colour]!
}

export function nameOfColour(colour: Colour): ColourName {
  return COLOUR_NAMES[colour]
}

export function colourNamed(name: ColourName): Colour {
  return COLOUR_NAMES.indexOf(name) as Colour
}

/** Takes one such card out of a pile; the caller knows that it is there. */
export function removeCard(pile: Card[], card: Card): void {
  pile.splice(pile.indexOf(card), 1)
}

/** Each kind of card in a hand once, in a fixed order. By hand, as playouts ask for little else. */
export function kindsIn(hand: readonly Card[]): Card[] {
  const kinds: Card[] = []
  for (const card of hand) {
    let at = kinds.length
    while (at > 0 && kinds[at - 1]! > card) at--
    if (at > 0 && kinds[at - 1] === card) continue
    kinds.push(card)
    for (let i = kinds.length - 1; i > at; i--) kinds[i] = kinds[i - 1]!
    kinds[at] = card
  }
  return kinds
}

export function countColour(cards: readonly Card[], colour: Colour): number {
  let count = 0
  for (const card of cards) if (card >= 16 && card >> 4 === colour) count++
  return count
}

export function countSpecials(cards: readonly Card[]): number {
  let count = 0
  for (const card of cards) if (isSpecial(card)) count++
  return count
}
