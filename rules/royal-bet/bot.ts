import type { Knowledge } from '../bots/knowledge'
import { sharesByLead } from '../bots/standing'
import type { Rng, Seat } from '../core/game'
import { BLUE, FLAG, isSpecial, RELIC, WHITE } from './cards'
import { RECHARGE_COST, UNUSED_KING_POINTS } from './data'
import { FLOWS } from './modes'
import { emperorTeams } from './modes/emperor'
import { ALLIANCE_TEAMS } from './modes/alliance'
import type { Move, PlayMove } from './move-types'
import { moves } from './moves'
import { playRound, sensibleMove, type Temper } from './policy/step'
import { makePlans } from './policy/trick-play'
import { everySeat, NONE, rulesOf, setOf, type State } from './state'

/**
 * Hidden hands matter most here, so every move is judged by playing imagined rounds to their end. Royal Bet is
 * played round by round: what comes after is put into points (kings kept, queens at hand).
 */

const PLAYOUT: Temper = { noise: 20, bold: 0.35 }

/** A power that changes nothing a plain card would not do is not worth a thought. */
function isPointless(state: State, seat: Seat, move: PlayMove): boolean {
  const queen = move.queen ? setOf(state, seat) : null
  if (queen === WHITE && move.card === RELIC) return true
  if (queen === BLUE && move.card === FLAG) return true
  if (move.king === undefined) return false
  // Under a king strength does not matter any more.
  if (move.militia || queen === BLUE) return true
  return queen === WHITE && (move.king !== WHITE || isSpecial(move.card))
}

function candidates(state: State, seat: Seat): Move[] {
  const all = moves(state, seat)
  const sensible = all.filter((move) => move.type !== 'play' || !isPointless(state, seat, move))
  return sensible.length > 0 ? sensible : all
}

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

function teamsOf(state: State): readonly (readonly Seat[])[] | null {
  if (state.options.mode === 'alliance') return ALLIANCE_TEAMS
  return state.options.mode === 'emperor' && !state.sets.includes(NONE) ? emperorTeams(state) : null
}

/** How much of a finished match's value is the win itself; the rest makes bots win high and lose narrowly. */
const WIN_MATTERS = 0.75

function evaluate(state: State): number[] {
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
  const { winners } = FLOWS[mode].verdict(state)
  return standing.map((share, seat) => (1 - WIN_MATTERS) * share + (winners.includes(seat) ? WIN_MATTERS : 0))
}

/**
 * Greedy drafts and bets what pays best for the wins that its high cards promise, and in a trick lays the
 * cheapest card that wins while it wants wins, else the highest that loses.
 */
function greedy(state: State, seat: Seat, rng: Rng): Move {
  const plans = state.phase === 'tricks' ? makePlans(state) : []
  return sensibleMove(state, seat, plans, { noise: 1, bold: 0.5 }, rng)
}

/** Cards are numbers below this. */
const CARD_NUMBERS = 128

/** Cards are the moves that a tree meets at every turn, so they have numbers for names. */
function keyOf(move: Move): string | number {
  if (move.type !== 'play') return JSON.stringify(move)
  const powers =
    (move.queen ? 1 : 0) + (move.militia ? 2 : 0) + (move.king === undefined ? 0 : 4 * (move.king + 1))
  return move.card + CARD_NUMBERS * powers
}

/** Long hands take long to play out: this many cards, however many iterations that is. */
const TRICK_EFFORT = 24_000

function cardsToPlay(state: State): number {
  return state.hands.reduce((cards, hand) => cards + hand.length, 0)
}

export const royalBetKnowledge: Knowledge<State, Move> = {
  // Between two it pays to think ahead, answer by answer; with more of them too much is hidden for that.
  method: ({ phase, seats }) => (phase === 'tricks' && seats === 2 ? 'tree' : 'comparison'),
  certain: false,
  iterations: (state) => (state.phase === 'tricks' ? Math.min(1300, TRICK_EFFORT / cardsToPlay(state)) : 600),
  candidates,
  key: keyOf,
  // One step is the rest of a round: nothing in between is worth an estimate.
  playoutStep: (state, rng) => playRound(state, PLAYOUT, rng),
  playoutDepth: () => 1,
  stretch: ({ round }) => round,
  evaluate,
  greedy,
}
