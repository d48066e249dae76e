import type { Seat, ViewBase } from '../core/game'
import { hasStretchEnded, playOut, winIn, type Search } from './playout'
import { branchesAt, select, type Branch } from './tree'

/**
 * Whose decision the tree takes next, or null where it ends. Decisions taken at the same time are blind: the
 * thinking seat makes its own in the tree, and nobody else may answer to what it chose there, so the others'
 * are left to the playout policy.
 */
function decider(search: Search, actors: readonly Seat[], blind: boolean): Seat | null {
  if (actors.length === 0) return null
  if (actors.length === 1 && !blind) return actors[0]!
  return actors.includes(search.seat) ? search.seat : null
}

/** One iteration: down the tree by what is known, one branch further, a playout, and the news back up. */
function iterate(search: Search, root: Branch, state: unknown, path: Branch[]): void {
  const { game } = search
  let place = root
  let blind = false
  path.length = 0
  for (;;) {
    const actors = game.actors(state)
    const seat = decider(search, actors, blind)
    if (seat === null) break
    if (actors.length > 1) blind = true
    place = select(branchesAt(search, place, state, seat))
    game.apply(state, seat, place.move)
    path.push(place)
    if (place.visits === 0 || hasStretchEnded(search, state)) break
  }
  const standing = playOut(search, state)
  for (let i = 0; i < path.length; i++) {
    const branch = path[i]!
    branch.visits++
    branch.total += standing[branch.seat]!
  }
  if (path.length > 0) path[0]!.wins += winIn(search, state, standing)
}

/**
 * Monte-Carlo tree search over imagined worlds: every iteration draws one that the view allows, so what the
 * seat cannot know is averaged over. Every seat is taken to play for itself. What it
 * finds out it leaves in the branches of `root`, and yields after each iteration.
 */
export function* searchTree(
  search: Search,
  root: Branch,
  view: ViewBase,
  iterations: number,
): Generator<void, void> {
  const { game, knowledge, rng } = search
  const path: Branch[] = []
  const world = knowledge.certain ? game.imagine(view, rng) : null
  for (let i = 0; i < iterations; i++) {
    iterate(search, root, world === null ? game.imagine(view, rng) : game.clone(world), path)
    yield
  }
}
