import type { Seat } from '../core/game'
import type { Emit } from './events'
import { check } from './legal'
import type { Move } from './moves'
import { announce } from './phases/announcing'
import { lay, sail, sailToTortuga } from './phases/planning'
import { endRum, throwRum } from './phases/rum'
import type { State } from './state'

export function apply(state: State, seat: Seat, move: Move, emit?: Emit): void {
  check(state, seat, move)
  perform(state, seat, move, emit)
}

/** Carries out a move that is known to be legal. Playouts come in here. */
export function perform(state: State, seat: Seat, move: Move, emit?: Emit): void {
  switch (move.type) {
    case 'lay':
      return lay(state, seat, move.card, emit)
    case 'ready':
      return sail(state, seat, emit)
    case 'tortuga':
      return sailToTortuga(state, seat, move.coins, emit)
    case 'rum':
      return throwRum(state, seat, move.on, emit)
    case 'done':
      return endRum(state, seat, emit)
    case 'go':
      return announce(state, seat, move, emit)
  }
}
