import type { Seat, Table } from '../core/game'
import { createRng } from '../core/rng'
import { CELLS, GUARD_POST, LINES, isOpen, openCell, type Cell } from './board'
import {
  ALL_TILES,
  FEWEST_IDLE_TURNS,
  GUARDS,
  IDLE_TURNS_EACH,
  NO_TILE,
  VALUES,
  gangSize,
  tileFace,
  tileValue,
  type Tile,
  type TileCode,
} from './data'

export type Variant = 'basic' | 'advanced'
export type Options = { variant: Variant }

/** What is being decided: where to place, where to run, or how to play the icon of that name. */
export type Phase = 'placing' | 'running' | 'star' | 'vent' | 'accomplice' | 'shove' | 'over'

/** Thieves are numbered gang by gang: seat 0's come first. */
export type ThiefId = number

/** Where a thief is that stands on no cell. */
export const IN_HAND = -1
export const CAUGHT = -2
export const HOME = -3

/** Who has a tile that nobody took: it lies on the board, or (the guard post) was never dealt. */
export const ON_BOARD = -1
export const NEVER_DEALT = -2

/** No thief, where a thief's number could stand. */
export const NO_THIEF = -1

/**
 * A piece and the cell it goes to, in one number: what a move of the current phase comes down to. The piece is
 * a thief, or a guard when a star is played.
 */
export type Choice = number
export const SKIP: Choice = -1

export function choice(piece: number, to: Cell): Choice {
  return (piece << 6) | to
}
export function pieceOf(chosen: Choice): number {
  return chosen >> 6
}
export function targetOf(chosen: Choice): Cell {
  return chosen & 63
}

/**
 * Three arrays change with almost every move and are copied with each clone. The `readonly` ones never change
 * in place, so clones share them.
 */
export type State = {
  readonly variant: Variant
  readonly seats: number
  /** The tile dealt to each cell. Tiles never move, so a tile is known by its cell all through the match. */
  readonly tiles: readonly TileCode[]
  phase: Phase
  /** Whose decision it is; the last one's when the match is over. */
  turn: Seat
  /** By number: a cell, or IN_HAND, CAUGHT, HOME. */
  thieves: number[]
  /** By cell: the seat that has the tile dealt there, or ON_BOARD, NEVER_DEALT. */
  takers: number[]
  /** For each line of the board the cells that may be run over. Follows from all the rest. */
  lines: number[]
  /** Cells; none in the basic game. */
  guards: readonly Cell[]
  /** By seat: is the gang out of the game? */
  out: readonly boolean[]
  /** The thief whose icon is being played. */
  mover: ThiefId
  /** Turns since a tile was last taken. */
  idle: number
  /** Where pushed thieves may not go in their owner's next turn: the very choices that are forbidden. */
  bans: readonly Choice[]
}

/** What a checked set-up starts from. */
export function opening({ seats, options, seed }: Table<Options>): State {
  const rng = createRng(seed)
  const tiles = rng.shuffle(ALL_TILES.slice())
  tiles.splice(GUARD_POST, 0, NO_TILE)
  const takers = tiles.map((tile) => (tile === NO_TILE ? NEVER_DEALT : ON_BOARD))
  const position: Position = {
    variant: options.variant,
    seats,
    tiles,
    phase: 'placing',
    turn: rng.int(seats),
    thieves: new Array<number>(seats * gangSize(seats)).fill(IN_HAND),
    takers,
    guards: options.variant === 'advanced' ? new Array<Cell>(GUARDS).fill(GUARD_POST) : [],
    out: new Array<boolean>(seats).fill(false),
    mover: NO_THIEF,
    idle: 0,
    bans: [],
  }
  return withLines(position)
}

/** All of a state but what follows from the rest. */
export type Position = Omit<State, 'lines'>

