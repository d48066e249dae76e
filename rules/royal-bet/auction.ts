import type { Seat } from '../core/game'
import { AUCTION_CARDS } from './preparation'
import type { Refusal } from './refusals'
import type { State, Table, Tell } from './state'

/** The auction for the title of king: whoever wants it lays at least one more card, and no fewer in all. */

export function contestRefusal(table: Table, seat: Seat, count: number): Refusal | null {
  const total = table.laid[seat]! + count
  if (total > AUCTION_CARDS) return 'too-many-cards'
  return count < 1 || total < table.laid[table.titleHolder]! ? 'too-few-cards' : null
}

export function contestChoices(table: Table, seat: Seat): number[] {
  return [1, 2, 3].filter((count) => contestRefusal(table, seat, count) === null)
}

export function contest(state: State, seat: Seat, count: number, tell: Tell): void {
  state.laid[seat]! += count
  state.titleHolder = seat
  tell({ type: 'contest', seat, count })
  passTurn(state)
}

export function pass(state: State, seat: Seat, tell: Tell): void {
  state.passed[seat] = 1
  tell({ type: 'pass', seat })
  passTurn(state)
}

function passTurn(state: State): void {
  do state.turn = (state.turn + 1) % state.seats
  while (state.passed[state.turn] === 1)
}

export function auctionIsOver(table: Table): boolean {
  return table.passed.filter((passed) => passed === 1).length === table.seats - 1
}
