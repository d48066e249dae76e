import type { Seat } from '../core/game'
import { rngIn } from '../core/rng'
import { COLOURS } from './cards'
import { deckFor } from './data'
import { clockwiseFrom, everySeat, NONE, type State, type Tell } from './state'

/** What every mode does at the start of a round: gather all low cards, shuffle, forget the round before. */
export function startRound(state: State, tell: Tell): void {
  state.round++
  const each = <T>(make: () => T): T[] => everySeat(state).map(make)
  state.deck = rngIn(state).shuffle(deckFor(state.options.mode, state.seats))
  state.hands = each(() => [])
  state.discards = each(() => [])
  state.packets = each(() => [])
  state.auction = each(() => [])
  state.gone = []
  state.out = []
  state.bets = each(() => [])
  state.partner = NONE
  state.copied = null
  state.hermits = each(() => 0)
  state.swaps = 0
  state.wins = each(() => 0)
  state.extraWins = each(() => 0)
  state.won = each(() => [])
  state.voids = each(() => 0)
  state.holds = each(() => 0)
  state.shown = each(() => [])
  state.given = []
  tell({ type: 'round', round: state.round })
}

export function deal(state: State, count: number, tell: Tell): void {
  for (const seat of everySeat(state)) {
    const cards = state.deck.splice(state.deck.length - count, count)
    state.hands[seat]!.push(...cards)
    tell(
      { type: 'deal', seat, count, cards, reveals: true },
      { to: [seat], others: { type: 'deal', seat, count, reveals: true } },
    )
  }
}

/** Clockwise, then back, as often as there are passes. */
export function snake(state: State, first: Seat, passes: number): Seat[] {
  const there = clockwiseFrom(state, first)
  const back = there.slice().reverse()
  return Array.from({ length: passes }, (_, pass) => (pass % 2 === 0 ? there : back)).flat()
}

/** A state in which nothing has happened yet; the mode's first round fills it. */
export function emptyState(options: State['options'], seats: number, seed: number): State {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
  const byColour = (value: number) => COLOURS.map(() => value)
  return {
    options,
    seats,
    round: 0,
    phase: 'draft',
    turn: 0,
    queue: [],
    setsLeft: [],
    pool: [],
    specialsLeft: [],
    kingsLeft: [],
    sets: each(() => NONE),
    kings: byColour(NONE),
    kingsUsed: byColour(0),
    queens: each(() => 0),
    squads: each(() => []),
    formerSquads: each(() => []),
    bets: each(() => []),
    partner: NONE,
    copied: null,
    hermits: each(() => 0),
    swaps: 0,
    swapping: NONE,
    dealColour: NONE,
    dealOrder: [],
    leader: 0,
    plays: [],
    waiting: NONE,
    leadPassed: each(() => 0),
    wins: each(() => 0),
    extraWins: each(() => 0),
    won: each(() => []),
    voids: each(() => 0),
    holds: each(() => 0),
    shown: each(() => []),
    preparing: [],
    frozenHands: [],
    frozenDiscards: [],
    starter: 0,
    laid: each(() => 0),
    passed: each(() => 0),
    titleHolder: NONE,
    out: [],
    points: each(() => 0),
    lines: each(() => []),
    rng: seed,
    deck: [],
    hands: each(() => []),
    discards: each(() => []),
    packets: each(() => []),
    auction: each(() => []),
    gone: [],
    hiddenBets: each(() => null),
    hiddenNumbers: each(() => null),
    tasks: each(() => []),
    owes: each(() => 0),
    recharging: each(() => 0),
    given: [],
  }
}
