import type { Game } from '../core/game'
import { checkTable } from '../core/options'
import { applyMove } from './apply'
import { SEAT_COUNTS } from './data'
import type { Event } from './events'
import { listMoves, type Move } from './moves'
import { finalResult } from './score'
import { cloneState, createState, type Options, type State } from './state'
import { actorsOf, imagineState, type View, viewOf } from './view'

export type { Event } from './events'
export type { Move } from './moves'
export type { State } from './state'
export type { View } from './view'

/** Thieves split rolled loot, rob each other's shares and spend what is left on the black market. */
export const kingOfThieves: Game<State, Move, View, Event, Options> = {
  id: 'king-of-thieves',
  version: 1,
  secrets: false,
  options: {},
  seats: () => SEAT_COUNTS,
  setup(table) {
    checkTable(kingOfThieves, table)
    return createState(table)
  },
  actors: actorsOf,
  moves: listMoves,
  apply: applyMove,
  clone: cloneState,
  view: viewOf,
  imagine: imagineState,
  result: (state) => (state.phase === 'over' ? finalResult(state) : null),
}
