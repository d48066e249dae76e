import type { Rng } from '../core/game'
import type { Branch } from './tree'

/** A move that a bot is thinking about, and what it thinks of it so far. */
export type Candidate<Move> = {
  readonly move: Move
  /** How often it was tried. */
  readonly visits: number
  /** How well it went on average, 0 (lost) … 1 (won): what moves are compared by. How high a win was may be in it. */
  readonly estimate: number
  /** How likely it is to win. */
  readonly winChance: number
}

/**
 * What a bot has found out so far. It is the same object at every step and looks at the search when it is asked,
 * so a step costs nothing; what it has answered does not change any more.
 */
export type Thoughts<Move> = {
  /** All moves that were considered, best first; none until the bot knows what there is to consider. */
  candidates(): Candidate<Move>[]
  /** The move that the bot would make now, as steady as its level's hand is; null while there is no candidate. */
  choice(): Move | null
}

const mean = ({ total, visits }: Branch) => total / visits

/** What was tried most is trusted most; the mean decides between moves tried equally often. */
function byTrust(a: Branch, b: Branch): number {
  if (a.visits !== b.visits) return b.visits - a.visits
  return a.visits === 0 ? 0 : mean(b) - mean(a)
}

function candidateOf({ move, visits, total, wins }: Branch): Candidate<unknown> {
  const of = (sum: number) => (visits === 0 ? 0.5 : sum / visits)
  return { move, visits, estimate: of(total), winChance: of(wins) }
}

/** A steady hand takes what is trusted most; a shaky one is off by some of the scale for every move. */
function choose(branches: readonly Branch[], noise: number, rng: Rng): Branch | undefined {
  if (noise === 0) return branches.reduce((best, branch) => (byTrust(best, branch) > 0 ? branch : best))
  let best = branches[0]
  let bestScore = -Infinity
  for (const branch of branches) {
    if (branch.visits === 0) continue
    const score = mean(branch) + noise * (rng.next() + rng.next() - 1)
    if (score > bestScore) {
      bestScore = score
      best = branch
    }
  }
  return best
}

/** Thoughts about the branches of `root`; `chance` makes the same luck anew each time it is asked for. */
export function thoughtsAbout<Move>(root: Branch, noise: number, chance: () => Rng): Thoughts<Move> {
  return {
    candidates() {
      const ranked = (root.replies ?? []).slice().sort(byTrust)
      return ranked.map(candidateOf) as Candidate<Move>[]
    },
    choice() {
      if (!root.replies || root.replies.length === 0) return null
      return choose(root.replies, noise, chance())!.move as Move
    },
  }
}
