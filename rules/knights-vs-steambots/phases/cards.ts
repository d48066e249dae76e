import type { Seat } from '../../core/game'
import { isMember, nameOf, PAPER, type Card } from '../data'
import type { Tell } from '../events'
import { addSorted, remove, type State } from '../state'

/** Cards changing places, and what everybody at the table knows of hands by that. */

/** A card goes into a hand unseen. */
export function takeHidden(state: State, seat: Seat, card: Card): void {
  state.hands[seat]!.push(card)
  state.maybePaper[seat]!++
}

/** A card goes into a hand before everybody's eyes. */
export function takeOpenly(state: State, seat: Seat, card: Card): void {
  state.hands[seat]!.push(card)
  addSorted(state.shown[seat]!, card)
  if (card === PAPER) state.maybePaper[seat]!++
}

/** Everybody sees that this card is no longer in that hand. */
export function seenLeaving(state: State, seat: Seat, card: Card): void {
  const shown = state.shown[seat]!
  if (shown.includes(card)) remove(shown, card)
  if (card === PAPER) state.maybePaper[seat]!--
  const held = state.hands[seat]!.length
  if (state.maybePaper[seat]! > held) state.maybePaper[seat] = held
}

/** Takes a card out of a hand before everybody's eyes. */
export function playFromHand(state: State, seat: Seat, card: Card): void {
  remove(state.hands[seat]!, card)
  seenLeaving(state, seat, card)
}

export function discardFromHand(state: State, seat: Seat, card: Card): void {
  playFromHand(state, seat, card)
  state.discard.push(card)
}

/** Burns the paper of an inventory and a hand. From now on all know that there is none. */
export function burnPaper(state: State, seat: Seat): { seat: Seat; items: number; hand: number } {
  const burn = (cards: Card[]) => {
    const kept = cards.filter((card) => card !== PAPER)
    const burnt = cards.length - kept.length
    for (let i = 0; i < burnt; i++) state.discard.push(PAPER)
    return { kept, burnt }
  }
  const items = burn(state.items[seat]!)
  const hand = burn(state.hands[seat]!)
  state.items[seat] = items.kept
  state.hands[seat] = hand.kept
  state.shown[seat] = state.shown[seat]!.filter((card) => card !== PAPER)
  state.maybePaper[seat] = 0
  return { seat, items: items.burnt, hand: hand.burnt }
}

/** A knight, cook or Mage joins; a Ghost is one no longer. */
export function join(state: State, seat: Seat, member: Card, tell: Tell): void {
  state.teams[seat]!.push(member)
  if (state.ghosts[seat] === 0) return
  state.ghosts[seat] = 0
  tell?.({ type: 'revived', seat })
}

/** Puts an item where a member carries it; the one it replaces, if any, is discarded. */
export function equip(state: State, seat: Seat, item: Card, instead: Card | null, tell: Tell): void {
  const items = state.items[seat]!
  if (instead !== null) {
    remove(items, instead)
    state.discard.push(instead)
  }
  addSorted(items, item)
  tell?.({ type: 'equipped', seat, card: nameOf(item), instead: instead === null ? null : nameOf(instead) })
}

export function loseMember(state: State, seat: Seat, member: Card, tell: Tell): void {
  remove(state.teams[seat]!, member)
  state.discard.push(member)
  tell?.({ type: 'lost', seat, member: nameOf(member) })
}

export function dropItem(state: State, seat: Seat, item: Card, tell: Tell): void {
  remove(state.items[seat]!, item)
  state.discard.push(item)
  tell?.({ type: 'dropped', seat, item: nameOf(item) })
}

/** What is taken from another goes to the team or to a free place. */
export function steal(state: State, seat: Seat, from: Seat, card: Card, tell: Tell): void {
  tell?.({ type: 'stole', seat, from, take: nameOf(card) })
  if (isMember(card)) {
    remove(state.teams[from]!, card)
    join(state, seat, card, tell)
  } else {
    remove(state.items[from]!, card)
    addSorted(state.items[seat]!, card)
  }
}

export function exchangeItems(
  state: State,
  seat: Seat,
  give: Card,
  from: Seat,
  take: Card,
  tell: Tell,
): void {
  remove(state.items[seat]!, give)
  remove(state.items[from]!, take)
  addSorted(state.items[seat]!, take)
  addSorted(state.items[from]!, give)
  tell?.({ type: 'exchanged', seat, give: nameOf(give), from, take: nameOf(take) })
}
