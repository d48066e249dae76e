import type { AnyGame, Rng, Seat } from '../core/game'
import type { AnyKnowledge } from './knowledge'
import { pick, randomStep } from './random'
import { sharesOfWin } from './standing'

const ITERATIONS = 2000
const LONGEST_PLAYOUT = 400

/** What can be said of any game: all moves, random play, and who has won. Unfinished counts as even. */
export function defaultKnowledge(game: AnyGame, seats: number): AnyKnowledge {
  const anyMove = (state: unknown, seat: Seat, rng: Rng) => pick(game.moves(state, seat), rng)
  return {
    method: () => 'tree',
    certain: false,
    iterations: () => ITERATIONS,
    candidates: (state, seat) => game.moves(state, seat),
    playoutStep: (state, rng) => randomStep(game, state, rng),
    playoutDepth: () => LONGEST_PLAYOUT,
    evaluate: (state) => {
      const result = game.result(state)
      return result ? sharesOfWin(result.winners, seats) : Array<number>(seats).fill(1 / seats)
    },
    greedy: anyMove,
  }
}
