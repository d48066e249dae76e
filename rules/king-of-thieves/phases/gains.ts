import type { Seat } from '../../core/game'
import { type Emit, type Source } from '../events'
import type { State } from '../state'

export function gainInfamy(state: State, seat: Seat, amount: number, source: Source, emit?: Emit): void {
  state.infamy[seat]! += amount
  emit?.({ type: 'infamy', seat, amount, source })
}

export function gainCoins(state: State, seat: Seat, amount: number, source: Source, emit?: Emit): void {
  state.coins[seat]! += amount
  emit?.({ type: 'coins', seat, amount, source })
}
