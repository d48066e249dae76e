import { IllegalMove } from '../../rules/core/errors'
import type { Game, Rng, Seat, ViewBase } from '../../rules/core/game'
import { hasExactly } from '../../rules/core/json'
import { checkTable } from '../../rules/core/options'
import { rngIn } from '../../rules/core/rng'

/**
 * High Card, the smallest game with everything that is hard: hidden hands, decisions taken at the same time, a
 * deck to draw from and a die to roll. All lay one card face down, the highest wins the round, everybody draws
 * while the deck lasts; with the die on, the winner of a round then bets on even or odd for a further point.
 */
export type HighCardOptions = {
  deck: 'short' | 'long'
  die: 'off' | 'on'
  /** Only in Long Hand: so many cards are dealt to each, and none are left. */
  hand?: 3 | 7 | 13 | 20
}

export type HighCardState = {
  rng: number
  options: HighCardOptions
  /** Sorted, without the card that lies face down. */
  hands: number[][]
  laid: (number | null)[]
  deck: number[]
  /** Cards of earlier rounds, face up. */
  shown: number[]
  /** Who may bet on the die now. */
  bettor: Seat | null
  /** As it was rolled last. */
  die: number | null
  rounds: number[]
  bets: number[]
}

export type HighCardMove = { type: 'lay'; card: number } | { type: 'bet'; even: boolean }

export type HighCardView = ViewBase & {
  readonly options: HighCardOptions
  /** Of the seat itself; empty for an onlooker. */
  readonly hand: number[]
  /** The seat's own card, face down before it. */
  readonly laid: number | null
  /** Of all seats; those of the others as they were when the round began. */
  readonly handSizes: number[]
  readonly deckSize: number
  readonly shown: number[]
  readonly bettor: Seat | null
  readonly die: number | null
  readonly rounds: number[]
  readonly bets: number[]
}

export type HighCardEvent =
  | { type: 'laid'; seat: Seat; card: number }
  | { type: 'shown'; cards: number[]; winner: Seat; reveals: true }
  | { type: 'drew'; seat: Seat; card?: number; reveals: true }
  | { type: 'rolled'; seat: Seat; die: number; right: boolean; reveals: true }

type Told = (
  event: HighCardEvent,
  secret?: { readonly to: readonly Seat[]; readonly others: HighCardEvent | null },
) => void

const byValue = (a: number, b: number) => a - b

export function cardsOf(options: HighCardOptions): number[] {
  const length = options.hand ? 2 * options.hand : options.deck === 'short' ? 9 : 12
  return Array.from({ length }, (_, i) => i + 1)
}

function actors(state: HighCardState): Seat[] {
  if (state.bettor !== null) return [state.bettor]
  return state.hands.flatMap((hand, seat) => (state.laid[seat] === null && hand.length > 0 ? [seat] : []))
}

function apply(state: HighCardState, seat: Seat, move: HighCardMove, emit?: Told): void {
  if (!actors(state).includes(seat)) throw new IllegalMove('not-your-turn')
  if (state.bettor !== null) {
    if (!hasExactly(move, ['type', 'even']) || move.type !== 'bet' || typeof move.even !== 'boolean') {
      throw new IllegalMove('not-a-move')
    }
    rollFor(state, seat, move.even, emit)
    return
  }
  if (!hasExactly(move, ['type', 'card']) || move.type !== 'lay') throw new IllegalMove('not-a-move')
  const at = state.hands[seat]!.indexOf(move.card as number)
  if (at < 0) throw new IllegalMove('not-in-hand')
  const [card] = state.hands[seat]!.splice(at, 1)
  state.laid[seat] = card!
  emit?.({ type: 'laid', seat, card: card! }, { to: [seat], others: null })
  if (!state.laid.includes(null)) showRound(state, emit)
}

function rollFor(state: HighCardState, seat: Seat, even: boolean, emit?: Told): void {
  const die = rngIn(state).int(6) + 1
  const right = (die % 2 === 0) === even
  if (right) state.bets[seat]!++
  state.die = die
  state.bettor = null
  emit?.({ type: 'rolled', seat, die, right, reveals: true })
}

function showRound(state: HighCardState, emit?: Told): void {
  const cards = state.laid.map((card) => card!)
  const winner = cards.indexOf(Math.max(...cards))
  state.rounds[winner]!++
  state.shown.push(...cards)
  state.laid.fill(null)
  emit?.({ type: 'shown', cards, winner, reveals: true })
  if (state.deck.length >= cards.length) {
    state.hands.forEach((hand, seat) => {
      const card = state.deck.pop()!
      hand.push(card)
      hand.sort(byValue)
      emit?.(
        { type: 'drew', seat, card, reveals: true },
        { to: [seat], others: { type: 'drew', seat, reveals: true } },
      )
    })
  }
  if (state.options.die === 'on') state.bettor = winner
}

