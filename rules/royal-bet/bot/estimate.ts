import { sharesByLead } from '../../bots/standing'
import type { Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import { WHITE } from '../cards'
import {
  COLLECTOR_POINTS,
  GAMBLER_POINTS,
  HEALER_PER_CARD,
  JACK_POINTS,
  JESTER_BET_PER_FAILURE,
  JESTER_EXTRA_WINS,
  JESTER_WINS_POINTS,
  KING_POINTS_PER_CARD,
  RECHARGE_COST,
  UNUSED_KING_POINTS,
  WHITE_KING_POINTS,
  WINS_POINTS,
  type Bet,
} from '../data'
import { dealPerCard, numberBetPoints } from '../modes/squad-score'
import { teamsOf } from '../modes/teams'
import { verdictOf } from '../modes/verdict'
import { cheerleaderOf, faceUp, NONE, rulesOf, setOf, type State } from '../state'

/** How well everybody stands, and what tricks are worth. */

/** An estimate of what a king brings in a round; few cards can carry the white one. */
const WHITE_KING_A_ROUND = 12
const KING_A_ROUND = 16
/** A king not used yet leaves the choice between using and keeping him. */
const CHOICE_OF_USE = 5
/** A queen at hand saves most of what recharging her would cost. */
const QUEEN_AT_HAND = 0.8

/** Points a player can hope for beyond the sheet: kings, and a queen who need not be recharged. */
function prospects(state: State, seat: Seat): number {
  const left = rulesOf(state).rounds - state.round + 1
  let points = 0
  state.kings.forEach((owner, king) => {
    if (owner !== seat) return
    const used = (king === WHITE ? WHITE_KING_A_ROUND : KING_A_ROUND) * left
    points += state.kingsUsed[king] === 1 ? used : Math.max(UNUSED_KING_POINTS[king]!, used) + CHOICE_OF_USE
  })
  const colour = setOf(state, seat)
  if (colour !== null && state.queens[seat]! > 0) points += RECHARGE_COST[colour]! * QUEEN_AT_HAND
  return points
}

/** How far points may still move in a round, by mode. */
const SPREAD = { classic: 45, duel: 60, 'i-am-king': 120, alliance: 60, emperor: 60 } as const

/** How much of a finished match's value is the win itself; the rest makes bots win high and lose narrowly. */
const WIN_MATTERS = 0.75

export function evaluate(state: State): number[] {
  const { mode } = state.options
  const over = state.phase === 'over'
  const hopeful = mode === 'classic' || mode === 'duel' || mode === 'emperor'
  const points = everySeat(state).map(
    (seat) => state.points[seat]! + (!over && hopeful ? prospects(state, seat) : 0),
  )
  const teams = teamsOf(state)
  const standing = everySeat(state).map(() => 0)
  if (teams === null) sharesByLead(points, SPREAD[mode]).forEach((share, seat) => (standing[seat] = share))
  else {
    const sums = teams.map((team) => team.reduce((sum, seat) => sum + points[seat]!, 0))
    const teamShares = sharesByLead(sums, SPREAD[mode])
    teams.forEach((team, i) => team.forEach((seat) => (standing[seat] = teamShares[i]!)))
  }
  if (!over) return standing
  const { winners } = verdictOf(state)
  return standing.map((share, seat) => (1 - WIN_MATTERS) * share + (winners.includes(seat) ? WIN_MATTERS : 0))
}

/** What a number of tricks is worth to a player, as far as it can be said beforehand. */

/** Every colour is about this share of the cards that are won. */
const SHARE_OF_COLOUR = 0.22
const SPECIALS_PER_TRICK = 0.4
/** A healer is paid for two colours, but only up to a limit. */
const HEALED_COLOURS = 1.5
/** How often a bet fails, roughly. */
const FAILURES = 0.45

/** Points that each trick won brings on average through its cards. */
function perTrick(state: State, seat: Seat): number {
  const cards = state.seats
  let points = 0
  state.kings.forEach((owner, king) => {
    if (owner !== seat || state.kingsUsed[king] === 0) return
    points +=
      king === WHITE
        ? WHITE_KING_POINTS[1]! * SPECIALS_PER_TRICK
        : KING_POINTS_PER_CARD * SHARE_OF_COLOUR * cards
  })
  points += faceUp(state, seat, 'healer') * HEALER_PER_CARD * HEALED_COLOURS * SHARE_OF_COLOUR * cards
  points += faceUp(state, seat, 'collector') * COLLECTOR_POINTS[1]! * SPECIALS_PER_TRICK
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

/** By tricks won in the round. Red queens used and a face-up jester are counted in. */
export function worthByTricks(state: State, seat: Seat, tricks: number): number[] {
  // A cheerleader's owner lives on her partner's number.
  const of = state.partner !== NONE && cheerleaderOf(state) === seat ? state.partner : seat
  const bets = state.bets[of]!
  const colour = setOf(state, of)
  const jesters = faceUp(state, of, 'jester')
  const gamblers = faceUp(state, of, 'gambler')
  const byCards = perTrick(state, of)
  const worth: number[] = []
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
    worth.push(points)
  }
  return worth
}

/** A number of tricks is so much less likely for each trick it is off the expected one. */
const LOST_PER_TRICK = 0.4

/** How much of a number's worth is likely to be had when it is so far from the expected one. */
function reach(distance: number): number {
  return Math.max(0, 1 - LOST_PER_TRICK * Math.abs(distance))
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
