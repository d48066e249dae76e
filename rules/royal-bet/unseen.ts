import type { Rng } from '../core/game'
import { colourOf, isSuited, removeCard, SUITS, type Card } from './cards'

/** Deals cards that somebody cannot see to the places where they may be. */

export type Place = {
  /** How many cards are still missing here. */
  room: number
  /** Colours, as bits, that cannot be here. */
  voids: number
  numbersOnly: boolean
  cards: Card[]
  /** How many of the cards, from the first, are known to be here and never move over. */
  known: number
}

export function place(room: number, voids = 0, numbersOnly = false): Place {
  return { room, voids, numbersOnly, cards: [], known: 0 }
}

export function accepts(spot: Place, card: Card): boolean {
  if (!isSuited(card)) return !spot.numbersOnly
  return (spot.voids & (1 << colourOf(card))) === 0
}

/**
 * Sees to it that a hand has a card of each of these colours, given as bits: it has shown that it does. False if
 * no such card is left.
 */
export function dealHeld(spot: Place, colours: number, cards: Card[], rng: Rng): boolean {
  for (const colour of SUITS) {
    if ((colours & (1 << colour)) === 0) continue
    const isOfColour = (card: Card) => isSuited(card) && colourOf(card) === colour
    if (spot.cards.some(isOfColour)) continue
    const matching = cards.filter(isOfColour)
    const card = matching[rng.int(matching.length)]
    if (card === undefined) return false
    removeCard(cards, card)
    putKnown(spot, card)
  }
  return true
}

export function putKnown(spot: Place, card: Card): void {
  put(spot, card)
  spot.known++
}

function put(spot: Place, card: Card): void {
  spot.cards.push(card)
  spot.room--
}

/**
 * Deals all cards at random. Cards that fit in the fewest places go first; should one find all its places full,
 * others move over for it. False if there is no way at all.
 */
export function dealUnseen(cards: readonly Card[], places: readonly Place[], rng: Rng): boolean {
  if (places.some((spot) => spot.room < 0)) return false
  const choices = new Map<Card, number>()
  for (const card of cards) choices.set(card, places.filter((spot) => accepts(spot, card)).length)
  const order = rng.shuffle(cards.slice()).sort((a, b) => choices.get(a)! - choices.get(b)!)
  return order.every((card) => {
    const spot = pick(places, card, rng)
    if (spot) put(spot, card)
    return spot !== null || squeeze(card, places, new Set())
  })
}

/** A place with room for the card; roomier places are likelier, as every free spot is equally good. */
function pick(places: readonly Place[], card: Card, rng: Rng): Place | null {
  let total = 0
  for (const spot of places) if (accepts(spot, card)) total += spot.room
  if (total === 0) return null
  let left = rng.int(total)
  for (const spot of places) {
    if (!accepts(spot, card)) continue
    left -= spot.room
    if (left < 0) return spot
  }
  return null
}

/** Makes room for the card by moving another one on, and so forth. */
function squeeze(card: Card, places: readonly Place[], tried: Set<Place>): boolean {
  for (const spot of places) {
    if (tried.has(spot) || !accepts(spot, card)) continue
    tried.add(spot)
    if (spot.room > 0) {
      put(spot, card)
      return true
    }
    for (let i = spot.known; i < spot.cards.length; i++) {
      const other = spot.cards[i]!
      if (squeeze(other, places, tried)) {
        spot.cards[i] = card
        return true
      }
    }
  }
  return false
}
