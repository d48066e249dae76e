import type { Result } from '../core/game'
import { CELLS } from './board'
import { KINDS, VALUES, tileFace, tileValue } from './data'
import type { State } from './state'

/** The worth of each seat's loot so far. */
export function lootPoints(state: State): number[] {
  const points = new Array<number>(state.seats).fill(0)
  for (let cell = 0; cell < CELLS; cell++) {
    const seat = state.takers[cell]!
    if (seat >= 0) points[seat]! += tileValue(state.tiles[cell]!)
  }
  return points
}

export function result(state: State): Result | null {
  if (state.phase !== 'over') return null
  const points = lootPoints(state)
  const best = Math.max(...points)
  return {
    points,
    breakdown: points.map((_, seat) =>
      KINDS.map((kind) => {
        const ofKind = state.takers.filter(
          (taker, cell) => taker === seat && tileFace(state.tiles[cell]!).kind === kind,
        )
        return { source: kind, points: ofKind.length * VALUES[kind] }
      }),
    ),
    // The rulebook knows no tie-break: all who have most share the win.
    winners: points.flatMap((mine, seat) => (mine === best ? [seat] : [])),
  }
}
