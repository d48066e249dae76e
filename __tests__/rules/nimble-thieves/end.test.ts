import { nimbleThieves } from '@/rules/nimble-thieves'
import { CELLS, GUARD_POST } from '@/rules/nimble-thieves/board'
import { CAUGHT, HOME, ON_BOARD } from '@/rules/nimble-thieves/state'
import { after, at, movesNow, position, told } from './position'

const west = at(-4, 0)
const east = at(4, 0)

describe('a player who cannot move any thief', () => {
  const stuckNext = position({
    variant: 'basic',
    gangs: [[west], [east]],
    onlyTiles: [west, at(-3, 0), at(-2, 0), east],
    tiles: { [east]: 'gold eye' },
  })

  test('is out on their turn: the thieves leave and bring the tiles that they stood on', () => {
    const { state, events } = after(stuckNext, { type: 'run', from: west, to: at(-3, 0) })
    expect(state.out).toEqual([false, true])
    expect(state.thieves[4]).toBe(HOME)
    expect(state.takers[east]).toBe(1)
    expect(told(events, 'out')).toEqual([
      {
        type: 'out',
        seat: 1,
        cause: 'stuck',
        leaving: [{ thief: 4, cell: east, tile: { kind: 'gold', icon: 'eye' } }],
      },
    ])
  })

  test('is passed over; the others go on, the last one alone until stuck', () => {
    const { state } = after(stuckNext, { type: 'run', from: west, to: at(-3, 0) })
    expect(state.turn).toBe(0)
    const end = after(state, { type: 'run', from: at(-3, 0), to: at(-2, 0) })
    expect(end.state.phase).toBe('over')
    expect(told(end.events, 'over')).toEqual([{ type: 'over', cause: 'all-out' }])
    expect([west, at(-3, 0), at(-2, 0)].map((cell) => end.state.takers[cell])).toEqual([0, 0, 0])
  })

  test('basic: the rooms of a gang that left are empty, so nobody runs over them', () => {
    const state = position({
      variant: 'basic',
      gangs: [[west], [at(-2, 0)]],
      onlyTiles: [west, at(-3, 0), at(-2, 0)],
    })
    const { state: next, events } = after(state, { type: 'run', from: west, to: at(-3, 0) })
    expect(told(events, 'out').map(({ seat }) => seat)).toEqual([1, 0])
    expect(next.phase).toBe('over')
  })

  test('takes only tiles that are still there', () => {
    const walls = [at(-3, 0), at(-4, 1), at(-3, -1)]
    const state = position({ turn: 1, gangs: [[west], [...walls, east]], taken: { [west]: 1 } })
    const { state: next, events } = after(state, { type: 'run', from: east, to: at(3, 0) })
    expect(told(events, 'out')[0]!.leaving).toEqual([{ thief: 0, cell: west, tile: null }])
    expect(next.takers[west]).toBe(1)
  })

  test('with no thief left is out too, and keeps the loot', () => {
    const state = position({
      turn: 1,
      gangs: [[CAUGHT, CAUGHT, CAUGHT, CAUGHT], [east]],
      tiles: { [west]: 'diamond eye' },
      taken: { [west]: 0 },
    })
    const { state: next, events } = after(state, { type: 'run', from: east, to: at(3, 0) })
    expect(told(events, 'out')).toEqual([{ type: 'out', seat: 0, cause: 'all-caught', leaving: [] }])
    expect(next.out).toEqual([true, false])
    expect(next.takers[west]).toBe(0)
    expect(next.turn).toBe(1)
  })
})

