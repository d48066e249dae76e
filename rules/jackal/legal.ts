import { IllegalMove } from '../core/errors'
import type { Seat } from '../core/game'
import { hasExactly, isRecord } from '../core/json'
import { DOUBLING, FRIDAY, isFlag, kindNamed, PRICES, RUM, WEAPON, type Kind } from './data'
import { mayBeReady, mayLay, waysOn, type Move } from './moves'
import { isSailing, UNDECIDED, type Phase, type State } from './state'

/** Every reason that an IllegalMove of this game can give; the app has a text for each. */
export const REFUSALS = [
  'match-over',
  'not-your-turn',
  'already-decided',
  'not-a-move',
  'not-now',
  'not-in-hand',
  'flag-first',
  'not-for-plans',
  'lay-something',
  'already-planning',
  'no-such-price',
  'no-coins',
  'no-rum',
  'no-plan-there',
  'no-way-there',
] as const
export type Refusal = (typeof REFUSALS)[number]

function demand(condition: boolean, reason: Refusal): asserts condition {
  if (!condition) throw new IllegalMove(reason)
}

type Given = Record<string, unknown>

/** Refuses whatever `moves` would not list. Moves come from logs and screens: nothing about them is trusted. */
export function check(state: State, seat: Seat, move: unknown): asserts move is Move {
  demand(state.phase !== 'over', 'match-over')
  demand(state.choices[seat] !== undefined, 'not-your-turn')
  if (state.phase === 'planning') demand(state.choices[seat] === UNDECIDED, 'already-decided')
  else demand(state.turn === seat, 'not-your-turn')
  demand(isRecord(move), 'not-a-move')
  switch (move.type) {
    case 'lay':
      return checkLaying(state, seat, move)
    case 'ready':
      checkShape(state, move, ['type'], 'planning')
      return demand(mayBeReady(state, seat), 'lay-something')
    case 'tortuga':
      return checkTortuga(state, seat, move)
    case 'rum':
      return checkRum(state, seat, move)
    case 'done':
      return checkShape(state, move, ['type'], 'rum')
    case 'go':
      return checkAnnouncement(state, seat, move)
    default:
      throw new IllegalMove('not-a-move' satisfies Refusal)
  }
}

function checkShape(state: State, move: Given, keys: readonly string[], phase: Phase): void {
  demand(hasExactly(move, keys), 'not-a-move')
  demand(state.phase === phase, 'not-now')
}

function checkLaying(state: State, seat: Seat, move: Given): void {
  checkShape(state, move, ['type', 'card'], 'planning')
  const kind = kindNamed(move.card)
  demand(kind !== undefined, 'not-a-move')
  demand(state.hands[seat]![kind]! > 0, 'not-in-hand')
  if (mayLay(state, seat, kind)) return
  throw new IllegalMove((isFlag(kind) ? 'flag-first' : 'not-for-plans') satisfies Refusal)
}

function checkTortuga(state: State, seat: Seat, move: Given): void {
  checkShape(state, move, ['type', 'coins'], 'planning')
  const { coins } = move
  demand(typeof coins === 'number' && PRICES.includes(coins), 'no-such-price')
  demand(state.plans[seat]!.length === 0, 'already-planning')
  demand(coins <= state.coins[seat]!, 'no-coins')
}

function checkRum(state: State, seat: Seat, move: Given): void {
  checkShape(state, move, ['type', 'on'], 'rum')
  const { on } = move
  demand(typeof on === 'number' && on !== seat && isSailing(state, on), 'no-plan-there')
  demand(state.hands[seat]![RUM]! > 0, 'no-rum')
}

function checkAnnouncement(state: State, seat: Seat, move: Given): void {
  checkShape(state, move, ['type', 'to', 'doubling', 'friday', 'weapon'], 'announcing')
  const { to } = move
  demand(typeof to === 'number' && waysOn(state, seat).includes(to), 'no-way-there')
  checkAttachment(state, seat, move.doubling, DOUBLING)
  checkAttachment(state, seat, move.friday, FRIDAY)
  checkAttachment(state, seat, move.weapon, WEAPON)
}

function checkAttachment(state: State, seat: Seat, attached: unknown, kind: Kind): void {
  demand(typeof attached === 'boolean', 'not-a-move')
  demand(!attached || state.hands[seat]![kind]! > 0, 'not-in-hand')
}
