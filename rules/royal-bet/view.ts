import type { Rng, Seat } from '../core/game'
import { removeCard, type Card } from './cards'
import { deckFor, type Bet } from './data'
import { actors } from './moves'
import { AUCTION_CARDS, cardsOwed, GAMBLER_CARDS, openingTasks } from './preparation'
import { cloneTable, everySeat, rulesOf, type Given, type State, type Table, type Task } from './state'
import { accepts, dealHeld, dealUnseen, place, putKnown, type Place } from './unseen'

/**
 * What one seat may know: the open table and its own cards. While something is decided by several at once, it
 * shows of the others only what stood when that began.
 */
export type View = Table & {
  /** Null for an onlooker, who has no hand. */
  seat: Seat | null
  actors: Seat[]
  handSizes: number[]
  discardSizes: number[]
  deckSize: number
  hand: Card[]
  discarded: Card[]
  /** The own bet, number card or payment that the others do not know of yet. */
  hiddenBet: Bet[] | null
  hiddenNumber: Card | null
  recharging: boolean
  tasks: Task[][]
  owes: number[]
  /** Cards that the seat knows to be in other hands. */
  given: Given[]
}

/** Everybody who takes part in a decision that several take at once; null while they take turns. */
function together(table: Table): Seat[] | null {
  if (table.phase === 'bets' || table.phase === 'numbers') return everySeat(table)
  return table.phase === 'preparation' ? table.preparing : null
}

function actorsSeenBy(state: State, seat: Seat | null): Seat[] {
  const deciding = together(state)
  const awaited = actors(state)
  if (!deciding) return awaited
  return everySeat(state).filter(
    (other) => deciding.includes(other) && (other !== seat || awaited.includes(seat)),
  )
}

export function view(state: State, seat: Seat | null): View {
  const preparing = state.phase === 'preparation'
  const seen = <T>(own: (seat: Seat) => T, frozen: (seat: Seat) => T): T[] =>
    everySeat(state).map((other) => (preparing && other !== seat ? frozen(other) : own(other)))
  const opening = (other: Seat) => (state.preparing.includes(other) ? openingTasks(state, other) : [])
  return {
    ...cloneTable(state),
    seat,
    actors: actorsSeenBy(state, seat),
    handSizes: seen(
      (other) => state.hands[other]!.length,
      (other) => state.frozenHands[other]!,
    ),
    discardSizes: seen(
      (other) => state.discards[other]!.length,
      (other) => state.frozenDiscards[other]!,
    ),
    deckSize: state.deck.length,
    hand: seat === null ? [] : state.hands[seat]!.slice(),
    discarded: seat === null ? [] : state.discards[seat]!.slice(),
    hiddenBet: seat === null ? null : (state.hiddenBets[seat]?.slice() ?? null),
    hiddenNumber: seat === null ? null : state.hiddenNumbers[seat]!,
    recharging: seat !== null && state.recharging[seat] === 1,
    tasks: seen((other) => state.tasks[other]!.slice(), opening),
    owes: seen(
      (other) => state.owes[other]!,
      (other) => cardsOwed(state, other, opening(other)[0]),
    ),
    given: state.given.filter((known) => known.knower === seat),
  }
}

export function imagine(seen: View, rng: Rng): State {
  const seats = everySeat(seen)
  const own = seen.seat
  const { hands, discards, packets, auction, gone, deck } = dealt(seen, rng)
  const cardsOf = (places: Place[]) => places.map((spot) => spot.cards)
  return {
    ...cloneTable(seen),
    rng: rng.int(0x100000000),
    deck: rng.shuffle(deck.cards),
    hands: cardsOf(hands),
    discards: cardsOf(discards),
    packets: cardsOf(packets),
    auction: cardsOf(auction),
    gone: gone.cards,
    hiddenBets: seats.map((seat) => (seat === own ? (seen.hiddenBet?.slice() ?? null) : null)),
    hiddenNumbers: seats.map((seat) => (seat === own ? seen.hiddenNumber : null)),
    tasks: seen.tasks.map((tasks) => tasks.slice()),
    owes: seen.owes.slice(),
    recharging: seats.map((seat) => (seat === own && seen.recharging ? 1 : 0)),
    given: seen.given.slice(),
  }
}

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
function dealt(seen: View, rng: Rng): Places {
  const stillHeld = guessStillHeld(seen, rng)
  const places = dealtWith(seen, stillHeld, rng) ?? dealtWith(seen, !stillHeld, rng)
  if (!places) throw new Error('no deal of the unseen cards fits what is known')
  return places
}

