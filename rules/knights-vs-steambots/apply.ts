import type { Emit, Seat } from '../core/game'
import { cardNamed, NONE } from './data'
import type { Event, Tell } from './events'
import { check } from './legal'
import {
  compareKids,
  countKnights,
  defendChild,
  giveWay,
  keepTrophy,
  leaveTrophy,
  partKids,
  pull,
} from './modes/kids'
import type { Move } from './moves'
import { dropItem, exchangeItems, loseMember } from './phases/cards'
import {
  chooseCard,
  compare,
  declineMore,
  defend,
  discardSpecial,
  effectNeedsChoice,
  fittingItems,
  layChosen,
  layMore,
  part,
  playEffect,
  settle,
  startDuel,
  turnUp,
} from './phases/duel'
import { draw, placeLocation } from './phases/drawing'
import { countGhosts, decideSwap } from './phases/ending'
import {
  beatSteambot,
  endTurn,
  equipFromHand,
  leaveInChest,
  mayAct,
  meet,
  playDragon,
  playExchange,
  playGreed,
  playThief,
  rob,
  stay,
  walk,
} from './phases/turn'
import { actors, freePlaces, kinds, nextTask, NO_SWAP, type State, type Task } from './state'

export function apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  check(state, seat, move)
  perform(state, seat, move, emit)
}

/** Carries out a move that is known to be legal, and all that follows by itself. Playouts come in here. */
export function perform(state: State, seat: Seat, move: Move, tell?: Tell): void {
  take(state, seat, move, tell)
  while (goOn(state, tell));
}

/** Decisions that leave the task standing: others decide too, or more may follow. */
function take(state: State, seat: Seat, move: Move, tell: Tell): void {
  const task = nextTask(state)!
  if (task.type === 'act') return act(state, seat, move, tell)
  if (task.type === 'swap') return swap(state, seat, move, tell)
  if (task.type === 'location') {
    if (move.type === 'place') placeLocation(state, seat, move, tell)
    return
  }
  if (task.type === 'lay') {
    if (move.type === 'lay') chooseCard(state, seat, cardNamed(move.card), tell)
    return
  }
  state.agenda.pop()
  decide(state, seat, move, task, tell)
}

function act(state: State, seat: Seat, move: Move, tell: Tell): void {
  switch (move.type) {
    case 'beat':
      return beatSteambot(state, seat, cardNamed(move.steambot), tell)
    case 'equip': {
      const instead = move.instead === null ? null : cardNamed(move.instead)
      return equipFromHand(state, seat, cardNamed(move.card), instead, tell)
    }
    case 'dragon':
      return playDragon(state, seat, tell)
    case 'greed':
      return playGreed(state, seat, tell)
    case 'exchange':
      return playExchange(
        state,
        seat,
        { give: cardNamed(move.give), from: move.from, take: cardNamed(move.take) },
        tell,
      )
    case 'steal':
      return playThief(state, seat, { from: move.from, take: cardNamed(move.take) }, tell)
    default:
      state.agenda.pop()
  }
}

function swap(state: State, seat: Seat, move: Move, tell: Tell): void {
  if (move.type !== 'swap') return decideSwap(state, seat, NO_SWAP, tell)
  decideSwap(state, seat, { give: cardNamed(move.give), take: cardNamed(move.take) }, tell)
}

