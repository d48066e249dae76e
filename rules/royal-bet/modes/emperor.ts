import type { Seat } from '../../core/game'
import {
  BLACK,
  COLOUR_NAMES,
  colourOf,
  COLOURS,
  FLAG,
  isCourt,
  jackOf,
  numberOf,
  queenOf,
  RED,
  RELIC,
  removeCard,
  WHITE,
  type Card,
  type Colour,
} from '../cards'
import { COLOUR_PRIORITY, MODES } from '../data'
import { showCard, takeJack } from '../draft'
import { finishPreparation, startPreparation } from '../preparation'
import { deal, startRound } from '../rounds'
import { scoreUnusedKings, usedKingPoints } from '../score'
import {
  byKingNumber,
  everySeat,
  kingNumberOf,
  score,
  setOf,
  type State,
  type Table,
  type Tell,
} from '../state'
import { startTricks } from '../tricks'
import { endGame, sumOf, type ModeFlow, type Verdict } from './flow'

const FIRST_DEAL = 8
const SECOND_DEAL = 7
const POINTS = 10

function holderOf(table: Table, colour: Colour): Seat {
  return table.sets.indexOf(colour)
}

/** The emperor and his adviser against the other three. */
export function emperorTeams(table: Table): [Seat[], Seat[]] {
  const ruling = everySeat(table).filter((seat) => table.sets[seat] === WHITE || table.sets[seat] === BLACK)
  return [ruling, everySeat(table).filter((seat) => !ruling.includes(seat))]
}

function start(state: State, tell: Tell): void {
  startRound(state, tell)
  deal(state, FIRST_DEAL, tell)
  state.phase = 'numbers'
  state.hiddenNumbers = everySeat(state).map(() => null)
}

/** The highest number chooses first; among equals black, then red, blue, green. */
function openNumbers(state: State, tell: Tell): void {
  const cards = state.hiddenNumbers.map((card) => card!)
  tell({ type: 'numbers', cards: cards.slice(), reveals: true })
  for (const seat of everySeat(state)) removeCard(state.hands[seat]!, cards[seat]!)
  state.out.push(...cards)
  state.hiddenNumbers = everySeat(state).map(() => null)
  const rank = (card: Card) => numberOf(card) * 10 - COLOUR_PRIORITY.indexOf(colourOf(card))
  state.phase = 'draft'
  state.setsLeft = COLOURS.slice()
  state.queue = everySeat(state).sort((a, b) => rank(cards[b]!) - rank(cards[a]!))
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
  startTricks(state, state.round === 1 ? holderOf(state, WHITE) : byKingNumber(state)[0]!)
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
      tell({ type: 'jacks', from: seat, to, card: jack })
    })
  }
}

function beginSecondRound(state: State, tell: Tell): void {
  startRound(state, tell)
  deal(state, SECOND_DEAL, tell)
  takeCourt(state)
  const [ruling, others] = emperorTeams(state)
  const lead = sumOf(ruling, (seat) => state.points[seat]!) - sumOf(others, (seat) => state.points[seat]!)
  state.queue = [holderOf(state, WHITE)]
  if (lead !== 0) state.queue.push(holderOf(state, lead < 0 ? BLACK : RED))
  nextExchange(state, tell)
}

function scoreRound(state: State, tell: Tell): void {
  for (const seat of everySeat(state)) {
    const cards = state.won[seat]!
    const king = setOf(state, seat)!
    const count = (matches: (card: Card) => boolean) => cards.filter(matches).length
    score(state, seat, 'tricks', POINTS * state.wins[seat]!, tell)
    if (state.kingsUsed[king] === 1) {
      score(state, seat, `king:${COLOUR_NAMES[king]}`, usedKingPoints(king, cards), tell)
    }
    score(state, seat, 'court', POINTS * count(isCourt), tell)
    score(state, seat, 'relics', POINTS * count((card) => card === RELIC), tell)
    score(state, seat, 'flags', -POINTS * count((card) => card === FLAG), tell)
  }
}

function next(state: State, tell: Tell): void {
  switch (state.phase) {
    case 'numbers':
      return openNumbers(state, tell)
    case 'draft':
      takeCourt(state)
      state.queue = [holderOf(state, WHITE)]
      return nextExchange(state, tell)
    case 'preparation':
      finishPreparation(state, tell)
      return nextExchange(state, tell)
    case 'tricks':
      scoreRound(state, tell)
      if (state.round < MODES.emperor.rounds) return beginSecondRound(state, tell)
      scoreUnusedKings(state, tell)
      return endGame(state, verdict(state), tell)
  }
}

function verdict(table: Table): Verdict {
  const [ruling, others] = emperorTeams(table)
  const points = (team: readonly Seat[]) => sumOf(team, (seat) => table.points[seat]!)
  const kings = (team: readonly Seat[]) => sumOf(team, (seat) => kingNumberOf(table, seat))
  if (points(ruling) !== points(others)) {
    return { winners: points(ruling) > points(others) ? ruling : others }
  }
  if (kings(ruling) !== kings(others)) {
    return { winners: kings(ruling) < kings(others) ? ruling : others, decidedBy: 'king-sum' }
  }
  return { winners: ruling, decidedBy: 'emperor' }
}

export const emperor: ModeFlow = { start, next, verdict }
