import type { Seat } from '../../core/game'
import { rngIn } from '../../core/rng'
import { clockwiseFrom, everySeat } from '../../core/seats'
import { facesOf } from '../cards'
import { deckFor } from '../data'
import { verdictOf } from '../modes/verdict'
import { freshRound, rulesOf, type State, type Tell } from '../state'

/** What every mode does at the start of a round: gather all low cards, shuffle, forget the round before. */
export function startRound(state: State, tell: Tell): void {
  state.round++
  Object.assign(state, freshRound(state.seats))
  state.deck = rngIn(state).shuffle(deckFor(state.options.mode, state.seats))
  tell({ type: 'round', round: state.round })
}

/** As many cards for everybody as this round begins with. */
export function deal(state: State, tell: Tell): void {
  const count = rulesOf(state).dealt[state.round - 1]!
  for (const seat of everySeat(state)) {
    const cards = state.deck.splice(state.deck.length - count, count)
    state.hands[seat]!.push(...cards)
    tell(
      { type: 'deal', seat, count, cards: facesOf(cards), reveals: true },
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

/** The same order again and again. */
export function inTurns(order: readonly Seat[], passes: number): Seat[] {
  return Array.from({ length: passes }, () => order).flat()
}

export function endMatch(state: State, tell: Tell): void {
  state.phase = 'over'
  const { winners, decidedBy } = verdictOf(state)
  tell({ type: 'over', winners: winners.slice(), ...(decidedBy !== undefined && { decidedBy }) })
}