describe('an advanced match ends', () => {
  const lastTile = at(0, 3)
  const guarded = at(1, 1)
  const run = { type: 'run', from: at(-3, 3), to: lastTile } as const
  const ending = {
    gangs: [[at(-3, 3)], [east]],
    tiles: { [lastTile]: 'gold eye', [east]: 'diamond eye', [guarded]: 'diamond eye' },
    onlyTiles: [],
    guards: [guarded, GUARD_POST],
  } as const

  test('when every tile left lies under a thief or a guard; thieves bring theirs home', () => {
    const { state, events } = after(position(ending), run)
    expect(state.phase).toBe('over')
    expect(told(events, 'brought-home').map(({ seat, cell }) => [seat, cell])).toEqual([
      [0, lastTile],
      [1, east],
    ])
    expect([lastTile, east].map((cell) => state.takers[cell])).toEqual([0, 1])
    expect(told(events, 'over')).toEqual([{ type: 'over', cause: 'nothing-left' }])
  })

  test('when no tile is left at all', () => {
    const state = position({ gangs: [[west], [CAUGHT]], onlyTiles: [west] })
    const { events } = after(state, { type: 'run', from: west, to: at(-4, 1) })
    expect(told(events, 'over')).toEqual([{ type: 'over', cause: 'nothing-left' }])
  })

  test('not while a tile lies free', () => {
    expect(after(position({ ...ending, onlyTiles: [at(-4, 4)] }), run).state.phase).toBe('running')
  })

  test('and a tile under a guard is nobody’s', () => {
    expect(after(position(ending), run).state.takers[guarded]).toBe(ON_BOARD)
  })

  test('only after the icon of the last turn was played', () => {
    const tiles = { ...ending.tiles, [lastTile]: 'gold star' } as const
    const asked = after(position({ ...ending, tiles }), run).state
    expect(asked.phase).toBe('star')
    // The guard steps off the diamond, which can then be reached: the match goes on.
    const { state } = after(asked, { type: 'guard', from: guarded, to: at(0, 1) })
    expect(state.phase).toBe('running')
  })

  test.each([
    [2, 6],
    [3, 9],
    [4, 12],
  ])('with %i players in, when no tile was taken in %i turns running', (seats, limit) => {
    const corners = [west, east, at(0, 4), at(0, -4)]
    const gangs = corners.slice(0, seats).map((cell) => [cell])
    let state = position({ gangs, onlyTiles: [lastTile], idle: 0 })
    const idleMoves = () => movesNow(state).find((move) => move.type === 'run' && move.to !== lastTile)!
    for (let turn = 1; turn < limit; turn++) state = after(state, idleMoves()).state
    expect(state.phase).toBe('running')
    const { events } = after(state, idleMoves())
    expect(told(events, 'over')).toEqual([{ type: 'over', cause: 'nothing-taken' }])
  })

  test('never before six turns without a tile, even for the last player alone', () => {
    const alone = { gangs: [[west], []], onlyTiles: [lastTile], out: [1] }
    const run = { type: 'run', from: west, to: at(-4, 1) } as const
    expect(after(position({ ...alone, idle: 4 }), run).state.phase).toBe('running')
    expect(after(position({ ...alone, idle: 5 }), run).state.phase).toBe('over')
  })

  test('players who are out do not lengthen the count', () => {
    const twoOfThree = { gangs: [[west], [east], []], onlyTiles: [lastTile], out: [2], idle: 5 }
    const { events } = after(position(twoOfThree), { type: 'run', from: west, to: at(-4, 1) })
    expect(told(events, 'over')).toEqual([{ type: 'over', cause: 'nothing-taken' }])
  })

  test('a tile taken starts the count anew', () => {
    const state = position({ gangs: [[west], [east]], onlyTiles: [west, lastTile], idle: 5 })
    expect(after(state, { type: 'run', from: west, to: at(-4, 1) }).state.idle).toBe(0)
  })

  test('a player going out starts the count anew', () => {
    const state = position({
      turn: 1,
      gangs: [[CAUGHT, CAUGHT, CAUGHT, CAUGHT], [east]],
      onlyTiles: [lastTile],
      idle: 3,
    })
    const { state: next } = after(state, { type: 'run', from: east, to: at(3, 0) })
    expect([next.out[0], next.idle]).toEqual([true, 0])
  })
})

describe('the score', () => {
  const finished = (taken: Record<number, number>) => {
    const nobody = Array.from({ length: CELLS }, (_, cell) => [cell, ON_BOARD])
    return position({
      phase: 'over',
      gangs: [[], [], []],
      tiles: { 0: 'money eye', 1: 'gold eye', 2: 'diamond eye', 3: 'gold eye', 4: 'money star' },
      taken: { ...Object.fromEntries(nobody), ...taken },
    })
  }

  test('is one for money, two for gold and three for a diamond', () => {
    // The rulebook's own example: one tile of each makes six points.
    const result = nimbleThieves.result(finished({ 0: 0, 1: 0, 2: 0, 3: 1 }))!
    expect(result.points).toEqual([6, 2, 0])
    expect(result.breakdown[0]).toEqual([
      { source: 'money', points: 1 },
      { source: 'gold', points: 2 },
      { source: 'diamond', points: 3 },
    ])
    expect(result.winners).toEqual([0])
  })

  test('ties share the win', () => {
    expect(nimbleThieves.result(finished({ 1: 0, 3: 2, 4: 1 }))!.winners).toEqual([0, 2])
  })

  test('is told only when the match is over', () => {
    expect(nimbleThieves.result(position({ gangs: [[west], [east]] }))).toBeNull()
  })
})
