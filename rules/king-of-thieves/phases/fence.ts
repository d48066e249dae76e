import type { Seat } from '../../core/game'
import { nextSeat } from '../../core/seats'
import { CARDS, cardIndex, effectOf } from '../cards'
import { DECKS, FACE_NAMES, type Face, faceNamed, type FaceName, REWARD } from '../data'
import { type Emit } from '../events'
import { gainInfamy } from './gains'
import type { Move } from '../moves'
import { endRound } from './round'
import { pickDice } from './split'
import { CENTRE, finalObjects, NO_CARD, type State } from '../state'

/** One of the seat's dice that shows this face. */
function dieShowing(state: State, seat: Seat, face: Face): number {
  for (let die = 0; die < state.places.length; die++) {
    if (state.places[die] === seat && state.faces[die] === face) return die
  }
  throw new Error('a checked move names a die that is there')
}

export function flip(state: State, seat: Seat, id: string, to: FaceName, emit?: Emit): void {
  const card = cardIndex(id)!
  const { from } = effectOf(card, 'flip')!
  const die = dieShowing(state, seat, from)
  state.faces[die] = faceNamed(to)!
  state.used.push(card)
  emit?.({ type: 'flipped', seat, card: id, die, from: FACE_NAMES[from], to })
}

export function pay(state: State, seat: Seat, id: string, emit?: Emit): void {
  const card = cardIndex(id)!
  const { face, token } = effectOf(card, 'pay')!
  const die = dieShowing(state, seat, face)
  state.places[die] = CENTRE
  state.used.push(card)
  emit?.({ type: 'paid', seat, card: id, die, face: FACE_NAMES[face] })
  if (token === 'infamy') gainInfamy(state, seat, REWARD, id, emit)
  else state.earned[seat]! += REWARD
}

export function exchange(state: State, seat: Seat, id: string, emit?: Emit): void {
  state.coins[seat]!--
  emit?.({ type: 'exchanged', seat, card: id })
  gainInfamy(state, seat, effectOf(cardIndex(id)!, 'exchange')!.infamy, id, emit)
}

export function buy(state: State, seat: Seat, move: Move & { type: 'buy' }, emit?: Emit): void {
  const card = cardIndex(move.card)!
  const dice = pickDice(state, seat, [...move.dice, 0, 0])
  const gems = dice.map((die) => FACE_NAMES[state.faces[die]!]!)
  for (const die of dice) state.places[die] = CENTRE
  state.coins[seat]! -= move.coins
  state.market[state.market.indexOf(card)] = NO_CARD
  state.owned[seat]!.push(card)
  state.bought++
  state.soldThisRound = true
  emit?.({ type: 'bought', seat, card: move.card, dice, gems, coins: move.coins })
  rewardPatrons(state, seat, card, emit)
  receive(state, seat, card, emit)
}

/** Infamy for cards that like a gem in the printed cost of what was bought; the new card itself may be one. */
function rewardPatrons(state: State, seat: Seat, bought: number, emit?: Emit): void {
  for (const card of state.owned[seat]!) {
    const patron = effectOf(card, 'patron')
    if (patron && CARDS[bought]!.cost[patron.gem]! > 0) gainInfamy(state, seat, REWARD, CARDS[card]!.id, emit)
  }
}

/** What a card does on coming to a player, bought or free. */
function receive(state: State, seat: Seat, card: number, emit?: Emit): void {
  if (effectOf(card, 'haul')) gainInfamy(state, seat, finalObjects(state, seat), CARDS[card]!.id, emit)
  if (effectOf(card, 'potion')) drink(state, seat, card, emit)
}

function drink(state: State, seat: Seat, potion: number, emit?: Emit): void {
  const mine = state.owned[seat]!
  mine.splice(mine.indexOf(potion), 1)
  state.gone.push(potion)
  const deck = DECKS[state.refilling]!
  const drawn = state.decks[state.refilling]!.pop()
  const base = { type: 'drank', seat, card: CARDS[potion]!.id, deck } as const
  if (drawn === undefined) return emit?.({ ...base, drawn: null })
  mine.push(drawn)
  emit?.({ ...base, drawn: CARDS[drawn]!.id, reveals: true })
  receive(state, seat, drawn, emit)
}

export function endTurn(state: State, seat: Seat, emit?: Emit): void {
  emit?.({ type: 'done', seat })
  state.used = []
  state.bought = 0
  state.fenced++
  if (state.fenced < state.seats) state.turn = nextSeat(state, seat)
  else endRound(state, emit)
}