/** Every place among a hand and its discards is equally likely. */
function guessStillHeld(seen: View, rng: Rng): boolean {
  const doubtful = seen.given.find((known) => known.maybeDiscarded)
  if (!doubtful) return true
  const inHand = seen.handSizes[doubtful.holder]!
  return rng.int(inHand + seen.discardSizes[doubtful.holder]!) < inHand
}

/** The same with the cards passed on either in those hands or among their discards; null if that cannot be. */
function dealtWith(seen: View, stillHeld: boolean, rng: Rng): Places | null {
  const places = emptyPlaces(seen)
  const { hands, discards } = places
  const others = everySeat(seen).filter((seat) => seat !== seen.seat)
  if (seen.seat !== null) {
    fill(hands[seen.seat]!, seen.hand)
    fill(discards[seen.seat]!, seen.discarded)
  }
  for (const seat of others) fill(hands[seat]!, seen.shown[seat]!)
  const hidden = unseenCards(seen)
  // Cards passed on come before all others: nobody else can have them. A berserker's ten is in its place already.
  for (const { holder, card } of seen.given) {
    if (!hidden.includes(card)) continue
    const spot = (stillHeld ? hands : discards)[holder]!
    if (!accepts(spot, card)) return null
    removeCard(hidden, card)
    putKnown(spot, card)
  }
  if (!others.every((seat) => dealHeld(hands[seat]!, seen.holds[seat]!, hidden, rng))) return null
  const { packets, auction, gone, deck } = places
  const all = [...hands, ...discards, ...packets, ...auction, gone, deck]
  return dealUnseen(hidden, all, rng) ? places : null
}

function emptyPlaces(seen: View): Places {
  const seats = everySeat(seen)
  const { onlyNumbersDiscarded } = rulesOf(seen)
  const bidding = seen.phase === 'auction'
  return {
    hands: seats.map((seat) => place(seen.handSizes[seat]!, seen.voids[seat])),
    discards: seats.map((seat) => place(seen.discardSizes[seat]!, 0, onlyNumbersDiscarded)),
    packets: seats.map((seat) => place(packetSize(seen, seat))),
    auction: seats.map(() => place(bidding ? AUCTION_CARDS : 0)),
    gone: place(seen.titleHolder >= 0 && !bidding ? seen.laid[seen.titleHolder]! : 0),
    deck: place(seen.deckSize),
  }
}

/** The cards of the round that this seat sees nowhere. Berserkers' tens are always seen. */
function unseenCards(seen: View): Card[] {
  const cards = deckFor(seen.options.mode, seen.seats)
  const visible = [
    ...seen.hand,
    ...seen.discarded,
    ...seen.out,
    ...seen.won.flat(),
    ...seen.plays.map((play) => play.card),
    ...seen.shown.flatMap((shown, seat) => (seat === seen.seat ? [] : shown)),
  ]
  for (const card of visible) {
    // Playing jacks and queens, alliance's relics and flags and the tens are no part of the deck.
    if (cards.includes(card)) removeCard(cards, card)
  }
  return cards
}

/** Cards drawn for gamblers still to come: every task but the one under way. */
function packetSize(seen: View, seat: Seat): number {
  return seen.tasks[seat]!.slice(1).filter((task) => task === 'gambler').length * GAMBLER_CARDS
}

function fill(spot: Place, cards: readonly Card[]): void {
  for (const card of cards) putKnown(spot, card)
}
