import type { Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import { kingNumberOf, type State } from '../state'
import { ALLIANCE_TEAMS, emperorTeams, sumOf } from './teams'

/** Who has won, and by which tie-break if one was needed. */
export type Verdict = { readonly winners: readonly Seat[]; readonly decidedBy?: string }

export function verdictOf(state: State): Verdict {
  switch (state.options.mode) {
    case 'classic':
    case 'duel':
      return mostPointsThenKing(state)
    case 'i-am-king':
      return { winners: withMostPoints(state) }
    case 'alliance':
      return allianceVerdict(state)
    case 'emperor':
      return emperorVerdict(state)
  }
}

function withMostPoints(state: State): Seat[] {
  const most = Math.max(...state.points)
  return everySeat(state).filter((seat) => state.points[seat] === most)
}

/** Most points; among equals the lowest number on the king of the own set. */
function mostPointsThenKing(state: State): Verdict {
  const first = withMostPoints(state)
  if (first.length === 1) return { winners: first }
  const lowest = first.reduce((a, b) => (kingNumberOf(state, a) < kingNumberOf(state, b) ? a : b))
  return { winners: [lowest], decidedBy: 'king-number' }
}

function kingSum(state: State, team: readonly Seat[]): number {
  return sumOf(team, (seat) => kingNumberOf(state, seat))
}

/** Every seat shows its team's points. Equal points and equal kings are a shared win. */
function allianceVerdict(state: State): Verdict {
  const [one, other] = ALLIANCE_TEAMS as [Seat[], Seat[]]
  const lead = state.points[one[0]!]! - state.points[other[0]!]!
  if (lead !== 0) return { winners: lead > 0 ? one : other }
  const difference = kingSum(state, one) - kingSum(state, other)
  if (difference === 0) return { winners: everySeat(state) }
  return { winners: difference < 0 ? one : other, decidedBy: 'king-sum' }
}

function emperorVerdict(state: State): Verdict {
  const [ruling, others] = emperorTeams(state)
  const points = (team: readonly Seat[]) => sumOf(team, (seat) => state.points[seat]!)
  const lead = points(ruling) - points(others)
  if (lead !== 0) return { winners: lead > 0 ? ruling : others }
  const difference = kingSum(state, ruling) - kingSum(state, others)
  if (difference !== 0) return { winners: difference < 0 ? ruling : others, decidedBy: 'king-sum' }
  return { winners: ruling, decidedBy: 'emperor' }
}
