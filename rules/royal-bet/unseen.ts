import type { Rng, Seat } from '../core/game'
import { everySeat } from '../core/seats'
import { colourOf, isSuited, removeCard, SUITS, type Card } from './cards'
import { AUCTION_CARDS, GAMBLER_CARDS } from './data'
import type { Known } from './imagine'
import { NONE, rulesOf } from './state'

/** Deals cards that somebody cannot see to the places where they may be. */

/** Everywhere that cards of the round lie unless all can see them. */
type Places = {
  hands: Place[]
  discards: Place[]
  packets: Place[]
  auction: Place[]
  gone: Place
  deck: Place
}

/**
 * Deals the unseen cards. Has a card that the seat passed on been discarded since? There is one swap a round, so
 * that is the only thing to guess, and the wrong guess may leave no way to deal the rest. The right one does: a
 * card of a shown colour is as good as any other of it, and `dealUnseen` finds a way wherever there is one.
 */
export function dealt(known: Known, rng: Rng): Places {
  const stillHeld = guessStillHeld(known, rng)
  const places = dealtWith(known, stillHeld, rng) ?? dealtWith(known, !stillHeld, rng)
  if (!places) throw new Error('no deal of the unseen cards fits what is known')
  return places
}

/** Every place among a hand and its discards is equally likely. */
function guessStillHeld(known: Known, rng: Rng): boolean {
  const doubtful = known.state.given.find((one) => one.maybeDiscarded)
  if (!doubtful) return true
  const inHand = known.handSizes[doubtful.holder]!
  return rng.int(inHand + known.discardSizes[doubtful.holder]!) < inHand
}

/** The same with the cards passed on either in those hands or among their discards; null if that cannot be. */
function dealtWith(known: Known, stillHeld: boolean, rng: Rng): Places | null {
  const places = emptyPlaces(known)
  const { hands, discards } = places
  const others = everySeat(known.state).filter((seat) => seat !== known.seat)
  if (known.seat !== null) {
    fill(hands[known.seat]!, known.hand)
    fill(discards[known.seat]!, known.discarded)
  }
  for (const seat of others) fill(hands[seat]!, known.state.shown[seat]!)
  const hidden = known.unseen.slice()
  // Cards passed on come before all others: nobody else can have them. A berserker's ten is in its place already.
  for (const { holder, card } of known.state.given) {
    if (!hidden.includes(card)) continue
    const spot = (stillHeld ? hands : discards)[holder]!
    if (!accepts(spot, card)) return null
    removeCard(hidden, card)
    putKnown(spot, card)
  }
  if (!others.every((seat) => dealHeld(hands[seat]!, known.state.holds[seat]!, hidden, rng))) return null
  const { packets, auction, gone, deck } = places
  const all = [...hands, ...discards, ...packets, ...auction, gone, deck]
  return dealUnseen(hidden, all, rng) ? places : null
}

function emptyPlaces(known: Known): Places {
  const seats = everySeat(known.state)
  const { onlyNumbersDiscarded } = rulesOf(known.state)
  const bidding = known.state.phase === 'auction'
  return {
    hands: seats.map((seat) => place(known.handSizes[seat]!, known.state.voids[seat])),
    discards: seats.map((seat) => place(known.discardSizes[seat]!, 0, onlyNumbersDiscarded)),
    packets: seats.map((seat) => place(packetSize(known, seat))),
    auction: seats.map(() => place(bidding ? AUCTION_CARDS : 0)),
    gone: place(
      known.state.titleHolder !== NONE && !bidding ? known.state.laid[known.state.titleHolder]! : 0,
    ),
    deck: place(known.deckSize),
  }
}

/** Cards drawn for gamblers still to come: every task but the one under way. */
function packetSize(known: Known, seat: Seat): number {
  return known.state.tasks[seat]!.slice(1).filter((task) => task === 'gambler').length * GAMBLER_CARDS
}

function fill(spot: Place, cards: readonly Card[]): void {
  for (const card of cards) putKnown(spot, card)
}

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

function place(room: number, voids = 0, numbersOnly = false): Place {
  return { room, voids, numbersOnly, cards: [], known: 0 }
}

function accepts(spot: Place, card: Card): boolean {
  if (!isSuited(card)) return !spot.numbersOnly
  return (spot.voids & (1 << colourOf(card))) === 0
}

/**
 * Sees to it that a hand has a card of each of these colours, given as bits: it has shown that it does. False if
 * no such card is left.
 */
function dealHeld(spot: Place, colours: number, cards: Card[], rng: Rng): boolean {
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

function putKnown(spot: Place, card: Card): void {
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
function dealUnseen(cards: readonly Card[], places: readonly Place[], rng: Rng): boolean {
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
