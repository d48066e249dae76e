import type { Seat } from '../../core/game'
import { cellAt, fitsAnywhere, layLocation } from '../board'
import { isLocation, isMember, nameOf, NONE, type Card } from '../data'
import type { Tell } from '../events'
import { nextTask, plan, sideOf, type State } from '../state'
import { join, takeHidden } from './cards'
import { finish } from './ending'

/**
 * Draws so many cards for the hand, or one for the mat of a duel where nobody sees it. Members join and locations
 * are laid at once and do not count. With the last card of the deck everything ends. What goes to the hand is told
 * in one piece, since in which order it came between members is nothing that stays on the table.
 */
export function draw(state: State, seat: Seat, onto: 'hand' | 'mat', count: number, tell: Tell): void {
  const drawn: Card[] = []
  let location = NONE
  while (drawn.length < count && location === NONE && state.deck.length > 0) {
    const card = state.deck.pop()!
    if (isLocation(card)) location = card
    else if (isMember(card)) recruit(state, seat, card, tell)
    else drawn.push(card)
  }
  const isLast = state.deck.length === 0
  if (drawn.length > 0) {
    if (onto === 'mat' && !isLast) drawOntoMat(state, seat, drawn[0]!, tell)
    else drawIntoHand(state, seat, drawn, tell)
  }
  if (location !== NONE) {
    if (!isLast) plan(state, { type: 'draw', seat, onto, count: count - drawn.length })
    findLocation(state, seat, location, isLast, tell)
  }
  if (isLast) finish(state, 'deck', tell)
}

function recruit(state: State, seat: Seat, member: Card, tell: Tell): void {
  tell?.({ type: 'recruited', seat, member: nameOf(member), reveals: true })
  join(state, seat, member, tell)
}

function drawIntoHand(state: State, seat: Seat, drawn: readonly Card[], tell: Tell): void {
  for (const card of drawn) takeHidden(state, seat, card)
  const told = { type: 'drew', seat, onto: 'hand', count: drawn.length, reveals: true } as const
  tell?.({ ...told, cards: drawn.map(nameOf) }, { to: [seat], others: { ...told, cards: null } })
}

/** Not even its owner sees the card. */
export function drawOntoMat(state: State, seat: Seat, card: Card, tell: Tell): void {
  const duel = state.duel!
  const side = sideOf(duel, seat)
  duel.faceDown[side] = card
  duel.unseen[side] = true
  tell?.({ type: 'drew', seat, onto: 'mat', count: 1, cards: null, reveals: true })
}

function findLocation(state: State, seat: Seat, card: Card, isLast: boolean, tell: Tell): void {
  tell?.({ type: 'found-location', seat, card: nameOf(card), reveals: true })
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
