import type { Seat } from '../../core/game'
import { nextSeat } from '../../core/seats'
import { landing, NO_CELL, stepOn, type Board, type Cell } from '../board'
import {
  BLUE_FLAG,
  CARD_NAMES,
  DOUBLING,
  FRIDAY,
  isFlag,
  isMoving,
  RED_FLAG,
  WEAPON,
  type Kind,
} from '../data'
import type { Emit, Outcome } from '../events'
import type { Move } from '../moves'
import {
  boardNow,
  ENDED,
  FREE,
  inOrder,
  isSailing,
  placeOf,
  TRAPPED,
  WITH_DOUBLING,
  WITH_FRIDAY,
  WITH_WEAPON,
  type State,
} from '../state'
import { playFromHand } from './cards'
import { finishIsland } from './dealing'

export function beginAnnouncing(state: State, emit?: Emit): void {
  state.phase = 'announcing'
  for (const seat of inOrder(state)) if (isSailing(state, seat)) land(state, seat, emit)
  askToAnnounce(state, state.first, emit)
}

function land(state: State, seat: Seat, emit?: Emit): void {
  const plan = state.plans[seat]!
  const rum = state.rum[seat]!
  if (rum > 0) {
    state.steps[seat] = 1
    emit?.({ type: 'drunk', seat, rum })
  }
  state.attached[seat] = plan.map(() => 0)
  const flag = plan.length > 0 && isFlag(plan[0]!) ? plan[0]! : undefined
  const cell = landing(boardNow(state), flag)
  if (flag !== undefined) state.used[seat] = 1
  if (cell === NO_CELL) {
    state.ways[seat] = ENDED
    emit?.({ type: 'lost-at-sea', seat, flag: flag === RED_FLAG ? 'red' : 'blue' })
    return
  }
  state.trails[seat]!.push(cell)
  emit?.({ type: 'landed', seat, flag: colourOf(flag), cell })
}

function colourOf(flag: Kind | undefined): 'white' | 'red' | 'blue' {
  if (flag === undefined) return 'white'
  return flag === BLUE_FLAG ? 'blue' : 'red'
}

/** Asks that seat or the next one whose pirate has a card to move by; when there is none, the gold is shared out. */
function askToAnnounce(state: State, from: Seat, emit?: Emit): void {
  let seat = from
  do {
    if (isSailing(state, seat) && skipToMove(state, seat, emit)) {
      state.turn = seat
      return
    }
    seat = nextSeat(state, seat)
  } while (seat !== state.first)
  finishIsland(state, emit)
}

/** Spends the cards that cannot move the pirate; false when none is left that can. */
function skipToMove(state: State, seat: Seat, emit?: Emit): boolean {
  const { reach } = boardNow(state)
  const plan = state.plans[seat]!
  while (state.ways[seat] !== ENDED && state.used[seat]! < plan.length) {
    const kind = plan[state.used[seat]!]!
    // A useless card is no movement card: it does nothing, not even a step.
    if (!isMoving(kind)) return false
    const trapped = state.ways[seat] === TRAPPED
    if (!trapped && reach[kind]![placeOf(state, seat)]!.length > 0) return true
    state.used[seat]!++
    state.steps[seat]!++
    state.ways[seat] = FREE
    const step = state.steps[seat]!
    const cause = trapped ? 'trap' : 'no-way'
    emit?.({ type: 'spent', seat, card: CARD_NAMES[kind]!, step, cause })
  }
  return false
}

/** What the way of one card comes to. */
export type Walk = { path: Cell[]; outcome: Outcome }

/** Goes where a card leads: once, or twice in the same direction if it is doubled and nothing stops it. */
export function walk(board: Board, from: Cell, to: Cell, attached: number): Walk {
  const path = [to]
  let outcome = enter(board, to, attached)
  if (outcome === 'on' && (attached & WITH_DOUBLING) !== 0) {
    const next = stepOn(board, from, to)
    if (next !== NO_CELL) {
      path.push(next)
      outcome = enter(board, next, attached)
    }
  }
  return { path, outcome }
}

function enter(board: Board, cell: Cell, attached: number): Outcome {
  switch (board.ground[cell]) {
    case 'treasure':
      return 'treasure'
    case 'robber':
      return (attached & WITH_WEAPON) !== 0 ? 'on' : 'robber'
    case 'trap':
      return (attached & WITH_FRIDAY) !== 0 ? 'on' : 'trap'
    default:
      return 'on'
  }
}

export function announce(state: State, seat: Seat, move: Move & { type: 'go' }, emit?: Emit): void {
  const { to, doubling, friday, weapon } = move
  const from = placeOf(state, seat)
  const at = state.used[seat]!
  if (doubling) playFromHand(state, seat, DOUBLING)
  if (friday) playFromHand(state, seat, FRIDAY)
  if (weapon) playFromHand(state, seat, WEAPON)
  const attached = (doubling ? WITH_DOUBLING : 0) + (friday ? WITH_FRIDAY : 0) + (weapon ? WITH_WEAPON : 0)
  state.attached[seat]![at] = attached
  const { path, outcome } = walk(boardNow(state), from, to, attached)
  state.trails[seat]!.push(...path)
  state.used[seat] = at + 1
  const step = ++state.steps[seat]!
  if (outcome === 'trap') state.ways[seat] = TRAPPED
  else if (outcome !== 'on') state.ways[seat] = ENDED
  const card = CARD_NAMES[state.plans[seat]![at]!]!
  emit?.({ type: 'went', seat, card, step, from, path, attached: { doubling, friday, weapon }, outcome })
  askToAnnounceAfter(state, seat, emit)
}

/** The same seat's next card, or the next seat's first. */
function askToAnnounceAfter(state: State, seat: Seat, emit?: Emit): void {
  if (skipToMove(state, seat, emit)) return
  const next = nextSeat(state, seat)
  if (next === state.first) finishIsland(state, emit)
  else askToAnnounce(state, next, emit)
}
