import { boardOf, NO_CELL, type Board, type Cell } from '../../../rules/jackal/board'
import { BOARDS, ISLANDS, islandIndex } from '../../../rules/jackal/islands'
import { costsFrom } from './ways'

const each = ISLANDS.map(({ id, map }, i) => [id, BOARDS[i]!, map] as const)

const count = (board: Board, ground: string) => board.ground.filter((other) => other === ground).length
const treasuresOf = (board: Board) =>
  board.treasures
    .map((cell) => board.coins[cell]!)
    .sort((a, b) => b - a)
    .join('')

function turned(map: readonly string[]): string[] {
  return map
    .map((_, column) => map.map((row) => row[column]!).join(''))
    .map((row) => [...row].reverse().join(''))
}

/** The map in all eight positions, as one text each. */
function positions(map: readonly string[]): string[] {
  const turns = [map]
  for (let i = 0; i < 3; i++) turns.push(turned(turns[i]!))
  return turns.flatMap((turn) => [turn.join('/'), turn.map((row) => [...row].reverse().join('')).join('/')])
}

describe.each(each)('%s', (_, board, map) => {
  const fromWhite = costsFrom(board, board.white)

  test('is a map of five rows and columns with nothing unknown on it, at least nine cells of it land', () => {
    expect(map).toHaveLength(5)
    expect(map.filter((row) => !/^[~.WRBx!123]{5}$/.test(row))).toEqual([])
    expect(25 - count(board, 'water')).toBeGreaterThanOrEqual(9)
  })

  test('has one white flag and at most one of each other colour', () => {
    const flags = [...map.join('')].filter((letter) => 'WRB'.includes(letter))
    expect(new Set(flags).size).toBe(flags.length)
    expect(flags).toContain('W')
  })

  test('has one to three traps, at most two robbers, and two or three treasures', () => {
    expect([1, 2, 3]).toContain(count(board, 'trap'))
    expect([0, 1, 2]).toContain(count(board, 'robber'))
    expect([2, 3]).toContain(board.treasures.length)
  })

  test('gives no big treasure away, and none is out of reach', () => {
    for (const cell of board.treasures) {
      expect(fromWhite[cell]).toBeLessThanOrEqual(5)
      if (board.coins[cell] === 3) expect(fromWhite[cell]).toBeGreaterThanOrEqual(3)
    }
  })

  test('rewards a coloured flag with a shorter way to some treasure', () => {
    for (const flag of [board.red, board.blue]) {
      if (flag === NO_CELL) continue
      const costs = costsFrom(board, flag)
      expect(board.treasures.some((cell) => costs[cell]! < fromWhite[cell]!)).toBe(true)
    }
  })
})

describe('the forty islands', () => {
  test('are forty, each found by its own name', () => {
    expect(ISLANDS).toHaveLength(40)
    expect(ISLANDS.map(({ id }) => islandIndex(id))).toEqual(ISLANDS.map((_, i) => i))
  })

  test('are all different, also turned and mirrored', () => {
    const faces = ISLANDS.map(({ map }) => positions(map).sort()[0])
    expect(new Set(faces).size).toBe(40)
  })

  test('carry flags as the box says: 24 red, 24 blue, 12 both, 4 neither', () => {
    const has = (flag: (board: Board) => Cell) => BOARDS.filter((board) => flag(board) !== NO_CELL)
    expect(has(({ red }) => red)).toHaveLength(24)
    expect(has(({ blue }) => blue)).toHaveLength(24)
    expect(BOARDS.filter(({ red, blue }) => red !== NO_CELL && blue !== NO_CELL)).toHaveLength(12)
    expect(BOARDS.filter(({ red, blue }) => red === NO_CELL && blue === NO_CELL)).toHaveLength(4)
  })

  test('hide 180 coins in treasures of six sorts', () => {
    const sorts: Record<string, number> = {}
    for (const board of BOARDS) sorts[treasuresOf(board)] = (sorts[treasuresOf(board)] ?? 0) + 1
    expect(sorts).toEqual({ '31': 16, '22': 8, '311': 4, '32': 4, '221': 4, '321': 4 })
    expect(BOARDS.flatMap(({ coins }) => coins).reduce((sum, coins) => sum + coins, 0)).toBe(180)
  })

  test('put a treasure of two next to the white flag on ten of them at most', () => {
    const easy = BOARDS.filter((board) => {
      const costs = costsFrom(board, board.white)
      return board.treasures.some((cell) => board.coins[cell] === 2 && costs[cell]! < 2)
    })
    expect(easy.length).toBeLessThanOrEqual(10)
  })

  test('have a treasure behind robbers only on one to eight of them', () => {
    const guarded = BOARDS.filter((board) => {
      const costs = costsFrom(board, board.white, false)
      return board.treasures.some((cell) => costs[cell] === Infinity)
    })
    expect(guarded.length).toBeGreaterThan(0)
    expect(guarded.length).toBeLessThanOrEqual(8)
  })
})

test('the cost of a way counts cards, weapons and one for each trap, and never leads through a treasure', () => {
  const board = boardOf(['W~~~~', '~x~~~', '~~!~~', '~~~1~', '~~~~2'])
  const costs = costsFrom(board, board.white)
  expect(board.treasures.map((cell) => costs[cell])).toEqual([5, Infinity])
  expect(costsFrom(board, board.white, false)[18]).toBe(Infinity)
})
