import {
  BLUE_FLAG,
  DIAGONAL,
  FALLING,
  HORIZONTAL,
  HORSE,
  MOVING_KINDS,
  ORTHOGONAL,
  RED_FLAG,
  RISING,
  VERTICAL,
  type Kind,
} from './data'

/** Where pirates can stand and go. A cell is its row times WIDTH plus its column, row 0 being the northern edge. */
export type Cell = number
export const WIDTH = 5
export const CELLS = WIDTH * WIDTH
export const NO_CELL: Cell = -1

export type Ground = 'water' | 'plain' | 'trap' | 'robber' | 'treasure'

/** What the letters of a map stand for. Digits are treasures, W R B flags on plain ground. */
const GROUNDS: Readonly<Record<string, Ground>> = {
  '~': 'water',
  '.': 'plain',
  W: 'plain',
  R: 'plain',
  B: 'plain',
  x: 'trap',
  '!': 'robber',
  '1': 'treasure',
  '2': 'treasure',
  '3': 'treasure',
}

export type Board = {
  readonly ground: readonly Ground[]
  /** Coins on each cell; 0 where there is no treasure. */
  readonly coins: readonly number[]
  readonly treasures: readonly Cell[]
  readonly white: Cell
  /** NO_CELL where the island has no such flag. */
  readonly red: Cell
  readonly blue: Cell
  /** Where a card of that kind may lead from a cell, land only: `reach[kind][cell]`. */
  readonly reach: readonly (readonly (readonly Cell[])[])[]
}

type Step = readonly [rows: number, columns: number]

const RISING_STEPS: readonly Step[] = [
  [-1, 1],
  [1, -1],
]
const FALLING_STEPS: readonly Step[] = [
  [-1, -1],
  [1, 1],
]
const HORIZONTAL_STEPS: readonly Step[] = [
  [0, -1],
  [0, 1],
]
const VERTICAL_STEPS: readonly Step[] = [
  [-1, 0],
  [1, 0],
]
const HORSE_STEPS: readonly Step[] = [-2, -1, 1, 2].flatMap((rows) =>
  [-2, -1, 1, 2].filter((columns) => Math.abs(rows * columns) === 2).map((columns): Step => [rows, columns]),
)

const STEPS: Readonly<Record<Kind, readonly Step[]>> = {
  [RISING]: RISING_STEPS,
  [FALLING]: FALLING_STEPS,
  [HORIZONTAL]: HORIZONTAL_STEPS,
  [VERTICAL]: VERTICAL_STEPS,
  [DIAGONAL]: [...RISING_STEPS, ...FALLING_STEPS],
  [ORTHOGONAL]: [...HORIZONTAL_STEPS, ...VERTICAL_STEPS],
  [HORSE]: HORSE_STEPS,
}

const isOnMap = (row: number, column: number) => row >= 0 && row < WIDTH && column >= 0 && column < WIDTH

/** Reads a map of five rows with five letters each. */
export function boardOf(map: readonly string[]): Board {
  const letters = map.join('')
  const ground = [...letters].map((letter) => GROUNDS[letter]!)
  const coins = [...letters].map((letter) => Number(/\d/.test(letter) ? letter : 0))
  const cells = ground.map((_, cell) => cell)
  return {
    ground,
    coins,
    treasures: cells.filter((cell) => ground[cell] === 'treasure'),
    white: letters.indexOf('W'),
    red: letters.indexOf('R'),
    blue: letters.indexOf('B'),
    reach: Array.from({ length: MOVING_KINDS }, (_, kind) =>
      cells.map((cell) => reachOf(ground, kind, cell)),
    ),
  }
}

function reachOf(ground: readonly Ground[], kind: Kind, cell: Cell): Cell[] {
  const row = Math.floor(cell / WIDTH)
  const column = cell % WIDTH
  return STEPS[kind]!.filter(([rows, columns]) => isOnMap(row + rows, column + columns))
    .map(([rows, columns]) => (row + rows) * WIDTH + column + columns)
    .filter((to) => ground[to] !== 'water')
    .sort((a, b) => a - b)
}

/** One more step in the same direction, or NO_CELL where that leads into the sea. */
export function stepOn(board: Board, from: Cell, to: Cell): Cell {
  const row = 2 * Math.floor(to / WIDTH) - Math.floor(from / WIDTH)
  const column = 2 * (to % WIDTH) - (from % WIDTH)
  if (!isOnMap(row, column)) return NO_CELL
  const next = row * WIDTH + column
  return board.ground[next] === 'water' ? NO_CELL : next
}

/** Where a pirate lands whose plan begins with this card. */
export function landing(board: Board, first: Kind | undefined): Cell {
  if (first === RED_FLAG) return board.red
  return first === BLUE_FLAG ? board.blue : board.white
}
