import { GUARD_POST, NEIGHBOURS } from '@/rules/nimble-thieves/board'
import { CAUGHT, ON_BOARD } from '@/rules/nimble-thieves/state'
import { after, at, movesNow, position, targets, told } from './position'

const start = at(-4, 2)
const star = at(-4, 3)
const rival = at(4, 0)
const toStar = { type: 'run', from: start, to: star } as const

/** Seat 0 runs to a star; the rest of the board as told. */
function starPlayed(rest: Partial<Parameters<typeof position>[0]> = {}) {
  const tiles = { [star]: 'money star', ...rest.tiles } as const
  return after(position({ gangs: [[start], [rival]], ...rest, tiles }), toStar).state
}

const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b)

describe('a star', () => {
  test('must be played: any one guard moves one cell', () => {
    const state = starPlayed({ guards: [at(2, 0), GUARD_POST] })
    expect(state.turn).toBe(0)
    expect(targets(state, 'guard', at(2, 0))).toEqual(sorted(NEIGHBOURS[at(2, 0)]!))
    expect(targets(state, 'guard', GUARD_POST)).toEqual(sorted(NEIGHBOURS[GUARD_POST]!))
    expect(movesNow(state).every(({ type }) => type === 'guard')).toBe(true)
  })

  test('moves a guard over tiles and empty rooms alike, and takes no tile', () => {
    const state = starPlayed({ guards: [at(2, 0), GUARD_POST], taken: { [at(3, 0)]: 1 } })
    const toEmpty = after(state, { type: 'guard', from: at(2, 0), to: at(3, 0) }).state
    const toTile = after(state, { type: 'guard', from: at(2, 0), to: at(2, 1) }).state
    expect(toEmpty.guards).toEqual([at(3, 0), GUARD_POST])
    expect(toTile.guards).toEqual([at(2, 1), GUARD_POST])
    expect(toTile.takers[at(2, 1)]).toBe(ON_BOARD)
    expect(toTile.turn).toBe(1)
  })

  test('catches a thief on the guard’s cell: it leaves the game, its tile stays', () => {
    const state = starPlayed({ guards: [at(3, 0), GUARD_POST], tiles: { [rival]: 'gold star' } })
    const { state: next, events } = after(state, { type: 'guard', from: at(3, 0), to: rival })
    expect(next.thieves[4]).toBe(CAUGHT)
    expect(next.takers[rival]).toBe(ON_BOARD)
    expect(told(events, 'caught')).toEqual([{ type: 'caught', seat: 0, thief: 4, owner: 1, cell: rival }])
  })

  test('a guard may not enter a crossed-eye tile while a thief stands on it', () => {
    const state = starPlayed({ guards: [at(3, 0), GUARD_POST], tiles: { [rival]: 'gold eye' } })
    expect(targets(state, 'guard', at(3, 0))).not.toContain(rival)
  })

  test('a guard may enter a dark room without a thief', () => {
    const state = starPlayed({ guards: [at(2, 0), GUARD_POST], tiles: { [at(3, 0)]: 'gold eye' } })
    expect(targets(state, 'guard', at(2, 0))).toContain(at(3, 0))
  })

  test('a dark room protects only while its tile lies there', () => {
    const tiles = { [rival]: 'gold eye' } as const
    const state = starPlayed({ guards: [at(3, 0), GUARD_POST], tiles, taken: { [rival]: 1 } })
    expect(targets(state, 'guard', at(3, 0))).toContain(rival)
  })

  test('guards are interchangeable: two on the post make one list', () => {
    expect(targets(starPlayed(), 'guard')).toEqual(sorted(NEIGHBOURS[GUARD_POST]!))
  })

  test('guards may share and return to their post; elsewhere one guard to a cell', () => {
    const state = starPlayed({ guards: [at(1, 0), GUARD_POST] })
    const home = after(state, { type: 'guard', from: at(1, 0), to: GUARD_POST }).state
    expect(home.guards).toEqual([GUARD_POST, GUARD_POST])
    expect(targets(state, 'guard', GUARD_POST)).not.toContain(at(1, 0))
  })

  test('a guard that moves on frees its room', () => {
    const state = starPlayed({ guards: [at(3, -1), GUARD_POST], gangs: [[start], [at(4, -1)]] })
    const { state: next } = after(state, { type: 'guard', from: at(3, -1), to: at(3, -2) })
    expect(targets(next, 'run')).toEqual(expect.arrayContaining([at(3, -1), at(2, -1)]))
  })

  test('the post stays closed to thieves when both guards are away', () => {
    const state = starPlayed({ guards: [at(2, -1), GUARD_POST], gangs: [[start], [at(1, 0)]] })
    const { state: next } = after(state, { type: 'guard', from: GUARD_POST, to: at(0, 1) })
    expect(targets(next, 'run')).not.toContain(GUARD_POST)
  })

  test('the mover may catch their own thief', () => {
    const state = starPlayed({ guards: [at(-3, 3), GUARD_POST] })
    const { state: next, events } = after(state, { type: 'guard', from: at(-3, 3), to: star })
    expect(next.thieves[0]).toBe(CAUGHT)
    expect(told(events, 'caught')[0]).toMatchObject({ seat: 0, owner: 0 })
  })

  test('the mover must catch their own thief if it is the only guard move', () => {
    // Two guards in the corner, shut in by rivals in dark rooms and by the thief that ran to the star.
    const gangs = [[at(-1, 4)], [at(-4, 3), at(-2, 3), at(-3, 2), at(-2, 2)]]
    const guards = [at(-4, 4), at(-3, 3)]
    const trap = at(-3, 4)
    const state = position({ gangs, guards, tiles: { [trap]: 'money star' } })
    const { state: asked } = after(state, { type: 'run', from: at(-1, 4), to: trap })
    expect(movesNow(asked)).toEqual([
      { type: 'guard', from: at(-4, 4), to: trap },
      { type: 'guard', from: at(-3, 3), to: trap },
    ])
  })

  test('is skipped without asking when no guard can move', () => {
    const ring = NEIGHBOURS[GUARD_POST]!
    const gangs = [[start], ring.slice(0, 3), ring.slice(3)]
    const tiles = { [star]: 'money star' } as const
    const { state, events } = after(position({ gangs, tiles }), toStar)
    expect([state.phase, state.turn]).toEqual(['running', 1])
    expect(told(events, 'skipped')).toEqual([{ type: 'skipped', seat: 0, icon: 'star', asked: false }])
  })
})
