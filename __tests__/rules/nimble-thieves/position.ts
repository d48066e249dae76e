import type { Seat } from '@/rules/core/game'
import { play } from '@/rules/core/play'
import { nimbleThieves, type Event, type Move, type State } from '@/rules/nimble-thieves'
import { CELLS, COORDS, GUARD_POST, type Cell } from '@/rules/nimble-thieves/board'
import { NO_TILE, gangSize, tileCode, type Icon, type Kind } from '@/rules/nimble-thieves/data'
import {
  HOME,
  NEVER_DEALT,
  NO_THIEF,
  ON_BOARD,
  withLines,
  type Phase,
  type Variant,
} from '@/rules/nimble-thieves/state'

/** The cell in that column and row; (0, 0) is the guard post, rows run straight, columns slant. */
export function at(q: number, r: number): Cell {
  return COORDS.findIndex((coords) => coords.q === q && coords.r === r)
}

type Sketch = {
  variant?: Variant
  phase?: Phase
  turn?: Seat
  /** The cells of each seat's thieves; those not named are home. */
  gangs: readonly (readonly number[])[]
  guards?: readonly Cell[]
  /** What lies on the cells that matter; everywhere else it is money with a crossed eye, which plays nothing. */
  tiles?: Readonly<Record<Cell, `${Kind} ${Icon}`>>
  /** Rooms whose tiles somebody took. */
  taken?: Readonly<Record<Cell, Seat>>
  /** Leaves tiles only where these cells and `tiles` say; seat 0 took the others. */
  onlyTiles?: readonly Cell[]
  mover?: number
  idle?: number
  out?: readonly Seat[]
}

/** A position from the middle of a match; as many seats as there are gangs. Advanced and running, unless told. */
export function position(sketch: Sketch): State {
  const { variant = 'advanced', gangs, tiles = {}, taken = {}, onlyTiles, out = [] } = sketch
  const seats = gangs.length
  const cells = Array.from({ length: CELLS }, (_, cell) => cell)
  return withLines({
    variant,
    seats,
    phase: sketch.phase ?? 'running',
    turn: sketch.turn ?? 0,
    tiles: cells.map((cell) => {
      const [kind, icon] = (tiles[cell] ?? 'money eye').split(' ') as [Kind, Icon]
      return cell === GUARD_POST ? NO_TILE : tileCode(kind, icon)
    }),
    takers: cells.map((cell) => {
      if (cell === GUARD_POST) return NEVER_DEALT
      const isGone = onlyTiles !== undefined && !onlyTiles.includes(cell) && tiles[cell] === undefined
      return taken[cell] ?? (isGone ? 0 : ON_BOARD)
    }),
    thieves: gangs.flatMap((gang) => Array.from({ length: gangSize(seats) }, (_, i) => gang[i] ?? HOME)),
    guards: variant === 'advanced' ? (sketch.guards ?? [GUARD_POST, GUARD_POST]) : [],
    out: gangs.map((_, seat) => out.includes(seat)),
    mover: sketch.mover ?? NO_THIEF,
    idle: sketch.idle ?? 0,
    bans: [],
  })
}

/** Plays the moves, each by the seat on turn; the given state is left alone. */
export function after(state: State, ...moves: Move[]): { state: State; events: Event[] } {
  const events: Event[] = []
  for (const move of moves) {
    const step = play(nimbleThieves, state, state.turn, move)
    events.push(...step.events.map(({ event }) => event))
    state = step.state
  }
  return { state, events }
}

/** The moves of the seat on turn. */
export function movesNow(state: State): Move[] {
  return nimbleThieves.moves(state, state.turn)
}

/** The cells that moves of that type lead to, from that cell if one is given. */
export function targets(state: State, type: Move['type'], from?: Cell): Cell[] {
  const found = movesNow(state).flatMap((move) => {
    if (move.type !== type || move.type === 'skip') return []
    if (move.type === 'place') return [move.cell]
    return from === undefined || move.type === 'jump' || move.from === from ? [move.to] : []
  })
  return found.sort((a, b) => a - b)
}

/** The events of one type. */
export function told<Type extends Event['type']>(events: readonly Event[], type: Type) {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
}
