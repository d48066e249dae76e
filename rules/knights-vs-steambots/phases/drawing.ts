import type { Seat } from '../../core/game'
import { cellAt, fitsAnywhere, layLocation } from '../board'
import { isLocation, isMember, nameOf, type Card } from '../data'
import type { Tell } from '../events'
import { nextTask, plan, sideOf, type State } from '../state'
import { join, takeHidden } from './cards'
import { finish } from './ending'

/**
 * Draws for the hand, or for the mat of a duel where nobody sees it. Members join and locations are laid at
 * once, and then another card is drawn. With the last card of the deck everything ends.
 */
export function draw(state: State, seat: Seat, onto: 'hand' | 'mat', tell: Tell): void {
  const card = state.deck.pop()!
  const isLast = state.deck.length === 0
  if (isLocation(card)) findLocation(state, seat, card, isLast, onto, tell)
  else if (isMember(card)) {
    tell?.({ type: 'recruited', seat, member: nameOf(card), reveals: true })
    join(state, seat, card, tell)
    if (!isLast) plan(state, { type: 'draw', seat, onto })
  } else if (onto === 'mat' && !isLast) drawOntoMat(state, seat, card, tell)
  else {
    takeHidden(state, seat, card)
    tell?.(
      { type: 'drew', seat, onto: 'hand', card: nameOf(card), reveals: true },
      { to: [seat], others: { type: 'drew', seat, onto: 'hand', card: null, reveals: true } },
    )
  }
  if (isLast) finish(state, 'deck', tell)
}

/** Not even its owner sees the card. */
export function drawOntoMat(state: State, seat: Seat, card: Card, tell: Tell): void {
  const duel = state.duel!
  const side = sideOf(duel, seat)
  duel.faceDown[side] = card
  duel.unseen[side] = true
  tell?.({ type: 'drew', seat, onto: 'mat', card: null, reveals: true })
}

function findLocation(
  state: State,
  seat: Seat,
  card: Card,
  isLast: boolean,
  onto: 'hand' | 'mat',
  tell: Tell,
): void {
  tell?.({ type: 'found-location', seat, card: nameOf(card), reveals: true })
  if (!isLast) plan(state, { type: 'draw', seat, onto })
  if (!isLast && fitsAnywhere(state)) return plan(state, { type: 'location', seat, card })
  state.discard.push(card)
  tell?.({ type: 'lost-location', seat, card: nameOf(card) })
}

export function placeLocation(
  state: State,
  seat: Seat,
  { x, y, turn }: { x: number; y: number; turn: number },
  tell: Tell,
): void {
  const task = nextTask(state)
  if (task?.type !== 'location') return
  state.agenda.pop()
  layLocation(state, task.card, { cell: cellAt(x, y), turn })
  tell?.({ type: 'placed-location', seat, card: nameOf(task.card), x, y, turn })
}
