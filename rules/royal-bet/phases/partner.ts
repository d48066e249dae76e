import type { Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import type { Bet } from '../data'
import { faceUp, type State, type Tell } from '../state'

/** The cheerleader's owner chooses once the bets are open: a partner if she lies face up, else a bet. */
export type PartnerMove = { type: 'partner'; seat: Seat } | { type: 'copy'; seat: Seat; bet: Bet }

export function partnerMoves(state: State, owner: Seat): PartnerMove[] {
  const others = everySeat(state).filter((seat) => seat !== owner)
  if (faceUp(state, owner, 'cheerleader') > 0) return others.map((seat) => ({ type: 'partner', seat }))
  return others.flatMap((seat) =>
    [...new Set(state.bets[seat]!)].map((bet) => ({ type: 'copy' as const, seat, bet })),
  )
}

export function choosePartner(state: State, owner: Seat, move: PartnerMove, tell: Tell): void {
  state.queue.shift()
  if (move.type === 'partner') {
    state.partner = move.seat
    tell({ type: 'partner', seat: owner, partner: move.seat })
  } else {
    state.copied = { seat: move.seat, bet: move.bet }
    tell({ type: 'copy', seat: owner, from: move.seat, bet: move.bet })
  }
}
