import type { Seat } from '../../core/game'
import { nextSeat } from '../../core/seats'
import {
  countAll,
  DOUBLING,
  FRIDAY,
  LEAST_CARDS,
  listCards,
  noCards,
  RUM,
  WEAPON,
  type Counts,
} from '../data'
import type { Emit } from '../events'
import { ISLANDS } from '../islands'
import {
  boardNow,
  inOrder,
  isSailing,
  newIsland,
  placeOf,
  WITH_DOUBLING,
  WITH_FRIDAY,
  WITH_WEAPON,
  type State,
} from '../state'
import { drawCards, nameCards } from './cards'

/** Shares out the gold, clears the table, deals, and sails on; after the last island only the first two. */
export function finishIsland(state: State, emit?: Emit): void {
  shareGold(state, emit)
  discardTable(state, emit)
  if (state.stop + 1 === state.islands) {
    Object.assign(state, newIsland(state.seats))
    state.phase = 'over'
    state.turn = state.first
    emit?.({ type: 'over' })
    return
  }
  dealCards(state, emit)
  Object.assign(state, newIsland(state.seats))
  state.phase = 'planning'
  state.stop++
  state.first = nextSeat(state, state.first)
  state.turn = state.first
  const island = ISLANDS[state.voyage[state.stop]!]!.id
  emit?.({ type: 'island', number: state.stop + 1, island, first: state.first, reveals: true })
}

/** Who came to that cell, the earliest first; of those who came at the same step, the first player's nearest. */
export function arrivals(state: State, cell: number): Seat[] {
  return inOrder(state)
    .filter((seat) => placeOf(state, seat) === cell)
    .sort((a, b) => state.steps[a]! - state.steps[b]!)
}

function shareGold(state: State, emit?: Emit): void {
  const { treasures, coins } = boardNow(state)
  for (const cell of treasures) {
    const value = coins[cell]!
    const finders = arrivals(state, cell).map((seat, before) => {
      const share = Math.max(0, value - before)
      state.coins[seat]! += share
      return { seat, steps: state.steps[seat]!, coins: share }
    })
    if (finders.length > 0) emit?.({ type: 'treasure', cell, value, finders })
  }
}

/** Everything that lies on the table: plans, what is attached to them, and rum. */
export function cardsOnTable(state: State): Counts {
  const counts = noCards()
  for (const plan of state.plans) for (const kind of plan) counts[kind]!++
  for (const attachments of state.attached) {
    for (const attached of attachments) {
      if ((attached & WITH_DOUBLING) !== 0) counts[DOUBLING]!++
      if ((attached & WITH_FRIDAY) !== 0) counts[FRIDAY]!++
      if ((attached & WITH_WEAPON) !== 0) counts[WEAPON]!++
    }
  }
  for (const rum of state.rum) counts[RUM]! += rum
  return counts
}

function discardTable(state: State, emit?: Emit): void {
  const table = cardsOnTable(state)
  if (countAll(table) === 0) return
  state.discards = state.discards.map((count, kind) => count + table[kind]!)
  emit?.({ type: 'discarded', cards: nameCards(listCards(table)) })
}

function dealCards(state: State, emit?: Emit): void {
  // The table is clear: were the deck shuffled now, plans would be counted among the cards held.
  state.plans = state.plans.map(() => [])
  for (const seat of inOrder(state)) if (isSailing(state, seat)) give(state, seat, 1, emit)
  for (const seat of inOrder(state)) give(state, seat, LEAST_CARDS - countAll(state.hands[seat]!), emit)
}

function give(state: State, seat: Seat, count: number, emit?: Emit): void {
  if (count <= 0) return
  const cards = drawCards(state, seat, count, emit)
  if (cards.length === 0) return
  const base = { type: 'drew', seat, count: cards.length, reveals: true } as const
  emit?.({ ...base, cards: nameCards(cards) }, { to: [seat], others: base })
}