function decide(state: State, seat: Seat, move: Move, task: Task, tell: Tell): void {
  switch (move.type) {
    case 'walk':
      return walk(state, seat, move.to, tell)
    case 'stay':
      return stay(state, seat, tell)
    case 'discard':
      return leaveInChest(state, seat, cardNamed(move.card), tell)
    case 'challenge':
      return startDuel(state, seat, move.rival, tell)
    case 'exchange':
      discardSpecial(state, seat)
      return exchangeItems(state, seat, cardNamed(move.give), move.from, cardNamed(move.take), tell)
    case 'steal':
      discardSpecial(state, seat)
      return rob(state, seat, move.from, cardNamed(move.take), tell)
    case 'lay':
      return layMore(state, seat, cardNamed(move.card), tell)
    case 'defend':
      return (isForChildren(state) ? defendChild : defend)(state, seat, cardNamed(move.item), tell)
    case 'lose':
      return loseMember(state, seat, cardNamed(move.member), tell)
    case 'drop':
      return dropItem(state, seat, cardNamed(move.item), tell)
    case 'draw':
      return pull(state, seat, tell)
    case 'equip': {
      const instead = move.instead === null ? null : cardNamed(move.instead)
      return keepTrophy(state, seat, cardNamed(move.card), instead, tell)
    }
    case 'pass':
      if (task.type === 'more') return declineMore(state, seat, tell)
      if (task.type === 'keep') return leaveTrophy(state, seat, task.card, tell)
      return giveWay(state, seat, tell)
  }
}

const isForChildren = (state: State) => state.options.variant !== 'full'

/** Does the next thing that needs nobody's decision; false when somebody is asked or all is over. */
function goOn(state: State, tell: Tell): boolean {
  const task = nextTask(state)
  if (!task) return false
  switch (task.type) {
    case 'act':
      if (mayAct(state, task.seat)) return false
      state.agenda.pop()
      return true
    case 'lay':
      if (actors(state).length > 0) return false
      state.agenda.pop()
      layChosen(state, task.seats)
      return true
    case 'effect':
      if (effectNeedsChoice(state, task.seat, task.card)) return false
      state.agenda.pop()
      playEffect(state, task.seat, task.card, tell)
      return true
    case 'defend':
      return defendWithTheOnlyItem(state, task.seat, tell)
    case 'lose':
      return loseTheOnlyKind(state, task.seat, tell)
    case 'drop':
      return dropWithoutChoice(state, task.seat, tell)
    case 'move':
    case 'chest':
    case 'challenge':
    case 'location':
    case 'more':
    case 'swap':
    case 'pull':
    case 'keep':
      return false
    default:
      state.agenda.pop()
      follow(state, task, tell)
      return true
  }
}

/** Tasks that never need a decision. */
function follow(state: State, task: Task, tell: Tell): void {
  const children = isForChildren(state)
  switch (task.type) {
    case 'meet':
      return meet(state, task.seat, task.came, tell)
    case 'draw':
      return draw(state, task.seat, task.onto, task.count, tell)
    case 'end-turn':
      return endTurn(state, tell)
    case 'turn-up':
      return turnUp(state, tell)
    case 'compare':
      return children ? compareKids(state, tell) : compare(state)
    case 'settle':
      return settle(state, tell)
    case 'part':
      return children ? partKids(state, tell) : part(state)
    case 'count-ghosts':
      return children ? countKnights(state, tell) : countGhosts(state, tell)
  }
}

/** A child may always do without, and is asked. */
function defendWithTheOnlyItem(state: State, seat: Seat, tell: Tell): boolean {
  const fitting = fittingItems(state, seat)
  if (isForChildren(state) || fitting.length > 1) return false
  state.agenda.pop()
  defend(state, seat, fitting[0]!, tell)
  return true
}

function loseTheOnlyKind(state: State, seat: Seat, tell: Tell): boolean {
  const members = kinds(state.teams[seat]!)
  if (members.length > 1) return false
  state.agenda.pop()
  if (members.length === 1) loseMember(state, seat, members[0]!, tell)
  return true
}

/** As long as there are more items than members; a Ghost keeps none. */
function dropWithoutChoice(state: State, seat: Seat, tell: Tell): boolean {
  const items = kinds(state.items[seat]!)
  const isTooMuch = freePlaces(state, seat) < 0
  if (isTooMuch && state.teams[seat]!.length > 0 && items.length > 1) return false
  const item = items[0] ?? NONE
  if (isTooMuch) dropItem(state, seat, item, tell)
  else state.agenda.pop()
  return true
}
