import type { Seat } from '../core/game'
import { neighbours, spotsFor, xOf, yOf } from './board'
import {
  beats,
  DRAGON,
  EXCHANGE,
  GREED,
  isItem,
  isSteambot,
  isTrophy,
  nameOf,
  THIEF,
  type Card,
  type CardName,
} from './data'
import { fittingItems } from './phases/duel'
import { exchanges, isStealable, thefts } from './phases/specials'
import {
  actors,
  BEAT,
  challengeable,
  EQUIP,
  freePlaces,
  hasMage,
  isGhost,
  kinds,
  nextTask,
  SPECIAL,
  type State,
} from './state'

export type Move =
  /** To a location, by its number in the order in which they were laid. */
  | { type: 'walk'; to: number }
  | { type: 'stay' }
  /** A card for the chest. */
  | { type: 'discard'; card: CardName }
  | { type: 'challenge'; rival: Seat }
  /** The location just drawn, turned by so many quarters clockwise. */
  | { type: 'place'; x: number; y: number; turn: number }
  | { type: 'beat'; steambot: CardName }
  /** Into a free place, or instead of an item that is then discarded. */
  | { type: 'equip'; card: CardName; instead: CardName | null }
  | { type: 'dragon' }
  | { type: 'greed' }
  | { type: 'exchange'; give: CardName; from: Seat; take: CardName }
  | { type: 'steal'; from: Seat; take: CardName }
  /** A card for a duel: face down, or one more on top. */
  | { type: 'lay'; card: CardName }
  | { type: 'defend'; item: CardName }
  | { type: 'lose'; member: CardName }
  | { type: 'drop'; item: CardName }
  | { type: 'swap'; give: CardName; take: CardName }
  /** A child draws. */
  | { type: 'draw' }
  /** Nothing more: ends action 2, lays no further card, swaps nothing, uses no weapon, leaves a trophy. */
  | { type: 'pass' }

const PASS: Move = { type: 'pass' }

export function moves(state: State, seat: Seat): Move[] {
  const task = nextTask(state)
  if (!task || !actors(state).includes(seat)) return []
  const hand = () => kinds(state.hands[seat]!)
  switch (task.type) {
    case 'move':
      return walks(state, seat)
    case 'chest':
      return hand().map((card) => ({ type: 'discard', card: nameOf(card) }))
    case 'challenge':
      return challengeable(state, seat).map((rival) => ({ type: 'challenge', rival }))
    case 'location':
      return spotsFor(state, task.card).map(({ cell, turn }) => ({
        type: 'place',
        x: xOf(cell),
        y: yOf(cell),
        turn,
      }))
    case 'act':
      return [...actions(state, seat), PASS]
    case 'lay':
      return hand().map(layMove)
    case 'more':
      return [...hand().map(layMove), PASS]
    case 'effect':
      return task.card === EXCHANGE ? exchangeMoves(state, seat) : theftMoves(state, seat)
    case 'defend':
      return defences(state, seat)
    case 'lose':
      return kinds(state.teams[seat]!).map((member) => ({ type: 'lose', member: nameOf(member) }))
    case 'drop':
      return kinds(state.items[seat]!).map((item) => ({ type: 'drop', item: nameOf(item) }))
    case 'swap':
      return [...swaps(state, seat), PASS]
    case 'pull':
      return [{ type: 'draw' }]
    case 'keep':
      return keeps(state, seat, task.card)
    default:
      return []
  }
}

function layMove(card: Card): Move {
  return { type: 'lay', card: nameOf(card) }
}

function walks(state: State, seat: Seat): Move[] {
  const all = neighbours(state, state.pawns[seat]!).map((to): Move => ({ type: 'walk', to }))
  if (state.hands[seat]!.length > 0) all.push({ type: 'stay' })
  return all
}

function actions(state: State, seat: Seat): Move[] {
  const all: Move[] = []
  const ghost = isGhost(state, seat)
  const canBeat = !ghost && (state.done & BEAT) === 0
  const canEquip = !ghost && (state.done & EQUIP) === 0
  const canPlay = (state.done & SPECIAL) === 0
  for (const card of kinds(state.hands[seat]!)) {
    if (isItem(card)) {
      if (canEquip) all.push(...equips(state, seat, card))
    } else if (isSteambot(card)) {
      if (canBeat && canBeatWithItems(state, seat, card)) all.push({ type: 'beat', steambot: nameOf(card) })
    } else if (canPlay) all.push(...specialMoves(state, seat, card))
  }
  return all
}

export function canBeatWithItems(state: State, seat: Seat, steambot: Card): boolean {
  const withMage = hasMage(state, seat)
  return state.items[seat]!.some((item) => beats(item, steambot, withMage))
}

function equips(state: State, seat: Seat, card: Card): Move[] {
  const places: (Card | null)[] = kinds(state.items[seat]!)
  if (freePlaces(state, seat) > 0) places.unshift(null)
  return places.map((instead) => ({
    type: 'equip',
    card: nameOf(card),
    instead: instead === null ? null : nameOf(instead),
  }))
}

function specialMoves(state: State, seat: Seat, card: Card): Move[] {
  switch (card) {
    case DRAGON:
      return [{ type: 'dragon' }]
    case GREED:
      return [{ type: 'greed' }]
    case EXCHANGE:
      return exchangeMoves(state, seat)
    case THIEF:
      return theftMoves(state, seat)
    default:
      return []
  }
}

function exchangeMoves(state: State, seat: Seat): Move[] {
  return exchanges(state, seat).map(({ give, from, take }) => ({
    type: 'exchange',
    give: nameOf(give),
    from,
    take: nameOf(take),
  }))
}

function theftMoves(state: State, seat: Seat): Move[] {
  return thefts(state, seat).map(({ from, take }) => ({ type: 'steal', from, take: nameOf(take) }))
}

export function canSteal(state: State, seat: Seat, from: Seat, take: Card): boolean {
  if (from === seat) return false
  if (isStealable(take)) return state.teams[from]!.includes(take)
  return isTrophy(take) && freePlaces(state, seat) > 0 && state.items[from]!.includes(take)
}

/** Only a child may do without. */
function defences(state: State, seat: Seat): Move[] {
  const all = fittingItems(state, seat).map((item): Move => ({ type: 'defend', item: nameOf(item) }))
  return state.options.variant === 'full' ? all : [...all, PASS]
}

function swaps(state: State, seat: Seat): Move[] {
  const hand = kinds(state.hands[seat]!).filter(isItem)
  return kinds(state.items[seat]!)
    .filter(isTrophy)
    .flatMap((give) => hand.map((take): Move => ({ type: 'swap', give: nameOf(give), take: nameOf(take) })))
}

/** A trophy goes to a free place if there is one; it may always replace another. */
function keeps(state: State, seat: Seat, card: Card): Move[] {
  const all = equips(state, seat, card)
  return freePlaces(state, seat) > 0 ? all : [...all, PASS]
}
