import type { Knowledge } from '../../bots/knowledge'
import type { Rng, Seat } from '../../core/game'
import type { Move } from '../moves'
import type { State } from '../state'
import { candidates, keyOf } from './candidates'
import { makePlans } from './card-play'
import { evaluate } from './estimate'
import { playRound, sensibleMove, type Temper } from './playout'

/**
 * Hidden hands matter most here, so every move is judged by playing imagined rounds to their end. Royal Bet is
 * played round by round: what comes after is put into points (kings kept, queens at hand).
 */

const PLAYOUT: Temper = { noise: 20, bold: 0.35 }
const GREEDY: Temper = { noise: 1, bold: 0.5 }

/**
 * Greedy drafts and bets what pays best for the wins that its high cards promise, and in a trick lays the
 * cheapest card that wins while it wants wins, else the highest that loses.
 */
function greedy(state: State, seat: Seat, rng: Rng): Move {
  const plans = state.phase === 'tricks' ? makePlans(state) : []
  return sensibleMove(state, seat, plans, GREEDY, rng)
}

/** Long hands take long to play out: this many cards, however many iterations that is. */
const TRICK_EFFORT = 24_000
const MOST_TRICK_ITERATIONS = 1300
/** Outside the tricks. */
const ITERATIONS = 600

function cardsToPlay(state: State): number {
  return state.hands.reduce((cards, hand) => cards + hand.length, 0)
}

export const royalBetKnowledge: Knowledge<State, Move> = {
  // Between two it pays to think ahead, answer by answer; with more of them too much is hidden for that.
  method: ({ phase, seats }) => (phase === 'tricks' && seats === 2 ? 'tree' : 'comparison'),
  certain: false,
  iterations: (state) =>
    state.phase === 'tricks'
      ? Math.min(MOST_TRICK_ITERATIONS, TRICK_EFFORT / cardsToPlay(state))
      : ITERATIONS,
  candidates,
  key: keyOf,
  // One step is the rest of a round: nothing in between is worth an estimate.
  playoutStep: (state, rng) => playRound(state, PLAYOUT, rng),
  playoutDepth: () => 1,
  stretch: ({ round }) => round,
  evaluate,
  greedy,
}
