import type { Game } from '../core/game'
import { checkTable } from '../core/options'
import { apply } from './apply'
import { SEAT_COUNTS } from './data'
import type { Event } from './events'
import { moves, type Move } from './moves'
import { result } from './score'
import { actors, clone, opening, type Options, type State } from './state'
import { imagine, view, type View } from './view'

export type { Event, Move, Options, State, View }

export const nimbleThieves: Game<State, Move, View, Event, Options> = {
  id: 'nimble-thieves',
  version: 1,
  secrets: false,
  options: { variant: { values: ['basic', 'advanced'], default: 'advanced' } },
  seats: () => SEAT_COUNTS,
  setup(table) {
    const options = checkTable(nimbleThieves, table) as Options
    return opening({ ...table, options })
  },
  actors,
  moves,
  apply,
  clone,
  view,
  imagine,
  result,
}
