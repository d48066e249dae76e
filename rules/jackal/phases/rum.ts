import type { Seat } from '../../core/game'
import { everySeat, nextSeat } from '../../core/seats'
import { isIdle, RUM, countAll } from '../data'
import type { Emit } from '../events'
import { inOrder, isSailing, type State } from '../state'
import { beginAnnouncing } from './announcing'
import { nameCards, playFromHand } from './cards'

export function throwRum(state: State, seat: Seat, on: Seat, emit?: Emit): void {
  playFromHand(state, seat, RUM)
  state.rum[on]!++
  emit?.({ type: 'rum', seat, on })
}

export function endRum(state: State, seat: Seat, emit?: Emit): void {
  emit?.({ type: 'no-more-rum', seat })
  const next = nextSeat(state, seat)
  if (next !== state.first && askForRum(state, next)) return
  reveal(state, emit)
  beginAnnouncing(state, emit)
}

/** Asks that seat or the next one with a plan; false if there is none before the round is over. */
export function askForRum(state: State, from: Seat): boolean {
  const order = inOrder(state)
  const next = order.slice(order.indexOf(from)).find((seat) => isSailing(state, seat))
  if (next === undefined) return false
  state.turn = next
  return true
}

function reveal(state: State, emit?: Emit): void {
  for (const seat of everySeat(state)) {
    const plan = state.plans[seat]!
    for (const kind of plan) state.shown[seat]![kind]!++
    // Only a hand with nothing better may lay such a card.
    if (plan.length > 0 && isIdle(plan[0]!)) state.idle[seat] = countAll(state.hands[seat]!)
  }
  const plans = everySeat(state).map((seat) =>
    isSailing(state, seat) ? nameCards(state.plans[seat]!) : null,
  )
  emit?.({ type: 'revealed', plans, reveals: true })
}
