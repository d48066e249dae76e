import type { Result, Seat } from '../core/game'
import { BLUE, COLOUR_NAMES, countColour, countSpecials, GREEN, WHITE, type Card, type Colour } from './cards'
import {
  BET_POINTS,
  COLLECTOR_POINTS,
  DEAL_PER_CARD,
  GAMBLER_POINTS,
  HEALER_LIMIT,
  HEALER_PER_CARD,
  JACK_LIFT,
  JACK_POINTS,
  JESTER_BET_PER_FAILURE,
  JESTER_EXTRA_WINS,
  JESTER_WINS_POINTS,
  UNUSED_KING_POINTS,
  WHITE_KING_POINTS,
  WINS_POINTS,
  type Bet,
} from './data'
import {
  cheerleaderOf,
  everySeat,
  faceUp,
  NONE,
  rulesOf,
  score,
  setOf,
  type State,
  type Table,
  type Tell,
} from './state'

/** The points of a round with squads, in the rulebook's order. */

/** What a player's points are counted on; for a cheerleader's owner much of it is her partner's. */
type Standing = {
  /** Feeds jack, hermit, berserker, ninja and jester. */
  wins: number
  /** Feeds the bets. */
  betWins: number
  bets: readonly Bet[]
  cards: readonly Card[]
}

function ownWins(table: Table, seat: Seat): number {
  return table.wins[seat]! + faceUp(table, seat, 'jester') * JESTER_EXTRA_WINS
}

function standingOf(table: Table, seat: Seat): Standing {
  const owner = cheerleaderOf(table)
  const { partner } = table
  const shareRedQueen = table.options.cheerleader !== 'advanced'
  if (partner === NONE || (seat !== owner && seat !== partner)) {
    const wins = ownWins(table, seat) + table.extraWins[seat]!
    return { wins, betWins: wins, bets: betsOf(table, seat), cards: table.won[seat]! }
  }
  const redQueens = shareRedQueen
    ? table.extraWins[owner]! + table.extraWins[partner]!
    : table.extraWins[seat]!
  const betWins = ownWins(table, partner) + redQueens
  // A jester face up before the cheerleader's owner is hers alone and does not touch the partner's bets.
  const herJester = seat === owner ? faceUp(table, owner, 'jester') * JESTER_EXTRA_WINS : 0
  return {
    wins: betWins + herJester,
    betWins,
    bets: betsOf(table, partner),
    cards: table.won[partner]!,
  }
}

/** A player's bets; a copied one stands in the cheerleader's place. */
function betsOf(table: Table, seat: Seat): Bet[] {
  return table.bets[seat]!.map((bet) => (bet === 'cheerleader' && table.copied ? table.copied.bet : bet))
}

/** What a bet on a number of wins pays. In a duel a jack face up also lets every number count three higher. */
export function numberBetPoints(bet: Bet, wins: number, jackLifts: boolean): number {
  const pays = BET_POINTS[bet]
  const points = pays[wins] ?? 0
  return jackLifts ? Math.max(points, pays[wins - JACK_LIFT] ?? 0) : points
}

function paid(table: Table, standing: Standing, bet: Bet): number {
  const { rounds, jackLiftsBets, lastRoundDoublesBets } = rulesOf(table)
  const points = numberBetPoints(bet, standing.betWins, jackLiftsBets && bet !== 'jack')
  return lastRoundDoublesBets && table.round === rounds ? points * 2 : points
}

/** Who shares a jester's bet with its owner: a cheerleader's owner who has copied it or is the partner. */
function jesterCircle(table: Table, standings: readonly Standing[]): Seat[] {
  const owner = cheerleaderOf(table)
  const circle = everySeat(table).filter((seat) => table.bets[seat]!.includes('jester'))
  const shares = owner !== NONE && !circle.includes(owner) && standings[owner]!.bets.includes('jester')
  return shares ? [...circle, owner] : circle
}

