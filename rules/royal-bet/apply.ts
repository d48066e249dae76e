import type { Seat } from '../core/game'
import { check } from './legal'
import { FLOWS } from './modes'
import type { Move } from './moves'
import { auctionIsOver, bid } from './phases/auction'
import { layBet } from './phases/bets'
import { take } from './phases/draft'
import { layNumber } from './phases/numbers'
import { choosePartner } from './phases/partner'
import { discard, recharge } from './phases/preparation'
import { layCard, takeTurn, tricksAreOver } from './phases/tricks'
import { actors, silent, type State, type Tell } from './state'

/** Checks first, then acts: a move that is refused has changed nothing. */
export function apply(state: State, seat: Seat, move: Move, tell: Tell = silent): void {
  check(state, seat, move)
  perform(state, seat, move, tell)
}

/** Makes a move that is known to be legal, and goes on to the next decision. */
export function perform(state: State, seat: Seat, move: Move, tell: Tell = silent): void {
  act(state, seat, move, tell)
  while (phaseIsDone(state)) FLOWS[state.options.mode].next(state, tell)
}

function phaseIsDone(state: State): boolean {
  if (state.phase === 'over') return false
  if (state.phase === 'tricks') return tricksAreOver(state)
  if (state.phase === 'auction') return auctionIsOver(state)
  return actors(state).length === 0
}

function act(state: State, seat: Seat, move: Move, tell: Tell): void {
  switch (move.type) {
    case 'take':
      return take(state, seat, move, tell)
    case 'contest':
    case 'pass':
      return bid(state, seat, move, tell)
    case 'number':
      return layNumber(state, seat, move.card, tell)
    case 'bet':
      return layBet(state, seat, move.bets, tell)
    case 'partner':
    case 'copy':
      return choosePartner(state, seat, move, tell)
    case 'discard':
      return discard(state, seat, move.card, tell)
    case 'recharge':
      return recharge(state, seat, move.pay, tell)
    case 'play':
      return layCard(state, seat, move, tell)
    default:
      return takeTurn(state, seat, move, tell)
  }
}
