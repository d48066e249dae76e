import type { Knowledge } from '../../bots/knowledge'
import { sharesByLead, sharesOfWin } from '../../bots/standing'
import type { Rng, Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import { NO_CELL, stepOn } from '../board'
import { moves, type Move } from '../moves'
import { boardNow, placeOf, type State } from '../state'
import { result } from '../score'
import { playIsland, sensibleMove } from './playout'
import type { Temper } from './plans'
import { handWorth } from './worth'

/**
 * Nobody knows what the others plan, so every decision is judged by imagining their hands and playing the island to
 * its end, with others who go for what looks best to them, give or take a whim. What comes later is the worth of the
 * cards kept.
 */
const PLAYOUT: Temper = { wary: 1, noise: 0.7 }

/** The best single plan, blind to others. */
const BLIND: Temper = { wary: 0, noise: 0 }

/** An attachment that meets neither trap nor robber does nothing. */
function isPointless(state: State, seat: Seat, move: Move): boolean {
  if (move.type !== 'go') return false
  const board = boardNow(state)
  const second = move.doubling ? stepOn(board, placeOf(state, seat), move.to) : NO_CELL
  const grounds = [board.ground[move.to], second === NO_CELL ? undefined : board.ground[second]]
  if (move.doubling && (second === NO_CELL || grounds[0] === 'treasure')) return true
  if (move.friday && !grounds.includes('trap')) return true
  return move.weapon && !grounds.includes('robber')
}

function candidates(state: State, seat: Seat): Move[] {
  return moves(state, seat).filter((move) => !isPointless(state, seat, move))
}

/** How far coins may still move, by the islands to go. */
const spread = (islandsLeft: number) => 0.9 + 0.45 * islandsLeft

/** How much of a finished match's value is the win itself; the rest makes bots win high and lose narrowly. */
const WIN_MATTERS = 0.85

function evaluate(state: State): number[] {
  const over = result(state)
  const left = over ? 0 : state.islands - state.stop
  const points = everySeat(state).map((seat) => state.coins[seat]! + handWorth(state.hands[seat]!, left))
  const shares = sharesByLead(points, spread(left))
  if (!over) return shares
  const wins = sharesOfWin(over.winners, state.seats)
  return shares.map((share, seat) => (1 - WIN_MATTERS) * share + WIN_MATTERS * wins[seat]!)
}

export const jackalKnowledge: Knowledge<State, Move> = {
  method: () => 'comparison',
  certain: false,
  iterations: ({ phase }) => (phase === 'planning' ? 400 : 240),
  candidates,
  // One step is the rest of the island: nothing in between is worth an estimate.
  playoutStep: (state, rng) => playIsland(state, PLAYOUT, rng),
  playoutDepth: () => 1,
  stretch: ({ stop }) => stop,
  evaluate,
  greedy: (state: State, seat: Seat, rng: Rng) => sensibleMove(state, seat, BLIND, rng),
}
