import { CELLS, COORDS, type Cell } from '../../../rules/nimble-thieves/board'

/**
 * The board lies on its side: columns of rooms from left to right, each from top to bottom. Flat-topped rooms make
 * the hexagon taller than wide, so that on the narrowest phone a room is still as big as a fingertip.
 */

export type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }

/** Distances as shares of the pitch, which is the height of a room. */
const COLUMN = Math.sqrt(3) / 2
const ROOM_WIDTH = 2 / Math.sqrt(3)
const REACH = 4

export const BOARD_WIDTH = 2 * REACH * COLUMN + ROOM_WIDTH
export const BOARD_HEIGHT = 2 * REACH + 1

/** The middle of each room, measured from the board's top left corner. */
export function centresAt(pitch: number): Point[] {
  return COORDS.map(({ q, r }) => ({
    x: (r * COLUMN + BOARD_WIDTH / 2) * pitch,
    y: (q + r / 2 + BOARD_HEIGHT / 2) * pitch,
  }))
}

/** The room under a finger, or -1 beside the board. Runs while the finger moves, so it must be a worklet. */
export function roomAt(centres: readonly Point[], pitch: number, x: number, y: number): number {
  'worklet'
  let nearest = -1
  let least = (pitch * 0.62) ** 2
  for (let cell = 0; cell < centres.length; cell++) {
    const { x: centreX, y: centreY } = centres[cell]!
    const distance = (centreX - x) ** 2 + (centreY - y) ** 2
    if (distance < least) {
      least = distance
      nearest = cell
    }
  }
  return nearest
}

/** A flat-topped hexagon around a point, as an SVG path; `height` from flat side to flat side. */
export function hexagon(centre: Point, height: number): string {
  const half = height / 2
  const arm = (height * ROOM_WIDTH) / 2
  const { x, y } = centre
  return `M${x - arm} ${y}L${x - arm / 2} ${y - half}H${x + arm / 2}L${x + arm} ${y}L${x + arm / 2} ${y + half}H${x - arm / 2}z`
}

/** From the middle to a corner of the plate that carries the rooms. */
const PLATE = REACH + 0.72
/** The plate is a little larger than its rooms. */
export const PLATE_WIDTH = 2 * PLATE * COLUMN
export const PLATE_HEIGHT = 2 * PLATE

/** The plate's outline, a hexagon that stands on its point; `inset` points inside its edge. */
export function plate(pitch: number, inset = 0): string {
  const radius = PLATE * pitch - inset
  const corners = [0, 1, 2, 3, 4, 5].map((turn) => {
    const angle = (Math.PI / 3) * turn + Math.PI / 6
    const x = (BOARD_WIDTH / 2) * pitch + radius * Math.cos(angle)
    const y = (BOARD_HEIGHT / 2) * pitch + radius * Math.sin(angle)
    return `${x} ${y}`
  })
  return `M${corners.join('L')}z`
}

const COLUMN_LETTERS = 'ABCDEFGHI'

/** How a room is called, as on a chess board: the column's letter and the place in it from the top. */
export function nameOfRoom(cell: Cell): string {
  const { r } = COORDS[cell]!
  const first = COORDS.findIndex((coords) => coords.r === r)
  return `${COLUMN_LETTERS[r + REACH]}${cell - first + 1}`
}

export const ROOMS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell)
