import type { Seat } from '../../core/game'
import { type Move, moves } from '../moves'
import type { State } from '../state'
import { sensibleFencing } from './fencing'
import { splitterAt, worthIfSafe, worthOfMove } from './splitting'

/** Splits looked at closely; the rest are not promising enough. */
const MOST_SPLITS = 14
const MOST_FENCING = 20

export function* candidatesInSteps(state: State, seat: Seat): Generator<void, Move[]> {
  switch (state.phase) {
    case 'split':
      return yield* bestSplits(state, seat, MOST_SPLITS)
    case 'fence':
      return rankedFencing(state, seat).slice(0, MOST_FENCING)
    default:
      return moves(state, seat)
  }
}

export function candidates(state: State, seat: Seat): Move[] {
  const listing = candidatesInSteps(state, seat)
  for (;;) {
    const step = listing.next()
    if (step.done) return step.value
  }
}

/** Splits weighed at a stretch, by hope alone and closely: so many take about a millisecond. */
const HOPES_AT_A_STRETCH = 50
const AT_A_STRETCH = 10

/** The most promising legal splits, best first. There may be two thousand to look at, so it takes several steps. */
function* bestSplits(state: State, seat: Seat, count: number): Generator<void, Move[]> {
  const splitter = splitterAt(state, seat)
  yield
  const all = moves(state, seat)
  const hopes: { move: Move; hope: number }[] = []
  for (const move of all) {
    if (hopes.length % HOPES_AT_A_STRETCH === 0) yield
    hopes.push({ move, hope: worthIfSafe(splitter.me, move) })
  }
  yield
  hopes.sort((a, b) => b.hope - a.hope)
  yield
  const best: { move: Move; worth: number }[] = []
  for (let i = 0; i < hopes.length; i++) {
    const { move, hope } = hopes[i]!
    // The danger of being robbed only takes away: whoever hopes for less than the last of the best is out.
    if (best.length === count && hope <= best[count - 1]!.worth) break
    if (i % AT_A_STRETCH === AT_A_STRETCH - 1) yield
    best.push({ move, worth: worthOfMove(splitter, move) })
    best.sort((a, b) => b.worth - a.worth)
    if (best.length > count) best.pop()
  }
  return best.map(({ move }) => move)
}

/** How many coins more than the cheapest payment are still worth a look: a gem may be needed for something else. */
const SPARE_COINS = 1

/** All abilities, being done, and each card with its cheapest payments; the sensible move first. */
function rankedFencing(state: State, seat: Seat): Move[] {
  const first = sensibleFencing(state, seat)
  const fewest = new Map<string, number>()
  const options = moves(state, seat).filter((move) => {
    if (move.type !== 'buy') return true
    const coins = fewest.get(move.card) ?? move.coins
    fewest.set(move.card, coins)
    return move.coins <= coins + SPARE_COINS
  })
  const isFirst = (move: Move) => JSON.stringify(move) === JSON.stringify(first)
  return [first, ...options.filter((move) => !isFirst(move))]
}
