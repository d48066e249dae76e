import type { Seat } from '../../core/game'
import { AUCTION_CARDS } from '../data'
import type { Refusal } from '../legal'
import type { State, Tell } from '../state'

/** The auction for the title of king: whoever wants it lays at least one more card, and no fewer in all. */

export type AuctionMove =
  /** So many more auction cards, to win or defend the title. */
  { type: 'contest'; count: number } | { type: 'pass' }

export function contestRefusal(state: State, seat: Seat, count: number): Refusal | null {
  const total = state.laid[seat]! + count
  if (total > AUCTION_CARDS) return 'too-many-cards'
  return count < 1 || total < state.laid[state.titleHolder]! ? 'too-few-cards' : null
}

/** The numbers of further cards with which this player may go on. */
export function possibleCounts(state: State, seat: Seat): number[] {
  const counts: number[] = []
  for (let count = 1; count <= AUCTION_CARDS; count++) {
    if (contestRefusal(state, seat, count) === null) counts.push(count)
  }
  return counts
}

export function auctionMoves(state: State, seat: Seat): AuctionMove[] {
  const counts = possibleCounts(state, seat)
  return [...counts.map((count): AuctionMove => ({ type: 'contest', count })), { type: 'pass' }]
}

export function bid(state: State, seat: Seat, move: AuctionMove, tell: Tell): void {
  if (move.type === 'contest') {
    state.laid[seat]! += move.count
    state.titleHolder = seat
    tell({ type: 'contest', seat, count: move.count })
  } else {
    state.passed[seat] = 1
    tell({ type: 'pass', seat })
  }
  do state.turn = (state.turn + 1) % state.seats
  while (state.passed[state.turn] === 1)
}

export function auctionIsOver(state: State): boolean {
  return state.passed.filter((passed) => passed === 1).length === state.seats - 1
}
