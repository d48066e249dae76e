import type { Seat } from '../core/game'
import { type Emit, say, type Source } from './events'
import type { State } from './state'

export function gainInfamy(state: State, seat: Seat, amount: number, source: Source, emit?: Emit): void {
  state.infamy[seat]! += amount
  say(emit, { type: 'infamy', seat, amount, source })
}

export function gainCoins(state: State, seat: Seat, amount: number, source: Source, emit?: Emit): void {
  state.coins[seat]! += amount
  say(emit, { type: 'coins', seat, amount, source })
}
