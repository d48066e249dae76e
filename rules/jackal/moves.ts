import type { Seat } from '../core/game'
import { everySeat } from '../core/seats'
import type { Cell } from './board'
import {
  CARD_NAMES,
  countAll,
  DOUBLING,
  FRIDAY,
  isFlag,
  isIdle,
  isMoving,
  KINDS,
  PRICES,
  RUM,
  WEAPON,
  type CardName,
  type Kind,
} from './data'
import { actors, boardNow, isSailing, placeOf, type State } from './state'

/** Cards go by their names: copies are one move. */
export type Move =
  /** Lays this card next, face down. */
  | { type: 'lay'; card: CardName }
  | { type: 'ready' }
  | { type: 'tortuga'; coins: number }
  | { type: 'rum'; on: Seat }
  | { type: 'done' }
  /** Where the next card of the plan leads, with its first half if it is doubled, and what is attached to it. */
  | { type: 'go'; to: Cell; doubling: boolean; friday: boolean; weapon: boolean }

export function moves(state: State, seat: Seat): Move[] {
  if (!actors(state).includes(seat)) return []
  switch (state.phase) {
    case 'planning':
      return planningMoves(state, seat)
    case 'rum':
      return [...rumMoves(state, seat), { type: 'done' }]
    case 'announcing':
      return announcements(state, seat)
    case 'over':
      return []
  }
}

/** Has the hand a card that belongs in a plan? */
export function hasPlanCard(hand: readonly number[]): boolean {
  return hand.some((count, kind) => count > 0 && !isIdle(kind))
}

/** May a card of this kind, if it is in hand, come next? Movement cards may; a flag or a useless card only alone. */
export function mayLay(state: State, seat: Seat, kind: Kind): boolean {
  if (isMoving(kind)) return true
  return state.plans[seat]!.length === 0 && (isFlag(kind) || !hasPlanCard(state.hands[seat]!))
}

/** Nobody stays away without a reason: a plan has a card, unless there is none to lay. */
export function mayBeReady(state: State, seat: Seat): boolean {
  return state.plans[seat]!.length > 0 || countAll(state.hands[seat]!) === 0
}

function planningMoves(state: State, seat: Seat): Move[] {
  const hand = state.hands[seat]!
  const list: Move[] = []
  for (let kind = 0; kind < KINDS; kind++) {
    if (hand[kind]! > 0 && mayLay(state, seat, kind)) list.push({ type: 'lay', card: CARD_NAMES[kind]! })
  }
  if (mayBeReady(state, seat)) list.push({ type: 'ready' })
  if (state.plans[seat]!.length === 0) {
    for (const coins of PRICES) if (coins <= state.coins[seat]!) list.push({ type: 'tortuga', coins })
  }
  return list
}

function rumMoves(state: State, seat: Seat): Move[] {
  if (state.hands[seat]![RUM] === 0) return []
  return everySeat(state)
    .filter((other) => other !== seat && isSailing(state, other))
    .map((on) => ({ type: 'rum', on }))
}

function announcements(state: State, seat: Seat): Move[] {
  const hand = state.hands[seat]!
  const options = (kind: Kind) => (hand[kind]! > 0 ? [false, true] : [false])
  const list: Move[] = []
  for (const to of waysOn(state, seat)) {
    for (const doubling of options(DOUBLING)) {
      for (const friday of options(FRIDAY)) {
        for (const weapon of options(WEAPON)) list.push({ type: 'go', to, doubling, friday, weapon })
      }
    }
  }
  return list
}

/** The cells that the next card of the seat's plan may lead to. */
export function waysOn(state: State, seat: Seat): readonly Cell[] {
  const card = state.plans[seat]![state.used[seat]!]!
  return boardNow(state).reach[card]![placeOf(state, seat)]!
}
