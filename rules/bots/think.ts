import type { AnyGame, Game, GameEvent, Seat, ViewBase } from '../core/game'
import { rngIn } from '../core/rng'
import { compareMoves } from './comparison'
import type { AnyKnowledge } from './knowledge'
import { strengths, type Level } from './levels'
import type { Search } from './playout'
import { thoughtsAbout, type Thoughts } from './thoughts'
import { newBranch } from './tree'
import { searchTree } from './tree-search'

export type ThinkOptions = {
  level: Level
  seed: number
  /** Instead of the level's own budget. */
  iterations?: number
}

/** Takes the steps of some work, saying the same after each. */
function* saying<Words, Done>(words: Words, work: Generator<void, Done>): Generator<Words, Done> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    yield words
  }
}

/**
 * Thinks about the seat's next move, knowing nothing but the view. Yields its thoughts between iterations, so that
 * the caller decides how long to go on, at a stretch and in all. Same seed and same budget, same move.
 */
export function* thinkWith<State, Move, View extends ViewBase, Event extends GameEvent, Options>(
  game: Game<State, Move, View, Event, Options>,
  knowledge: AnyKnowledge,
  view: View,
  seat: Seat,
  { level, seed, iterations }: ThinkOptions,
): Generator<Thoughts<Move>, Move> {
  const luck = { rng: seed }
  const rng = rngIn(luck)
  const { share, noise } = strengths[level]
  const root = newBranch(null, seat, 1)
  // Choosing draws from a copy: asked in between, it changes nothing of what comes.
  const thoughts = thoughtsAbout<Move>(root, noise, () => rngIn({ ...luck }))
  const world = game.imagine(view, rng)
  // The search only hands back to the game what it got from it, so it may forget the types.
  const search: Search = {
    game: game as unknown as AnyGame,
    knowledge,
    seat,
    rng,
    stretch: knowledge.stretch?.(world),
  }
  const moves = knowledge.candidatesInSteps
    ? yield* saying(thoughts, knowledge.candidatesInSteps(world, seat, rng))
    : knowledge.candidates(world, seat, rng)
  if (moves.length === 1) return moves[0] as Move
  // Even the quickest level has a look at every move.
  const budget = Math.max(
    1,
    iterations ?? Math.max(moves.length, Math.round(knowledge.iterations(world) * share)),
  )
  if (knowledge.method(world) === 'comparison') {
    root.replies = moves.map((move) => newBranch(move, seat, 1 / moves.length))
    yield* saying(thoughts, compareMoves(search, root.replies, view, budget))
  } else {
    yield* saying(thoughts, searchTree(search, root, view, budget))
  }
  return thoughts.choice()!
}