/** Opens the cells that nobody and nothing stands on: all such rooms, or in the basic game those with a tile. */
export function withLines(position: Position): State {
  const lines = new Array<number>(LINES).fill(0)
  for (let cell = 0; cell < CELLS; cell++) {
    const isRoom = position.variant === 'advanced' ? cell !== GUARD_POST : position.takers[cell] === ON_BOARD
    const isTaken = position.thieves.includes(cell) || position.guards.includes(cell)
    if (isRoom && !isTaken) openCell(lines, cell)
  }
  return { ...position, lines }
}

export function clone(state: State): State {
  return {
    variant: state.variant,
    seats: state.seats,
    tiles: state.tiles,
    phase: state.phase,
    turn: state.turn,
    thieves: state.thieves.slice(),
    takers: state.takers.slice(),
    guards: state.guards,
    out: state.out,
    mover: state.mover,
    idle: state.idle,
    bans: state.bans,
    lines: state.lines.slice(),
  }
}

export function hasTile(state: State, cell: Cell): boolean {
  return state.takers[cell] === ON_BOARD
}

/** The tile that lies there, if there is still one. */
export function tileOn(state: State, cell: Cell): Tile | null {
  return hasTile(state, cell) ? tileFace(state.tiles[cell]!) : null
}

/** The thief that stands there, or NO_THIEF. */
export function thiefOn(state: State, cell: Cell): ThiefId {
  return state.thieves.indexOf(cell)
}

export function ownerOf(state: State, thief: ThiefId): Seat {
  return Math.floor(thief / gangSize(state.seats))
}

/** The thieves of a seat are those from here up to where the next seat's begin. */
export function firstThief(state: State, seat: Seat): ThiefId {
  return seat * gangSize(state.seats)
}

export function thievesOnBoard(state: State, seat: Seat): ThiefId[] {
  const found: ThiefId[] = []
  const first = firstThief(state, seat)
  for (let thief = first, end = first + gangSize(state.seats); thief < end; thief++) {
    if (state.thieves[thief]! >= 0) found.push(thief)
  }
  return found
}

/** A gang places its thieves in the order of their numbers. */
export function thiefToPlace(state: State): ThiefId {
  return state.thieves.indexOf(IN_HAND, firstThief(state, state.turn))
}

export function isMoney(state: State, cell: Cell): boolean {
  return hasTile(state, cell) && tileValue(state.tiles[cell]!) === VALUES.money
}

/** Only on money, and not where a thief stands. */
export function mayPlace(state: State, cell: Cell): boolean {
  return isMoney(state, cell) && isOpen(state.lines, cell)
}

/** Does a guard stand there in the way of the other? */
export function isGuarded(state: State, cell: Cell): boolean {
  return cell !== GUARD_POST && state.guards.includes(cell)
}

/** A room is dark while its crossed eye lies there. */
export function isDark(state: State, cell: Cell): boolean {
  return tileOn(state, cell)?.icon === 'eye'
}

/** Guards share no cell but their post, and enter no dark room in which a thief hides. */
export function guardMayEnter(state: State, cell: Cell): boolean {
  if (isOpen(state.lines, cell)) return true
  // A closed room without a guard has a thief in it; the post is never dark.
  return !isGuarded(state, cell) && !isDark(state, cell)
}

export function isVent(state: State, cell: Cell): boolean {
  return tileOn(state, cell)?.icon === 'vent'
}

/** "Free" means no thief and no guard. */
export function isFreeVent(state: State, cell: Cell): boolean {
  return isVent(state, cell) && isOpen(state.lines, cell)
}

export function isBanned(state: State, thief: ThiefId, to: Cell): boolean {
  return state.bans.length > 0 && state.bans.includes(choice(thief, to))
}

/** An advanced match ends after so many turns running in which no tile was taken. */
export function idleLimit(state: State): number {
  let playersIn = 0
  for (const isOut of state.out) if (!isOut) playersIn++
  return Math.max(FEWEST_IDLE_TURNS, IDLE_TURNS_EACH * playersIn)
}

const NOBODY: readonly Seat[] = []
/** Kept ready, since playouts ask after every move. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

export function actors(state: State): readonly Seat[] {
  return state.phase === 'over' ? NOBODY : ALONE[state.turn]!
}
