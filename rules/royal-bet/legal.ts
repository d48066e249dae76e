import { IllegalMove } from '../core/errors'
import type { Seat } from '../core/game'
import { hasExactly, isRecord, sameJson } from '../core/json'
import { COLOURS, isNumber } from './cards'
import type { Move } from './moves'
import { contestRefusal } from './phases/auction'
import { mayBet } from './phases/bets'
import { takeRefusal, type TakeMove } from './phases/draft'
import { partnerMoves, type PartnerMove } from './phases/partner'
import {
  hermitRefusal,
  leadRefusal,
  playRefusal,
  swapRefusal,
  waitRefusal,
  type PlayMove,
} from './phases/powers'
import { mayDiscard } from './phases/preparation'
import type { TurnMove } from './phases/tricks'
import { actors, type Phase, type State } from './state'

/** Every reason that an IllegalMove of this game can give; the app has words for each. */
export const REFUSALS = [
  'not-a-move',
  'not-your-turn',
  'not-now',
  'not-on-offer',
  'already-have-a-set',
  'squad-complete',
  'had-it-last-round',
  'already-have-a-relic-or-flag',
  'cannot-bet-that',
  'not-a-partner',
  'no-such-bet',
  'no-such-card',
  'not-discardable',
  'too-few-cards',
  'too-many-cards',
  'not-a-number',
  'no-ninja',
  'not-leading',
  'no-such-player',
  'lead-to-another',
  'lead-already-passed',
  'no-hermit',
  'hermit-used',
  'no-cheerleader',
  'swap-used',
  'must-follow',
  'no-queen',
  'queen-used',
  'queen-not-needed',
  'no-green-queen',
  'green-queen-waits',
  'already-last',
  'no-militia',
  'militia-cannot-turn-that',
  'not-your-king',
  'king-face-down',
  'king-used',
  'king-needs-his-colour',
] as const

export type Refusal = (typeof REFUSALS)[number]

function refuse(reason: Refusal): never {
  throw new IllegalMove(reason)
}

function demand(condition: boolean, reason: Refusal): asserts condition {
  if (!condition) refuse(reason)
}

/** Refuses for the reason that a phase gives, if it gives one. */
function heed(refusal: Refusal | null): void {
  if (refusal !== null) refuse(refusal)
}

/** Every kind of move belongs to one phase; discarding also happens during the tricks, for a hermit. */
const PHASES_OF: Readonly<Record<Move['type'], readonly Phase[]>> = {
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

function hasKnownType(given: unknown): boolean {
  return isRecord(given) && typeof given.type === 'string' && Object.hasOwn(PHASES_OF, given.type)
}

/** Refuses whatever `moves` would not list. Moves come from logs and screens: nothing about them is believed. */
export function check(state: State, seat: Seat, move: Move): void {
  demand(hasKnownType(move), 'not-a-move')
  demand(actors(state).includes(seat), 'not-your-turn')
  demand(PHASES_OF[move.type].includes(state.phase), 'not-now')
  switch (move.type) {
    case 'take':
      return checkTake(state, seat, move)
    case 'contest':
      demand(hasExactly(move, ['type', 'count']) && Number.isInteger(move.count), 'not-a-move')
      return heed(contestRefusal(state, seat, move.count))
    case 'pass':
      return demand(hasExactly(move, ['type']), 'not-a-move')
    case 'number':
      checkCard(state, seat, move)
      return demand(isNumber(move.card), 'not-a-number')
    case 'bet':
      demand(hasExactly(move, ['type', 'bets']), 'not-a-move')
      return demand(mayBet(state, seat, move.bets), 'cannot-bet-that')
    case 'partner':
    case 'copy':
      return checkPartner(state, seat, move)
    case 'discard':
      checkCard(state, seat, move)
      demand(state.owes[seat]! > 0, 'not-now')
      return demand(mayDiscard(state, move.card), 'not-discardable')
    case 'recharge':
      demand(hasExactly(move, ['type', 'pay']) && typeof move.pay === 'boolean', 'not-a-move')
      return demand(state.owes[seat] === 0, 'not-now')
    case 'play':
      return checkPlay(state, seat, move)
    default:
      return checkTurn(state, seat, move)
  }
}

function checkTake(state: State, seat: Seat, move: TakeMove): void {
  const names = ['set', 'character', 'card', 'king']
  demand(
    names.some((name) => hasExactly(move, ['type', name])),
    'not-a-move',
  )
  heed(takeRefusal(state, seat, move))
}

/** A move that names one card of the own hand and nothing else. */
function checkCard(state: State, seat: Seat, move: { type: string; card: number }): void {
  demand(hasExactly(move, ['type', 'card']), 'not-a-move')
  demand(state.hands[seat]!.includes(move.card), 'no-such-card')
}

function checkPartner(state: State, seat: Seat, move: PartnerMove): void {
  const isPossible = partnerMoves(state, seat).some((possible) => sameJson(possible, move))
  demand(isPossible, move.type === 'partner' ? 'not-a-partner' : 'no-such-bet')
}

/** While a hermit's cards or a swap are pending, nothing else may be done. */
function checkFree(state: State, seat: Seat): void {
  demand(state.owes[seat] === 0 && state.swapping !== seat, 'not-now')
}

const PLAY_KEYS = ['type', 'card', 'queen', 'militia', 'king']

function checkPlay(state: State, seat: Seat, move: PlayMove): void {
  checkFree(state, seat)
  const wellFormed =
    Object.keys(move).every((key) => PLAY_KEYS.includes(key)) &&
    (!('queen' in move) || move.queen === true) &&
    (!('militia' in move) || move.militia === true) &&
    (!('king' in move) || (COLOURS as readonly unknown[]).includes(move.king))
  demand(wellFormed, 'not-a-move')
  heed(playRefusal(state, seat, move))
}

function checkTurn(state: State, seat: Seat, move: TurnMove): void {
  if (move.type === 'return') {
    demand(state.swapping === seat, 'not-now')
    return checkCard(state, seat, move)
  }
  checkFree(state, seat)
  switch (move.type) {
    case 'lead':
      demand(hasExactly(move, ['type', 'to']), 'not-a-move')
      heed(leadRefusal(state, seat))
      demand(Number.isInteger(move.to) && move.to >= 0 && move.to < state.seats, 'no-such-player')
      return demand(move.to !== seat, 'lead-to-another')
    case 'hermit':
      demand(hasExactly(move, ['type']), 'not-a-move')
      return heed(hermitRefusal(state, seat))
    case 'wait':
      demand(hasExactly(move, ['type']), 'not-a-move')
      return heed(waitRefusal(state, seat))
    case 'swap':
      checkCard(state, seat, move)
      return heed(swapRefusal(state, seat))
  }
}