/** While cards are being laid, nobody sees who of the others has laid: they look as when the round began. */
function view(state: HighCardState, seat: Seat | null): HighCardView {
  const laying =
    state.bettor === null && state.laid.some((card, s) => card !== null || state.hands[s]!.length > 0)
  const hidden = (s: Seat) => s !== seat && state.laid[s] !== null
  return {
    seat,
    actors: laying
      ? state.hands.flatMap((_, s) => (hidden(s) || state.laid[s] === null ? [s] : []))
      : actors(state),
    options: { ...state.options },
    seats: state.hands.length,
    hand: seat === null ? [] : state.hands[seat]!.slice(),
    laid: seat === null ? null : state.laid[seat]!,
    handSizes: state.hands.map((hand, s) => hand.length + (hidden(s) ? 1 : 0)),
    deckSize: state.deck.length,
    shown: state.shown.slice(),
    bettor: state.bettor,
    die: state.die,
    rounds: state.rounds.slice(),
    bets: state.bets.slice(),
  }
}

function imagine(seen: HighCardView, rng: Rng): HighCardState {
  const known = [...seen.hand, ...seen.shown, ...(seen.laid === null ? [] : [seen.laid])]
  const unseen = rng.shuffle(cardsOf(seen.options).filter((card) => !known.includes(card)))
  return {
    rng: rng.int(2 ** 32),
    options: { ...seen.options },
    hands: seen.handSizes.map((size, s) =>
      s === seen.seat ? seen.hand.slice() : unseen.splice(0, size).sort(byValue),
    ),
    laid: seen.handSizes.map((_, s) => (s === seen.seat ? seen.laid : null)),
    deck: unseen,
    shown: seen.shown.slice(),
    bettor: seen.bettor,
    die: seen.die,
    rounds: seen.rounds.slice(),
    bets: seen.bets.slice(),
  }
}

function deal(seats: number, options: HighCardOptions, seed: number): HighCardState {
  const state: HighCardState = {
    rng: seed,
    options: { ...options },
    hands: [],
    laid: Array<null>(seats).fill(null),
    deck: cardsOf(options),
    shown: [],
    bettor: null,
    die: null,
    rounds: Array<number>(seats).fill(0),
    bets: Array<number>(seats).fill(0),
  }
  rngIn(state).shuffle(state.deck)
  for (let seat = 0; seat < seats; seat++)
    state.hands.push(state.deck.splice(0, options.hand ?? 2).sort(byValue))
  return state
}

export const highCard: Game<HighCardState, HighCardMove, HighCardView, HighCardEvent, HighCardOptions> = {
  id: 'high-card',
  version: 1,
  secrets: true,
  options: {
    deck: { values: ['short', 'long'], default: 'short' },
    die: { values: ['off', 'on'], default: 'off' },
  },
  // The die belongs to the long deck.
  seats: ({ deck, die }) => (deck === 'short' && die === 'on' ? [] : [2, 3]),
  setup({ seats, options, seed }) {
    checkTable(highCard, { seats, options, seed })
    return deal(seats, options, seed)
  },
  actors,
  moves(state, seat) {
    if (!actors(state).includes(seat)) return []
    if (state.bettor !== null) return [true, false].map((even) => ({ type: 'bet', even }))
    return state.hands[seat]!.map((card) => ({ type: 'lay', card }))
  },
  apply,
  clone: (state) => ({
    ...state,
    options: { ...state.options },
    hands: state.hands.map((hand) => hand.slice()),
    laid: state.laid.slice(),
    deck: state.deck.slice(),
    shown: state.shown.slice(),
    rounds: state.rounds.slice(),
    bets: state.bets.slice(),
  }),
  view,
  imagine,
  result(state) {
    if (actors(state).length > 0) return null
    const points = state.rounds.map((rounds, seat) => rounds + state.bets[seat]!)
    const most = Math.max(...points)
    const best = points.flatMap((sum, seat) => (sum === most ? [seat] : []))
    const mostRounds = Math.max(...best.map((seat) => state.rounds[seat]!))
    const winners = best.filter((seat) => state.rounds[seat] === mostRounds)
    return {
      points,
      breakdown: state.rounds.map((rounds, seat) => [
        { source: 'rounds', points: rounds },
        { source: 'bets', points: state.bets[seat]! },
      ]),
      winners,
      ...(winners.length < best.length ? { decidedBy: 'rounds' } : {}),
    }
  },
}

/** High Card for two with as many cards as a hand can hold: for looking at, and touching, large hands. */
export const longHand: typeof highCard = {
  ...highCard,
  id: 'long-hand',
  options: {
    deck: { values: ['short'], default: 'short' },
    die: { values: ['off'], default: 'off' },
    hand: { values: [3, 7, 13, 20], default: 7 },
  },
  seats: () => [2],
  setup({ seats, options, seed }) {
    checkTable(longHand, { seats, options, seed })
    return deal(seats, options, seed)
  },
}

/** Every card is in a hand, face down, in the deck or shown; tells which are missing or doubled. */
export function highCardCensus(state: HighCardState): string[] {
  const found = [...state.hands.flat(), ...state.laid, ...state.deck, ...state.shown]
  return cardsOf(state.options).flatMap((card) => {
    const times = found.filter((other) => other === card).length
    return times === 1 ? [] : [`card ${card} is there ${times} times`]
  })
}
