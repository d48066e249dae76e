import type { Seat } from '../../core/game'
import { BLUE, FLAG, isSpecial, RELIC, WHITE } from '../cards'
import { moves, type Move } from '../moves'
import type { PlayMove } from '../phases/powers'
import { setOf, type State } from '../state'

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

export function candidates(state: State, seat: Seat): Move[] {
  const all = moves(state, seat)
  const sensible = all.filter((move) => move.type !== 'play' || !isPointless(state, seat, move))
  return sensible.length > 0 ? sensible : all
}

/** Cards are numbers below this. */
const CARD_NUMBERS = 128

/** Cards are the moves that a tree meets at every turn, so they have numbers for names. */
export function keyOf(move: Move): string | number {
  if (move.type !== 'play') return JSON.stringify(move)
  const powers =
    (move.queen ? 1 : 0) + (move.militia ? 2 : 0) + (move.king === undefined ? 0 : 4 * (move.king + 1))
  return move.card + CARD_NUMBERS * powers
}
