import type { Rng, Seat } from '../../core/game'
import { perform } from '../apply'
import type { Move } from '../moves'
import { mayUseHermit, mayPassLead, maySwap, waitRefusal } from '../phases/powers'
import { actors, NONE, type State } from '../state'
import { addsRedQueen, aimOf, chooseCard, makePlans, type Plans } from './card-play'
import * as choice from './choices'

/** How much chance there is in a player's choices. */
export type Temper = {
  /** In points, outside the tricks. */
  readonly noise: number
  /** How readily kings and queens are spent. */
  readonly bold: number
}

/** Whoever has fewer points does not recharge. */
const POINTS_TO_RECHARGE = 60
/** How often a power is used at a moment when it may be. */
const USE_HERMIT = 0.15
const USE_SWAP = 0.1
const PASS_LEAD = 0.6
const WAIT = 0.3

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
      if (state.owes[seat]! === 0) return { type: 'recharge', pay: state.points[seat]! >= POINTS_TO_RECHARGE }
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
  if (mayUseHermit(state, seat) && rng.next() < USE_HERMIT) return { type: 'hermit' }
  if (maySwap(state, seat) && rng.next() < USE_SWAP) {
    return { type: 'swap', card: choice.chooseDiscard(state, seat, noise, rng) }
  }
  const aim = aimOf(state, seat, plans, rng)
  if (aim !== 'take' && mayPassLead(state, seat) && rng.next() < PASS_LEAD) {
    return { type: 'lead', to: (seat + 1 + rng.int(state.seats - 1)) % state.seats }
  }
  if (waitRefusal(state, seat) === null && rng.next() < WAIT) return { type: 'wait' }
  const move = chooseCard(state, seat, aim, bold, rng)
  if (move.queen === undefined && addsRedQueen(state, seat, plans, aim === 'take')) {
    return { ...move, queen: true }
  }
  return move
}

/** Everybody plays sensibly until the round is over. */
export function playRound(state: State, temper: Temper, rng: Rng): void {
  const { round } = state
  let plans: Plans | null = null
  while (state.round === round && state.phase !== 'over') {
    const seat = actorOf(state)
    if (state.phase === 'tricks' && plans === null) plans = makePlans(state)
    perform(state, seat, sensibleMove(state, seat, plans ?? [], temper, rng))
  }
}

function actorOf(state: State): Seat {
  if (state.phase !== 'tricks') return actors(state)[0]!
  return state.swapping === NONE ? state.turn : state.swapping
}
