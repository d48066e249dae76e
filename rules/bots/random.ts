import type { AnyGame, Rng } from '../core/game'

export function pick<T>(items: readonly T[], rng: Rng): T {
  return items[rng.int(items.length)]!
}

/** Worths closer than this are the same: sums of fractions differ by less for no reason. */
const ALIKE = 1e-9

/** The item of the most worth, ties at random. */
export function pickBest<T>(items: readonly T[], worth: (item: T) => number, rng: Rng): T {
  const worths = items.map(worth)
  const most = Math.max(...worths)
  return pick(
    items.filter((_, i) => worths[i]! >= most - ALIKE),
    rng,
  )
}

/** One evenly drawn legal move of an evenly drawn actor. */
export function randomStep(game: AnyGame, state: unknown, rng: Rng): void {
  const seat = pick(game.actors(state), rng)
  game.apply(state, seat, pick(game.moves(state, seat), rng))
}
