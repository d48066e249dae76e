import { sharesByLead, sharesOfWin } from '../../bots/standing'
import type { Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import {
  beats,
  CAGE,
  DRAGON,
  EXCHANGE,
  GHOST_GOLD,
  GREED,
  handPenalty,
  handSign,
  isItem,
  isSteambot,
  isTrophy,
  itemGold,
  MEMBER_GOLD,
  PAPER,
  SETTING_GOLD,
  steambotGold,
  type Card,
} from '../data'
import { questGold, settings, type QuestId } from '../quests'
import { result } from '../score'
import { freePlaces, hasMage, isGhost, type State } from '../state'

/** About what lies in the deck when two to four begin. */
const FULL_DECK = 58

/** How much of the match is over, 0 … 1: the deck is its clock. */
export function lateness(state: State): number {
  return Math.max(0, 1 - state.deck.length / FULL_DECK)
}

/** What lies open: the gold of a seat without its hand and quests. */
export function openGold(state: State, seat: Seat): number {
  const withMage = hasMage(state, seat)
  let gold = settings(state, seat) * SETTING_GOLD
  for (const item of state.items[seat]!) gold += itemGold(item, withMage)
  for (const card of state.beaten[seat]!) {
    gold += isSteambot(card) ? steambotGold(card) : itemGold(card, false)
  }
  if (state.options.variant !== 'full') return gold
  return gold + (isGhost(state, seat) ? GHOST_GOLD : state.teams[seat]!.length * MEMBER_GOLD)
}

/** A place to carry something is worth more than the one who offers it, while there is time to fill it. */
const PLACE = 0.7
/** Without any weapon every steambot in a duel costs somebody. */
const DEFENCELESS = 0.6
/** A trophy in hand for which there is a place, and one for which there is none. */
const TO_BE_PLACED = 0.8
const SPARE_TROPHY = 0.25
/** A steambot in hand that can be beaten next turn. */
const TO_BE_BEATEN = 0.8
/** A steambot in hand is also something to attack with. */
const THREAT = 0.5
const SPECIAL_HOPES: ReadonlyMap<Card, number> = new Map([
  [DRAGON, 0.6],
  [EXCHANGE, 0.6],
  [GREED, 1.2],
])
const THIEF_HOPES = 1.5

function canBeat(items: readonly Card[], steambot: Card, withMage: boolean): boolean {
  for (const item of items) if (beats(item, steambot, withMage)) return true
  return false
}

/** What a hand is worth: hopes while there is time, penalties when there is none. */
function handWorth(state: State, seat: Seat, late: number): number {
  const hand = state.hands[seat]!
  const items = state.items[seat]!
  const withMage = hasMage(state, seat)
  const ghost = isGhost(state, seat)
  let places = freePlaces(state, seat)
  let worth = 0
  for (const card of hand) {
    if (isItem(card)) {
      const gold = itemGold(card, withMage)
      if (places > 0 && gold > 0) {
        worth += gold * TO_BE_PLACED
        places--
      } else worth += SPARE_TROPHY * (1 - late)
    } else if (isSteambot(card)) {
      const gold = steambotGold(card)
      if (!ghost && canBeat(items, card, withMage)) worth += gold * (TO_BE_BEATEN - late * 0.5)
      else worth -= gold * late
      worth += THREAT * (1 - late)
    } else {
      worth += (SPECIAL_HOPES.get(card) ?? THIEF_HOPES) * (1 - late) - handPenalty(card) * late
    }
  }
  return worth
}

/** How far a quest that is not met yet has got, 0 … 1. */
function progress(state: State, seat: Seat, id: QuestId): number {
  switch (id) {
    case 'three-beaten':
      return state.beaten[seat]!.length / 3
    case 'every-kind':
      return new Set(state.beaten[seat]).size / 3
    case 'big-team':
      return state.teams[seat]!.length / 4
    case 'two-duels':
      return state.duelsWon[seat]! / 2
    case 'two-settings':
      return settings(state, seat) / 2
    case 'all-signs':
      return new Set(state.items[seat]!.filter(isTrophy).map(handSign)).size / 3
    case 'laden':
      return state.items[seat]!.length / Math.max(2, state.teams[seat]!.length)
    case 'cage':
      return state.hands[seat]!.includes(CAGE) ? 0.8 : 0
    case 'empty-hand':
      return 0.5
    default:
      return 0
  }
}

/** What hangs in the balance counts by half, the more so the longer there is to go. */
function questWorth(state: State, seat: Seat, late: number): number {
  let worth = 0
  for (const id of state.quests[seat]!) {
    const now = questGold(state, seat, id)
    worth += now > 0 ? now * (0.6 + 0.4 * late) : now * late + 1.5 * progress(state, seat, id) * (1 - late)
  }
  return worth
}

/** The gold that a seat is likely to end with, as far as it differs from what the others may hope for too. */
export function prospects(state: State, seat: Seat): number {
  const gold = openGold(state, seat)
  if (state.options.variant !== 'full') return gold + state.teams[seat]!.length
  const late = lateness(state)
  let hopes = freePlaces(state, seat) * PLACE * (1 - late)
  const weapon = hasMage(state, seat) ? PAPER : null
  const isArmed = state.items[seat]!.some((item) =>
    weapon === null ? isTrophy(item) && item !== PAPER : item === weapon,
  )
  if (!isArmed && !isGhost(state, seat)) hopes -= DEFENCELESS * (1 - late)
  return gold + hopes + handWorth(state, seat, late) + questWorth(state, seat, late)
}

/** How far gold may still move: little at the end, and with every card of the deck a bit more. */
const NARROW = 0.8
const GOLD_A_CARD = 0.07
/** How much of a finished match's value is the win itself; the rest makes bots win high and lose narrowly. */
const WIN_MATTERS = 0.8

export function evaluate(state: State): number[] {
  const end = result(state)
  if (!end) {
    return sharesByLead(
      everySeat(state).map((seat) => prospects(state, seat)),
      NARROW + GOLD_A_CARD * state.deck.length,
    )
  }
  const shares = sharesOfWin(end.winners, state.seats)
  const leads = sharesByLead(end.points, 3)
  return shares.map((share, seat) => WIN_MATTERS * share + (1 - WIN_MATTERS) * leads[seat]!)
}
