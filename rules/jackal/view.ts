import type { Seat, ViewBase } from '../core/game'
import { everySeat } from '../core/seats'
import type { Cell } from './board'
import { CARD_NAMES, countAll, listCards, type CardName, type Kind } from './data'
import type { Attached } from './events'
import { ISLANDS } from './islands'
import {
  actors,
  cardsHeld,
  FREE,
  SAILS,
  TRAPPED,
  UNDECIDED,
  WITH_DOUBLING,
  WITH_FRIDAY,
  WITH_WEAPON,
  type Options,
  type Phase,
  type State,
} from './state'

export type Way = 'free' | 'trapped' | 'ended'

export type PlayerView = {
  readonly coins: number
  /** Coins left on Tortuga so far. */
  readonly spent: number
  /** Cards in hand; of others, those laid face down while all are planning are among them. */
  readonly cards: number
  readonly choice: 'undecided' | 'sails' | 'tortuga'
  /** What is paid on Tortuga; null for those who do not go there. */
  readonly price: number | null
  /** Cards of the plan; 0 while others are still planning. */
  readonly planSize: number
  /** Null while it lies face down. */
  readonly plan: readonly CardName[] | null
  /** Rum before the plan. */
  readonly rum: number
  /** For each card of an open plan. */
  readonly attached: readonly Attached[]
  /** The cells that the pirate has stood on so far, from its landing on. */
  readonly trail: readonly Cell[]
  /** Cards of the plan gone through. */
  readonly used: number
  readonly steps: number
  readonly way: Way
  /** What follows for this hand from what all have seen: its cards when the deck was last shuffled, */
  readonly held: number
  /** the number drawn since, */
  readonly drawn: number
  /** the cards shown since, */
  readonly shown: readonly CardName[]
  /** and how many of the cards now held are certain to be neither movement cards nor flags. */
  readonly idle: number
}

export type View = ViewBase & {
  readonly options: Options
  readonly phase: Phase
  /** Which island of the match this is, from 1. */
  readonly number: number
  readonly island: string
  /** All islands turned up so far, the current one last. */
  readonly visited: readonly string[]
  readonly first: Seat
  /** Who is asked, where one after another is; null otherwise. */
  readonly turn: Seat | null
  readonly players: readonly PlayerView[]
  /** The seat's own cards; empty for an onlooker. */
  readonly hand: readonly CardName[]
  /** Those of them drawn since the deck was last shuffled, laid and played ones included. */
  readonly drawn: readonly CardName[]
  readonly deckSize: number
  /** Sorted by kind. */
  readonly discards: readonly CardName[]
  /** The deck as it was when it was last shuffled, sorted by kind. */
  readonly pile: readonly CardName[]
}

const nameAll = (cards: readonly Kind[]) => cards.map((kind) => CARD_NAMES[kind]!)
const nameCounts = (counts: readonly number[]) => nameAll(listCards(counts))

export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    actors: actorsSeenBy(state, seat),
    options: { islands: state.islands },
    seats: state.seats,
    phase: state.phase,
    number: state.stop + 1,
    island: ISLANDS[state.voyage[state.stop]!]!.id,
    visited: state.voyage.slice(0, state.stop + 1).map((island) => ISLANDS[island]!.id),
    first: state.first,
    turn: state.phase === 'rum' || state.phase === 'announcing' ? state.turn : null,
    players: everySeat(state).map((other) => playerSeenBy(state, seat, other)),
    hand: seat === null ? [] : nameCounts(state.hands[seat]!),
    drawn: seat === null ? [] : nameCounts(state.drawn[seat]!),
    deckSize: state.deck.length,
    discards: nameCounts(state.discards),
    pile: nameCounts(state.pile),
  }
}

/** While all are planning nobody learns who of the others is ready. */
function actorsSeenBy(state: State, seat: Seat | null): readonly Seat[] {
  if (state.phase !== 'planning') return actors(state)
  return everySeat(state).filter((other) => other !== seat || state.choices[other] === UNDECIDED)
}

function playerSeenBy(state: State, seat: Seat | null, other: Seat): PlayerView {
  const secret = state.phase === 'planning' && other !== seat
  const choice = secret ? UNDECIDED : state.choices[other]!
  const plan = secret ? [] : state.plans[other]!
  const isOpen = other === seat || state.phase !== 'rum'
  return {
    coins: state.coins[other]!,
    spent: state.spent[other]!,
    cards: secret ? cardsHeld(state, other) : countAll(state.hands[other]!),
    choice: choice === UNDECIDED ? 'undecided' : choice === SAILS ? 'sails' : 'tortuga',
    price: choice > SAILS ? choice : null,
    planSize: plan.length,
    plan: isOpen ? nameAll(plan) : null,
    rum: state.rum[other]!,
    attached: state.attached[other]!.map(attachedTo),
    trail: state.trails[other]!.slice(),
    used: state.used[other]!,
    steps: state.steps[other]!,
    way: wayNamed(state.ways[other]!),
    held: state.held[other]!,
    drawn: countAll(state.drawn[other]!),
    shown: nameCounts(state.shown[other]!),
    idle: state.idle[other]!,
  }
}

function attachedTo(attached: number): Attached {
  return {
    doubling: (attached & WITH_DOUBLING) !== 0,
    friday: (attached & WITH_FRIDAY) !== 0,
    weapon: (attached & WITH_WEAPON) !== 0,
  }
}

function wayNamed(way: number): Way {
  if (way === FREE) return 'free'
  return way === TRAPPED ? 'trapped' : 'ended'
}
