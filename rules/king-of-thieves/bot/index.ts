import type { Knowledge } from '../../bots/knowledge'
import { pickBest } from '../../bots/random'
import type { Rng, Seat } from '../../core/game'
import { type Move, moves } from '../moves'
import type { State } from '../state'
import { buyerAt } from './buyer'
import { candidates, candidatesInSteps } from './candidates'
import { evaluate } from './estimate'
import { sensibleFencing } from './fencing'
import { playoutStep, sensibleReroll } from './playout'
import { worthIfSafe } from './splitting'

/** By seats: more players make a round longer to play out. */
const ITERATIONS: Readonly<Record<number, number>> = { 3: 600, 4: 400, 5: 300 }
/** No round of sensible players takes more moves. */
const LONGEST_ROUND = 80

/**
 * Takes or buys what is worth most to it right now, as if nobody could rob it and there were no later turn.
 */
function greedy(state: State, seat: Seat, rng: Rng): Move {
  if (state.phase === 'fence') return sensibleFencing(state, seat)
  if (state.phase === 'reroll') return sensibleReroll(state, seat)
  const buyer = buyerAt(state, seat)
  return pickBest(moves(state, seat), (move) => worthIfSafe(buyer, move), rng)
}

export const kingOfThievesKnowledge: Knowledge<State, Move> = {
  method: () => 'comparison',
  certain: false,
  iterations: ({ seats }) => ITERATIONS[seats]!,
  candidates,
  candidatesInSteps,
  playoutStep,
  playoutDepth: () => LONGEST_ROUND,
  // With the round's loot spent, what is left is easy to count.
  stretch: ({ round }) => round,
  evaluate,
  greedy,
}
