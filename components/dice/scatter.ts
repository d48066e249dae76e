import { type Rng } from '../../rules/core/game'
import { createRng } from '../../rules/core/rng'

export type Box = { readonly width: number; readonly height: number }
/** A point on the felt with the yaw of the die that lies there. */
export type Spot = { readonly x: number; readonly y: number; readonly yaw: number }

/** What a die lying a little askew covers on the screen, in die sizes: its front is seen below its top. */
export const FOOTPRINT = { width: 1.24, height: 1.36 } as const
/** Room around a footprint, so that dice lie scattered and not in ranks. */
const SLACK = 1.1
/** Corners that stick out of a footprint may reach over felt, but not over the tray's edge. */
const EDGE = 1.14
const LARGEST = 58
/** Nudges for each die: enough that nobody sees the rows any more. */
const NUDGES = 40
/** Tries to find a gap when the cells are taken. */
const DARTS = 300
const MOST_YAW = 0.24

export type Grid = { readonly columns: number; readonly rows: number; readonly size: number }

/** The largest dice of which so many find room, and rows and columns that hold them. */
export function gridFor(box: Box, count: number): Grid {
  let best: Grid = { columns: 1, rows: Math.max(1, count), size: 0 }
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.max(1, Math.ceil(count / columns))
    const size = Math.min(
      LARGEST,
      box.width / columns / (FOOTPRINT.width * SLACK),
      box.height / rows / (FOOTPRINT.height * SLACK),
    )
    if (size > best.size) best = { columns, rows, size }
  }
  return best
}

function clash(one: Spot, other: Spot, size: number): boolean {
  return (
    Math.abs(one.x - other.x) < FOOTPRINT.width * size && Math.abs(one.y - other.y) < FOOTPRINT.height * size
  )
}

/**
 * Places for so many dice, away from those that stay where they are; fewer when the others lie too awkwardly. The same
 * seed gives the same places.
 */
export function scatter(input: {
  box: Box
  grid: Grid
  count: number
  staying: readonly Spot[]
  seed: number
}): Spot[] {
  const { box, grid, count, staying, seed } = input
  const rng = createRng(seed)
  const fits = (spot: Spot, others: readonly Spot[]) => !others.some((other) => clash(spot, other, grid.size))
  const free = cellsOf(box, grid).filter((cell) => fits(cell, staying))
  const spots = rng.shuffle(free).slice(0, count)
  for (let dart = 0; dart < DARTS && spots.length < count; dart++) {
    const spot = kept({ x: rng.next() * box.width, y: rng.next() * box.height }, box, grid.size)
    if (fits(spot, [...staying, ...spots])) spots.push(spot)
  }
  for (let nudge = 0; nudge < NUDGES; nudge++) {
    spots.forEach((spot, index) => {
      const moved = nudged(spot, box, grid.size, rng)
      if (fits(moved, [...staying, ...spots.filter((_, other) => other !== index)])) spots[index] = moved
    })
  }
  return spots.map(({ x, y }) => ({ x, y, yaw: (rng.next() * 2 - 1) * MOST_YAW }))
}

function cellsOf(box: Box, { columns, rows }: Grid): Spot[] {
  return Array.from({ length: rows * columns }, (_, cell) => ({
    x: (((cell % columns) + 0.5) * box.width) / columns,
    y: ((Math.floor(cell / columns) + 0.5) * box.height) / rows,
    yaw: 0,
  }))
}

function nudged({ x, y }: Spot, box: Box, size: number, rng: Rng): Spot {
  return kept({ x: x + (rng.next() - 0.5) * size, y: y + (rng.next() - 0.5) * size }, box, size)
}

/** The nearest place where a die does not hang over the tray's edge. */
function kept({ x, y }: { x: number; y: number }, box: Box, size: number): Spot {
  const marginX = (FOOTPRINT.width * size * EDGE) / 2
  const marginY = (FOOTPRINT.height * size * EDGE) / 2
  return { x: within(x, marginX, box.width - marginX), y: within(y, marginY, box.height - marginY), yaw: 0 }
}

export function within(value: number, low: number, high: number): number {
  'worklet'
  return Math.min(Math.max(value, low), Math.max(low, high))
}
