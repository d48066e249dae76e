import { IllegalMove } from '@/rules/core/errors'
import type { Game, GameEvent, ViewBase } from '@/rules/core/game'
import { hasExactly } from '@/rules/core/json'
import { checkTable } from '@/rules/core/options'

/** Take one to three matches; whoever takes the last one wins. Leave a multiple of four: solved since 1901. */
type NimState = { left: number; turn: number }
export type NimMove = { take: number }
type NimView = ViewBase & { readonly left: number }

const actors = ({ left, turn }: NimState) => (left > 0 ? [turn] : [])

export const nim: Game<NimState, NimMove, NimView, GameEvent, { left: number }> = {
  id: 'nim',
  version: 1,
  secrets: false,
  options: { left: { values: [5, 6, 7, 9, 10, 11], default: 7 } },
  seats: () => [2],
  setup(table) {
    checkTable(nim, table)
    return { left: table.options.left, turn: 0 }
  },
  actors,
  moves: (state, seat) =>
    actors(state).includes(seat) ? [1, 2, 3].filter((n) => n <= state.left).map((take) => ({ take })) : [],
  apply(state, seat, move) {
    if (!actors(state).includes(seat) || !hasExactly(move, ['take'])) throw new IllegalMove('not-a-move')
    if (![1, 2, 3].includes(move.take) || move.take > state.left) throw new IllegalMove('not-a-move')
    state.left -= move.take
    state.turn = 1 - seat
  },
  clone: (state) => ({ ...state }),
  view: (state, seat) => ({ seat, actors: actors(state), options: {}, seats: 2, left: state.left }),
  imagine: (view) => ({ left: view.left, turn: view.actors[0] ?? 0 }),
  result(state) {
    if (state.left > 0) return null
    const winner = 1 - state.turn
    const points = [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0]
    return { points, breakdown: points.map((p) => [{ source: 'last', points: p }]), winners: [winner] }
  },
}
