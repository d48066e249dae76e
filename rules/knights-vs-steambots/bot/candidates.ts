import type { Rng, Seat } from '../../core/game'
import { moves, type Move } from '../moves'
import { nextTask, type State } from '../state'

/** Where a location goes matters little: a few of the many places will do. */
const PLACES = 5

export function candidates(state: State, seat: Seat, rng: Rng): Move[] {
  const all = moves(state, seat)
  if (nextTask(state)!.type === 'location' && all.length > PLACES) return rng.shuffle(all).slice(0, PLACES)
  const sensible = all.filter((move) => !isPointless(move))
  return sensible.length > 0 ? sensible : all
}

/** The same in place of the same. */
function isPointless(move: Move): boolean {
  return (
    (move.type === 'equip' && move.card === move.instead) || (move.type === 'swap' && move.give === move.take)
  )
}
