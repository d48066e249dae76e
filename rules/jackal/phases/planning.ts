import type { Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import { kindNamed, TORTUGA, type CardName } from '../data'
import type { Emit } from '../events'
import { actors, inOrder, isSailing, SAILS, type State } from '../state'
import { drawCards, nameCards } from './cards'
import { finishIsland } from './dealing'
import { askForRum } from './rum'

export function lay(state: State, seat: Seat, card: CardName, emit?: Emit): void {
  const kind = kindNamed(card)!
  state.hands[seat]![kind]!--
  state.plans[seat]!.push(kind)
  emit?.({ type: 'laid', seat, card }, { to: [seat], others: null })
}

/** Sails for the island with the plan as it lies. */
export function sail(state: State, seat: Seat, emit?: Emit): void {
  state.choices[seat] = SAILS
  emit?.({ type: 'ready', seat }, { to: [seat], others: null })
  beginIfAllReady(state, emit)
}

export function sailToTortuga(state: State, seat: Seat, coins: number, emit?: Emit): void {
  state.choices[seat] = coins
  emit?.({ type: 'chose-tortuga', seat, coins }, { to: [seat], others: null })
  beginIfAllReady(state, emit)
}

function beginIfAllReady(state: State, emit?: Emit): void {
  if (actors(state).length > 0) return
  const plans = everySeat(state).map((seat) => (isSailing(state, seat) ? state.plans[seat]!.length : null))
  emit?.({ type: 'all-ready', plans, reveals: true })
  for (const seat of inOrder(state)) if (!isSailing(state, seat)) buy(state, seat, state.choices[seat]!, emit)
  state.phase = 'rum'
  if (!askForRum(state, state.first)) finishIsland(state, emit)
}

function buy(state: State, seat: Seat, coins: number, emit?: Emit): void {
  state.coins[seat]! -= coins
  state.spent[seat]! += coins
  const cards = drawCards(state, seat, TORTUGA[coins]!, emit)
  const base = { type: 'bought', seat, coins, count: cards.length, reveals: true } as const
  emit?.({ ...base, cards: nameCards(cards) }, { to: [seat], others: base })
}
