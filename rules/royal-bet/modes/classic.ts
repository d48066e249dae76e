import { rngIn } from '../../core/rng'
import { everySeat } from '../../core/seats'
import { COLOURS, nameOfColour, rulerOf, type Colour } from '../cards'
import { castFor, characterCard, kindOf, STARTER_SQUADS } from '../characters'
import { SQUAD_SIZE } from '../data'
import { openBets, startBets } from '../phases/bets'
import { giveSet } from '../phases/draft'
import { startSquadPreparation } from '../phases/preparation'
import { deal, inTurns, snake, startRound } from '../phases/round'
import { byKingNumber, cheerleaderOf, NONE, type State, type Tell } from '../state'
import type { ModeFlow } from './flow'
import { endSquadRound, startSquadTricks } from './squad-round'
import { dealPerCard } from './squad-score'

/** In the first round a set is taken along with the squad. */
const FIRST_PICKS = 1 + SQUAD_SIZE

function start(state: State, tell: Tell): void {
  const rng = rngIn(state)
  const withStarterSquads = state.options.squads === 'starter'
  state.starter = rng.int(state.seats)
  state.setsLeft = COLOURS.slice()
  state.pool = castFor(state.seats, state.options.cheerleader !== 'off', withStarterSquads)
  startRound(state, tell)
  deal(state, tell)
  if (withStarterSquads) {
    const colours = rng.shuffle(COLOURS.slice())
    for (const seat of everySeat(state)) giveStarterSquad(state, seat, colours[seat]!, tell)
    afterDraft(state)
  } else {
    state.phase = 'draft'
    state.queue = snake(state, state.starter, FIRST_PICKS)
  }
}

function giveStarterSquad(state: State, seat: number, colour: Colour, tell: Tell): void {
  giveSet(state, seat, colour)
  for (const kind of STARTER_SQUADS[colour]!) {
    const character = state.pool.find((other) => kindOf(other) === kind)!
    state.pool = state.pool.filter((other) => other !== character)
    state.squads[seat]!.push(character)
  }
  const squad = state.squads[seat]!.map(characterCard)
  tell({ type: 'starter-squad', seat, set: rulerOf(colour), squad })
}

function afterDraft(state: State): void {
  // The sets that nobody took wait here for the jester's deal, lowest number first.
  if (state.round === 1) {
    state.dealOrder = state.setsLeft
    state.setsLeft = []
  }
  startBets(state)
}

function nextRound(state: State, tell: Tell): void {
  startRound(state, tell)
  deal(state, tell)
  state.formerSquads = state.squads
  state.pool = [...state.pool, ...state.squads.flat()].sort((a, b) => a - b)
  state.squads = everySeat(state).map(() => [])
  state.phase = 'draft'
  state.queue = inTurns(byKingNumber(state), SQUAD_SIZE)
  if (state.options.jestersDeal === 'on') {
    const colour = state.dealOrder[state.round - 2] ?? state.dealOrder[0]!
    state.dealColour = colour
    tell({ type: 'jesters-deal', colour: nameOfColour(colour), pointsPerCard: dealPerCard(state.round) })
  }
}

function next(state: State, tell: Tell): void {
  switch (state.phase) {
    case 'draft':
      return afterDraft(state)
    case 'bets': {
      openBets(state, tell)
      const owner = cheerleaderOf(state)
      if (owner === NONE) return startSquadPreparation(state, tell)
      state.phase = 'partner'
      state.queue = [owner]
      return
    }
    case 'partner':
      return startSquadPreparation(state, tell)
    case 'preparation':
      return startSquadTricks(state, tell)
    case 'tricks':
      return endSquadRound(state, nextRound, tell)
  }
}

export const classic: ModeFlow = { start, next }
