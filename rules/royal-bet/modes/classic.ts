import { rngIn } from '../../core/rng'
import { openBets, startBets } from '../bets'
import { COLOURS, type Colour } from '../cards'
import { castFor, kindOf, STARTER_SQUADS } from '../data'
import { giveSet } from '../draft'
import { startSquadPreparation } from '../preparation'
import { deal, snake, startRound } from '../rounds'
import { dealPerCard } from '../score'
import { byKingNumber, cheerleaderOf, everySeat, NONE, type State, type Tell } from '../state'
import type { ModeFlow } from './flow'
import { endSquadRound, mostPointsThenKing, startSquadTricks } from './squads'

const HAND = 5
/** A set and three characters. */
const FIRST_PICKS = 4
const LATER_PICKS = 3

function start(state: State, tell: Tell): void {
  const rng = rngIn(state)
  const withStarterSquads = state.options.squads === 'starter'
  state.starter = rng.int(state.seats)
  state.setsLeft = COLOURS.slice()
  state.pool = castFor(state.seats, state.options.cheerleader !== 'off', withStarterSquads)
  startRound(state, tell)
  deal(state, HAND, tell)
  if (withStarterSquads) {
    const colours = rng.shuffle(COLOURS.slice())
    for (const seat of everySeat(state)) giveStarterSquad(state, seat, colours[seat]!)
    afterDraft(state)
  } else {
    state.phase = 'draft'
    state.queue = snake(state, state.starter, FIRST_PICKS)
  }
}

function giveStarterSquad(state: State, seat: number, colour: Colour): void {
  giveSet(state, seat, colour)
  for (const kind of STARTER_SQUADS[colour]!) {
    const character = state.pool.find((other) => kindOf(other) === kind)!
    state.pool = state.pool.filter((other) => other !== character)
    state.squads[seat]!.push(character)
  }
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
  deal(state, HAND, tell)
  state.formerSquads = state.squads
  state.pool = [...state.pool, ...state.squads.flat()].sort((a, b) => a - b)
  state.squads = everySeat(state).map(() => [])
  const order = byKingNumber(state)
  state.phase = 'draft'
  state.queue = Array.from({ length: LATER_PICKS }, () => order).flat()
  if (state.options.jestersDeal === 'on') {
    const colour = state.dealOrder[state.round - 2] ?? state.dealOrder[0]!
    state.dealColour = colour
    tell({ type: 'jesters-deal', colour, pointsPerCard: dealPerCard(state.round) })
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

export const classic: ModeFlow = { start, next, verdict: mostPointsThenKing }
