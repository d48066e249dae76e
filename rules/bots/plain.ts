import type { AnyGame, Rng, Seat } from '../core/game'
import type { AnyKnowledge } from './knowledge'

const PLAIN_ITERATIONS = 2000
const PLAIN_DEPTH = 400

export function pick<T>(items: readonly T[], rng: Rng): T {
  return items[rng.int(items.length)]!
}

/** One evenly drawn legal move of an evenly drawn actor. */
export function randomStep(game: AnyGame, state: unknown, rng: Rng): void {
  const seat = pick(game.actors(state), rng)
  game.apply(state, seat, pick(game.moves(state, seat), rng))
}

/** How a finished match ended for each seat: the winners share one. Unfinished counts as even. */
export function outcome(game: AnyGame, state: unknown, seats: number): number[] {
  const result = game.result(state)
  const shares = Array<number>(seats).fill(result ? 0 : 1 / seats)
  result?.winners.forEach((seat) => (shares[seat] = 1 / result.winners.length))
  return shares
}

/** What can be said of any game: all moves, random play, and who has won. */
export function plainKnowledge(game: AnyGame, seats: number): AnyKnowledge {
  const anyMove = (state: unknown, seat: Seat, rng: Rng) => pick(game.moves(state, seat), rng)
  return {
    method: () => 'tree',
    certain: false,
    iterations: () => PLAIN_ITERATIONS,
    candidates: (state, seat) => game.moves(state, seat),
    playoutStep: (state, rng) => randomStep(game, state, rng),
    playoutDepth: () => PLAIN_DEPTH,
    evaluate: (state) => outcome(game, state, seats),
    greedy: anyMove,
  }
}
