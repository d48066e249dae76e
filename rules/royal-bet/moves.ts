import type { Seat } from '../core/game'
import { everySeat } from '../core/seats'
import { kindsIn } from './cards'
import { auctionMoves, type AuctionMove } from './phases/auction'
import { betMoves, type BetMove } from './phases/bets'
import { takeMoves, type TakeMove } from './phases/draft'
import { numberMoves, type NumberMove } from './phases/numbers'
import { partnerMoves, type PartnerMove } from './phases/partner'
import { mayUseHermit, mayPassLead, playMoves, maySwap, waitRefusal, type PlayMove } from './phases/powers'
import { discardMoves, preparationMoves, type DiscardMove, type RechargeMove } from './phases/preparation'
import type { TurnMove } from './phases/tricks'
import { actors, type State } from './state'

/** Cards, sets, kings and characters go by their numbers, which views and events give as `id`. */
export type Move =
  | TakeMove
  | AuctionMove
  | NumberMove
  | BetMove
  | PartnerMove
  | DiscardMove
  | RechargeMove
  | PlayMove
  | TurnMove

export function moves(state: State, seat: Seat): Move[] {
  if (!actors(state).includes(seat)) return []
  switch (state.phase) {
    case 'draft':
      return takeMoves(state, seat)
    case 'auction':
      return auctionMoves(state, seat)
    case 'numbers':
      return numberMoves(state, seat)
    case 'bets':
      return betMoves(state, seat)
    case 'partner':
      return partnerMoves(state, seat)
    case 'preparation':
      return preparationMoves(state, seat)
    case 'tricks':
      return trickMoves(state, seat)
    case 'over':
      return []
  }
}

function trickMoves(state: State, seat: Seat): Move[] {
  const kinds = () => kindsIn(state.hands[seat]!)
  if (state.swapping === seat) return kinds().map((card) => ({ type: 'return', card }))
  if (state.owes[seat]! > 0) return discardMoves(state, seat)
  const list: Move[] = playMoves(state, seat)
  if (mayPassLead(state, seat)) {
    for (const to of everySeat(state)) if (to !== seat) list.push({ type: 'lead', to })
  }
  if (waitRefusal(state, seat) === null) list.push({ type: 'wait' })
  if (mayUseHermit(state, seat)) list.push({ type: 'hermit' })
  if (maySwap(state, seat)) for (const card of kinds()) list.push({ type: 'swap', card })
  return list
}
