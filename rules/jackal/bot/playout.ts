import type { Rng, Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import { perform } from '../apply'
import { CARD_NAMES, KINDS, RUM, type Kind } from '../data'
import { mayBeReady, mayLay, waysOn, type Move } from '../moves'
import { actors, isSailing, WITH_DOUBLING, WITH_FRIDAY, WITH_WEAPON, type State } from '../state'
import { bestAnnouncement, bestPlan, type Temper } from './plans'
import type { Go } from './ways'
import { WORTH } from './worth'

export function goMove({ to, attached }: Go): Move {
  return {
    type: 'go',
    to,
    doubling: (attached & WITH_DOUBLING) !== 0,
    friday: (attached & WITH_FRIDAY) !== 0,
    weapon: (attached & WITH_WEAPON) !== 0,
  }
}

/** The card that may be laid next and is missed least. */
export function cheapestToLay(state: State, seat: Seat): Kind {
  let best = -1
  for (let kind = 0; kind < KINDS; kind++) {
    if (state.hands[seat]![kind] === 0 || !mayLay(state, seat, kind)) continue
    if (best < 0 || WORTH[kind]! < WORTH[best]!) best = kind
  }
  return best
}

/** What a player of that temper decides next, without a look at what others may do. */
export function sensibleMove(state: State, seat: Seat, temper: Temper, rng: Rng): Move {
  switch (state.phase) {
    case 'planning':
      return sensiblePlanning(state, seat, temper, rng)
    case 'rum':
      return sensibleRum(state, seat, temper, rng)
    default:
      return sensibleAnnouncement(state, seat, temper, rng)
  }
}

/** With so little in reach, a player with a coin may rather buy cards. */
const TORTUGA_CHANCE = 0.35
const ISLANDS_TO_USE_CARDS = 3

function sensiblePlanning(state: State, seat: Seat, temper: Temper, rng: Rng): Move {
  const way = bestPlan(state, seat, temper, rng)
  if (way && way.cards.length > 0) return { type: 'lay', card: CARD_NAMES[way.cards[0]!]! }
  if (way || state.plans[seat]!.length > 0) return { type: 'ready' }
  const left = state.islands - state.stop - 1
  if (
    temper.wary > 0 &&
    state.coins[seat]! > 0 &&
    left >= ISLANDS_TO_USE_CARDS &&
    rng.next() < TORTUGA_CHANCE
  ) {
    return { type: 'tortuga', coins: 1 }
  }
  const kind = cheapestToLay(state, seat)
  return kind < 0 ? { type: 'ready' } : { type: 'lay', card: CARD_NAMES[kind]! }
}

const RUM_CHANCE = 0.4

/** Rum goes to the richest who sails; the blind keep it. */
function sensibleRum(state: State, seat: Seat, { wary }: Temper, rng: Rng): Move {
  if (wary === 0 || state.hands[seat]![RUM] === 0 || rng.next() > RUM_CHANCE) return { type: 'done' }
  let on = -1
  for (const other of everySeat(state)) {
    if (other === seat || !isSailing(state, other) || state.rum[other]! > 0) continue
    if (on < 0 || state.coins[other]! > state.coins[on]!) on = other
  }
  return on < 0 ? { type: 'done' } : { type: 'rum', on }
}

function sensibleAnnouncement(state: State, seat: Seat, temper: Temper, rng: Rng): Move {
  const way = bestAnnouncement(state, seat, temper, rng)
  if (way) return goMove(way.goes[0]!)
  const cells = waysOn(state, seat)
  return goMove({ to: cells[rng.int(cells.length)]!, attached: 0 })
}

/** Plays the rest of the island for everybody. */
export function playIsland(state: State, temper: Temper, rng: Rng): void {
  const { stop } = state
  if (state.phase === 'planning') for (const seat of actors(state)) planAtOnce(state, seat, temper, rng)
  while (state.stop === stop && state.phase !== 'over') {
    const seat = state.turn
    const way = state.phase === 'announcing' ? bestAnnouncement(state, seat, temper, rng) : null
    if (!way) perform(state, seat, sensibleMove(state, seat, temper, rng))
    // The whole way: nothing that others do in between could change it.
    else for (const step of way.goes) perform(state, seat, goMove(step))
  }
}

function planAtOnce(state: State, seat: Seat, temper: Temper, rng: Rng): void {
  const way = bestPlan(state, seat, temper, rng)
  if (!way) {
    const move = sensiblePlanning(state, seat, { ...temper, noise: 0 }, rng)
    perform(state, seat, move)
    if (move.type === 'lay') perform(state, seat, { type: 'ready' })
    return
  }
  for (const kind of way.cards) perform(state, seat, { type: 'lay', card: CARD_NAMES[kind]! })
  if (mayBeReady(state, seat)) perform(state, seat, { type: 'ready' })
}