/** Points of each bet of each player. Number bets are judged first, then the jester counts who has failed. */
function betPoints(table: Table, standings: readonly Standing[]): number[][] {
  const points = standings.map((standing) => standing.bets.map((bet) => paid(table, standing, bet)))
  const circle = jesterCircle(table, standings)
  if (circle.length === 0) return points
  const failures = everySeat(table).filter(
    (seat) => !circle.includes(seat) && points[seat]!.every((gained) => gained === 0),
  ).length
  return standings.map((standing, seat) =>
    standing.bets.map((bet, i) => (bet === 'jester' ? failures * JESTER_BET_PER_FAILURE : points[seat]![i]!)),
  )
}

/** The back of a used king. */
export function usedKingPoints(colour: Colour, cards: readonly Card[]): number {
  return colour === WHITE ? WHITE_KING_POINTS[countSpecials(cards)]! : 10 * countColour(cards, colour)
}

/** Cards that a king's deal with the jester makes expensive. */
function dealCards(colour: Colour, cards: readonly Card[]): number {
  return colour === WHITE ? countSpecials(cards) : countColour(cards, colour)
}

export function dealPerCard(round: number): number {
  return round === 3 ? 2 * DEAL_PER_CARD : DEAL_PER_CARD
}

function jackIsFaceUp(table: Table, seat: Seat): boolean {
  return !table.bets[seat]!.includes('jack')
}

export function scoreSquads(state: State, tell: Tell): void {
  const standings = everySeat(state).map((seat) => standingOf(state, seat))
  const bets = betPoints(state, standings)
  for (const seat of everySeat(state)) {
    const standing = standings[seat]!
    const add = (source: string, points: number) => score(state, seat, source, points, tell)
    standing.bets.forEach((bet, i) => add(`bet:${bet}`, bets[seat]![i]!))
    scoreWins(state, seat, standing, add)
    if (bets[seat]!.some((points) => points > 0)) {
      for (let i = faceUp(state, seat, 'gambler'); i > 0; i--) add('gambler', GAMBLER_POINTS)
    }
    scoreCards(state, seat, standing.cards, add)
    for (let i = faceUp(state, seat, 'jester'); i > 0; i--)
      add('jester', JESTER_WINS_POINTS[standing.wins] ?? 0)
    if (state.dealColour !== NONE) {
      const expensive = dealCards(state.dealColour as Colour, standing.cards)
      add('deal', -dealPerCard(state.round) * expensive)
    }
  }
}

type Add = (source: string, points: number) => void

function scoreWins(table: Table, seat: Seat, { wins }: Standing, add: Add): void {
  if (jackIsFaceUp(table, seat)) add('jack', JACK_POINTS[setOf(table, seat)!]![wins] ?? 0)
  for (const kind of ['hermit', 'berserker', 'ninja'] as const) {
    for (let i = faceUp(table, seat, kind); i > 0; i--) add(kind, WINS_POINTS[kind]?.[wins] ?? 0)
  }
}

function scoreCards(table: Table, seat: Seat, cards: readonly Card[], add: Add): void {
  table.kings.forEach((owner, king) => {
    if (owner !== seat || table.kingsUsed[king] === 0) return
    add(`king:${COLOUR_NAMES[king as Colour]}`, usedKingPoints(king as Colour, cards))
  })
  const healed = HEALER_PER_CARD * (countColour(cards, BLUE) + countColour(cards, GREEN))
  for (let i = faceUp(table, seat, 'healer'); i > 0; i--) add('healer', Math.min(HEALER_LIMIT, healed))
  for (let i = faceUp(table, seat, 'collector'); i > 0; i--) {
    add('collector', COLLECTOR_POINTS[countSpecials(cards)]!)
  }
}

export function scoreUnusedKings(state: State, tell: Tell): void {
  state.kings.forEach((owner, king) => {
    if (owner === NONE || state.kingsUsed[king] === 1) return
    score(state, owner, `unused-king:${COLOUR_NAMES[king as Colour]}`, UNUSED_KING_POINTS[king]!, tell)
  })
}

/** Points and their sources for everybody, with the winners that the mode names. */
export function resultOf(table: Table, winners: Seat[], decidedBy?: string): Result {
  return {
    points: table.points.slice(),
    breakdown: table.lines.map((lines) => lines.map(({ source, points }) => ({ source, points }))),
    winners,
    ...(decidedBy !== undefined && { decidedBy }),
  }
}
