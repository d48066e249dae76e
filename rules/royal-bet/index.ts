import type { Game } from '../core/game'
import { checkTable } from '../core/options'
import { apply } from './apply'
import { MODE_NAMES } from './data'
import type { Event } from './events'
import { FLOWS } from './modes'
import type { Move } from './move-types'
import { actors, moves } from './moves'
import { emptyState } from './rounds'
import { resultOf } from './score'
import { clone, type Options, type State } from './state'
import { imagine, view, type View } from './view'

export type { Event, Move, Options, State, View }

function seats({ mode, squads, cheerleader, jestersDeal }: Options): number[] {
  switch (mode) {
    case 'classic':
      return [3, 4, 5].filter(
        (count) =>
          (squads === 'draft' || count >= 4) &&
          (cheerleader === 'off' || count >= 4) &&
          (jestersDeal === 'off' || count <= 4),
      )
    case 'duel':
      return [2]
    case 'i-am-king':
      return [3]
    case 'alliance':
      return [4]
    case 'emperor':
      return [5]
  }
}

export const royalBet: Game<State, Move, View, Event, Options> = {
  id: 'royal-bet',
  version: 1,
  secrets: true,
  options: {
    mode: { values: MODE_NAMES, default: 'classic' },
    squads: { values: ['draft', 'starter'], default: 'draft' },
    cheerleader: { values: ['off', 'on', 'advanced'], default: 'off' },
    jestersDeal: { values: ['off', 'on'], default: 'off' },
  },
  seats,
  setup(table) {
    const options = checkTable(royalBet, table) as Options
    const state = emptyState(options, table.seats, table.seed)
    FLOWS[state.options.mode].start(state, () => undefined)
    return state
  },
  actors,
  moves,
  apply,
  clone,
  view,
  imagine,
  result(state) {
    if (state.phase !== 'over') return null
    const { winners, decidedBy } = FLOWS[state.options.mode].verdict(state)
    return resultOf(state, winners, decidedBy)
  },
}
