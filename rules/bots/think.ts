import type { AnyGame, Game, GameEvent, Rng, Seat, ViewBase } from '../core/game'
import { createRng } from '../core/rng'
import { compareMoves } from './comparison'
import { strengths, type Level } from './levels'
import type { AnyKnowledge } from './knowledge'
import type { Search } from './playout'
import type { Branch } from './tree'
import { searchTree } from './tree-search'

export type ThinkOptions = {
  level: Level
  seed: number
  /** Instead of the level's own budget. */
  iterations?: number
}

/** A steady hand takes what was tried most; a shaky one is off by some of the scale for every move. */
function choose(branches: readonly Branch[], noise: number, rng: Rng): Branch {
  let best = branches[0]!
  let bestScore = -Infinity
  for (const branch of branches) {
    if (branch.visits === 0) continue
    const mean = branch.total / branch.visits
    // The mean breaks ties between moves tried equally often.
    const score = noise > 0 ? mean + noise * (rng.next() + rng.next() - 1) : branch.visits + mean
    if (score > bestScore) {
      bestScore = score
      best = branch
    }
  }
  return best
}

/**
 * Thinks about the seat's next move, knowing nothing but the view. Yields between iterations, so that the caller
 * decides how long to go on at a stretch. Same seed and same budget, same move.
 */
export function* thinkWith<State, Move, View extends ViewBase, Event extends GameEvent, Options>(
  game: Game<State, Move, View, Event, Options>,
  knowledge: AnyKnowledge,
  view: View,
  seat: Seat,
  { level, seed, iterations }: ThinkOptions,
): Generator<unknown, Move> {
  const rng = createRng(seed)
  const { share, noise } = strengths[level]
  const world = game.imagine(view, rng)
  // The search only hands back to the game what it got from it, so it may forget the types.
  const search: Search = {
    game: game as unknown as AnyGame,
    knowledge,
    seat,
    rng,
    stretch: knowledge.stretch?.(world),
  }
  const options = knowledge.candidates(world, seat, rng)
  if (options.length === 1) return options[0] as Move
  // Even the quickest level has a look at every move.
  const budget = Math.max(
    1,
    iterations ?? Math.max(options.length, Math.round(knowledge.iterations(world) * share)),
  )
  const run = knowledge.method(world) === 'comparison' ? compareMoves : searchTree
  const branches = yield* run(search, view, budget)
  return choose(branches, noise, rng).move as Move
}
