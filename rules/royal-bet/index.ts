import type { Game } from '../core/game'
import { checkTable } from '../core/options'
import { apply } from './apply'
import { CHEERLEADER_SEATS, JESTERS_DEAL_SEATS, MODE_NAMES, MODES, STARTER_SQUAD_SEATS } from './data'
import type { Event } from './events'
import { imagine } from './imagine'
import { FLOWS } from './modes'
import { moves, type Move } from './moves'
import { result } from './score'
import { actors, clone, opening, silent, type Options, type State } from './state'
import { view, type View } from './view'

export type { Event, Move, Options, State, View }

/** Other modes ignore the options of classic. */
function seats({ mode, squads, cheerleader, jestersDeal }: Options): number[] {
  return MODES[mode].seats.filter((count) => {
    if (mode !== 'classic') return true
    if (squads === 'starter' && !STARTER_SQUAD_SEATS.includes(count)) return false
    if (cheerleader !== 'off' && !CHEERLEADER_SEATS.includes(count)) return false
    return jestersDeal === 'off' || JESTERS_DEAL_SEATS.includes(count)
  })
}

const inClassic = ({ mode }: Options) => mode === 'classic'

export const royalBet: Game<State, Move, View, Event, Options> = {
  id: 'royal-bet',
  version: 2,
  secrets: true,
  options: {
    mode: { values: MODE_NAMES, default: 'classic' },
    squads: { values: ['draft', 'starter'], default: 'draft', when: inClassic },
    cheerleader: { values: ['off', 'on', 'advanced'], default: 'off', when: inClassic },
    jestersDeal: { values: ['off', 'on'], default: 'off', when: inClassic },
  },
  seats,
  setup(table, emit = silent) {
    const options = checkTable(royalBet, table) as Options
    const state = opening(options, table.seats, table.seed)
    FLOWS[options.mode].start(state, emit)
    return state
  },
  actors,
  moves,
  apply,
  clone,
  view,
  imagine,
  result,
}
