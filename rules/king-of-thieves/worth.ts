import type { Seat } from '../core/game'
import { CARDS, countSigns, type Effect, type EffectKind, effectOf } from './cards'
import { BAG, DECKS, GEMS, ROW_SIZE } from './data'
import { NO_CARD, type State } from './state'

/*
 * What things are worth to a player, in points at the end of the match: rough figures that a practised player
 * would give, not rules. Only the bot reads them.
 */

/** Purchases from the newest row per seat and round, as matches between bots show. */
const PACE = 0.75
/** What a coin buys in the long run: it is a gem of any colour, and keeps. */
const COIN = 1.2
/** A symbol's part in the contest for most henchmen. */
const HENCHMAN = 0.7
/** What a lone tower may count on for a second one. */
const HOPED_TOWER = 0.7
/** An average card of deck A, B and C, for whoever draws one unseen. */
const UNSEEN_CARD = [2, 3, 5]

/** How many more rounds there will be, the one being played included. */
export function roundsLeft(state: State): number {
  let purchases = 1 + state.decks[state.refilling]!.length
  for (let deck = state.refilling + 1; deck < DECKS.length; deck++) {
    purchases += state.decks[deck]!.length - ROW_SIZE + 1
  }
  for (let slot = 0; slot < ROW_SIZE; slot++) {
    if (state.market[state.refilling * ROW_SIZE + slot] === NO_CARD) purchases--
  }
  return Math.max(1, purchases / (state.seats * PACE))
}

/** What a coin kept is worth with `rounds` more rounds to spend it in, the contest for most coins apart. */
export function coinWorth(state: State, seat: Seat, rounds: number): number {
  for (const card of state.owned[seat]!) {
    const exchange = effectOf(card, 'exchange')
    if (exchange) return 0.95 * exchange.infamy
  }
  return COIN * Math.min(1, rounds / 1.5)
}

/** Points that an ability brings in one round of the usual kind, as thousands of matches show. */
function yieldPerRound(effect: Effect): number {
  switch (effect.kind) {
    case 'flip':
      return effect.from === BAG ? 0.35 : 0.28
    case 'pay':
      return 0.2
    case 'extra-purchase':
      return effect.gem === null ? 0.7 : 0.12
    case 'discount':
      return 2.2
    case 'exchange':
      return 1.5
    case 'patron':
      return 0.6
    case 'captain':
      return 0.55
    case 'victim':
      return 0.25
    case 'turn-in':
      return effect.face === BAG ? 0.9 : 0.35
    case 'steady-loot':
    case 'reroll':
      return 0.1
    default:
      return 0
  }
}

/** Of every card, what does not depend on who owns it: its points, and its yield in a round. */
const PRINTED = CARDS.map(({ effects }) => {
  let points = 0
  for (const effect of effects) if (effect.kind === 'points') points += effect.points
  return points
})
const YIELDS = CARDS.map(({ effects }) => effects.reduce((sum, effect) => sum + yieldPerRound(effect), 0))

/** Cards whose points depend on what else their owner will have. */
const DEPENDENT: readonly EffectKind[] = ['safehouse', 'golem', 'loyalty', 'campaign', 'treasure']
const DEPENDS = CARDS.map(({ effects }) => effects.some(({ kind }) => DEPENDENT.includes(kind)))

/** What a seat's cards are to one another. */
export type Collection = {
  cards: number
  towers: number
  wands: number
  /** By gem: infamy for each purchase with it in the cost. */
  patrons: number[]
  perTwoWands: number
  /** What the first tower gains by a second one. */
  secondTower: number
  isLoyal: boolean
  /** Does another player have a map? */
  isContested: boolean
}

export function collectionOf(state: State, seat: Seat): Collection {
  const cards = state.owned[seat]!
  const collection: Collection = {
    cards: cards.length,
    towers: countSigns(cards, 'tower'),
    wands: countSigns(cards, 'wand'),
    patrons: [0, 0, 0, 0],
    perTwoWands: 0,
    secondTower: 0,
    isLoyal: false,
    isContested: false,
  }
  for (const card of cards) {
    for (const effect of CARDS[card]!.effects) {
      if (effect.kind === 'patron') collection.patrons[effect.gem]!++
      if (effect.kind === 'golem') collection.perTwoWands = effect.perTwoWands
      if (effect.kind === 'safehouse') collection.secondTower = effect.several - effect.alone - HOPED_TOWER
      if (effect.kind === 'loyalty') collection.isLoyal = true
    }
  }
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && countSigns(state.owned[other]!, 'map') > 0) collection.isContested = true
  }
  return collection
}

/** Points at the end that depend on what else the owner will have then. */
function pointsAtEnd(effect: Effect, collection: Collection, infamy: number, rounds: number): number {
  switch (effect.kind) {
    case 'safehouse':
      return collection.towers > 1 ? effect.several : effect.alone + HOPED_TOWER
    case 'golem':
      return (collection.wands / 2) * effect.perTwoWands
    case 'loyalty':
      return collection.cards - 1 + rounds
    case 'campaign':
      return infamy / 2 + rounds
    case 'treasure':
      return collection.isContested ? effect.contested : effect.alone - 0.5
    default:
      return 0
  }
}

/** What one of the cards of this collection brings from now on, with `rounds` more rounds to use it in. */
export function cardWorth(card: number, collection: Collection, infamy: number, rounds: number): number {
  let worth = PRINTED[card]! + rounds * YIELDS[card]!
  if (!DEPENDS[card]) return worth
  for (const effect of CARDS[card]!.effects) worth += pointsAtEnd(effect, collection, infamy, rounds)
  return worth
}

/** What buying the card brings: itself and what it does for the cards already there. */
export function purchaseWorth(
  state: State,
  seat: Seat,
  card: number,
  before: Collection,
  rounds: number,
): number {
  const { cost, signs, effects } = CARDS[card]!
  const isTower = signs[0] === 'tower'
  const isWand = signs[0] === 'wand'
  const after = DEPENDS[card]
    ? {
        ...before,
        cards: before.cards + 1,
        towers: before.towers + (isTower ? 1 : 0),
        wands: before.wands + (isWand ? 1 : 0),
      }
    : before
  // A card bought in mid-round has missed some of it.
  let worth = cardWorth(card, after, state.infamy[seat]!, rounds - 0.5)
  if (signs[0] === 'henchman') worth += HENCHMAN * signs.length
  if (isWand) worth += before.perTwoWands / 2
  if (isTower && before.towers === 1) worth += before.secondTower
  if (before.isLoyal) worth += 1
  for (const gem of GEMS) if (cost[gem]! > 0) worth += before.patrons[gem]!
  for (const effect of effects) {
    if (effect.kind === 'patron') worth += 1
    if (effect.kind === 'exchange') worth += state.coins[seat]! * (effect.infamy - COIN)
    if (effect.kind === 'potion' && state.decks[state.refilling]!.length > 0) {
      worth += UNSEEN_CARD[state.refilling]! + 0.1 * rounds
    }
  }
  return worth
}
