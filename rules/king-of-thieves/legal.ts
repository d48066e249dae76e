import { IllegalMove } from '../core/errors'
import type { Seat } from '../core/game'
import { hasExactly, isRecord } from '../core/json'
import { CARDS, cardIndex, effectOf } from './cards'
import { faceNamed, FACES, GEMS, SMALLEST_ROBBED } from './data'
import { type Move, sizeOf } from './moves'
import {
  CENTRE,
  facesAt,
  objectsAt,
  type Place,
  priceFor,
  purchasesLeft,
  seatsWithoutLoot,
  type State,
} from './state'

/** Every reason that an IllegalMove of this game can give; the app has a text for each. */
export const REFUSALS = [
  'match-over',
  'not-your-turn',
  'not-a-move',
  'not-now',
  'not-there',
  'take-something',
  'take-everything',
  'no-such-rival',
  'too-little-to-rob',
  'keep-something',
  'return-something',
  'not-your-card',
  'no-such-ability',
  'already-used',
  'no-such-die',
  'no-such-face',
  'no-coins',
  'not-for-sale',
  'no-purchase-left',
  'wrong-payment',
] as const
export type Refusal = (typeof REFUSALS)[number]

function refuse(reason: Refusal, detail?: string): never {
  throw new IllegalMove(reason, detail)
}

function demand(condition: boolean, reason: Refusal, detail?: string): asserts condition {
  if (!condition) refuse(reason, detail)
}

/** Refuses whatever `moves` would not list. Moves come from logs and screens: nothing about them is trusted. */
export function check(state: State, seat: Seat, move: unknown): asserts move is Move {
  demand(state.phase !== 'over', 'match-over')
  demand(state.turn === seat, 'not-your-turn')
  demand(isRecord(move), 'not-a-move')
  switch (move.type) {
    case 'roll':
      demand(hasExactly(move, ['type']), 'not-a-move')
      return demand(state.phase === 'roll', 'not-now')
    case 'take':
      return checkTake(state, move)
    case 'rob':
      return checkRobbery(state, seat, move)
    case 'reroll':
      return checkReroll(state, seat, move)
    case 'flip':
      return checkFlip(state, seat, move)
    case 'pay':
      return checkPay(state, seat, move)
    case 'exchange':
      return checkExchange(state, seat, move)
    case 'buy':
      return checkPurchase(state, seat, move)
    case 'done':
      demand(hasExactly(move, ['type']), 'not-a-move')
      return demand(state.phase === 'fence', 'not-now')
    default:
      refuse('not-a-move')
  }
}

type Given = Record<string, unknown>

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function isCounts(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.length === length && value.every(isCount)
}

/** The size of a choice among the objects that lie there. */
function checkPile(state: State, place: Place, faces: unknown, piece: unknown): number {
  demand(isCounts(faces, FACES.length) && typeof piece === 'boolean', 'not-a-move')
  const there = facesAt(state, place)
  demand(
    FACES.every((face) => faces[face]! <= there[face]!) && (!piece || state.piece === place),
    'not-there',
  )
  return sizeOf(faces, piece)
}

function checkTake(state: State, move: Given): void {
  demand(hasExactly(move, ['type', 'faces', 'piece']), 'not-a-move')
  demand(state.phase === 'split', 'not-now')
  const size = checkPile(state, CENTRE, move.faces, move.piece)
  demand(size > 0, 'take-something')
  demand(seatsWithoutLoot(state) > 1 || size === objectsAt(state, CENTRE), 'take-everything')
}

function checkRobbery(state: State, seat: Seat, move: Given): void {
  demand(hasExactly(move, ['type', 'from', 'keep', 'piece']), 'not-a-move')
  demand(state.phase === 'split', 'not-now')
  const { from } = move
  demand(typeof from === 'number' && state.owned[from] !== undefined && from !== seat, 'no-such-rival')
  const size = checkPile(state, from, move.keep, move.piece)
  demand(objectsAt(state, from) >= SMALLEST_ROBBED, 'too-little-to-rob')
  demand(size > 0, 'keep-something')
  demand(size < objectsAt(state, from), 'return-something')
}

function checkReroll(state: State, seat: Seat, move: Given): void {
  demand(hasExactly(move, ['type', 'face']), 'not-a-move')
  demand(state.phase === 'reroll', 'not-now')
  if (move.face === null) return
  const face = faceNamed(move.face)
  demand(face !== undefined, 'no-such-face')
  demand(facesAt(state, seat)[face]! > 0, 'no-such-die')
}

function checkOwnCard(state: State, seat: Seat, id: unknown): number {
  demand(state.phase === 'fence', 'not-now')
  const index = typeof id === 'string' ? cardIndex(id) : undefined
  demand(index !== undefined && state.owned[seat]!.includes(index), 'not-your-card')
  return index
}

function checkFlip(state: State, seat: Seat, move: Given): void {
  demand(hasExactly(move, ['type', 'card', 'to']), 'not-a-move')
  const card = checkOwnCard(state, seat, move.card)
  const flip = effectOf(card, 'flip')
  demand(flip !== undefined, 'no-such-ability')
  demand(!state.used.includes(card), 'already-used')
  const to = faceNamed(move.to)
  demand(to !== undefined && flip.to.includes(to), 'no-such-face')
  demand(facesAt(state, seat)[flip.from]! > 0, 'no-such-die')
}

function checkPay(state: State, seat: Seat, move: Given): void {
  demand(hasExactly(move, ['type', 'card']), 'not-a-move')
  const card = checkOwnCard(state, seat, move.card)
  const pay = effectOf(card, 'pay')
  demand(pay !== undefined, 'no-such-ability')
  demand(!state.used.includes(card), 'already-used')
  demand(facesAt(state, seat)[pay.face]! > 0, 'no-such-die')
}

function checkExchange(state: State, seat: Seat, move: Given): void {
  demand(hasExactly(move, ['type', 'card']), 'not-a-move')
  const card = checkOwnCard(state, seat, move.card)
  demand(effectOf(card, 'exchange') !== undefined, 'no-such-ability')
  demand(state.coins[seat]! > 0, 'no-coins')
}

function checkPurchase(state: State, seat: Seat, move: Given): void {
  demand(hasExactly(move, ['type', 'card', 'dice', 'coins']), 'not-a-move')
  demand(state.phase === 'fence', 'not-now')
  const { dice, coins } = move
  demand(isCounts(dice, GEMS.length) && isCount(coins), 'not-a-move')
  const index = typeof move.card === 'string' ? cardIndex(move.card) : undefined
  demand(index !== undefined && state.market.includes(index), 'not-for-sale')
  demand(purchasesLeft(state, seat) > 0, 'no-purchase-left')
  const { cost, price } = CARDS[index]!
  const mine = facesAt(state, seat)
  demand(
    GEMS.every((gem) => dice[gem]! <= mine[gem]!),
    'no-such-die',
  )
  demand(coins <= state.coins[seat]!, 'no-coins')
  demand(
    GEMS.every((gem) => dice[gem]! <= cost[gem]!) &&
      sizeOf(dice, false) + coins === priceFor(state, seat, price),
    'wrong-payment',
  )
}
