import type { Seat } from '../../core/game'
import { rngIn } from '../../core/rng'
import { COLOURS } from '../cards'
import { MODES } from '../data'
import { AUCTION_CARDS, cardsOwed, finishPreparation, startPreparation } from '../preparation'
import { deal, startRound } from '../rounds'
import { clockwiseFrom, everySeat, NONE, score, type State, type Table, type Tell } from '../state'
import { startTricks } from '../tricks'
import { endGame, type ModeFlow, type Verdict } from './flow'

const HAND = 9
const POINTS = 100
/** As many wins bring the king a second hundred; so many bring an opponent's jack his. */
const GREAT_WINS = 5
const JACK_WINS = 3

function start(state: State, tell: Tell): void {
  state.starter = rngIn(state).int(state.seats)
  beginRound(state, tell)
}

function beginRound(state: State, tell: Tell): void {
  startRound(state, tell)
  state.setsLeft = COLOURS.slice()
  state.sets = everySeat(state).map(() => NONE)
  state.kings = COLOURS.map(() => NONE)
  state.kingsUsed = COLOURS.map(() => 0)
  state.laid = everySeat(state).map(() => 0)
  state.passed = everySeat(state).map(() => 0)
  deal(state, HAND, tell)
  state.auction = everySeat(state).map(() => state.deck.splice(-AUCTION_CARDS, AUCTION_CARDS))
  state.phase = 'auction'
  state.titleHolder = state.starter
  state.turn = clockwiseFrom(state, state.starter)[1]!
  tell({ type: 'claim', seat: state.starter })
}

/** The king keeps the auction cards not laid, the opponents all of theirs. */
function takeAuctionCards(state: State, tell: Tell): void {
  for (const seat of everySeat(state)) {
    const cards = state.auction[seat]!
    if (seat === state.titleHolder) state.gone = cards.splice(0, state.laid[seat]!)
    state.hands[seat]!.push(...cards)
    state.auction[seat] = []
    const count = cards.length
    if (count === 0) continue
    tell(
      { type: 'draw', seat, count, cards, reveals: true },
      { to: [seat], others: { type: 'draw', seat, count, reveals: true } },
    )
  }
}

function opponents(table: Table): Seat[] {
  return clockwiseFrom(table, table.titleHolder).slice(1)
}

function chooseSets(state: State): void {
  state.phase = 'draft'
  state.queue = clockwiseFrom(state, state.titleHolder)
}

function scoreRound(state: State, tell: Tell): void {
  const king = state.titleHolder
  const wins = everySeat(state).map((seat) => state.wins[seat]! + state.extraWins[seat]!)
  const ahead = opponents(state).every((seat) => wins[king]! > wins[seat]!)
  if (ahead) {
    score(state, king, 'king-ahead', POINTS, tell)
    if (wins[king]! >= GREAT_WINS) score(state, king, 'five-wins', POINTS, tell)
  }
  for (const seat of opponents(state)) {
    if (!ahead) score(state, seat, 'king-stopped', POINTS, tell)
    if (wins[seat] === JACK_WINS) score(state, seat, 'jack', POINTS, tell)
  }
}

function next(state: State, tell: Tell): void {
  switch (state.phase) {
    case 'auction': {
      const king = state.titleHolder
      tell({ type: 'title', seat: king })
      takeAuctionCards(state, tell)
      if (cardsOwed(state, king, 'auction') === 0) return chooseSets(state)
      return startPreparation(state, [king], tell)
    }
    case 'draft':
      state.setsLeft = []
      return startPreparation(state, opponents(state), tell)
    case 'preparation': {
      finishPreparation(state, tell)
      const kingHasChosen = state.sets[state.titleHolder] !== NONE
      return kingHasChosen ? startTricks(state, state.titleHolder) : chooseSets(state)
    }
    case 'tricks':
      scoreRound(state, tell)
      if (state.round === MODES['i-am-king'].rounds) return endGame(state, verdict(state), tell)
      state.starter = (state.starter + 1) % state.seats
      return beginRound(state, tell)
  }
}

/** Equal points are a shared win. */
function verdict(table: Table): Verdict {
  const most = Math.max(...table.points)
  return { winners: everySeat(table).filter((seat) => table.points[seat] === most) }
}

export const iAmKing: ModeFlow = { start, next, verdict }
