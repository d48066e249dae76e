import type { Seat } from '../../core/game'
import { WHITE } from '../cards'
import {
  GAMBLER_POINTS,
  JACK_POINTS,
  JESTER_BET_PER_FAILURE,
  JESTER_EXTRA_WINS,
  JESTER_WINS_POINTS,
  WINS_POINTS,
  type Bet,
} from '../data'
import { dealPerCard, numberBetPoints } from '../score'
import { cheerleaderOf, faceUp, NONE, rulesOf, setOf, type State } from '../state'

/** What a number of tricks is worth to a player, as far as it can be said beforehand. */

/** Every colour is about this share of the cards that are won. */
const SHARE_OF_COLOUR = 0.22
const SPECIALS_PER_TRICK = 0.4
/** How often a bet fails, roughly. */
const FAILURES = 0.45

/** Points that each trick won brings on average through its cards. */
function perTrick(state: State, seat: Seat): number {
  const cards = state.seats
  let points = 0
  state.kings.forEach((owner, king) => {
    if (owner !== seat || state.kingsUsed[king] === 0) return
    points += king === WHITE ? 20 * SPECIALS_PER_TRICK : 10 * SHARE_OF_COLOUR * cards
  })
  points += faceUp(state, seat, 'healer') * 10 * 1.5 * SHARE_OF_COLOUR * cards
  points += faceUp(state, seat, 'collector') * 20 * SPECIALS_PER_TRICK
  if (state.dealColour !== NONE) points -= dealPerCard(state.round) * SHARE_OF_COLOUR * cards
  return points
}

function betWorth(state: State, bet: Bet, wins: number): number {
  const { rounds, jackLiftsBets, lastRoundDoublesBets } = rulesOf(state)
  if (bet === 'jester') return JESTER_BET_PER_FAILURE * FAILURES * (state.seats - 1)
  const named = bet === 'cheerleader' ? (state.copied?.bet ?? 'gambler') : bet
  const points = numberBetPoints(named, wins, jackLiftsBets && bet !== 'jack')
  return lastRoundDoublesBets && state.round === rounds ? 2 * points : points
}

/** Index: tricks won in the round. Red queens used and a face-up jester are counted in. */
export function worthByTricks(state: State, seat: Seat, tricks: number): number[] {
  // A cheerleader's owner lives on her partner's number.
  const of = state.partner !== NONE && cheerleaderOf(state) === seat ? state.partner : seat
  const bets = state.bets[of]!
  const colour = setOf(state, of)
  const jesters = faceUp(state, of, 'jester')
  const gamblers = faceUp(state, of, 'gambler')
  const byCards = perTrick(state, of)
  const table: number[] = []
  for (let won = 0; won <= tricks; won++) {
    const wins = won + state.extraWins[of]! + jesters * JESTER_EXTRA_WINS
    let points = won * byCards
    let succeeds = false
    for (const bet of bets) {
      const paid = betWorth(state, bet, wins)
      points += paid
      if (paid > 0) succeeds = true
    }
    if (succeeds) points += gamblers * GAMBLER_POINTS
    if (colour !== null && !bets.includes('jack')) points += JACK_POINTS[colour]![wins] ?? 0
    points += faceUp(state, of, 'hermit') * (WINS_POINTS.hermit?.[wins] ?? 0)
    points += faceUp(state, of, 'berserker') * (WINS_POINTS.berserker?.[wins] ?? 0)
    points += faceUp(state, of, 'ninja') * (WINS_POINTS.ninja?.[wins] ?? 0)
    if (jesters > 0) points += JESTER_WINS_POINTS[wins] ?? 0
    table.push(points)
  }
  return table
}

/** How much of a number's worth is likely to be had when it is so far from the expected one. */
function reach(distance: number): number {
  return Math.max(0, 1 - 0.4 * Math.abs(distance))
}

/** The number of tricks to go for, and what going for it promises. */
export function bestTarget(
  worth: readonly number[],
  expected: number,
  from: number,
  to: number,
): { target: number; value: number } {
  let target = from
  let value = -Infinity
  for (let won = from; won <= to && won < worth.length; won++) {
    const promised = worth[won]! * reach(won - expected)
    if (promised > value) {
      value = promised
      target = won
    }
  }
  return { target, value }
}
