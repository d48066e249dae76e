import type { Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import { BLUE, countColour, countSpecials, GREEN, type Card, type Colour } from '../cards'
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
  WINS_POINTS,
  type Bet,
} from '../data'
import { addLine, cardsOfKing, countCards, usedKingLine, type Judged, type Line } from '../score'
import { cardsWon, cheerleaderOf, faceUp, NONE, rulesOf, setOf, type State } from '../state'

/** The points of a round with squads, step by step as the rulebook counts them. */

/** What a player's points are counted on; `of` is the partner whose wins, bets and cards they are, or NONE. */
type Standing = { wins: number; betWins: number; bets: readonly Bet[]; cards: readonly Card[]; of: Seat }

function ownWins(state: State, seat: Seat): number {
  return state.wins[seat]! + faceUp(state, seat, 'jester') * JESTER_EXTRA_WINS
}

function standingOf(state: State, seat: Seat): Standing {
  const owner = cheerleaderOf(state)
  const { partner } = state
  if (partner === NONE || (seat !== owner && seat !== partner)) {
    const wins = ownWins(state, seat) + state.extraWins[seat]!
    return { wins, betWins: wins, bets: betsOf(state, seat), cards: cardsWon(state, seat), of: NONE }
  }
  const shareRedQueen = state.options.cheerleader !== 'advanced'
  const redQueens = shareRedQueen
    ? state.extraWins[owner]! + state.extraWins[partner]!
    : state.extraWins[seat]!
  const betWins = ownWins(state, partner) + redQueens
  // A jester face up before the cheerleader's owner is hers alone and does not touch the partner's bets.
  const herJester = seat === owner ? faceUp(state, owner, 'jester') * JESTER_EXTRA_WINS : 0
  return {
    wins: betWins + herJester,
    betWins,
    bets: betsOf(state, partner),
    cards: cardsWon(state, partner),
    of: seat === owner ? partner : NONE,
  }
}

/** A player's bets; a copied one stands in the cheerleader's place. */
function betsOf(state: State, seat: Seat): Bet[] {
  return state.bets[seat]!.map((bet) => (bet === 'cheerleader' && state.copied ? state.copied.bet : bet))
}

/** What a bet on a number of wins pays. In a duel a jack face up also lets every number count three higher. */
export function numberBetPoints(bet: Bet, wins: number, jackLifts: boolean): number {
  const pays = BET_POINTS[bet]
  const points = pays[wins] ?? 0
  return jackLifts ? Math.max(points, pays[wins - JACK_LIFT] ?? 0) : points
}

/** In a duel every bet but the jack himself is lifted by him. */
function isLifted(state: State, bet: Bet): boolean {
  return rulesOf(state).jackLiftsBets && bet !== 'jack'
}

/** The numbers of wins on which each bet pays, and those on which it pays when a jack lifts it. */
const NUMBERS = mapBets((pays) => pays)
const LIFTED_NUMBERS = mapBets((pays) => [...new Set([...pays, ...pays.map((wins) => wins + JACK_LIFT)])])

function mapBets(change: (pays: number[]) => number[]): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(
    Object.entries(BET_POINTS).map(([bet, pays]) => [
      bet,
      change(Object.keys(pays).map(Number)).sort((a, b) => a - b),
    ]),
  )
}

function wantedBy(state: State, bet: Bet): readonly number[] {
  return (isLifted(state, bet) ? LIFTED_NUMBERS : NUMBERS)[bet]!
}

function paid(state: State, standing: Standing, bet: Bet): number {
  const { rounds, lastRoundDoublesBets } = rulesOf(state)
  const points = numberBetPoints(bet, standing.betWins, isLifted(state, bet))
  return lastRoundDoublesBets && state.round === rounds ? points * 2 : points
}

/** Who shares a jester's bet with its owner: a cheerleader's owner who has copied it or is the partner. */
function jesterCircle(state: State, standings: readonly Standing[]): Seat[] {
  const owner = cheerleaderOf(state)
  const circle = everySeat(state).filter((seat) => state.bets[seat]!.includes('jester'))
  const shares = owner !== NONE && !circle.includes(owner) && standings[owner]!.bets.includes('jester')
  return shares ? [...circle, owner] : circle
}

type JudgedBets = {
  /** Points of each bet of each player. */
  readonly points: readonly (readonly number[])[]
  /** Whose bets failed, as far as a jester's bet asks for it. */
  readonly failed: readonly Seat[]
}

/**
 * Number bets are judged first, then the jester counts who has failed: those who laid bets and had no success
 * with any. A cheerleader face up has laid none.
 */
