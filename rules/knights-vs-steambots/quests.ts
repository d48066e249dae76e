import type { Seat } from '../core/game'
import { everySeat } from '../core/seats'
import {
  ARMOURED,
  CAGE,
  CHEST,
  COOK,
  handPenalty,
  handSign,
  isKnight,
  PLAIN,
  SPEARMAN,
  weaponOf,
} from './data'
import { hasMage, type State } from './state'

/** The personal quests, all of them ours: the rulebook names the expansion and prints none of its cards. */
export type QuestId = (typeof QUESTS)[number]['id']

type Quest = {
  readonly id: string
  readonly gold: number
  /** What it costs not to fulfil it. */
  readonly penalty: number
  /** Asked at the end only. */
  readonly isMet: (state: State, seat: Seat) => boolean
}

const beatenOf = (state: State, seat: Seat, steambot: number) =>
  state.beaten[seat]!.filter((card) => card === steambot).length

/** Cooks are knights too; the Mage is not. */
const knightsOf = (state: State, seat: Seat) =>
  state.teams[seat]!.filter((member) => isKnight(member) || member === COOK).length

/** For each weapon the knights that show it or the items of it, whichever are fewer. */
export function settings(state: State, seat: Seat): number {
  const items = state.items[seat]!.slice()
  let found = 0
  for (const member of state.teams[seat]!) {
    const at = isKnight(member) ? items.indexOf(weaponOf(member)) : -1
    if (at < 0) continue
    items.splice(at, 1)
    found++
  }
  return found
}

const SIGNS = [0, 1, 2]

export const QUESTS = [
  { id: 'mage', gold: 3, penalty: 0, isMet: hasMage },
  { id: 'cook', gold: 2, penalty: 0, isMet: (state, seat) => state.teams[seat]!.includes(COOK) },
  {
    id: 'most-knights',
    gold: 2,
    penalty: 1,
    isMet: (state, seat) =>
      knightsOf(state, seat) > 0 &&
      everySeat(state).every((other) => knightsOf(state, other) <= knightsOf(state, seat)),
  },
  { id: 'big-team', gold: 3, penalty: 1, isMet: (state, seat) => state.teams[seat]!.length >= 4 },
  { id: 'three-beaten', gold: 3, penalty: 1, isMet: (state, seat) => state.beaten[seat]!.length >= 3 },
  { id: 'armoured', gold: 2, penalty: 0, isMet: (state, seat) => beatenOf(state, seat, ARMOURED) > 0 },
  {
    id: 'every-kind',
    gold: 4,
    penalty: 0,
    isMet: (state, seat) => [PLAIN, SPEARMAN, ARMOURED].every((kind) => beatenOf(state, seat, kind) > 0),
  },
  { id: 'two-settings', gold: 2, penalty: 0, isMet: (state, seat) => settings(state, seat) >= 2 },
  {
    id: 'all-signs',
    gold: 3,
    penalty: 0,
    isMet: (state, seat) => SIGNS.every((sign) => state.items[seat]!.some((item) => handSign(item) === sign)),
  },
  {
    id: 'twins',
    gold: 2,
    penalty: 0,
    isMet: (state, seat) =>
      state.items[seat]!.some((item, i, items) => item !== CAGE && items.indexOf(item) !== i),
  },
  { id: 'cage', gold: 2, penalty: 0, isMet: (state, seat) => state.items[seat]!.includes(CAGE) },
  {
    id: 'laden',
    gold: 2,
    penalty: 0,
    isMet: (state, seat) =>
      state.teams[seat]!.length >= 2 && state.items[seat]!.length === state.teams[seat]!.length,
  },
  {
    id: 'empty-hand',
    gold: 2,
    penalty: 0,
    isMet: (state, seat) => state.hands[seat]!.every((card) => handPenalty(card) === 0),
  },
  { id: 'two-duels', gold: 3, penalty: 1, isMet: (state, seat) => state.duelsWon[seat]! >= 2 },
  { id: 'haunted', gold: 4, penalty: 0, isMet: (state, seat) => state.haunted[seat] === 1 },
  {
    id: 'chest',
    gold: 3,
    penalty: 0,
    isMet: (state, seat) => state.locations[state.pawns[seat]!] === CHEST,
  },
] as const satisfies readonly Quest[]

const byId = new Map<string, Quest>(QUESTS.map((quest) => [quest.id, quest]))

export const QUEST_IDS: readonly QuestId[] = QUESTS.map(({ id }) => id)

/** Gold that a quest brings if the match ends like this; negative where it costs some. */
export function questGold(state: State, seat: Seat, id: QuestId): number {
  const quest = byId.get(id)!
  if (quest.isMet(state, seat)) return quest.gold
  return quest.penalty === 0 ? 0 : -quest.penalty
}
