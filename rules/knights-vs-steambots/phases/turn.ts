import type { Seat } from '../../core/game'
import { everySeat, nextSeat } from '../../core/seats'
import { CHEST, EXCHANGE, GREED, GREED_CARDS, DRAGON, nameOf, THIEF, type Card } from '../data'
import type { Tell } from '../events'
import { BEAT, challengeable, EQUIP, isGhost, plan, SPECIAL, type State } from '../state'
import { discardFromHand, equip, exchangeItems, playFromHand, steal } from './cards'
import { startDuel } from './duel'
import { finish } from './ending'
import { unleashDragon, type Exchange, type Theft } from './specials'

export function startTurn(state: State, seat: Seat, tell: Tell): void {
  state.turn = seat
  state.challenged[seat] = 0
  state.done = 0
  state.stirred = false
  tell?.({ type: 'turn', seat })
  plan(state, { type: 'move', seat }, { type: 'end-turn' })
}

/** When all in succession stay, fight nobody and play nothing, that is the end. */
export function endTurn(state: State, tell: Tell): void {
  state.quiet = state.stirred ? 0 : state.quiet + 1
  if (state.quiet === state.seats) return finish(state, 'quiet', tell)
  startTurn(state, nextSeat(state, state.turn), tell)
}

export function stay(state: State, seat: Seat, tell: Tell): void {
  tell?.({ type: 'stayed', seat })
  plan(state, { type: 'meet', seat, came: false })
}

export function walk(state: State, seat: Seat, to: number, tell: Tell): void {
  const from = state.pawns[seat]!
  state.pawns[seat] = to
  state.stirred = true
  tell?.({ type: 'walked', seat, from, to })
  plan(state, { type: 'meet', seat, came: true })
  if (state.locations[to] === CHEST && state.hands[seat]!.length > 0) plan(state, { type: 'chest', seat })
}

export function leaveInChest(state: State, seat: Seat, card: Card, tell: Tell): void {
  discardFromHand(state, seat, card)
  tell?.({ type: 'left-in-chest', seat, card: nameOf(card) })
}

/** Whoever is there must be challenged, unless all were already; who came and fights nobody draws a card. */
export function meet(state: State, seat: Seat, came: boolean, tell: Tell): void {
  const rivals = challengeable(state, seat)
  if (rivals.length === 1) return startDuel(state, seat, rivals[0]!, tell)
  if (rivals.length > 1) return plan(state, { type: 'challenge', seat })
  plan(state, { type: 'act', seat })
  if (came) plan(state, { type: 'draw', seat, onto: 'hand', count: 1 })
}

/** Is there anything that the others could still expect of action 2? They do not know which cards are in hand. */
export function mayAct(state: State, seat: Seat): boolean {
  const open = isGhost(state, seat) ? SPECIAL : BEAT | EQUIP | SPECIAL
  return state.hands[seat]!.length > 0 && (state.done & open) !== open
}

function did(state: State, what: number): void {
  state.done |= what
  state.stirred = true
}

/** The weapon stays where it is. */
export function beatSteambot(state: State, seat: Seat, steambot: Card, tell: Tell): void {
  did(state, BEAT)
  playFromHand(state, seat, steambot)
  state.beaten[seat]!.push(steambot)
  tell?.({ type: 'beat', seat, steambot: nameOf(steambot) })
}

export function equipFromHand(state: State, seat: Seat, item: Card, instead: Card | null, tell: Tell): void {
  did(state, EQUIP)
  playFromHand(state, seat, item)
  equip(state, seat, item, instead, tell)
}

export function playDragon(state: State, seat: Seat, tell: Tell): void {
  did(state, SPECIAL)
  discardFromHand(state, seat, DRAGON)
  unleashDragon(state, seat, everySeat(state), tell)
}

export function playGreed(state: State, seat: Seat, tell: Tell): void {
  did(state, SPECIAL)
  discardFromHand(state, seat, GREED)
  tell?.({ type: 'greed', seat })
  plan(state, { type: 'draw', seat, onto: 'hand', count: GREED_CARDS })
}

export function playExchange(state: State, seat: Seat, { give, from, take }: Exchange, tell: Tell): void {
  did(state, SPECIAL)
  discardFromHand(state, seat, EXCHANGE)
  exchangeItems(state, seat, give, from, take, tell)
}

export function playThief(state: State, seat: Seat, { from, take }: Theft, tell: Tell): void {
  did(state, SPECIAL)
  discardFromHand(state, seat, THIEF)
  rob(state, seat, from, take, tell)
}

/** Who loses a member may have to drop what it carried, and may be a Ghost now. */
export function rob(state: State, seat: Seat, from: Seat, take: Card, tell: Tell): void {
  steal(state, seat, from, take, tell)
  plan(state, { type: 'drop', seat: from }, { type: 'count-ghosts' })
}
