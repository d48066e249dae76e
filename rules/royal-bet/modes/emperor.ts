import type { Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import {
  BLACK,
  COLOURS,
  faceOf,
  FLAG,
  isCourt,
  jackOf,
  queenOf,
  RED,
  RELIC,
  removeCard,
  WHITE,
  type Card,
  type Colour,
} from '../cards'
import { EMPEROR_POINTS, MODES } from '../data'
import { showCard, takeJack } from '../phases/draft'
import { openNumbers, startNumbers } from '../phases/numbers'
import { finishPreparation, startPreparation } from '../phases/preparation'
import { deal, endMatch, startRound } from '../phases/round'
import { startTricks } from '../phases/tricks'
import { addLine, closeSheet, judgedByTricks, scoreUnusedKings, usedKingLine } from '../score'
import { byKingNumber, cardsWon, setOf, type State, type Tell } from '../state'
import type { ModeFlow } from './flow'
import { emperorTeams, sumOf } from './teams'

function holderOf(state: State, colour: Colour): Seat {
  return state.sets.indexOf(colour)
}

function start(state: State, tell: Tell): void {
  startRound(state, tell)
  deal(state, tell)
  startNumbers(state)
}

function chooseSets(state: State, tell: Tell): void {
  state.queue = openNumbers(state, tell)
  state.phase = 'draft'
  state.setsLeft = COLOURS.slice()
}

function takeCourt(state: State): void {
  for (const seat of everySeat(state)) {
    takeJack(state, seat)
    showCard(state, seat, queenOf(setOf(state, seat)!))
  }
}

/** Those in `queue` draw and discard four cards each, one after the other; then the jacks change hands. */
function nextExchange(state: State, tell: Tell): void {
  const seat = state.queue.shift()
  if (seat !== undefined) return startPreparation(state, [seat], tell)
  passJacks(state, tell)
  if (state.round === 1) startTricks(state, holderOf(state, WHITE), 'emperor', tell)
  else startTricks(state, byKingNumber(state)[0]!, 'lowest-king', tell)
}

/** Clockwise inside each team; the emperor and his adviser simply swap. */
function passJacks(state: State, tell: Tell): void {
  for (const seats of emperorTeams(state)) {
    const jacks = seats.map((seat) => jackOf(setOf(state, seat)!))
    seats.forEach((seat, i) => {
      const jack = jacks[i]!
      const to = seats[(i + 1) % seats.length]!
      removeCard(state.hands[seat]!, jack)
      removeCard(state.shown[seat]!, jack)
      showCard(state, to, jack)
      tell({ type: 'jacks', from: seat, to, card: faceOf(jack) })
    })
  }
}

function beginSecondRound(state: State, tell: Tell): void {
  startRound(state, tell)
  deal(state, tell)
  takeCourt(state)
  const [ruling, others] = emperorTeams(state)
  const lead = sumOf(ruling, (seat) => state.points[seat]!) - sumOf(others, (seat) => state.points[seat]!)
  state.queue = [holderOf(state, WHITE)]
  if (lead !== 0) state.queue.push(holderOf(state, lead < 0 ? BLACK : RED))
  nextExchange(state, tell)
}

/** Everybody's own tricks with the own king; flags are subtracted after everything else. */
function scoreRound(state: State, won: readonly (readonly Card[])[]): void {
  const count = (source: string, worth: number, matches: (card: Card) => boolean) =>
    won.forEach((pile, seat) => {
      const cards = pile.filter(matches).length
      addLine(state, { seat, source, points: worth * cards, cards })
    })
  state.wins.forEach((wins, seat) =>
    addLine(state, { seat, source: 'tricks', points: EMPEROR_POINTS * wins, wins }),
  )
  won.forEach((pile, seat) => {
    const king = setOf(state, seat)!
    if (state.kingsUsed[king] === 1) addLine(state, usedKingLine(seat, king, pile))
  })
  count('court', EMPEROR_POINTS, isCourt)
  count('relics', EMPEROR_POINTS, (card) => card === RELIC)
  count('flags', -EMPEROR_POINTS, (card) => card === FLAG)
}

function endRound(state: State, tell: Tell): void {
  const isLast = state.round === MODES.emperor.rounds
  const won = everySeat(state).map((seat) => cardsWon(state, seat))
  scoreRound(state, won)
  if (isLast) scoreUnusedKings(state)
  const judged = won.map((pile, seat) => judgedByTricks(state, seat, pile))
  closeSheet(state, judged, tell)
  if (isLast) endMatch(state, tell)
  else beginSecondRound(state, tell)
}

function next(state: State, tell: Tell): void {
  switch (state.phase) {
    case 'numbers':
      return chooseSets(state, tell)
    case 'draft':
      takeCourt(state)
      state.queue = [holderOf(state, WHITE)]
      return nextExchange(state, tell)
    case 'preparation':
      finishPreparation(state, tell)
      return nextExchange(state, tell)
    case 'tricks':
      return endRound(state, tell)
  }
}

export const emperor: ModeFlow = { start, next }
