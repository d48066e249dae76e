import type { Result } from '../core/game'
import { everySeat } from '../core/seats'
import { type State } from './state'

/** The rulebook knows no tie-break: all who have most share the win. */
export function result(state: State): Result | null {
  if (state.phase !== 'over') return null
  const best = Math.max(...state.coins)
  return {
    points: state.coins.slice(),
    breakdown: everySeat(state).map((seat) => [
      { source: 'treasures', points: state.coins[seat]! + state.spent[seat]! },
      { source: 'tortuga', points: 0 - state.spent[seat]! },
    ]),
    winners: everySeat(state).filter((seat) => state.coins[seat] === best),
  }
}
