import { rngIn } from '../../core/rng'
import { everySeat } from '../../core/seats'
import { COLOURS, nameOfColour, rulerOf } from '../cards'
import { castFor } from '../characters'
import { CATCH_UP_GAP, DUEL_STARTING_POINTS, MODES, SQUAD_SIZE } from '../data'
import { openBets, startBets } from '../phases/bets'
import { giveSet } from '../phases/draft'
import { startSquadPreparation } from '../phases/preparation'
import { deal, inTurns, startRound } from '../phases/round'
import { score } from '../score'
import { byKingNumber, NONE, type State, type Tell } from '../state'
import type { ModeFlow } from './flow'
import { endSquadRound, startSquadTricks } from './squad-round'
import { dealPerCard } from './squad-score'

function start(state: State, tell: Tell): void {
  const colours = rngIn(state).shuffle(COLOURS.slice())
  state.setsLeft = COLOURS.slice()
  for (const seat of everySeat(state)) {
    const colour = colours[seat]!
    giveSet(state, seat, colour)
    tell({ type: 'given-set', seat, set: rulerOf(colour) })
  }
  state.setsLeft = []
  state.dealOrder = colours.slice(state.seats)
  for (const seat of everySeat(state)) score(state, seat, 'start', DUEL_STARTING_POINTS, tell)
  beginRound(state, tell)
}

function beginRound(state: State, tell: Tell): void {
  startRound(state, tell)
  const colour = state.dealOrder[state.round - 1]!
  state.dealColour = colour
  tell({ type: 'jesters-deal', colour: nameOfColour(colour), pointsPerCard: dealPerCard(state.round) })
  deal(state, tell)
  state.pool = castFor(state.seats, false, false)
  state.squads = everySeat(state).map(() => [])
  state.phase = 'draft'
  state.queue = inTurns(byKingNumber(state), SQUAD_SIZE)
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
      tell({ type: 'take', seat: behind, king: rulerOf(king) })
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

export const duel: ModeFlow = { start, next }
