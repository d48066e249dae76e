import type { Rng, Seat } from '../../core/game'
import { advance } from '../apply'
import { contest, pass } from '../auction'
import { choosePartner, layBet } from '../bets'
import { take } from '../draft'
import type { Move } from '../move-types'
import { actors, maySwap } from '../moves'
import { mayPassLead, mayWait } from '../powers'
import { discard, recharge } from '../preparation'
import { NONE, type State, type Tell } from '../state'
import { layCard, takeTurn } from '../tricks'
import * as choice from './choices'
import { addsRedQueen, aimOf, chooseCard, makePlans, type Plans } from './trick-play'

/** How much chance there is in a player's choices. */
export type Temper = {
  /** In points, outside the tricks. */
  readonly noise: number
  /** How readily kings and queens are spent. */
  readonly bold: number
}

const silent: Tell = () => undefined

/** What a sensible player would do, quickly. */
export function sensibleMove(state: State, seat: Seat, plans: Plans, temper: Temper, rng: Rng): Move {
  const { noise } = temper
  switch (state.phase) {
    case 'draft':
      return choice.chooseTake(state, seat, noise, rng)
    case 'auction': {
      const count = choice.chooseContest(state, seat, noise, rng)
      return count > 0 ? { type: 'contest', count } : { type: 'pass' }
    }
    case 'numbers':
      return { type: 'number', card: choice.chooseNumber(state, seat, noise, rng) }
    case 'bets':
      return { type: 'bet', bets: choice.chooseBets(state, seat, noise, rng) }
    case 'partner':
      return choice.choosePartnerOrCopy(state, seat, noise, rng)
    case 'preparation':
      if (state.owes[seat]! === 0) return { type: 'recharge', pay: state.points[seat]! >= 60 }
      return { type: 'discard', card: choice.chooseDiscard(state, seat, noise, rng) }
    default:
      return trickMove(state, seat, plans, temper, rng)
  }
}

function trickMove(state: State, seat: Seat, plans: Plans, { noise, bold }: Temper, rng: Rng): Move {
  if (state.swapping === seat) return { type: 'return', card: choice.chooseDiscard(state, seat, noise, rng) }
  if (state.owes[seat]! > 0) {
    return { type: 'discard', card: choice.chooseDiscard(state, seat, noise, rng) }
  }
  if (state.hermits[seat]! > 0 && rng.next() < 0.15) return { type: 'hermit' }
  if (maySwap(state, seat) && rng.next() < 0.1) {
    return { type: 'swap', card: choice.chooseDiscard(state, seat, noise, rng) }
  }
  const aim = aimOf(state, seat, plans, rng)
  if (aim !== 'take' && mayPassLead(state, seat) && rng.next() < 0.6) {
    return { type: 'lead', to: (seat + 1 + rng.int(state.seats - 1)) % state.seats }
  }
  if (mayWait(state, seat) && rng.next() < 0.3) return { type: 'wait' }
  const move = chooseCard(state, seat, aim, bold, rng)
  if (move.queen === undefined && addsRedQueen(state, seat, plans, aim === 'take')) {
    return { ...move, queen: true }
  }
  return move
}

/** Makes a move that is known to be legal, without the checks that `apply` owes the world. */
function make(state: State, seat: Seat, move: Move): void {
  switch (move.type) {
    case 'take':
      return take(state, seat, move, silent)
    case 'contest':
      return contest(state, seat, move.count, silent)
    case 'pass':
      return pass(state, seat, silent)
    case 'number':
      state.hiddenNumbers[seat] = move.card
      return
    case 'bet':
      return layBet(state, seat, move.bets, silent)
    case 'partner':
    case 'copy':
      return choosePartner(state, seat, move, silent)
    case 'discard':
      return discard(state, seat, move.card, silent)
    case 'recharge':
      return recharge(state, seat, move.pay, silent)
    case 'play':
      return layCard(state, seat, move, silent)
    default:
      return takeTurn(state, seat, move, silent)
  }
}

/** Everybody plays sensibly until the round is over. */
export function playRound(state: State, temper: Temper, rng: Rng): void {
  const { round } = state
  let plans: Plans | null = null
  while (state.round === round && state.phase !== 'over') {
    const seat = actorOf(state)
    if (state.phase === 'tricks' && plans === null) plans = makePlans(state)
    make(state, seat, sensibleMove(state, seat, plans ?? [], temper, rng))
    advance(state)
  }
}

function actorOf(state: State): Seat {
  if (state.phase !== 'tricks') return actors(state)[0]!
  return state.swapping === NONE ? state.turn : state.swapping
}
