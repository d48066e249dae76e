import type { Game } from '../core/game'
import { checkTable } from '../core/options'
import { createRng } from '../core/rng'
import { apply } from './apply'
import { SEAT_COUNTS } from './data'
import type { Event } from './events'
import { imagine } from './imagine'
import { openFull } from './modes/full'
import { openKids } from './modes/kids'
import { moves, type Move } from './moves'
import { result } from './score'
import { actors, clone, QUEST_COUNTS, VARIANTS, type Options, type State } from './state'
import { view, type View } from './view'

export type { Event, Move, Options, State, View }

export const knightsVsSteambots: Game<State, Move, View, Event, Options> = {
  id: 'knights-vs-steambots',
  version: 1,
  secrets: true,
  options: {
    variant: { values: VARIANTS, default: 'full' },
    quests: { values: QUEST_COUNTS, default: 0 },
  },
  // Children play by twos and get no quests.
  seats({ variant, quests }) {
    if (variant === 'full') return SEAT_COUNTS
    return quests === 0 ? [2] : []
  },
  setup(table) {
    const options = checkTable(knightsVsSteambots, table) as Options
    const rng = createRng(table.seed)
    return options.variant === 'full' ? openFull(options, table.seats, rng) : openKids(options, rng)
  },
  actors,
  moves,
  apply,
  clone,
  view,
  imagine,
  result,
}
