import type { Seat } from '../../core/game'
import { CARDS, countSigns, type Effect, type EffectKind, effectOf } from '../cards'
import { BAG, DECKS, GEMS, REWARD, ROW_SIZE } from '../data'
import { NO_CARD, type State } from '../state'

/*
 * What things are worth to a player, in points at the end of the match: rough figures that a practised player
 * would give, not rules. Only the bot reads them.
 */

/** Purchases from the newest row per seat and round, as matches between bots show. */
const PACE = 0.75
/** What a coin buys in the long run: it is a gem of any colour, and keeps … */
const COIN = 1.2
/** … with so many rounds left to spend it in. */
const ROUNDS_TO_SPEND = 1.5
/** Of the infamy that a coin can be exchanged for: the chance may be missed. */
const EXCHANGE_KEEPS = 0.95
/** A symbol's part in the contest for most henchmen. */
const HENCHMAN = 0.7
/** What a lone tower may count on for a second one. */
const HOPED_TOWER = 0.7
/** What the chance that somebody else gets the other map takes off the treasure. */
const MAP_AT_RISK = 0.5
/** An average card of deck A, B and C, for whoever draws one unseen, and what it brings in a round. */
const UNSEEN_CARD = [2, 3, 5]
const UNSEEN_YIELD = 0.1
/** The part of its first round that a card misses, bought in the middle of it. */
const MISSED = 0.5
/** What one more round adds to cards and to infamy, for whoever is paid for them at the end. */
const CARDS_A_ROUND = 1
const INFAMY_POINTS_A_ROUND = 1

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
    if (exchange) return EXCHANGE_KEEPS * exchange.infamy
  }
  return COIN * Math.min(1, rounds / ROUNDS_TO_SPEND)
}

/** Points that an ability brings in one round of the usual kind, as thousands of matches show. */
const YIELD = {
  flip: 0.28,
  flipBag: 0.35,
  pay: 0.2,
  purchase: 0.7,
  purchaseWithGem: 0.12,
  discount: 2.2,
  exchange: 1.5,
  patron: 0.6,
  captain: 0.55,
  victim: 0.25,
  turnInBags: 0.9,
  turnInMasks: 0.35,
  steadyLoot: 0.1,
  reroll: 0.1,
} as const

function yieldPerRound(effect: Effect): number {
  switch (effect.kind) {
    case 'flip':
      return effect.from === BAG ? YIELD.flipBag : YIELD.flip
    case 'extra-purchase':
      return effect.gem === null ? YIELD.purchase : YIELD.purchaseWithGem
    case 'turn-in':
      return effect.face === BAG ? YIELD.turnInBags : YIELD.turnInMasks
    case 'steady-loot':
      return YIELD.steadyLoot
    case 'pay':
    case 'discount':
    case 'exchange':
    case 'patron':
    case 'captain':
    case 'victim':
    case 'reroll':
      return YIELD[effect.kind]
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
type Collection = {
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
      return (collection.cards - 1 + CARDS_A_ROUND * rounds) * effect.perOtherCard
    case 'campaign':
      return (infamy / 2 + INFAMY_POINTS_A_ROUND * rounds) * effect.perTwoInfamy
    case 'treasure':
      return collection.isContested ? effect.contested : effect.alone - MAP_AT_RISK
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
  let worth = cardWorth(card, after, state.infamy[seat]!, rounds - MISSED)
  if (signs[0] === 'henchman') worth += HENCHMAN * signs.length
  if (isWand) worth += before.perTwoWands / 2
  if (isTower && before.towers === 1) worth += before.secondTower
  if (before.isLoyal) worth += 1
  for (const gem of GEMS) if (cost[gem]! > 0) worth += REWARD * before.patrons[gem]!
  for (const effect of effects) {
    if (effect.kind === 'patron') worth += REWARD
    if (effect.kind === 'exchange') worth += state.coins[seat]! * (effect.infamy - COIN)
    if (effect.kind === 'potion' && state.decks[state.refilling]!.length > 0) {
      worth += UNSEEN_CARD[state.refilling]! + UNSEEN_YIELD * rounds
    }
  }
  return worth
}
