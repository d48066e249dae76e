import type { Seat } from '../core/game'
import { CELLS, GUARD_POST, type Cell } from './board'
import { NO_TILE, tileCode, tileFace, type Tile } from './data'
import {
  CAUGHT,
  HOME,
  IN_HAND,
  NEVER_DEALT,
  NO_THIEF,
  ON_BOARD,
  actors,
  choice,
  idleLimit,
  ownerOf,
  pieceOf,
  targetOf,
  tileOn,
  withLines,
  type Options,
  type Phase,
  type State,
  type ThiefId,
} from './state'

export type Whereabouts = 'in-hand' | 'on-board' | 'caught' | 'home'

export type ThiefView = {
  readonly id: ThiefId
  readonly seat: Seat
  readonly whereabouts: Whereabouts
  /** Null when it is not on the board. */
  readonly cell: Cell | null
}

/** A tile taken, and the cell where it lay. */
export type Loot = Tile & { readonly cell: Cell }

/** The game has no secrets: all seats, and onlookers, see the same. */
export type View = {
  readonly seat: Seat | null
  readonly actors: readonly Seat[]
  readonly options: Options
  readonly seats: number
  readonly phase: Phase
  /** Whose turn it is; the last one's when the match is over. */
  readonly turn: Seat
  /** The tile that lies on each cell. */
  readonly cells: readonly (Tile | null)[]
  readonly thieves: readonly ThiefView[]
  readonly guards: readonly { readonly id: number; readonly cell: Cell }[]
  /** By seat, in the order of the cells. */
  readonly loot: readonly (readonly Loot[])[]
  /** By seat: is the gang out of the game? */
  readonly out: readonly boolean[]
  /** The thief whose icon is being played; the phase says which icon. */
  readonly mover: ThiefId | null
  /** Where pushed thieves may not go in their owner's next turn. */
  readonly bans: readonly { readonly thief: ThiefId; readonly cell: Cell }[]
  /** Turns since a tile was last taken, and how many of them end an advanced match. */
  readonly idle: number
  readonly idleLimit: number
}

export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    actors: actors(state),
    options: { variant: state.variant },
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    cells: state.tiles.map((_, cell) => tileOn(state, cell)),
    thieves: state.thieves.map((where, id) => ({
      id,
      seat: ownerOf(state, id),
      whereabouts: whereaboutsOf(where),
      cell: where >= 0 ? where : null,
    })),
    guards: state.guards.map((cell, id) => ({ id, cell })),
    loot: state.out.map((_, owner) => lootOf(state, owner)),
    out: state.out,
    mover: state.mover === NO_THIEF ? null : state.mover,
    bans: state.bans.map((ban) => ({ thief: pieceOf(ban), cell: targetOf(ban) })),
    idle: state.idle,
    idleLimit: idleLimit(state),
  }
}

function lootOf(state: State, seat: Seat): Loot[] {
  return state.takers.flatMap((taker, cell) =>
    taker === seat ? [{ ...tileFace(state.tiles[cell]!), cell }] : [],
  )
}

function whereaboutsOf(where: number): Whereabouts {
  if (where === IN_HAND) return 'in-hand'
  if (where === CAUGHT) return 'caught'
  return where === HOME ? 'home' : 'on-board'
}

/** Nothing is hidden, so what a view shows is the whole state. */
export function imagine(seen: View): State {
  const tiles = seen.cells.map((tile) => (tile ? tileCode(tile.kind, tile.icon) : NO_TILE))
  const takers = new Array<number>(CELLS).fill(ON_BOARD)
  takers[GUARD_POST] = NEVER_DEALT
  seen.loot.forEach((tilesOf, seat) => {
    for (const { cell, kind, icon } of tilesOf) {
      tiles[cell] = tileCode(kind, icon)
      takers[cell] = seat
    }
  })
  return withLines({
    variant: seen.options.variant,
    seats: seen.seats,
    tiles,
    phase: seen.phase,
    turn: seen.turn,
    thieves: seen.thieves.map(standing),
    takers,
    guards: seen.guards.map(({ cell }) => cell),
    out: seen.out,
    mover: seen.mover ?? NO_THIEF,
    idle: seen.idle,
    bans: seen.bans.map(({ thief, cell }) => choice(thief, cell)),
  })
}

function standing({ whereabouts, cell }: ThiefView): number {
  if (cell !== null) return cell
  if (whereabouts === 'in-hand') return IN_HAND
  return whereabouts === 'caught' ? CAUGHT : HOME
}
