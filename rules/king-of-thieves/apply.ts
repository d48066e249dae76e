import type { Seat } from '../core/game'
import type { Emit } from './events'
import { buy, endTurn, exchange, flip, pay } from './fence'
import { checkMove } from './legal'
import type { Move } from './moves'
import { rerollOne, rob, rollLoot, take } from './split'
import type { State } from './state'

/** Checks first, then acts: a move that is refused has changed nothing. */
export function apply(state: State, seat: Seat, move: Move, emit?: Emit): void {
  checkMove(state, seat, move)
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
