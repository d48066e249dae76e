import type { Seat } from '../core/game'
import { contestChoices } from './auction'
import { partnerMoves, possibleBets } from './bets'
import { isNumber, kindsIn } from './cards'
import { takeMoves } from './draft'
import type { Move } from './move-types'
import { mayPassLead, mayWait, playMoves } from './powers'
import { mayDiscard } from './preparation'
import { cheerleaderOf, everySeat, NONE, type State } from './state'

/** Whose decision is awaited. */
export function actors(state: State): Seat[] {
  switch (state.phase) {
    case 'draft':
    case 'partner':
      return state.queue.slice(0, 1)
    case 'auction':
      return [state.turn]
    case 'tricks':
      return [state.swapping === NONE ? state.turn : state.swapping]
    case 'bets':
      return everySeat(state).filter((seat) => state.hiddenBets[seat] === null)
    case 'numbers':
      return everySeat(state).filter((seat) => state.hiddenNumbers[seat] === null)
    case 'preparation':
      return everySeat(state).filter((seat) => state.tasks[seat]!.length > 0)
    case 'over':
      return []
  }
}

export function isActor(state: State, seat: Seat): boolean {
  return actors(state).includes(seat)
}

export function moves(state: State, seat: Seat): Move[] {
  if (!isActor(state, seat)) return []
  switch (state.phase) {
    case 'draft':
      return takeMoves(state, seat)
    case 'partner':
      return partnerMoves(state, seat)
    case 'auction':
      return [
        ...contestChoices(state, seat).map((count) => ({ type: 'contest' as const, count })),
        { type: 'pass' },
      ]
    case 'numbers':
      return kindsIn(state.hands[seat]!)
        .filter(isNumber)
        .map((card) => ({ type: 'number', card }))
    case 'bets':
      return possibleBets(state, seat).map((bets) => ({ type: 'bet', bets }))
    case 'preparation':
      if (state.owes[seat]! > 0) return discardMoves(state, seat)
      return [
        { type: 'recharge', pay: true },
        { type: 'recharge', pay: false },
      ]
    case 'tricks':
      if (state.swapping === seat) {
        return kindsIn(state.hands[seat]!).map((card) => ({ type: 'return', card }))
      }
      return state.owes[seat]! > 0 ? discardMoves(state, seat) : turnMoves(state, seat)
    case 'over':
      return []
  }
}

function discardMoves(state: State, seat: Seat): Move[] {
  return kindsIn(state.hands[seat]!)
    .filter((card) => mayDiscard(state, card))
    .map((card) => ({ type: 'discard', card }))
}

export function maySwap(state: State, seat: Seat): boolean {
  return state.swaps > 0 && cheerleaderOf(state) === seat
}

function turnMoves(state: State, seat: Seat): Move[] {
  const list: Move[] = playMoves(state, seat)
  if (mayPassLead(state, seat)) {
    for (const to of everySeat(state)) if (to !== seat) list.push({ type: 'lead', to })
  }
  if (mayWait(state, seat)) list.push({ type: 'wait' })
  if (state.hermits[seat]! > 0) list.push({ type: 'hermit' })
  if (maySwap(state, seat)) {
    for (const card of kindsIn(state.hands[seat]!)) list.push({ type: 'swap', card })
  }
  return list
}
