import type { ViewBase } from '../core/game'
import { playOut, type Search } from './playout'
import { newBranch, type Branch } from './tree'

/** Worlds in which every move left is tried before the weaker half is dropped, at the least. */
const FEWEST_WORLDS = 4

/**
 * Compares the moves at hand without a tree. In each imagined world every move still in question is played out
 * once, so that luck falls on all alike; then the weaker half is dropped and the rest gets the remaining budget.
 */
export function* compareMoves(search: Search, view: ViewBase, iterations: number): Generator<void, Branch[]> {
  const { game, knowledge, seat, rng } = search
  const moves = knowledge.candidates(game.imagine(view, rng), seat, rng)
  const all = moves.map((move) => newBranch(move, seat, 1 / moves.length))
  const halvings = Math.max(1, Math.ceil(Math.log2(all.length)))
  const perHalving = iterations / halvings
  let left = all
  for (let halving = 0; halving < halvings; halving++) {
    const worlds = Math.max(FEWEST_WORLDS, Math.floor(perHalving / left.length))
    for (let w = 0; w < worlds; w++) {
      const world = game.imagine(view, rng)
      for (const branch of left) {
        const state = game.clone(world)
        game.apply(state, seat, branch.move)
        branch.visits++
        branch.total += playOut(search, state)[seat]!
        yield
      }
    }
    left = left
      .slice()
      .sort((a, b) => b.total / b.visits - a.total / a.visits)
      .slice(0, Math.ceil(left.length / 2))
  }
  return all
}
