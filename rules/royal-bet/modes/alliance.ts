import { rngIn } from '../../core/rng'
import { clockwiseFrom, everySeat } from '../../core/seats'
import { COLOURS, FLAG, RELIC } from '../cards'
import { ALLIANCE_GOAL, ALLIANCE_POINTS } from '../data'
import { takeJack } from '../phases/draft'
import { deal, endMatch, snake, startRound } from '../phases/round'
import { startTricks } from '../phases/tricks'
import { addLine, closeSheet, judgedByTricks } from '../score'
import { byKingNumber, type State, type Tell } from '../state'
import type { ModeFlow } from './flow'
import { ALLIANCE_TEAMS, sumOf } from './teams'

function start(state: State, tell: Tell): void {
  state.starter = rngIn(state).int(state.seats)
  state.setsLeft = COLOURS.slice()
  beginRound(state, tell)
}

function beginRound(state: State, tell: Tell): void {
  startRound(state, tell)
  deal(state, tell)
  state.specialsLeft = [RELIC, RELIC, FLAG, FLAG]
  state.phase = 'draft'
  state.queue =
    state.round === 1 ? snake(state, state.starter, 2) : clockwiseFrom(state, byKingNumber(state)[0]!)
}

function scoreRound(state: State, tell: Tell): void {
  const judged = everySeat(state).map((seat) => judgedByTricks(state, seat))
  const teamWins = ALLIANCE_TEAMS.map((team) => sumOf(team, (seat) => judged[seat]!.wins))
  ALLIANCE_TEAMS.forEach((team, i) => {
    const wins = teamWins[i]!
    // Level only through the red queen; then both teams are paid.
    if (wins < Math.max(...teamWins)) return
    for (const seat of team) addLine(state, { seat, source: 'most-tricks', points: ALLIANCE_POINTS, wins })
  })
  closeSheet(state, judged, tell)
}

function next(state: State, tell: Tell): void {
  switch (state.phase) {
    case 'draft':
      state.setsLeft = []
      for (const seat of everySeat(state)) takeJack(state, seat)
      return startTricks(state, byKingNumber(state)[0]!, 'lowest-king', tell)
    case 'tricks':
      scoreRound(state, tell)
      if (Math.max(...state.points) < ALLIANCE_GOAL) return beginRound(state, tell)
      return endMatch(state, tell)
  }
}

export const alliance: ModeFlow = { start, next }
