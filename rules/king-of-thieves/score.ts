import type { Result, Seat } from '../core/game'
import { CARDS, countSigns, type Effect } from './cards'
import { MOST_COINS, MOST_HENCHMEN, SECOND_HENCHMEN, SHARED_COSTS } from './data'
import type { State } from './state'

type Line = { source: string; points: number }

/** Points for most and second most of something. Ties get less each; nobody wins with nothing. */
function prizes(counts: readonly number[], first: number, second: number): number[] {
  const most = Math.max(...counts)
  const leaders = counts.filter((count) => count === most).length
  const runnersUp = counts.filter((count) => count < most)
  const next = Math.max(0, ...runnersUp)
  const chasers = counts.filter((count) => count === next).length
  return counts.map((count) => {
    if (count === 0) return 0
    if (count === most) return leaders > 1 ? first - SHARED_COSTS : first
    if (count === next && leaders === 1) return chasers > 1 ? Math.max(0, second - SHARED_COSTS) : second
    return 0
  })
}

function cardPoints(state: State, seat: Seat, effect: Effect): number {
  const mine = state.owned[seat]!
  switch (effect.kind) {
    case 'points':
      return effect.points
    case 'safehouse':
      return countSigns(mine, 'tower') > 1 ? effect.several : effect.alone
    case 'golem':
      return Math.floor(countSigns(mine, 'wand') / 2) * effect.perTwoWands
    case 'loyalty':
      return (mine.length - 1) * effect.perOtherCard
    case 'campaign':
      return Math.floor(state.infamy[seat]! / 2) * effect.perTwoInfamy
    case 'treasure':
      return state.owned.some((cards, other) => other !== seat && countSigns(cards, 'map') > 0)
        ? effect.contested
        : effect.alone
    default:
      return 0
  }
}

/** Where the points of every seat come from; sources are `henchmen`, `coins`, `infamy` and cards' ids. */
export function breakdown(state: State): Line[][] {
  const henchmen = prizes(
    state.owned.map((cards) => countSigns(cards, 'henchman')),
    MOST_HENCHMEN,
    SECOND_HENCHMEN,
  )
  const coins = prizes(state.coins, MOST_COINS, 0)
  return state.owned.map((cards, seat) => {
    const lines: Line[] = [
      { source: 'henchmen', points: henchmen[seat]! },
      { source: 'coins', points: coins[seat]! },
      { source: 'infamy', points: state.infamy[seat]! },
    ]
    for (const card of cards) {
      let points = 0
      for (const effect of CARDS[card]!.effects) points += cardPoints(state, seat, effect)
      if (points > 0) lines.push({ source: CARDS[card]!.id, points })
    }
    return lines
  })
}

export function result(state: State): Result | null {
  if (state.phase !== 'over') return null
  const lines = breakdown(state)
  const points = lines.map((own) => own.reduce((sum, line) => sum + line.points, 0))
  const best = (seats: Seat[], worth: (seat: Seat) => number) => {
    const most = Math.max(...seats.map(worth))
    return seats.filter((seat) => worth(seat) === most)
  }
  const everybody = points.map((_, seat) => seat)
  const byPoints = best(everybody, (seat) => points[seat]!)
  const byCards = best(byPoints, (seat) => state.owned[seat]!.length)
  const winners = best(byCards, (seat) => state.infamy[seat]!)
  const tally: Result = { points, breakdown: lines, winners }
  if (winners.length < byCards.length) tally.decidedBy = 'infamy'
  else if (byCards.length < byPoints.length) tally.decidedBy = 'cards'
  return tally
}
