import { rngIn } from '../../core/rng'
import { openBets, startBets } from '../bets'
import { COLOURS } from '../cards'
import { castFor, MODES } from '../data'
import { giveSet } from '../draft'
import { startSquadPreparation } from '../preparation'
import { deal, startRound } from '../rounds'
import { dealPerCard } from '../score'
import { byKingNumber, everySeat, NONE, score, type State, type Tell } from '../state'
import type { ModeFlow } from './flow'
import { endSquadRound, mostPointsThenKing, startSquadTricks } from './squads'

const HAND = 9
const PICKS = 3
const STARTING_POINTS = 50
/** So many points behind bring one more king; twice as many bring both. */
const CATCH_UP_GAP = 100

function start(state: State, tell: Tell): void {
  const colours = rngIn(state).shuffle(COLOURS.slice())
  state.setsLeft = COLOURS.slice()
  for (const seat of everySeat(state)) giveSet(state, seat, colours[seat]!)
  state.setsLeft = []
  state.dealOrder = colours.slice(state.seats)
  for (const seat of everySeat(state)) score(state, seat, 'start', STARTING_POINTS, tell)
  beginRound(state, tell)
}

function beginRound(state: State, tell: Tell): void {
  startRound(state, tell)
  const colour = state.dealOrder[state.round - 1]!
  state.dealColour = colour
  tell({ type: 'jesters-deal', colour, pointsPerCard: dealPerCard(state.round) })
  deal(state, HAND, tell)
  state.pool = castFor(state.seats, false, false)
  state.squads = everySeat(state).map(() => [])
  const order = byKingNumber(state)
  state.phase = 'draft'
  state.queue = Array.from({ length: PICKS }, () => order).flat()
}

/** Round 3: whoever is far behind gets the help of kings whose deals are over. Is a choice left to make? */
function catchUp(state: State, tell: Tell): boolean {
  const helped = state.kings.filter((owner) => owner !== NONE).length > state.seats
  const [first, second] = state.points as [number, number]
  const gap = Math.abs(first - second)
  if (state.round < MODES.duel.rounds || helped || gap < CATCH_UP_GAP) return false
  const behind = first < second ? 0 : 1
  const kings = state.dealOrder.slice(0, 2)
  if (gap >= 2 * CATCH_UP_GAP) {
    for (const king of kings) {
      state.kings[king] = behind
      tell({ type: 'take', seat: behind, king })
    }
    return false
  }
  state.kingsLeft = kings
  state.queue = [behind]
  return true
}

function next(state: State, tell: Tell): void {
  switch (state.phase) {
    case 'draft':
      if (catchUp(state, tell)) return
      state.kingsLeft = []
      return startBets(state)
    case 'bets':
      openBets(state, tell)
      return startSquadPreparation(state, tell)
    case 'preparation':
      return startSquadTricks(state, tell)
    case 'tricks':
      return endSquadRound(state, beginRound, tell)
  }
}

export const duel: ModeFlow = { start, next, verdict: mostPointsThenKing }
