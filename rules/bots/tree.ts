import type { Seat } from '../core/game'
import type { Search } from './playout'

/** A move in the tree and what came of it, always seen by the seat that makes it. */
export type Branch = {
  readonly move: unknown
  readonly seat: Seat
  /** What the order of the candidates says about it before it was tried; the branches of one place sum to one. */
  readonly prior: number
  visits: number
  /** How often it could have been chosen: an imagined world may not have the card it plays. */
  available: number
  total: number
  /** Of its visits, how many were won; kept where the decision is taken, not further down. */
  wins: number
  /** Replies in the order they were found; null until this branch is visited a second time. */
  replies: Branch[] | null
  /** The replies by their keys, kept only where worlds differ. */
  byKey: Map<string | number, Branch> | null
}

export function newBranch(move: unknown, seat: Seat, prior: number): Branch {
  return { move, seat, prior, visits: 0, available: 0, total: 0, wins: 0, replies: null, byKey: null }
}

/** Trust in the order of candidates: the tenth has a third of the first one's prior. */
function priorAt(rank: number, count: number): number {
  // 2·√count − 1 is close to the sum of 1/√(rank + 1) over all ranks.
  return 1 / (Math.sqrt(rank + 1) * (2 * Math.sqrt(count) - 1))
}

/** The branches that can be taken here in this world, grown by those not met before. */
export function branchesAt(search: Search, place: Branch, state: unknown, seat: Seat): Branch[] {
  const { knowledge, rng } = search
  if (knowledge.certain) {
    if (place.replies === null) {
      const moves = knowledge.candidates(state, seat, rng)
      place.replies = moves.map((move, rank) => newBranch(move, seat, priorAt(rank, moves.length)))
    }
    return place.replies
  }
  const moves = knowledge.candidates(state, seat, rng)
  const known = (place.byKey ??= new Map())
  const here: Branch[] = []
  for (let rank = 0; rank < moves.length; rank++) {
    const move = moves[rank]
    const key = knowledge.key ? knowledge.key(move) : JSON.stringify(move)
    let branch = known.get(key)
    if (branch === undefined) {
      branch = newBranch(move, seat, priorAt(rank, moves.length))
      known.set(key, branch)
      place.replies ??= []
      place.replies.push(branch)
    }
    here.push(branch)
  }
  return here
}

/** Weight of what was not tried enough against what went well so far. */
const CURIOSITY = 1.2
/** An untried move is first taken for a little worse than the average of its place. */
const DOUBT = 0.1

/** The branch to try now: good so far, or too little tried for its prior. */
export function select(branches: readonly Branch[]): Branch {
  let tried = 0
  let sum = 0
  for (let i = 0; i < branches.length; i++) {
    const branch = branches[i]!
    branch.available++
    tried += branch.visits
    sum += branch.total
  }
  const untried = tried > 0 ? sum / tried - DOUBT : 0.5
  let best = branches[0]!
  let bestScore = -1
  for (let i = 0; i < branches.length; i++) {
    const branch = branches[i]!
    const { visits } = branch
    const value = visits > 0 ? branch.total / visits : untried
    const score = value + (CURIOSITY * branch.prior * Math.sqrt(branch.available)) / (1 + visits)
    if (score > bestScore) {
      bestScore = score
      best = branch
    }
  }
  return best
}
