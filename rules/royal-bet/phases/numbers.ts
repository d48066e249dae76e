import type { Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import { colourOf, faceOf, facesOf, isNumber, kindsIn, numberOf, removeCard, type Card } from '../cards'
import { COLOUR_PRIORITY } from '../data'
import { type State, type Tell } from '../state'

/** Emperor: everybody lays a number card at once; they decide who chooses a ruler set first. */

export type NumberMove = { type: 'number'; card: Card }

export function numberMoves(state: State, seat: Seat): NumberMove[] {
  return kindsIn(state.hands[seat]!)
    .filter(isNumber)
    .map((card) => ({ type: 'number', card }))
}

export function startNumbers(state: State): void {
  state.phase = 'numbers'
  state.hiddenNumbers = everySeat(state).map(() => null)
}

export function layNumber(state: State, seat: Seat, card: Card, tell: Tell): void {
  state.hiddenNumbers[seat] = card
  tell({ type: 'number', seat, card: faceOf(card) }, { to: [seat], others: null })
}

/** Opens the cards, which leave the round. Says who chooses when: the highest first, equals by their colour. */
export function openNumbers(state: State, tell: Tell): Seat[] {
  const cards = state.hiddenNumbers.map((card) => card!)
  tell({ type: 'numbers', cards: facesOf(cards), reveals: true })
  for (const seat of everySeat(state)) removeCard(state.hands[seat]!, cards[seat]!)
  state.out.push(...cards)
  state.hiddenNumbers = everySeat(state).map(() => null)
  const rank = (card: Card) => numberOf(card) * 10 - COLOUR_PRIORITY.indexOf(colourOf(card))
  return everySeat(state).sort((a, b) => rank(cards[b]!) - rank(cards[a]!))
}
