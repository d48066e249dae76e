import type { Result, Seat } from '../core/game'
import { everySeat } from '../core/seats'
import {
  GHOST_GOLD,
  handPenalty,
  isSteambot,
  isTrophy,
  itemGold,
  MEMBER_GOLD,
  SETTING_GOLD,
  steambotGold,
  type Card,
} from './data'
import { questGold, settings } from './quests'
import { hasMage, isGhost, type State } from './state'

type Line = { source: string; points: number }

const sum = (cards: readonly Card[], gold: (card: Card) => number) =>
  cards.reduce((total, card) => total + gold(card), 0)

/** What a seat would get if the match ended like this, without quests. Steambots, trophies and settings always count. */
export function lines(state: State, seat: Seat): Line[] {
  const withMage = hasMage(state, seat)
  const [items, pile] = [state.items[seat]!, state.beaten[seat]!]
  const found: Line[] = [
    {
      source: 'trophies',
      points: sum([...items, ...pile.filter(isTrophy)], (item) => itemGold(item, withMage)),
    },
    { source: 'steambots', points: sum(pile.filter(isSteambot), steambotGold) },
  ]
  if (state.options.variant === 'kids-simple') return found
  found.push({ source: 'settings', points: settings(state, seat) * SETTING_GOLD })
  if (state.options.variant === 'kids-harder') return found
  found.unshift({ source: 'knights', points: state.teams[seat]!.length * MEMBER_GOLD })
  found.push({ source: 'ghost', points: isGhost(state, seat) ? GHOST_GOLD : 0 })
  const penalty = sum(state.hands[seat]!, handPenalty)
  found.push({ source: 'penalties', points: penalty === 0 ? 0 : -penalty })
  return found
}

export function result(state: State): Result | null {
  if (state.agenda.length > 0) return null
  const breakdown = everySeat(state).map((seat) => [
    ...lines(state, seat),
    ...state.quests[seat]!.map((id) => ({ source: `quest-${id}`, points: questGold(state, seat, id) })),
  ])
  const points = breakdown.map((own) => own.reduce((total, line) => total + line.points, 0))
  const most = Math.max(...points)
  // There is no tie-break: all who have most share the win.
  return { points, breakdown, winners: everySeat(state).filter((seat) => points[seat] === most) }
}
