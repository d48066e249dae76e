import type { Seat } from '../../core/game'
import { rngIn } from '../../core/rng'
import { COLOURS, FLAG, RELIC } from '../cards'
import { takeJack } from '../draft'
import { deal, snake, startRound } from '../rounds'
import {
  byKingNumber,
  clockwiseFrom,
  everySeat,
  kingNumberOf,
  score,
  type State,
  type Table,
  type Tell,
} from '../state'
import { startTricks } from '../tricks'
import { endGame, sumOf, type ModeFlow, type Verdict } from './flow'

const DEALT = 9
const POINTS = 100
const GOAL = 200

export const ALLIANCE_TEAMS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
]

function start(state: State, tell: Tell): void {
  state.starter = rngIn(state).int(state.seats)
  state.setsLeft = COLOURS.slice()
  beginRound(state, tell)
}

function beginRound(state: State, tell: Tell): void {
  startRound(state, tell)
  deal(state, DEALT, tell)
  state.specialsLeft = [RELIC, RELIC, FLAG, FLAG]
  state.phase = 'draft'
  state.queue =
    state.round === 1 ? snake(state, state.starter, 2) : clockwiseFrom(state, byKingNumber(state)[0]!)
}

function scoreRound(state: State, tell: Tell): void {
  const wins = ALLIANCE_TEAMS.map((team) => sumOf(team, (seat) => state.wins[seat]! + state.extraWins[seat]!))
  ALLIANCE_TEAMS.forEach((team, i) => {
    // Level only through the red queen; then both teams are paid.
    if (wins[i]! < Math.max(...wins)) return
    for (const seat of team) score(state, seat, 'most-tricks', POINTS, tell)
  })
}

function next(state: State, tell: Tell): void {
  switch (state.phase) {
    case 'draft':
      state.setsLeft = []
      for (const seat of everySeat(state)) takeJack(state, seat)
      return startTricks(state, byKingNumber(state)[0]!)
    case 'tricks':
      scoreRound(state, tell)
      if (Math.max(...state.points) < GOAL) return beginRound(state, tell)
      return endGame(state, verdict(state), tell)
  }
}

function verdict(table: Table): Verdict {
  const [one, other] = ALLIANCE_TEAMS as [Seat[], Seat[]]
  const lead = table.points[one[0]!]! - table.points[other[0]!]!
  if (lead !== 0) return { winners: (lead > 0 ? one : other).slice() }
  const kings = (team: readonly Seat[]) => sumOf(team, (seat) => kingNumberOf(table, seat))
  const difference = kings(one) - kings(other)
  if (difference === 0) return { winners: everySeat(table) }
  return { winners: (difference < 0 ? one : other).slice(), decidedBy: 'king-sum' }
}

export const alliance: ModeFlow = { start, next, verdict }
