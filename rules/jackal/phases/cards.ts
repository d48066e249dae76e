import type { Seat } from '../../core/game'
import { rngIn } from '../../core/rng'
import { everySeat } from '../../core/seats'
import { CARD_NAMES, isIdle, listCards, noCards, type Kind } from '../data'
import type { Emit } from '../events'
import { cardsHeld, type State } from '../state'

/** The top card, or undefined when neither deck nor discards have one. */
function draw(state: State, emit?: Emit): Kind | undefined {
  if (state.deck.length === 0) reshuffle(state, emit)
  return state.deck.pop()
}

/** Makes a new deck of the discards, which everybody has seen; what is known of hidden cards starts from there. */
function reshuffle(state: State, emit?: Emit): void {
  const cards = listCards(state.discards)
  if (cards.length === 0) return
  state.pile = state.discards
  state.held = everySeat(state).map((seat) => cardsHeld(state, seat))
  state.drawn = everySeat(state).map(noCards)
  state.shown = everySeat(state).map(noCards)
  state.discards = noCards()
  state.deck = rngIn(state).shuffle(cards)
  emit?.({ type: 'reshuffled', count: cards.length, reveals: true })
}

/** Deals so many cards, or as many as there are. */
export function drawCards(state: State, seat: Seat, count: number, emit?: Emit): Kind[] {
  const cards: Kind[] = []
  for (let i = 0; i < count; i++) {
    const kind = draw(state, emit)
    if (kind === undefined) break
    state.hands[seat]![kind]!++
    state.drawn[seat]![kind]!++
    cards.push(kind)
  }
  return cards
}

export const nameCards = (cards: readonly Kind[]) => cards.map((kind) => CARD_NAMES[kind]!)

/** Plays a card from hand openly: a Friday, a weapon, a doubling or rum. */
export function playFromHand(state: State, seat: Seat, kind: Kind): void {
  state.hands[seat]![kind]!--
  state.shown[seat]![kind]!++
  // Perhaps it was one of the cards known to be of this sort, perhaps not: one less is certain.
  if (isIdle(kind) && state.idle[seat]! > 0) state.idle[seat]!--
}
