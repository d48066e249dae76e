import type { Seat } from '../../core/game'
import type { State, Table, Tell } from '../state'

/** How a mode strings its phases together. */
export type ModeFlow = {
  /** The table before the first decision. */
  start(state: State, tell: Tell): void
  /** The phase under way is done: what comes next? */
  next(state: State, tell: Tell): void
  /** Who has won, once it is over. */
  verdict(table: Table): Verdict
}

export type Verdict = { winners: Seat[]; decidedBy?: string }

export function endGame(state: State, verdict: Verdict, tell: Tell): void {
  state.phase = 'over'
  tell({ type: 'over', winners: verdict.winners })
}

export function sumOf(seats: readonly Seat[], value: (seat: Seat) => number): number {
  return seats.reduce((sum, seat) => sum + value(seat), 0)
}
