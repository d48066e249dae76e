import type { Seat } from '../core/game'
import { CELLS, NEIGHBOURS, isOpen, packedSteps, reachableCell, unpack, type Cell } from './board'
import { gangSize } from './data'
import {
  SKIP,
  choice,
  firstThief,
  guardMayEnter,
  isBanned,
  isFreeVent,
  mayPlace,
  ownerOf,
  pieceOf,
  targetOf,
  thiefToPlace,
  thievesOnBoard,
  type Choice,
  type State,
  type ThiefId,
} from './state'

/** Thieves and guards go by the cell they stand on, since those of one gang are alike. */
export type Move =
  | { type: 'place'; cell: Cell }
  | { type: 'run'; from: Cell; to: Cell }
  /** The star's. */
  | { type: 'guard'; from: Cell; to: Cell }
  /** The vent's. */
  | { type: 'jump'; to: Cell }
  /** The accomplice's: another thief of one's own. */
  | { type: 'step'; from: Cell; to: Cell }
  /** The shove's: a thief of another gang. */
  | { type: 'push'; from: Cell; to: Cell }
  /** No jump, step or push. */
  | { type: 'skip' }

export function moves(state: State, seat: Seat): Move[] {
  if (state.phase === 'over' || seat !== state.turn) return []
  return choices(state).map((chosen) => toMove(state, chosen))
}

export function toMove(state: State, chosen: Choice): Move {
  if (chosen === SKIP) return { type: 'skip' }
  const piece = pieceOf(chosen)
  const to = targetOf(chosen)
  switch (state.phase) {
    case 'placing':
      return { type: 'place', cell: to }
    case 'star':
      return { type: 'guard', from: state.guards[piece]!, to }
    case 'vent':
      return { type: 'jump', to }
    case 'accomplice':
      return { type: 'step', from: state.thieves[piece]!, to }
    case 'shove':
      return { type: 'push', from: state.thieves[piece]!, to }
    default:
      return { type: 'run', from: state.thieves[piece]!, to }
  }
}

/** All that the seat on turn may choose, in the order of `moves`. */
export function choices(state: State): Choice[] {
  switch (state.phase) {
    case 'placing':
      return placings(state)
    case 'running':
      return runs(state, state.turn)
    case 'star':
      return guardMoves(state)
    case 'vent':
      return jumps(state)
    case 'accomplice':
      return steps(state)
    case 'shove':
      return pushes(state)
    case 'over':
      return []
  }
}

/** Can the seat move any thief? */
export function canRun(state: State, seat: Seat): boolean {
  if (state.bans.length > 0) return runs(state, seat).length > 0
  const first = firstThief(state, seat)
  for (let thief = first, end = first + gangSize(state.seats); thief < end; thief++) {
    const cell = state.thieves[thief]!
    if (cell >= 0 && packedSteps(state.lines, cell) > 0) return true
  }
  return false
}

function runs(state: State, seat: Seat): Choice[] {
  const found: Choice[] = []
  for (const thief of thievesOnBoard(state, seat)) {
    const cell = state.thieves[thief]!
    const count = unpack(packedSteps(state.lines, cell))
    for (let k = 0; k < count; k++) {
      const to = reachableCell(state.lines, cell, k)
      if (!isBanned(state, thief, to)) found.push(choice(thief, to))
    }
  }
  return found
}

function placings(state: State): Choice[] {
  const found: Choice[] = []
  const thief = thiefToPlace(state)
  for (let cell = 0; cell < CELLS; cell++) if (mayPlace(state, cell)) found.push(choice(thief, cell))
  return found
}

function guardMoves(state: State): Choice[] {
  const found: Choice[] = []
  state.guards.forEach((from, guard) => {
    // Two guards on their post are alike: only the first is listed.
    if (state.guards.indexOf(from) < guard) return
    for (const to of NEIGHBOURS[from]!) if (guardMayEnter(state, to)) found.push(choice(guard, to))
  })
  return found
}

function jumps(state: State): Choice[] {
  const { mover } = state
  const found: Choice[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    if (isFreeVent(state, cell) && !isBanned(state, mover, cell)) found.push(choice(mover, cell))
  }
  found.push(SKIP)
  return found
}

/** Another thief of the mover's own gang, one cell; empty rooms are fine, a cell it was pushed from is not. */
function steps(state: State): Choice[] {
  const found: Choice[] = []
  for (const thief of thievesOnBoard(state, state.turn)) {
    if (thief !== state.mover) addSteps(state, thief, found)
  }
  found.push(SKIP)
  return found
}

/** Any thief of another gang, one cell, and not onto a guard. */
function pushes(state: State): Choice[] {
  const found: Choice[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.turn) continue
    for (const thief of thievesOnBoard(state, seat)) addSteps(state, thief, found)
  }
  found.push(SKIP)
  return found
}

/** A ban binds a thief in its owner's turn; a rival may even push it back. */
function addSteps(state: State, thief: ThiefId, found: Choice[]): void {
  const isOwn = ownerOf(state, thief) === state.turn
  for (const to of NEIGHBOURS[state.thieves[thief]!]!) {
    if (isOpen(state.lines, to) && !(isOwn && isBanned(state, thief, to))) found.push(choice(thief, to))
  }
}
