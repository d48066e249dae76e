import { pick } from '../../bots/random'
import type { Rng, Seat } from '../../core/game'
import { perform } from '../apply'
import { neighbours } from '../board'
import {
  beats,
  CAGE,
  CHEST,
  handPenalty,
  handSign,
  isKnight,
  isSteambot,
  itemGold,
  nameOf,
  PAPER,
  weaponOf,
  type Card,
} from '../data'
import { moves, type Move } from '../moves'
import { actors, challengeable, freePlaces, hasMage, nextTask, type State } from '../state'
import { lateness } from './estimate'

/** Quick plausible play: what a person would do without thinking. */
export function playoutStep(state: State, rng: Rng): void {
  const seat = actors(state)[0]!
  perform(state, seat, quickMove(state, seat, rng))
}

function quickMove(state: State, seat: Seat, rng: Rng): Move {
  const { type } = nextTask(state)!
  if (type === 'move') return quickWalk(state, seat, rng)
  const all = moves(state, seat)
  if (all.length === 1) return all[0]!
  switch (type) {
    case 'act':
    case 'keep':
      return quickAction(state, seat, all, rng)
    case 'chest':
      return mostly(all, (move) => (move.type === 'discard' ? -cardWorth(state, seat, move.card) : 0), rng)
    case 'lay':
      return mostly(all, (move) => (move.type === 'lay' ? layWorth(move.card) : 0), rng)
    case 'more':
      return rng.next() < LAYS_MORE ? pick(all, rng) : all[all.length - 1]!
    case 'defend':
    case 'drop':
      return mostly(all, (move) => ('item' in move ? -carriedWorth(state, seat, move.item) : -2), rng)
    case 'lose':
      return mostly(all, (move) => (move.type === 'lose' ? -memberWorth(state, seat, move.member) : 0), rng)
    case 'swap':
      return mostly(all, (move) => swapWorth(state, seat, move), rng)
    default:
      return pick(all, rng)
  }
}

const LAYS_MORE = 0.15
/** How far a quick guess may be off. */
const CARELESS = 0.6

/** The move of the most worth, as it seems at a glance. */
function mostly(all: readonly Move[], worth: (move: Move) => number, rng: Rng): Move {
  let best = all[0]!
  let most = -Infinity
  for (const move of all) {
    const seeming = worth(move) + CARELESS * rng.next()
    if (seeming > most) {
      most = seeming
      best = move
    }
  }
  return best
}

type Name = Extract<Move, { type: 'lay' }>['card']
const codes = new Map<Name, Card>()
for (let card = 0; card <= CHEST; card++) codes.set(nameOf(card), card)
const codeOf = (name: Name) => codes.get(name)!

/** A walk draws a card; staying leaves time to play what is there. Late in the match penalties make one stay. */
function quickWalk(state: State, seat: Seat, rng: Rng): Move {
  const mayStay = state.hands[seat]!.length > 0 && rng.next() < 0.08 + 0.15 * lateness(state)
  if (mayStay && challengeable(state, seat).length === 0) return { type: 'stay' }
  return { type: 'walk', to: pick(neighbours(state, state.pawns[seat]!), rng) }
}

/** Gold of an item if this seat carries it, a setting included. */
export function carriedWorth(state: State, seat: Seat, name: Name): number {
  const item = codeOf(name)
  let worth = itemGold(item, hasMage(state, seat))
  const showing = state.teams[seat]!.filter((member) => isKnight(member) && weaponOf(member) === item).length
  const carried = state.items[seat]!.filter((other) => other === item).length
  if (showing > 0 && carried <= showing) worth += 1
  return worth + (item === CAGE ? 0.1 : 0.2)
}

function memberWorth(state: State, seat: Seat, name: Name): number {
  const member = codeOf(name)
  if (isKnight(member)) return state.items[seat]!.includes(weaponOf(member)) ? 2 : 1
  return 0.8
}

/** What a card in hand promises; negative for what had better go. */
function cardWorth(state: State, seat: Seat, name: Name): number {
  const card = codeOf(name)
  if (handSign(card) >= 0) return freePlaces(state, seat) > 0 ? itemGold(card, hasMage(state, seat)) : 0.3
  const late = lateness(state)
  if (isSteambot(card)) {
    const withMage = hasMage(state, seat)
    const canBeat = state.items[seat]!.some((item) => beats(item, card, withMage))
    return canBeat ? 1 : -late * handPenalty(card)
  }
  return 0.5 - late * handPenalty(card)
}

/** Steambots attack, trophies answer. */
function layWorth(name: Name): number {
  const card = codeOf(name)
  if (isSteambot(card)) return 0.5
  return handSign(card) >= 0 || card === CAGE ? 0.4 : 0.2
}

function swapWorth(state: State, seat: Seat, move: Move): number {
  if (move.type !== 'swap') return CARELESS
  return 2 * (equippedWorth(state, seat, move.take) - carriedWorth(state, seat, move.give))
}

/** The same before it is carried. */
function equippedWorth(state: State, seat: Seat, name: Name): number {
  const item = codeOf(name)
  const worth = itemGold(item, hasMage(state, seat)) + (item === CAGE ? 0.1 : 0.2)
  const showing = state.teams[seat]!.filter((member) => isKnight(member) && weaponOf(member) === item).length
  const carried = state.items[seat]!.filter((other) => other === item).length
  return showing > carried ? worth + 1 : worth
}

/** Beats what it can, carries what pays, plays a special card now and then. */
function quickAction(state: State, seat: Seat, all: readonly Move[], rng: Rng): Move {
  return mostly(all, (move) => actionWorth(state, seat, move), rng)
}

function actionWorth(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'beat':
      return 4
    case 'equip': {
      const gained = equippedWorth(state, seat, move.card)
      return move.instead === null ? gained : gained - carriedWorth(state, seat, move.instead)
    }
    case 'greed':
      return 1.5 - 2 * lateness(state)
    case 'dragon':
      return 3 * lateness(state) - 0.8
    case 'steal':
      return codeOf(move.take) < PAPER && handSign(codeOf(move.take)) < 0
        ? 1.5
        : equippedWorth(state, seat, move.take)
    case 'exchange':
      return equippedWorth(state, seat, move.take) - carriedWorth(state, seat, move.give) + lateness(state)
    default:
      return CARELESS / 2
  }
}
