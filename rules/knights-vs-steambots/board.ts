import type { Rng } from '../core/game'
import { CARD_NAMES, cardNamed, CENTRE, type Card } from './data'

/** The labyrinth: square cards on a grid around the centre, each turned by some quarters clockwise. */

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A place of the grid in one number. The twelve locations never reach its edge, so neighbours need no checks. */
export type Cell = number
const WIDTH = 25
const MIDDLE = 12

export function cellAt(x: number, y: number): Cell {
  return (y + MIDDLE) * WIDTH + x + MIDDLE
}
/** To the east of the centre; negative to its west. */
export function xOf(cell: Cell): number {
  return (cell % WIDTH) - MIDDLE
}
/** To the south of the centre; negative to its north. */
export function yOf(cell: Cell): number {
  return Math.floor(cell / WIDTH) - MIDDLE
}

export function isOnGrid(x: unknown, y: unknown): boolean {
  const fits = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MIDDLE
  return fits(x) && fits(y)
}

export const HOME_CELL = cellAt(0, 0)
const STEPS: readonly number[] = [-WIDTH, 1, WIDTH, -1]
const SIDES = [0, 1, 2, 3] as const

/** The sides with a passage, as bits from the north clockwise, of a card that is not turned. */
const SHAPES: ReadonlyMap<Card, number> = new Map([
  [cardNamed('chest'), 0b1111],
  [cardNamed('crossing'), 0b1111],
  [cardNamed('fork'), 0b0111],
  [cardNamed('passage'), 0b0101],
  [cardNamed('bend'), 0b0011],
  [CENTRE, 0b1111],
])

function turned(shape: number, turn: number): number {
  return ((shape << turn) | (shape >> (4 - turn))) & 0b1111
}

/** Four turns for each card: bots ask for them all the time. */
const PASSAGES: readonly number[] = CARD_NAMES.flatMap((_, card) =>
  SIDES.map((turn) => turned(SHAPES.get(card) ?? 0, turn)),
)

export function passagesOf(card: Card, turn: number): number {
  return PASSAGES[card * 4 + turn]!
}

export function hasPassage(passages: number, side: number): boolean {
  return (passages & (1 << side)) !== 0
}

/** Turns that make a difference: a crossing looks the same all around. */
export function turnsOf(card: Card): readonly number[] {
  const shape = SHAPES.get(card)!
  return SIDES.filter((turn) =>
    SIDES.every((less) => less >= turn || turned(shape, less) !== turned(shape, turn)),
  )
}

/** Locations in the order in which they were laid; a location is known by its place in these lists. */
export type Labyrinth = {
  cells: Cell[]
  locations: Card[]
  turns: number[]
}

export function locationAt(maze: Labyrinth, cell: Cell): number {
  return maze.cells.indexOf(cell)
}

const opposite = (side: number) => (side + 2) % 4

/** Would a card with these passages, lying there, be joined to a laid one by a passage on both? */
function joins(maze: Labyrinth, cell: Cell, passages: number): boolean {
  return SIDES.some((side) => {
    if (!hasPassage(passages, side)) return false
    const beside = locationAt(maze, cell + STEPS[side]!)
    return beside >= 0 && hasPassage(passagesOf(maze.locations[beside]!, maze.turns[beside]!), opposite(side))
  })
}

export function fits(maze: Labyrinth, card: Card, cell: Cell, turn: number): boolean {
  return locationAt(maze, cell) < 0 && joins(maze, cell, passagesOf(card, turn))
}

export type Spot = { readonly cell: Cell; readonly turn: number }

/** Every way to lay that card, from the north-west on. */
export function spotsFor(maze: Labyrinth, card: Card): Spot[] {
  const around = new Set<Cell>()
  for (const cell of maze.cells) for (const step of STEPS) around.add(cell + step)
  const turns = turnsOf(card)
  return [...around]
    .sort((a, b) => a - b)
    .flatMap((cell) => turns.filter((turn) => fits(maze, card, cell, turn)).map((turn) => ({ cell, turn })))
}

/** Is there any place for that card? One needs a free cell beyond some passage: turned right, every card has one. */
export function fitsAnywhere(maze: Labyrinth): boolean {
  return maze.cells.some((cell, i) =>
    SIDES.some(
      (side) =>
        hasPassage(passagesOf(maze.locations[i]!, maze.turns[i]!), side) &&
        locationAt(maze, cell + STEPS[side]!) < 0,
    ),
  )
}

export function layLocation(maze: Labyrinth, card: Card, spot: Spot): void {
  maze.cells.push(spot.cell)
  maze.locations.push(card)
  maze.turns.push(spot.turn)
}

/** The locations that a passage on both cards leads to. */
export function neighbours(maze: Labyrinth, at: number): number[] {
  const passages = passagesOf(maze.locations[at]!, maze.turns[at]!)
  const found: number[] = []
  for (const side of SIDES) {
    if (!hasPassage(passages, side)) continue
    const beside = locationAt(maze, maze.cells[at]! + STEPS[side]!)
    if (beside < 0) continue
    if (hasPassage(passagesOf(maze.locations[beside]!, maze.turns[beside]!), opposite(side)))
      found.push(beside)
  }
  return found.sort((a, b) => a - b)
}

/** The centre with the first cards on its sides, each turned so that a passage joins them; a fifth lies further out. */
export function openLabyrinth(cards: readonly Card[], rng: Rng): Labyrinth {
  const maze: Labyrinth = { cells: [], locations: [], turns: [] }
  layLocation(maze, CENTRE, { cell: HOME_CELL, turn: 0 })
  const sides = rng.shuffle(SIDES.map((side) => HOME_CELL + STEPS[side]!))
  cards.forEach((card, i) => {
    const beside = sides[i]
    const spots = spotsFor(maze, card).filter(({ cell }) => beside === undefined || cell === beside)
    layLocation(maze, card, spots[rng.int(spots.length)]!)
  })
  return maze
}
