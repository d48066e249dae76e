import type { Seat } from '../core/game'
import { isSpecial, jackOf, removeCard, type Colour } from './cards'
import { CHARACTER_KINDS, kindOf, type Character, type CharacterKind } from './data'
import type { TakeMove } from './move-types'
import type { Refusal } from './refusals'
import { NONE, rulesOf, type State, type Table, type Tell } from './state'

/**
 * Every mode has its drafts, and they only differ in what is on offer and in whose turn comes when: what a mode
 * does not offer is simply not there to be taken.
 */

export const SQUAD_SIZE = 3

/** Twins are interchangeable until somebody has had one of them. */
function representative(table: Table, character: Character): Character {
  if (table.round > 1) return character
  return table.pool.find((other) => kindOf(other) === kindOf(character)) ?? character
}

function hasSpecial(table: Table, seat: Seat): boolean {
  return table.shown[seat]!.some(isSpecial)
}

export function takeRefusal(table: Table, seat: Seat, move: TakeMove): Refusal | null {
  if ('set' in move) {
    if (!table.setsLeft.includes(move.set)) return 'not-on-offer'
    return table.sets[seat] === NONE ? null : 'already-have-a-set'
  }
  if ('character' in move) {
    if (!table.pool.includes(move.character)) return 'not-on-offer'
    if (representative(table, move.character) !== move.character) return 'not-on-offer'
    if (table.squads[seat]!.length >= SQUAD_SIZE) return 'squad-complete'
    return table.formerSquads[seat]!.includes(move.character) ? 'had-it-last-round' : null
  }
  if ('card' in move) {
    if (!table.specialsLeft.includes(move.card)) return 'not-on-offer'
    return hasSpecial(table, seat) ? 'already-have-a-relic-or-flag' : null
  }
  return table.kingsLeft.includes(move.king) ? null : 'not-on-offer'
}

export function takeMoves(table: Table, seat: Seat): TakeMove[] {
  const characters = table.pool.slice().sort((a, b) => a - b)
  const offered: TakeMove[] = [
    ...table.setsLeft.map((set) => ({ type: 'take' as const, set })),
    ...characters.map((character) => ({ type: 'take' as const, character })),
    ...[...new Set(table.specialsLeft)].map((card) => ({ type: 'take' as const, card })),
    ...table.kingsLeft.map((king) => ({ type: 'take' as const, king })),
  ]
  return offered.filter((move) => takeRefusal(table, seat, move) === null)
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
    tell({ type: 'take', seat, set: move.set })
  } else if ('character' in move) {
    state.pool = state.pool.filter((other) => other !== move.character)
    state.squads[seat]!.push(move.character)
    tell({ type: 'take', seat, character: move.character })
  } else if ('card' in move) {
    removeCard(state.specialsLeft, move.card)
    showCard(state, seat, move.card)
    tell({ type: 'take', seat, card: move.card })
  } else {
    state.kingsLeft = state.kingsLeft.filter((other) => other !== move.king)
    state.kings[move.king] = seat
    tell({ type: 'take', seat, king: move.king })
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

/** The order of kinds in which squads and bets are told. */
export function kindsOf(squad: readonly Character[]): CharacterKind[] {
  return CHARACTER_KINDS.filter((kind) => squad.some((character) => kindOf(character) === kind))
}
