import { finishPreparation } from '../phases/preparation'
import { endMatch } from '../phases/round'
import { startTricks } from '../phases/tricks'
import { closeSheet, scoreUnusedKings } from '../score'
import { byKingNumber, rulesOf, type State, type Tell } from '../state'
import { scoreSquads } from './squad-score'

/** What classic and duel share: the way of a round from the prepared squads on. */

export function startSquadTricks(state: State, tell: Tell): void {
  finishPreparation(state, tell)
  startTricks(state, byKingNumber(state)[0]!, 'lowest-king', tell)
}

export function endSquadRound(state: State, nextRound: (state: State, tell: Tell) => void, tell: Tell): void {
  const judged = scoreSquads(state)
  const isLast = state.round === rulesOf(state).rounds
  if (isLast) scoreUnusedKings(state)
  closeSheet(state, judged, tell)
  if (isLast) endMatch(state, tell)
  else nextRound(state, tell)
}
