import type { Emit, Seat } from '../core/game'
import { nextSeat } from '../core/seats'
import { CELLS, GUARD_POST, closeCell, isOpen, openCell, type Cell } from './board'
import { gangSize, type Tile } from './data'
import type { EndCause, Event } from './events'
import { check } from './legal'
import { canRun, choices, type Move } from './moves'
import {
  CAUGHT,
  HOME,
  IN_HAND,
  NO_THIEF,
  SKIP,
  choice,
  firstThief,
  hasTile,
  idleLimit,
  ownerOf,
  pieceOf,
  targetOf,
  thiefOn,
  thievesOnBoard,
  tileOn,
  type Choice,
  type State,
  type ThiefId,
} from './state'

/** Checks first, then acts: a move that is refused has changed nothing. */
export function apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  perform(state, check(state, seat, move), emit)
}

/** Carries out a choice of the seat on turn that is known to be legal. Playouts come in here. */
export function perform(state: State, chosen: Choice, emit?: Emit<Event>): void {
  const piece = pieceOf(chosen)
  const to = targetOf(chosen)
  switch (state.phase) {
    case 'running':
      return run(state, piece, to, emit)
    case 'placing':
      return place(state, piece, to, emit)
    case 'star':
      moveGuard(state, piece, to, emit)
      return endTurn(state, emit)
    case 'vent':
    case 'accomplice':
    case 'shove':
      if (chosen === SKIP) emit?.({ type: 'skipped', seat: state.turn, icon: state.phase, asked: true })
      else if (state.phase === 'vent') jump(state, piece, to, emit)
      else if (state.phase === 'accomplice') step(state, piece, to, emit)
      else push(state, piece, to, emit)
      return endTurn(state, emit)
  }
}

function place(state: State, thief: ThiefId, cell: Cell, emit?: Emit<Event>): void {
  state.thieves[thief] = cell
  closeCell(state.lines, cell)
  emit?.({ type: 'placed', seat: state.turn, thief, cell })
  if (state.thieves.includes(IN_HAND)) {
    state.turn = nextSeat(state, state.turn)
    return
  }
  emit?.({ type: 'began', seat: state.turn })
  startTurn(state, state.turn, emit)
}

function run(state: State, thief: ThiefId, to: Cell, emit?: Emit<Event>): void {
  const from = state.thieves[thief]!
  state.thieves[thief] = to
  state.idle++
  closeCell(state.lines, to)
  emit?.({ type: 'ran', seat: state.turn, thief, from, to })
  takeTile(state, thief, from, emit)
  // A basic match is done here: the room left behind is empty, which keeps it closed, and icons mean nothing.
  if (state.variant === 'basic') return startTurn(state, nextSeat(state, state.turn), emit)
  openCell(state.lines, from)
  offerIcon(state, thief, to, emit)
}

/** The tile that a thief leaves behind goes to its owner, if there is still one. */
function takeTile(state: State, thief: ThiefId, cell: Cell, emit?: Emit<Event>): void {
  const tile = tileOn(state, cell)
  if (!tile) return
  const seat = ownerOf(state, thief)
  state.takers[cell] = seat
  state.idle = 0
  emit?.({ type: 'took', seat, thief, cell, tile })
}

/** Asks for the icon's play; when none is possible, the turn ends without asking. */
function offerIcon(state: State, thief: ThiefId, cell: Cell, emit?: Emit<Event>): void {
  const icon = tileOn(state, cell)?.icon ?? 'eye'
  if (icon === 'eye') return endTurn(state, emit)
  state.phase = icon
  state.mover = thief
  // Every list but the star's ends with SKIP, which alone is no play.
  const possible = choices(state)
  if (possible.length > 0 && possible[0] !== SKIP) return
  emit?.({ type: 'skipped', seat: state.turn, icon, asked: false })
  endTurn(state, emit)
}

function moveGuard(state: State, guard: number, to: Cell, emit?: Emit<Event>): void {
  const from = state.guards[guard]!
  state.guards = state.guards.map((cell, other) => (other === guard ? to : cell))
  if (from !== GUARD_POST) openCell(state.lines, from)
  closeCell(state.lines, to)
  emit?.({ type: 'guard-moved', seat: state.turn, guard, from, to })
  const thief = thiefOn(state, to)
  if (thief === NO_THIEF) return
  state.thieves[thief] = CAUGHT
  liftBans(state, thief, thief + 1)
  emit?.({ type: 'caught', seat: state.turn, thief, owner: ownerOf(state, thief), cell: to })
}

