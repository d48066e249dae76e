import type { Seat } from '../../core/game'
import { faceOf, isSpecial, jackOf, removeCard, rulerOf, type Card, type Colour } from '../cards'
import { characterCard, kindOf, type Character } from '../characters'
import { SQUAD_SIZE } from '../data'
import type { Refusal } from '../legal'
import { NONE, rulesOf, type State, type Tell } from '../state'

/**
 * Every mode has its drafts, and they only differ in what is on offer and in whose turn comes when: what a mode
 * does not offer is simply not there to be taken.
 */

/** A ruler set, a character, a relic or flag (alliance), a catch-up king (duel). */
export type TakeMove =
  | { type: 'take'; set: Colour }
  | { type: 'take'; character: Character }
  | { type: 'take'; card: Card }
  | { type: 'take'; king: Colour }

/** Twins are interchangeable until somebody has had one of them. */
function representative(state: State, character: Character): Character {
  if (state.round > 1) return character
  return state.pool.find((other) => kindOf(other) === kindOf(character)) ?? character
}

function hasSpecial(state: State, seat: Seat): boolean {
  return state.shown[seat]!.some(isSpecial)
}

export function takeRefusal(state: State, seat: Seat, move: TakeMove): Refusal | null {
  if ('set' in move) {
    if (!state.setsLeft.includes(move.set)) return 'not-on-offer'
    return state.sets[seat] === NONE ? null : 'already-have-a-set'
  }
  if ('character' in move) {
    if (!state.pool.includes(move.character)) return 'not-on-offer'
    if (representative(state, move.character) !== move.character) return 'not-on-offer'
    if (state.squads[seat]!.length >= SQUAD_SIZE) return 'squad-complete'
    return state.formerSquads[seat]!.includes(move.character) ? 'had-it-last-round' : null
  }
  if ('card' in move) {
    if (!state.specialsLeft.includes(move.card)) return 'not-on-offer'
    return hasSpecial(state, seat) ? 'already-have-a-relic-or-flag' : null
  }
  return state.kingsLeft.includes(move.king) ? null : 'not-on-offer'
}

export function takeMoves(state: State, seat: Seat): TakeMove[] {
  const characters = state.pool.slice().sort((a, b) => a - b)
  const offered: TakeMove[] = [
    ...state.setsLeft.map((set) => ({ type: 'take' as const, set })),
    ...characters.map((character) => ({ type: 'take' as const, character })),
    ...[...new Set(state.specialsLeft)].map((card) => ({ type: 'take' as const, card })),
    ...state.kingsLeft.map((king) => ({ type: 'take' as const, king })),
  ]
  return offered.filter((move) => takeRefusal(state, seat, move) === null)
}

/** Gives a player a ruler set with whatever of it is a playing card in this mode. */
export function giveSet(state: State, seat: Seat, colour: Colour): void {
  const rules = rulesOf(state)
  state.setsLeft = state.setsLeft.filter((other) => other !== colour)
  state.sets[seat] = colour
  if (rules.kingsFor === 'everybody' || seat === state.titleHolder) state.kings[colour] = seat
  state.queens[seat] = rules.queenUses[colour]!
}

export function take(state: State, seat: Seat, move: TakeMove, tell: Tell): void {
  state.queue.shift()
  if ('set' in move) {
    giveSet(state, seat, move.set)
    tell({ type: 'take', seat, set: rulerOf(move.set) })
  } else if ('character' in move) {
    state.pool = state.pool.filter((other) => other !== move.character)
    state.squads[seat]!.push(move.character)
    tell({ type: 'take', seat, character: characterCard(move.character) })
  } else if ('card' in move) {
    removeCard(state.specialsLeft, move.card)
    showCard(state, seat, move.card)
    tell({ type: 'take', seat, card: faceOf(move.card) })
  } else {
    state.kingsLeft = state.kingsLeft.filter((other) => other !== move.king)
    state.kings[move.king] = seat
    tell({ type: 'take', seat, king: rulerOf(move.king) })
  }
}

/** Puts a card into a hand before everybody's eyes. */
export function showCard(state: State, seat: Seat, card: number): void {
  state.hands[seat]!.push(card)
  state.shown[seat]!.push(card)
}

/** Alliance and emperor: the jack of a player's own set goes to the hand. */
export function takeJack(state: State, seat: Seat): void {
  showCard(state, seat, jackOf(state.sets[seat] as Colour))
}
