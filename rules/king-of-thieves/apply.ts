import type { Seat } from '../core/game'
import type { Emit } from './events'
import { check } from './legal'
import type { Move } from './moves'
import { buy, endTurn, exchange, flip, pay } from './phases/fence'
import { rerollOne, rob, rollLoot, take } from './phases/split'
import type { State } from './state'

/** Checks first, then acts: a move that is refused has changed nothing. */
export function apply(state: State, seat: Seat, move: Move, emit?: Emit): void {
  check(state, seat, move)
  perform(state, seat, move, emit)
}

/** Makes a move that is known to be legal. Playouts come in here. */
export function perform(state: State, seat: Seat, move: Move, emit?: Emit): void {
  switch (move.type) {
    case 'roll':
      return rollLoot(state, seat, emit)
    case 'take':
      return take(state, seat, move.faces, move.piece, emit)
    case 'rob':
      return rob(state, seat, move.from, move.keep, move.piece, emit)
    case 'reroll':
      return rerollOne(state, seat, move.face, emit)
    case 'flip':
      return flip(state, seat, move.card, move.to, emit)
    case 'pay':
      return pay(state, seat, move.card, emit)
    case 'exchange':
      return exchange(state, seat, move.card, emit)
    case 'buy':
      return buy(state, seat, move, emit)
    case 'done':
      return endTurn(state, seat, emit)
  }
}
