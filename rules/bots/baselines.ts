import type { AnyGame, Rng, Seat, ViewBase } from '../core/game'
import type { AnyKnowledge } from './knowledge'
import { pick } from './random'

/** The two opponents every level is measured against. They too see nothing but the view. */
export const baselines = ['random', 'greedy'] as const
export type Baseline = (typeof baselines)[number]

export function randomMove(game: AnyGame, view: ViewBase, seat: Seat, rng: Rng): unknown {
  return pick(game.moves(game.imagine(view, rng), seat), rng)
}

/** Takes the best immediate value in one imagined world. */
export function greedyMove(
  game: AnyGame,
  knowledge: AnyKnowledge,
  view: ViewBase,
  seat: Seat,
  rng: Rng,
): unknown {
  return knowledge.greedy(game.imagine(view, rng), seat, rng)
}
