import type { Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import { BLACK, WHITE } from '../cards'
import { NONE, type State } from '../state'

export const ALLIANCE_TEAMS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
]

/** The emperor and his adviser against the other three. */
export function emperorTeams(state: State): [Seat[], Seat[]] {
  const ruling = everySeat(state).filter((seat) => state.sets[seat] === WHITE || state.sets[seat] === BLACK)
  return [ruling, everySeat(state).filter((seat) => !ruling.includes(seat))]
}

/** Who plays with whom, once that is known; null where everybody plays alone. */
export function teamsOf(state: State): readonly (readonly Seat[])[] | null {
  if (state.options.mode === 'alliance') return ALLIANCE_TEAMS
  return state.options.mode === 'emperor' && !state.sets.includes(NONE) ? emperorTeams(state) : null
}

export function sumOf(seats: readonly Seat[], value: (seat: Seat) => number): number {
  return seats.reduce((sum, seat) => sum + value(seat), 0)
}
