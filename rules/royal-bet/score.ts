import type { Result, Seat } from '../core/game'
import { everySeat } from '../core/seats'
import {
  BLACK,
  BLUE,
  COLOUR_NAMES,
  colourOf,
  COLOURS,
  countColour,
  countSpecials,
  GREEN,
  isSpecial,
  RED,
  WHITE,
  type Card,
  type Colour,
} from './cards'
import { UNUSED_KING_POINTS, KING_POINTS_PER_CARD, WHITE_KING_POINTS, type Bet } from './data'
import { verdictOf } from './modes/verdict'
import { NONE, cardsWon, type State, type Tell } from './state'

/** The sheet: every line with its reason, kept for each round. How squads are counted stands in its own file. */

/** A line of the score sheet, with what it was counted on. */
export type Line = {
  readonly seat: Seat
  readonly source: string
  /** 0 for a bet that failed. */
  readonly points: number
  /** The number of wins, or of cards, that it was counted on. */
  readonly wins?: number
  readonly cards?: number
  /** A bet on wins: the numbers that pay. A jester's bet: whose bets failed. */
  readonly wanted?: readonly number[]
  readonly failed?: readonly Seat[]
  /** Whose wins, cards or bet it was, where it was not the player's own. */
  readonly of?: Seat
}

/** What a player's round was judged by; for a cheerleader's owner much of it is her partner's. */
export type Judged = {
  /** Tricks won, whatever powers add to them. */
  readonly tricks: number
  /** With red queens and jesters: feeds jack, hermit, berserker, ninja and jester. */
  readonly wins: number
  /** Feeds the bets. */
  readonly betWins: number
  readonly bets: readonly Bet[]
  readonly cards: CardCounts
}

/** Cards won, by colour; relics and flags together. */
export type CardCounts = {
  readonly red: number
  readonly blue: number
  readonly green: number
  readonly black: number
  readonly relicsAndFlags: number
}

/** A round that is over. Lines run as the rulebook counts: what came during the round, then step by step. */
export type Sheet = {
  readonly round: number
  readonly players: readonly (Judged & { /** In all, after this round. */ readonly points: number })[]
  readonly lines: readonly Line[]
}

export function countCards(cards: readonly Card[]): CardCounts {
  const counts = COLOURS.map(() => 0)
  let relicsAndFlags = 0
  for (const card of cards) {
    if (isSpecial(card)) relicsAndFlags++
    else counts[colourOf(card)]!++
  }
  return {
    red: counts[RED]!,
    blue: counts[BLUE]!,
    green: counts[GREEN]!,
    black: counts[BLACK]!,
    relicsAndFlags,
  }
}

/** Judged by nothing but the own tricks. */
export function judgedByTricks(state: State, seat: Seat, won = cardsWon(state, seat)): Judged {
  const tricks = state.wins[seat]!
  const wins = tricks + state.extraWins[seat]!
  return { tricks, wins, betWins: wins, bets: [], cards: countCards(won) }
}

/** Enters a line that brings or costs something. */
export function addLine(state: State, line: Line): void {
  if (line.points === 0) return
  state.points[line.seat]! += line.points
  state.lines.push(line)
}

/** Points in the middle of a round, told at once. */
export function score(state: State, seat: Seat, source: string, points: number, tell: Tell): void {
  if (points === 0) return
  addLine(state, { seat, source, points })
  tell({ type: 'points', seat, source, points })
}

/** The round is counted: its sheet is told and kept. */
export function closeSheet(state: State, judged: readonly Judged[], tell: Tell): void {
  const sheet: Sheet = {
    round: state.round,
    players: judged.map(({ tricks, wins, betWins, bets, cards }, seat) => {
      return { tricks, wins, betWins, bets, cards, points: state.points[seat]! }
    }),
    lines: state.lines,
  }
  state.lines = []
  state.sheets.push(sheet)
  tell({ type: 'scored', sheet })
}

function usedKingPoints(colour: Colour, cards: readonly Card[]): number {
  const counted = cardsOfKing(colour, cards)
  return colour === WHITE ? WHITE_KING_POINTS[counted]! : KING_POINTS_PER_CARD * counted
}

/** The cards that count for a king, or for his deal: those of his colour, for white relics and flags. */
export function cardsOfKing(colour: Colour, cards: readonly Card[]): number {
  return colour === WHITE ? countSpecials(cards) : countColour(cards, colour)
}

/** The back of a used king. */
export function usedKingLine(seat: Seat, king: Colour, cards: readonly Card[]): Line {
  return {
    seat,
    source: `king:${COLOUR_NAMES[king]}`,
    points: usedKingPoints(king, cards),
    cards: cardsOfKing(king, cards),
  }
}

export function scoreUnusedKings(state: State): void {
  state.kings.forEach((seat, king) => {
    if (seat === NONE || state.kingsUsed[king] === 1) return
    const source = `unused-king:${COLOUR_NAMES[king as Colour]}`
    addLine(state, { seat, source, points: UNUSED_KING_POINTS[king]! })
  })
}

/** Every line of the match that brought or cost something, for everybody. */
function breakdownOf(state: State): Result['breakdown'] {
  const lines = [...state.sheets.flatMap((sheet) => sheet.lines), ...state.lines]
  return everySeat(state).map((seat) =>
    lines
      .filter((line) => line.seat === seat && line.points !== 0)
      .map(({ source, points }) => ({ source, points })),
  )
}

export function result(state: State): Result | null {
  if (state.phase !== 'over') return null
  const { winners, decidedBy } = verdictOf(state)
  return {
    points: state.points.slice(),
    breakdown: breakdownOf(state),
    winners: winners.slice(),
    ...(decidedBy !== undefined && { decidedBy }),
  }
}