function judgeBets(state: State, standings: readonly Standing[]): JudgedBets {
  const points = standings.map((standing) => standing.bets.map((bet) => paid(state, standing, bet)))
  const circle = jesterCircle(state, standings)
  if (circle.length === 0) return { points, failed: [] }
  const failed = everySeat(state).filter(
    (seat) =>
      !circle.includes(seat) && state.bets[seat]!.length > 0 && points[seat]!.every((gained) => gained === 0),
  )
  for (const [seat, standing] of standings.entries()) {
    standing.bets.forEach((bet, i) => {
      if (bet === 'jester') points[seat]![i] = failed.length * JESTER_BET_PER_FAILURE
    })
  }
  return { points, failed }
}

export function dealPerCard(round: number): number {
  return DEAL_PER_CARD[round - 1]!
}

/** Counts the round for everybody and says what everybody was judged by. */
export function scoreSquads(state: State): Judged[] {
  const standings = everySeat(state).map((seat) => standingOf(state, seat))
  const { points, failed } = judgeBets(state, standings)
  const step = (count: (seat: Seat, standing: Standing) => void) =>
    standings.forEach((standing, seat) => count(seat, standing))
  step((seat, standing) => scoreBets(state, seat, standing, points[seat]!, failed))
  step((seat, standing) => scoreWins(state, seat, standing))
  step((seat) => {
    if (points[seat]!.some((gained) => gained > 0)) scoreGamblers(state, seat)
  })
  step((seat, standing) => scoreCards(state, seat, standing))
  step((seat, standing) => scoreJesters(state, seat, standing))
  step((seat, standing) => scoreDeal(state, seat, standing))
  return standings.map(({ wins, betWins, bets, cards }, seat) => ({
    tricks: state.wins[seat]!,
    wins,
    betWins,
    bets,
    cards: countCards(cards),
  }))
}

/** Enters a line, saying whose wins or cards were counted where they are a partner's. */
function enter(state: State, { of }: Standing, line: Line): void {
  if (line.points !== 0) addLine(state, of === NONE ? line : { ...line, of })
}

function scoreBets(
  state: State,
  seat: Seat,
  standing: Standing,
  points: readonly number[],
  failed: readonly Seat[],
): void {
  standing.bets.forEach((bet, i) => {
    const copied = standing.of === NONE && state.bets[seat]![i] === 'cheerleader' ? state.copied : null
    const of = copied ? copied.seat : standing.of
    const facts = { seat, source: `bet:${bet}`, points: points[i]!, wins: standing.betWins }
    const judged: Line = bet === 'jester' ? { ...facts, failed } : { ...facts, wanted: wantedBy(state, bet) }
    const line = of === NONE ? judged : { ...judged, of }
    // A bet that failed stands on the sheet with its zero.
    if (line.points === 0) state.lines.push(line)
    else addLine(state, line)
  })
}

function scoreWins(state: State, seat: Seat, standing: Standing): void {
  const { wins } = standing
  const add = (source: string, points: number) => enter(state, standing, { seat, source, points, wins })
  const jackIsFaceUp = !state.bets[seat]!.includes('jack')
  if (jackIsFaceUp) add('jack', JACK_POINTS[setOf(state, seat)!]![wins] ?? 0)
  for (const kind of ['hermit', 'berserker', 'ninja'] as const) {
    for (let i = faceUp(state, seat, kind); i > 0; i--) add(kind, WINS_POINTS[kind]?.[wins] ?? 0)
  }
}

function scoreGamblers(state: State, seat: Seat): void {
  for (let i = faceUp(state, seat, 'gambler'); i > 0; i--) {
    addLine(state, { seat, source: 'gambler', points: GAMBLER_POINTS })
  }
}

function scoreCards(state: State, seat: Seat, standing: Standing): void {
  const { cards } = standing
  const add = (source: string, counted: number, points: number) =>
    enter(state, standing, { seat, source, points, cards: counted })
  state.kings.forEach((owner, king) => {
    if (owner !== seat || state.kingsUsed[king] === 0) return
    enter(state, standing, usedKingLine(seat, king as Colour, cards))
  })
  const healed = countColour(cards, BLUE) + countColour(cards, GREEN)
  for (let i = faceUp(state, seat, 'healer'); i > 0; i--) {
    add('healer', healed, Math.min(HEALER_LIMIT, HEALER_PER_CARD * healed))
  }
  const collected = countSpecials(cards)
  for (let i = faceUp(state, seat, 'collector'); i > 0; i--) {
    add('collector', collected, COLLECTOR_POINTS[collected]!)
  }
}

function scoreJesters(state: State, seat: Seat, { wins }: Standing): void {
  for (let i = faceUp(state, seat, 'jester'); i > 0; i--) {
    addLine(state, { seat, source: 'jester', points: JESTER_WINS_POINTS[wins] ?? 0, wins })
  }
}

function scoreDeal(state: State, seat: Seat, standing: Standing): void {
  if (state.dealColour === NONE) return
  const cards = cardsOfKing(state.dealColour as Colour, standing.cards)
  const points = -dealPerCard(state.round) * cards
  enter(state, standing, { seat, source: 'deal', points, cards })
}
