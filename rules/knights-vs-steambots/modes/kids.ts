import type { Rng, Seat } from '../../core/game'
import { everySeat, nextSeat } from '../../core/seats'
import {
  CAGE,
  cardsWhere,
  CHILD_KNIGHTS,
  handSign,
  isKnight,
  isSteambot,
  isTrophy,
  nameOf,
  weaponOf,
  type Card,
} from '../data'
import type { Tell } from '../events'
import { equip } from '../phases/cards'
import { clash, fittingItems, newDuel, tellClash, type Clash } from '../phases/duel'
import { drawOntoMat } from '../phases/drawing'
import { discardDuel, finish } from '../phases/ending'
import { emptyState, isGhost, plan, remove, seatAt, topCard, type Options, type State } from '../state'

/** The two games for children: both turn up the top card of the deck, again and again, and compare. */

const isPlayed = (card: Card) => isTrophy(card) || isSteambot(card)

export function openKids(options: Options, rng: Rng): State {
  const state = emptyState(options, 2)
  const harder = options.variant === 'kids-harder'
  const deck = cardsWhere((card) => isPlayed(card) || (harder && card === CAGE))
  if (harder) {
    const knights = rng.shuffle(cardsWhere(isKnight))
    for (const seat of everySeat(state)) {
      state.teams[seat] = knights.splice(0, CHILD_KNIGHTS)
      const weapon = weaponOf(state.teams[seat]![rng.int(CHILD_KNIGHTS)]!)
      remove(deck, weapon)
      state.items[seat]!.push(weapon)
    }
  }
  state.deck = rng.shuffle(deck)
  state.turn = rng.int(2)
  startPair(state, undefined)
  return state
}

/** Each draws a card. With fewer than two left the game is over, and what lies there counts for nobody. */
function startPair(state: State, tell: Tell): void {
  if (state.deck.length < 2) {
    // What was turned up first, then what nobody has drawn: so the discard tells how it ended.
    discardDuel(state)
    state.discard.push(...state.deck)
    state.deck = []
    return finish(state, 'deck', tell)
  }
  state.duel ??= newDuel(0, 1)
  plan(
    state,
    { type: 'pull', seat: state.turn },
    { type: 'pull', seat: nextSeat(state, state.turn) },
    { type: 'turn-up' },
    { type: 'compare' },
  )
}

export function pull(state: State, seat: Seat, tell: Tell): void {
  drawOntoMat(state, seat, state.deck.pop()!, tell)
}

/** Any two steambots are the same, and any two trophies of one sign. */
function isSame(a: Card, b: Card): boolean {
  if (isSteambot(a)) return isSteambot(b)
  return a === CAGE ? b === CAGE : isTrophy(b) && handSign(a) === handSign(b)
}

/** The same: they draw again onto what lies there. Otherwise only the cards on top count. */
export function compareKids(state: State, tell: Tell): void {
  const duel = state.duel!
  const cards = [topCard(duel, 0), topCard(duel, 1)] as const
  if (isSame(cards[0], cards[1])) {
    tell?.({ type: 'tie' })
    return startPair(state, tell)
  }
  const found = clash(cards, [false, false])
  tellClash(state, found, false, tell)
  plan(state, { type: 'part' })
  if (found.winner === null) return
  if (state.options.variant === 'kids-simple') collectSimply(state, found, tell)
  else settleHarder(state, found, tell)
}

/** The winner's card stays with the winner; a steambot goes with the trophy that beats it, else to its owner. */
function collectSimply(state: State, { outcome, winner }: Clash, tell: Tell): void {
  const { piles } = state.duel!
  const cards = [piles[winner!].pop()!]
  if (outcome === 'beaten') cards.push(piles[winner === 0 ? 1 : 0].pop()!)
  collect(state, seatAt(state.duel!, winner!), cards, tell)
}

function collect(state: State, seat: Seat, cards: Card[], tell: Tell): void {
  state.beaten[seat]!.push(...cards)
  tell?.({ type: 'took', seat, to: 'pile', cards: cards.map(nameOf) })
}

function settleHarder(state: State, { outcome, winner }: Clash, tell: Tell): void {
  const duel = state.duel!
  const seat = seatAt(duel, winner!)
  const loser = nextSeat(state, seat)
  if (outcome === 'failed') {
    plan(
      state,
      fittingItems(state, loser).length > 0 ? { type: 'defend', seat: loser } : { type: 'lose', seat: loser },
      { type: 'drop', seat: loser },
      { type: 'count-ghosts' },
    )
  } else if (outcome === 'better-trophy') {
    plan(state, { type: 'keep', seat, card: duel.piles[winner!].pop()! })
  } else collect(state, seat, [duel.piles[winner === 0 ? 1 : 0].pop()!], tell)
}

/** The item beats the steambot and is discarded with the trophy that did not. */
export function defendChild(state: State, seat: Seat, item: Card, tell: Tell): void {
  const steambot = state.duel!.piles[nextSeat(state, seat)]!.pop()!
  tell?.({ type: 'defended', seat, item: nameOf(item), steambot: nameOf(steambot) })
  remove(state.items[seat]!, item)
  state.discard.push(item)
  collect(state, seat, [steambot], tell)
}

export function giveWay(state: State, seat: Seat, tell: Tell): void {
  tell?.({ type: 'gave-way', seat })
  plan(state, { type: 'lose', seat })
}

export function keepTrophy(state: State, seat: Seat, card: Card, instead: Card | null, tell: Tell): void {
  equip(state, seat, card, instead, tell)
}

export function leaveTrophy(state: State, seat: Seat, card: Card, tell: Tell): void {
  state.discard.push(card)
  tell?.({ type: 'left', seat, card: nameOf(card) })
}

/** A child without knights ends the game. */
export function countKnights(state: State, tell: Tell): void {
  if (everySeat(state).some((seat) => isGhost(state, seat))) finish(state, 'no-knights', tell)
}

export function partKids(state: State, tell: Tell): void {
  discardDuel(state)
  startPair(state, tell)
}
