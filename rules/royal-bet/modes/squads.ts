import { finishPreparation } from '../preparation'
import { scoreSquads, scoreUnusedKings } from '../score'
import { byKingNumber, kingNumberOf, rulesOf, type State, type Table, type Tell } from '../state'
import { startTricks } from '../tricks'
import { endGame, type Verdict } from './flow'

/** What classic and duel share: the way of a round from the prepared squads on. */

export function startSquadTricks(state: State, tell: Tell): void {
  finishPreparation(state, tell)
  startTricks(state, byKingNumber(state)[0]!)
}

export function endSquadRound(state: State, nextRound: (state: State, tell: Tell) => void, tell: Tell): void {
  scoreSquads(state, tell)
  if (state.round < rulesOf(state).rounds) return nextRound(state, tell)
  scoreUnusedKings(state, tell)
  endGame(state, mostPointsThenKing(state), tell)
}

/** Most points; among equals the lowest number on the king of the own set. */
export function mostPointsThenKing(table: Table): Verdict {
  const most = Math.max(...table.points)
  const first = table.points.flatMap((points, seat) => (points === most ? [seat] : []))
  if (first.length === 1) return { winners: first }
  const lowest = first.reduce((a, b) => (kingNumberOf(table, a) < kingNumberOf(table, b) ? a : b))
  return { winners: [lowest], decidedBy: 'king-number' }
}
