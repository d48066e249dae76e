/**
 * The floor of the bank: a hexagon with five cells on a side, numbered row by row from the top left.
 *
 * Thieves run along 27 lines, nine on each of three axes. Each line is kept as a bit mask of the cells that a
 * thief may run over, so how far a thief can run is one look-up per axis instead of a walk: bots live on that.
 */

export type Cell = number

const SIDE = 5
export const CELLS = 61
export const GUARD_POST: Cell = 30

const AXES = 3
const LINES_PER_AXIS = 2 * SIDE - 1
export const LINES = AXES * LINES_PER_AXIS
const LONGEST = LINES_PER_AXIS

/** Column and row of each cell on slanted axes; the centre is (0, 0). For drawing, x = q + r / 2 and y = r. */
export const COORDS: readonly { readonly q: number; readonly r: number }[] = listCoords()

function listCoords() {
  const coords: { q: number; r: number }[] = []
  const reach = SIDE - 1
  for (let r = -reach; r <= reach; r++) {
    for (let q = Math.max(-reach, -reach - r); q <= Math.min(reach, reach - r); q++) coords.push({ q, r })
  }
  return coords
}

/** The cells of line n, from its first to its last, at n × LONGEST and after. */
const LINE_CELLS: Cell[] = new Array<Cell>(LINES * LONGEST).fill(-1)

// One entry for each cell and axis, at cell × AXES + axis: the line, the place on it, that place's bit in the
// line's mask, and where the rows for that place begin in STEPS.
const LINE_AT: number[] = []
const PLACE_AT: number[] = []
const BIT_AT: number[] = []
const STEPS_AT: number[] = []

/** A row of STEPS has one entry for each mask. */
const MASKS = 1 << LONGEST

function layLines(): void {
  const lengths = new Array<number>(LINES).fill(0)
  COORDS.forEach(({ q, r }, cell) => {
    const across = [r, q, -q - r]
    across.forEach((coordinate, axis) => {
      const line = axis * LINES_PER_AXIS + coordinate + SIDE - 1
      const place = lengths[line]!++
      LINE_CELLS[line * LONGEST + place] = cell
      LINE_AT.push(line)
      PLACE_AT.push(place)
      BIT_AT.push(1 << place)
      STEPS_AT.push(place * MASKS)
    })
  })
}
layLines()

/**
 * Steps that are free on a line, for each place and mask: onwards in the low byte, backwards in the next. The
 * two are packed so that one sum over axes and thieves adds up both; no such sum overflows a byte.
 */
const STEPS: number[] = new Array<number>(LONGEST * MASKS).fill(0)
const BYTE = 8
const LOW_BYTE = (1 << BYTE) - 1

function countSteps(): void {
  for (let place = 0; place < LONGEST; place++) {
    for (let mask = 0; mask < MASKS; mask++) {
      let onwards = 0
      while ((mask >> (place + onwards + 1)) & 1) onwards++
      let backwards = 0
      while (place - backwards > 0 && (mask >> (place - backwards - 1)) & 1) backwards++
      STEPS[place * MASKS + mask] = onwards | (backwards << BYTE)
    }
  }
}
countSteps()

/** Free steps from a cell along all its axes, packed: add them up, then `unpack`. */
export function packedSteps(lines: readonly number[], cell: Cell): number {
  const at = cell * AXES
  return (
    STEPS[STEPS_AT[at]! + lines[LINE_AT[at]!]!]! +
    STEPS[STEPS_AT[at + 1]! + lines[LINE_AT[at + 1]!]!]! +
    STEPS[STEPS_AT[at + 2]! + lines[LINE_AT[at + 2]!]!]!
  )
}

/** How many steps a packed sum stands for. */
export function unpack(packed: number): number {
  return (packed & LOW_BYTE) + (packed >> BYTE)
}

/** The k-th cell that can be run to from here: axis by axis, first onwards, then backwards, near before far. */
export function reachableCell(lines: readonly number[], cell: Cell, k: number): Cell {
  for (let at = cell * AXES; ; at++) {
    const line = LINE_AT[at]!
    const packed = STEPS[STEPS_AT[at]! + lines[line]!]!
    const onwards = packed & LOW_BYTE
    const here = line * LONGEST + PLACE_AT[at]!
    if (k < onwards) return LINE_CELLS[here + 1 + k]!
    k -= onwards
    const backwards = packed >> BYTE
    if (k < backwards) return LINE_CELLS[here - 1 - k]!
    k -= backwards
  }
}

/** Can a thief run from one cell to the other? */
export function canReach(lines: readonly number[], from: Cell, to: Cell): boolean {
  const axis = sharedAxis(from, to)
  if (axis < 0) return false
  const at = from * AXES + axis
  const packed = STEPS[STEPS_AT[at]! + lines[LINE_AT[at]!]!]!
  const distance = PLACE_AT[to * AXES + axis]! - PLACE_AT[at]!
  return distance > 0 ? distance <= (packed & LOW_BYTE) : -distance <= packed >> BYTE
}

/** The axis of the straight line between two cells; −1 when there is none. */
function sharedAxis(from: Cell, to: Cell): number {
  if (from === to) return -1
  for (let axis = 0; axis < AXES; axis++) {
    if (LINE_AT[from * AXES + axis] === LINE_AT[to * AXES + axis]) return axis
  }
  return -1
}

/** The cells from one to the other, without the first and with the last; null when they share no line. */
export function pathBetween(from: Cell, to: Cell): Cell[] | null {
  const axis = sharedAxis(from, to)
  if (axis < 0) return null
  const line = LINE_AT[from * AXES + axis]!
  const start = PLACE_AT[from * AXES + axis]!
  const end = PLACE_AT[to * AXES + axis]!
  const path: Cell[] = []
  for (let place = start; place !== end;) {
    place += end > start ? 1 : -1
    path.push(LINE_CELLS[line * LONGEST + place]!)
  }
  return path
}

/** The cells one step away, axis by axis, first onwards, then backwards. */
export const NEIGHBOURS: readonly (readonly Cell[])[] = COORDS.map((_, cell) => listNeighbours(cell))

function listNeighbours(cell: Cell): Cell[] {
  const neighbours: Cell[] = []
  for (let at = cell * AXES; at < (cell + 1) * AXES; at++) {
    const line = LINE_AT[at]! * LONGEST
    const place = PLACE_AT[at]!
    for (const next of [place + 1, place - 1]) {
      const neighbour = next >= 0 && next < LONGEST ? LINE_CELLS[line + next]! : -1
      if (neighbour >= 0) neighbours.push(neighbour)
    }
  }
  return neighbours
}

/** Lets thieves run over the cell. */
export function openCell(lines: number[], cell: Cell): void {
  for (let at = cell * AXES, end = at + AXES; at < end; at++) lines[LINE_AT[at]!]! |= BIT_AT[at]!
}

/** Keeps thieves from running over the cell. */
export function closeCell(lines: number[], cell: Cell): void {
  for (let at = cell * AXES, end = at + AXES; at < end; at++) lines[LINE_AT[at]!]! &= ~BIT_AT[at]!
}

export function isOpen(lines: readonly number[], cell: Cell): boolean {
  return (lines[LINE_AT[cell * AXES]!]! & BIT_AT[cell * AXES]!) !== 0
}

export function isCell(value: unknown): value is Cell {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < CELLS
}
