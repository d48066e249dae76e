import type { Emit, Seat } from '../core/game'
import { hasExactly, isRecord, sameJson } from '../core/json'
import { auctionIsOver, contest, contestRefusal, pass } from './auction'
import { choosePartner, layBet, mayBet, partnerMoves, type PartnerMove } from './bets'
import { COLOURS, isNumber } from './cards'
import { take, takeRefusal } from './draft'
import type { Event } from './events'
import { FLOWS } from './modes'
import type { Move, PlayMove, TakeMove, TurnMove } from './move-types'
import { actors, isActor, maySwap } from './moves'
import { mayPassLead, mayWait, playRefusal } from './powers'
import { discard, mayDiscard, recharge } from './preparation'
import { refuse } from './refusals'
import type { Phase, State, Tell } from './state'
import { layCard, takeTurn, tricksAreOver } from './tricks'

const silent: Tell = () => undefined

/** Every kind of move belongs to one phase; discarding also happens during the tricks, for a hermit. */
const PHASE_OF: Readonly<Record<Move['type'], readonly Phase[]>> = {
  take: ['draft'],
  contest: ['auction'],
  pass: ['auction'],
  number: ['numbers'],
  bet: ['bets'],
  partner: ['partner'],
  copy: ['partner'],
  discard: ['preparation', 'tricks'],
  recharge: ['preparation'],
  lead: ['tricks'],
  hermit: ['tricks'],
  swap: ['tricks'],
  return: ['tricks'],
  wait: ['tricks'],
  play: ['tricks'],
}

export function apply(state: State, seat: Seat, move: Move, emit: Emit<Event> = silent): void {
  // Moves come from logs and from outside: nothing about them is believed before it is checked.
  const given: unknown = move
  if (!isRecord(given) || typeof given.type !== 'string' || !Object.hasOwn(PHASE_OF, given.type)) {
    refuse('not-a-move')
  }
  if (!isActor(state, seat)) refuse('not-your-turn')
  if (!PHASE_OF[move.type].includes(state.phase)) refuse('not-now')
  step(state, seat, move, emit)
  advance(state, emit)
}

/** Goes on to the next phase that awaits a decision, once the one under way is done. */
export function advance(state: State, tell: Tell = silent): void {
  while (phaseIsDone(state)) FLOWS[state.options.mode].next(state, tell)
}

function phaseIsDone(state: State): boolean {
  if (state.phase === 'over') return false
  if (state.phase === 'tricks') return tricksAreOver(state)
  if (state.phase === 'auction') return auctionIsOver(state)
  return actors(state).length === 0
}

function step(state: State, seat: Seat, move: Move, tell: Tell): void {
  switch (move.type) {
    case 'take':
      checkTake(state, seat, move)
      return take(state, seat, move, tell)
    case 'contest': {
      if (!hasExactly(move, ['type', 'count']) || !Number.isInteger(move.count)) refuse('not-a-move')
      const refusal = contestRefusal(state, seat, move.count)
      return refusal ? refuse(refusal) : contest(state, seat, move.count, tell)
    }
    case 'pass':
      if (!hasExactly(move, ['type'])) refuse('not-a-move')
      return pass(state, seat, tell)
    case 'number':
      checkCard(state, seat, move)
      if (!isNumber(move.card)) refuse('not-a-number')
      state.hiddenNumbers[seat] = move.card
      return tell({ type: 'number', seat, card: move.card }, { to: [seat], others: null })
    case 'bet':
      if (!hasExactly(move, ['type', 'bets'])) refuse('not-a-move')
      return mayBet(state, seat, move.bets) ? layBet(state, seat, move.bets, tell) : refuse('cannot-bet-that')
    case 'partner':
    case 'copy':
      checkPartner(state, seat, move)
      return choosePartner(state, seat, move, tell)
    case 'discard':
      checkCard(state, seat, move)
      if (state.owes[seat]! === 0) refuse('not-now')
      if (!mayDiscard(state, move.card)) refuse('not-discardable')
      return discard(state, seat, move.card, tell)
    case 'recharge':
      if (!hasExactly(move, ['type', 'pay']) || typeof move.pay !== 'boolean') refuse('not-a-move')
      if (state.owes[seat]! > 0) refuse('not-now')
      return recharge(state, seat, move.pay, tell)
    case 'play':
      return checkAndPlay(state, seat, move, tell)
    default:
      checkTurn(state, seat, move)
      return takeTurn(state, seat, move, tell)
  }
}

function checkTake(state: State, seat: Seat, move: TakeMove): void {
  const wellFormed =
    hasExactly(move, ['type', 'set']) ||
    hasExactly(move, ['type', 'character']) ||
    hasExactly(move, ['type', 'card']) ||
    hasExactly(move, ['type', 'king'])
  if (!wellFormed) refuse('not-a-move')
  const refusal = takeRefusal(state, seat, move)
  if (refusal) refuse(refusal)
}

/** A move that names one card of the own hand and nothing else. */
function checkCard(state: State, seat: Seat, move: { type: string; card: number }): void {
  if (!hasExactly(move, ['type', 'card'])) refuse('not-a-move')
  if (!state.hands[seat]!.includes(move.card)) refuse('no-such-card')
}

function checkPartner(state: State, seat: Seat, move: PartnerMove): void {
  if (partnerMoves(state, seat).some((possible) => sameJson(possible, move))) return
  refuse(move.type === 'partner' ? 'not-a-partner' : 'no-such-bet')
}

/** While a hermit's cards or a swap are pending, nothing else may be done. */
function checkFree(state: State, seat: Seat): void {
  if (state.owes[seat]! > 0 || state.swapping === seat) refuse('not-now')
}

const PLAY_KEYS = ['type', 'card', 'queen', 'militia', 'king']

function checkAndPlay(state: State, seat: Seat, move: PlayMove, tell: Tell): void {
  checkFree(state, seat)
  const wellFormed =
    Object.keys(move).every((key) => PLAY_KEYS.includes(key)) &&
    (!('queen' in move) || move.queen === true) &&
    (!('militia' in move) || move.militia === true) &&
    (!('king' in move) || (COLOURS as readonly unknown[]).includes(move.king))
  if (!wellFormed) refuse('not-a-move')
  const refusal = playRefusal(state, seat, move)
  if (refusal) refuse(refusal)
  layCard(state, seat, move, tell)
}

function checkTurn(state: State, seat: Seat, move: TurnMove): void {
  if (move.type === 'return') {
    if (state.swapping !== seat) refuse('not-now')
    return checkCard(state, seat, move)
  }
  checkFree(state, seat)
  switch (move.type) {
    case 'lead': {
      if (!hasExactly(move, ['type', 'to'])) refuse('not-a-move')
      const { to } = move
      if (!Number.isInteger(to) || to < 0 || to >= state.seats || to === seat) refuse('not-a-partner')
      if (state.leadPassed[seat] === 1) refuse('lead-already-passed')
      return mayPassLead(state, seat) ? undefined : refuse('no-ninja')
    }
    case 'hermit':
      if (!hasExactly(move, ['type'])) refuse('not-a-move')
      return state.hermits[seat]! > 0 ? undefined : refuse('no-hermit')
    case 'wait':
      if (!hasExactly(move, ['type'])) refuse('not-a-move')
      return mayWait(state, seat) ? undefined : refuse('queen-not-now')
    case 'swap':
      checkCard(state, seat, move)
      return maySwap(state, seat) ? undefined : refuse('no-swap')
  }
}
