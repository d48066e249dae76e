import type { Seat, Table } from '../core/game'
import { rngIn } from '../core/rng'
import { clockwiseFrom, everySeat } from '../core/seats'
import { NO_CELL, type Board, type Cell } from './board'
import { COPIES, countAll, DEALT, listCards, noCards, type Counts, type Kind } from './data'
import { BOARDS } from './islands'

export type Options = { islands: 4 | 10 }

/** `rum` is when rum may be thrown; `announcing` when the plans lie open and the ways are told card by card. */
export type Phase = 'planning' | 'rum' | 'announcing' | 'over'

/** What a seat has decided about this island: nothing yet, to sail there, or how many coins go to Tortuga. */
export const UNDECIDED = -1
export const SAILS = 0

/** How a way goes on: freely, with the next card spent climbing out of a trap, or not at all. */
export const FREE = 0
export const TRAPPED = 1
export const ENDED = 2

/** What is attached to a card, added up. */
export const WITH_DOUBLING = 1
export const WITH_FRIDAY = 2
export const WITH_WEAPON = 4

/** Cards are kinds or counts of kinds; lists go by seat. */
export type State = {
  rng: number
  readonly seats: number
  readonly islands: 4 | 10
  /** All islands of the match in their order, as indices of BOARDS; nobody knows those to come. */
  readonly voyage: readonly number[]
  /** Which of them is the current one, from 0. */
  stop: number
  phase: Phase
  first: Seat
  /** Who is asked when one after another is; the first player otherwise. */
  turn: Seat
  coins: number[]
  /** Coins left on Tortuga so far. */
  spent: number[]
  hands: Counts[]
  /** Face down, the top card last. */
  deck: Kind[]
  discards: Counts
  choices: number[]
  plans: Kind[][]
  /** Rum before each plan. */
  rum: number[]
  /** What is attached to the cards of each plan. */
  attached: number[][]
  /** Every cell that a pirate has stood on, from its landing on; empty before, or if it cannot land. */
  trails: Cell[][]
  /** Cards of each plan that have been gone through. */
  used: number[]
  steps: number[]
  ways: number[]
  /** What anybody can know of hidden cards: the deck as it was when it was last shuffled, */
  pile: Counts
  /** how many cards each seat had then, */
  held: number[]
  /** which ones it has drawn since, known to that seat alone, */
  drawn: Counts[]
  /** which ones it has shown since, */
  shown: Counts[]
  /** and how many cards of its hand are neither movement cards nor flags for certain. */
  idle: number[]
}

const bySeat = <T>(seats: number, make: (seat: Seat) => T): T[] =>
  Array.from({ length: seats }, (_, seat) => make(seat))

export function deal({ seats, options, seed }: Table<Options>): State {
  const holder = { rng: seed }
  const rng = rngIn(holder)
  const first = rng.int(seats)
  const voyage = rng.shuffle(BOARDS.map((_, island) => island)).slice(0, options.islands)
  const deck = rng.shuffle(listCards(COPIES))
  const hands = bySeat(seats, noCards)
  for (let turn = 0; turn < seats; turn++) {
    for (let card = 0; card < DEALT; card++) hands[(first + turn) % seats]![deck.pop()!]!++
  }
  return {
    rng: holder.rng,
    seats,
    islands: options.islands,
    voyage,
    stop: 0,
    phase: 'planning',
    first,
    turn: first,
    coins: bySeat(seats, () => 0),
    spent: bySeat(seats, () => 0),
    hands,
    deck,
    discards: noCards(),
    ...newIsland(seats),
    pile: COPIES.slice(),
    held: bySeat(seats, () => 0),
    drawn: hands.map((hand) => hand.slice()),
    shown: bySeat(seats, noCards),
    idle: bySeat(seats, () => 0),
  }
}

/** Everything about an island that nobody has decided anything about. */
export function newIsland(seats: number) {
  return {
    choices: bySeat(seats, () => UNDECIDED),
    plans: bySeat<Kind[]>(seats, () => []),
    rum: bySeat(seats, () => 0),
    attached: bySeat<number[]>(seats, () => []),
    trails: bySeat<Cell[]>(seats, () => []),
    used: bySeat(seats, () => 0),
    steps: bySeat(seats, () => 0),
    ways: bySeat(seats, () => FREE),
  }
}

const copyEach = (lists: readonly (readonly number[])[]) => lists.map((list) => list.slice())

export function clone(state: State): State {
  return {
    rng: state.rng,
    seats: state.seats,
    islands: state.islands,
    voyage: state.voyage,
    stop: state.stop,
    phase: state.phase,
    first: state.first,
    turn: state.turn,
    coins: state.coins.slice(),
    spent: state.spent.slice(),
    hands: copyEach(state.hands),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    choices: state.choices.slice(),
    plans: copyEach(state.plans),
    rum: state.rum.slice(),
    attached: copyEach(state.attached),
    trails: copyEach(state.trails),
    used: state.used.slice(),
    steps: state.steps.slice(),
    ways: state.ways.slice(),
    pile: state.pile.slice(),
    held: state.held.slice(),
    drawn: copyEach(state.drawn),
    shown: copyEach(state.shown),
    idle: state.idle.slice(),
  }
}

export function actors(state: State): readonly Seat[] {
  if (state.phase === 'over') return []
  if (state.phase !== 'planning') return [state.turn]
  return everySeat(state).filter((seat) => state.choices[seat] === UNDECIDED)
}

/** Everybody, clockwise from the first player: the order in which all is asked, dealt and decided. */
export function inOrder(state: Pick<State, 'seats' | 'first'>): Seat[] {
  return clockwiseFrom(state, state.first)
}

export function boardNow(state: State): Board {
  return BOARDS[state.voyage[state.stop]!]!
}

export function isSailing(state: State, seat: Seat): boolean {
  return state.choices[seat] === SAILS
}

/** Where a pirate stands, or NO_CELL. */
export function placeOf(state: State, seat: Seat): Cell {
  const trail = state.trails[seat]!
  return trail.length > 0 ? trail[trail.length - 1]! : NO_CELL
}

/** Cards that the seat has in hand or laid face down. */
export function cardsHeld(state: State, seat: Seat): number {
  return countAll(state.hands[seat]!) + state.plans[seat]!.length
}

/** Counts a card as seen by all, which it stays until the deck is shuffled again. */
export function show(state: State, seat: Seat, kind: Kind): void {
  state.shown[seat]![kind]!++
}
