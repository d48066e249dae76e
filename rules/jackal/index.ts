import type { Game } from '../core/game'
import { checkTable } from '../core/options'
import { apply } from './apply'
import { SEAT_COUNTS } from './data'
import type { Event } from './events'
import { imagine } from './imagine'
import { moves, type Move } from './moves'
import { result } from './score'
import { actors, clone, deal, type Options, type State } from './state'
import { view, type View } from './view'

export type { Event, Move, Options, State, View }

export const jackal: Game<State, Move, View, Event, Options> = {
  id: 'jackal',
  version: 1,
  secrets: true,
  options: { islands: { values: [4, 10], default: 10 } },
  seats: () => SEAT_COUNTS,
  setup(table) {
    const options = checkTable(jackal, table) as Options
    return deal({ ...table, options })
  },
  actors,
  moves,
  apply,
  clone,
  view,
  imagine,
  result,
}