/** The vent that a thief jumps from stays on the board, so nothing is taken. */
function jump(state: State, thief: ThiefId, to: Cell, emit?: Emit<Event>): void {
  const from = relocate(state, thief, to)
  emit?.({ type: 'jumped', seat: state.turn, thief, from, to })
}

function step(state: State, thief: ThiefId, to: Cell, emit?: Emit<Event>): void {
  const from = relocate(state, thief, to)
  emit?.({ type: 'stepped', seat: state.turn, thief, from, to })
  takeTile(state, thief, from, emit)
}

/** Nobody gets the tile that a pushed thief leaves. */
function push(state: State, thief: ThiefId, to: Cell, emit?: Emit<Event>): void {
  const from = relocate(state, thief, to)
  const ban = choice(thief, from)
  if (!state.bans.includes(ban)) state.bans = [...state.bans, ban]
  emit?.({ type: 'pushed', seat: state.turn, thief, owner: ownerOf(state, thief), from, to })
}

/** Moves a thief in an advanced match, where every room that is left opens. Returns where it stood. */
function relocate(state: State, thief: ThiefId, to: Cell): Cell {
  const from = state.thieves[thief]!
  state.thieves[thief] = to
  openCell(state.lines, from)
  closeCell(state.lines, to)
  return from
}

/** After a whole turn of an advanced match, with its icon. */
function endTurn(state: State, emit?: Emit<Event>): void {
  state.mover = NO_THIEF
  liftGangBans(state, state.turn)
  if (!isLootInReach(state)) return bringHome(state, 'nothing-left', emit)
  if (state.idle >= idleLimit(state)) return bringHome(state, 'nothing-taken', emit)
  startTurn(state, nextSeat(state, state.turn), emit)
}

/** Does a tile lie where neither a thief nor a guard stands? */
function isLootInReach(state: State): boolean {
  for (let cell = 0; cell < CELLS; cell++) {
    if (hasTile(state, cell) && isOpen(state.lines, cell)) return true
  }
  return false
}

/** The seat's turn, or that of the first one after it that can move. Those who cannot are out. */
function startTurn(state: State, seat: Seat, emit?: Emit<Event>): void {
  state.phase = 'running'
  for (let passed = 0; passed < state.seats; passed++) {
    state.turn = seat
    if (!state.out[seat]) {
      if (canRun(state, seat)) return
      leave(state, seat, emit)
    }
    seat = nextSeat(state, state.turn)
  }
  finish(state, 'all-out', emit)
}

function leave(state: State, seat: Seat, emit?: Emit<Event>): void {
  const leaving = thievesOnBoard(state, seat).map((thief) => {
    const cell = state.thieves[thief]!
    return { thief, cell, tile: takeHome(state, thief) }
  })
  state.out = state.out.map((isOut, other) => isOut || other === seat)
  state.idle = 0
  liftGangBans(state, seat)
  emit?.({ type: 'out', seat, cause: leaving.length > 0 ? 'stuck' : 'all-caught', leaving })
}

/** A thief leaves the board, with the tile it stands on if there is one. */
function takeHome(state: State, thief: ThiefId): Tile | null {
  const cell = state.thieves[thief]!
  state.thieves[thief] = HOME
  if (state.variant === 'advanced') openCell(state.lines, cell)
  const tile = tileOn(state, cell)
  if (tile) state.takers[cell] = ownerOf(state, thief)
  return tile
}

function bringHome(state: State, cause: EndCause, emit?: Emit<Event>): void {
  state.thieves.forEach((cell, thief) => {
    if (cell < 0) return
    const tile = takeHome(state, thief)
    if (tile) emit?.({ type: 'brought-home', seat: ownerOf(state, thief), thief, cell, tile })
  })
  finish(state, cause, emit)
}

function finish(state: State, cause: EndCause, emit?: Emit<Event>): void {
  state.phase = 'over'
  state.bans = []
  emit?.({ type: 'over', cause })
}

function liftGangBans(state: State, seat: Seat): void {
  const first = firstThief(state, seat)
  liftBans(state, first, first + gangSize(state.seats))
}

function liftBans(state: State, from: ThiefId, until: ThiefId): void {
  if (state.bans.length === 0) return
  state.bans = state.bans.filter((ban) => pieceOf(ban) < from || pieceOf(ban) >= until)
}
