import type { ViewBase } from '../core/game'
import { playOut, winIn, type Search } from './playout'
import type { Branch } from './tree'

/** Worlds in which every move left is tried before the weaker half is dropped, at the least. */
const FEWEST_WORLDS = 4

const mean = ({ total, visits }: Branch) => total / visits

/**
 * Compares the moves at hand without a tree. In each imagined world every move still in question is played out
 * once, so that luck falls on all alike; then the weaker half is dropped and the rest gets the remaining budget.
 * A world counts when all have been tried in it: whoever stops in the middle of one compares like with like.
 */
export function* compareMoves(
  search: Search,
  branches: readonly Branch[],
  view: ViewBase,
  iterations: number,
): Generator<void, void> {
  const { game, seat, rng } = search
  const halvings = Math.max(1, Math.ceil(Math.log2(branches.length)))
  const perHalving = iterations / halvings
  let left = branches
  for (let halving = 0; halving < halvings; halving++) {
    const worlds = Math.max(FEWEST_WORLDS, Math.floor(perHalving / left.length))
    for (let w = 0; w < worlds; w++) {
      const world = game.imagine(view, rng)
      const standings: number[] = []
      const wins: number[] = []
      for (const branch of left) {
        const state = game.clone(world)
        game.apply(state, seat, branch.move)
        const standing = playOut(search, state)
        standings.push(standing[seat]!)
        wins.push(winIn(search, state, standing))
        if (standings.length < left.length) yield
      }
      left.forEach((branch, i) => {
        branch.visits++
        branch.total += standings[i]!
        branch.wins += wins[i]!
      })
      yield
    }
    left = left
      .slice()
      .sort((a, b) => mean(b) - mean(a))
      .slice(0, Math.ceil(left.length / 2))
  }
}
