import { IllegalSetup } from '@/rules/core/errors'
import { nimbleThieves } from '@/rules/nimble-thieves'
import { CELLS, GUARD_POST, NEIGHBOURS } from '@/rules/nimble-thieves/board'
import { ALL_TILES, KINDS, VALUES, tileFace } from '@/rules/nimble-thieves/data'
import { census } from './census'
import { after, at, movesNow, position, targets } from './position'

const table = (seats: number, seed = 7) =>
  nimbleThieves.setup({ seats, options: { variant: 'advanced' }, seed })

describe('components', () => {
  const faces = ALL_TILES.map(tileFace)

  test('the bank has 61 cells; its centre, the guard post, has six neighbours', () => {
    expect(CELLS).toBe(61)
    expect(GUARD_POST).toBe(at(0, 0))
    expect([...NEIGHBOURS[GUARD_POST]!].sort((a, b) => a - b)).toEqual(
      [at(0, -1), at(1, -1), at(-1, 0), at(1, 0), at(-1, 1), at(0, 1)].sort((a, b) => a - b),
    )
  })

  test('there are 30 money, 20 gold and 10 diamond tiles, worth 1, 2 and 3', () => {
    expect(KINDS.map((kind) => faces.filter((face) => face.kind === kind).length)).toEqual([30, 20, 10])
    expect(KINDS.map((kind) => VALUES[kind])).toEqual([1, 2, 3])
  })

  test.each(['star', 'vent', 'accomplice', 'shove', 'eye'] as const)(
    'twelve tiles show the %s: six money, four gold, two diamonds',
    (icon) => {
      const shown = faces.filter((face) => face.icon === icon)
      expect(KINDS.map((kind) => shown.filter((face) => face.kind === kind).length)).toEqual([6, 4, 2])
    },
  )

  test.each([
    [2, 4],
    [3, 3],
    [4, 3],
  ])('with %i players each gang has %i thieves', (seats, thieves) => {
    expect(table(seats).thieves).toHaveLength(seats * thieves)
  })

  test('two guards wait on their post in the advanced game, and none in the basic one', () => {
    expect(table(2).guards).toEqual([GUARD_POST, GUARD_POST])
    expect(nimbleThieves.setup({ seats: 2, options: { variant: 'basic' }, seed: 7 }).guards).toEqual([])
  })
})

describe('setting up', () => {
  test('the tiles are shuffled onto the sixty rooms, differently for each seed', () => {
    expect(census(table(4))).toEqual([])
    expect(table(4, 1).tiles).not.toEqual(table(4, 2).tiles)
  })

  test('the first player is drawn by lot', () => {
    const starters = Array.from({ length: 60 }, (_, seed) => table(3, seed).turn)
    expect([...new Set(starters)].sort()).toEqual([0, 1, 2])
  })

  test.each([1, 5, 2.5])('there is no match for %d', (seats) => {
    expect(() => table(seats)).toThrow(IllegalSetup)
  })

  test('the advanced game is the default', () => {
    expect(nimbleThieves.options.variant.default).toBe('advanced')
  })
})

describe('placing', () => {
  test('a thief is placed on any free money tile', () => {
    const state = table(2)
    const money = state.tiles.flatMap((tile, cell) =>
      cell !== GUARD_POST && tileFace(tile).kind === 'money' ? [cell] : [],
    )
    expect(targets(state, 'place')).toEqual(money)
    const next = after(state, { type: 'place', cell: money[0]! }).state
    expect(targets(next, 'place')).toEqual(money.slice(1))
  })

  test.each([2, 3, 4])('%i players place one thief each in turn; who placed last moves first', (seats) => {
    let state = table(seats)
    const placers: number[] = []
    while (state.phase === 'placing') {
      placers.push(state.turn)
      state = after(state, movesNow(state)[0]!).state
    }
    expect(placers).toEqual(state.thieves.map((_, i) => (placers[0]! + i) % seats))
    expect(state.turn).toBe(placers[placers.length - 1])
  })

  test('placing plays no icon', () => {
    const state = position({
      phase: 'placing',
      gangs: [
        [at(4, -4), at(3, -4), at(2, -4), -1],
        [at(4, 0), at(3, 0), at(2, 0), at(1, 0)],
      ],
      tiles: { [at(0, -1)]: 'money star' },
    })
    const { state: next, events } = after(state, { type: 'place', cell: at(0, -1) })
    expect(next.phase).toBe('running')
    expect(events.map(({ type }) => type)).toEqual(['placed', 'began'])
  })
})
