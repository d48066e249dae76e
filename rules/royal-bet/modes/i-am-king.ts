import type { Seat } from '../../core/game'
import { rngIn } from '../../core/rng'
import { clockwiseFrom, everySeat } from '../../core/seats'
import { COLOURS, facesOf } from '../cards'
import { AUCTION_CARDS, GREAT_WINS, MODES, OPPONENT_JACK, TITLE_POINTS } from '../data'
import { cardsOwed, finishPreparation, startPreparation } from '../phases/preparation'
import { deal, endMatch, startRound } from '../phases/round'
import { startTricks } from '../phases/tricks'
import { addLine, closeSheet, judgedByTricks } from '../score'
import { NONE, type State, type Tell } from '../state'
import type { ModeFlow } from './flow'

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
  deal(state, tell)
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
      { type: 'draw', seat, count, cards: facesOf(cards), reveals: true },
      { to: [seat], others: { type: 'draw', seat, count, reveals: true } },
    )
  }
}

function opponents(state: State): Seat[] {
  return clockwiseFrom(state, state.titleHolder).slice(1)
}

function chooseSets(state: State): void {
  state.phase = 'draft'
  state.queue = clockwiseFrom(state, state.titleHolder)
}

function scoreRound(state: State, tell: Tell): void {
  const king = state.titleHolder
  const judged = everySeat(state).map((seat) => judgedByTricks(state, seat))
  const add = (seat: Seat, source: string, points: number) =>
    addLine(state, { seat, source, points, wins: judged[seat]!.wins })
  const kingWins = judged[king]!.wins
  const ahead = opponents(state).every((seat) => kingWins > judged[seat]!.wins)
  if (ahead) {
    add(king, 'king-ahead', TITLE_POINTS)
    if (kingWins >= GREAT_WINS) add(king, 'five-wins', TITLE_POINTS)
  }
  for (const seat of opponents(state)) {
    if (!ahead) add(seat, 'king-stopped', TITLE_POINTS)
    add(seat, 'jack', OPPONENT_JACK[judged[seat]!.wins] ?? 0)
  }
  closeSheet(state, judged, tell)
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
      if (!kingHasChosen) return chooseSets(state)
      return startTricks(state, state.titleHolder, 'king-player', tell)
    }
    case 'tricks':
      scoreRound(state, tell)
      if (state.round === MODES['i-am-king'].rounds) return endMatch(state, tell)
      state.starter = (state.starter + 1) % state.seats
      return beginRound(state, tell)
  }
}

export const iAmKing: ModeFlow = { start, next }
