import { createRng } from '@/rules/core/rng'
import { nimbleThieves, type State } from '@/rules/nimble-thieves'
import { GUARD_POST } from '@/rules/nimble-thieves/board'
import { CAUGHT, IN_HAND, withLines } from '@/rules/nimble-thieves/state'
import { after, at, movesNow, position } from './position'

const start = at(-4, 2)
const icon = at(-4, 3)

describe('a view', () => {
  const state = position({
    gangs: [[start, CAUGHT], [at(2, -2)]],
    tiles: { [icon]: 'gold shove', 0: 'diamond vent' },
    taken: { 0: 1 },
    guards: [at(1, 1), GUARD_POST],
    idle: 2,
  })

  test('knows all loot: there are no secrets', () => {
    const seen = nimbleThieves.view(state, 0)
    expect(seen.loot).toEqual([[], [{ cell: 0, kind: 'diamond', icon: 'vent' }]])
    expect(seen.cells[0]).toBeNull()
    expect(seen.cells[icon]).toEqual({ kind: 'gold', icon: 'shove' })
    expect({ ...nimbleThieves.view(state, null), seat: 0 }).toEqual(seen)
    expect({ ...nimbleThieves.view(state, 1), seat: 0 }).toEqual(seen)
  })

  test('tells where every thief and guard is', () => {
    const { thieves, guards } = nimbleThieves.view(state, 0)
    expect(thieves.slice(0, 3)).toEqual([
      { id: 0, seat: 0, whereabouts: 'on-board', cell: start },
      { id: 1, seat: 0, whereabouts: 'caught', cell: null },
      { id: 2, seat: 0, whereabouts: 'home', cell: null },
    ])
    expect(guards).toEqual([
      { id: 0, cell: at(1, 1) },
      { id: 1, cell: GUARD_POST },
    ])
  })

  test('tells which thief’s icon is being played, and where pushed thieves may not go', () => {
    const asked = after(state, { type: 'run', from: start, to: icon }).state
    expect(nimbleThieves.view(asked, 0)).toMatchObject({ phase: 'shove', mover: 0, turn: 0, actors: [0] })
    const pushed = after(asked, { type: 'push', from: at(2, -2), to: at(2, -1) }).state
    expect(nimbleThieves.view(pushed, 1)).toMatchObject({
      phase: 'running',
      mover: null,
      bans: [{ thief: 4, cell: at(2, -2) }],
    })
  })

  test('tells how near an advanced match is to ending for want of loot taken', () => {
    expect(nimbleThieves.view(state, 0)).toMatchObject({ idle: 2, idleLimit: 6 })
  })
})

describe('in random play', () => {
  const tables = (['basic', 'advanced'] as const).flatMap((variant) =>
    [2, 3, 4].map((seats) => [variant, seats] as const),
  )

  function walk(variant: 'basic' | 'advanced', seats: number, visit: (state: State) => void) {
    for (let seed = 0; seed < 10; seed++) {
      const rng = createRng(seed)
      const state = nimbleThieves.setup({ seats, options: { variant }, seed })
      visit(state)
      while (state.phase !== 'over') {
        const moves = movesNow(state)
        nimbleThieves.apply(state, state.turn, moves[rng.int(moves.length)]!)
        visit(state)
      }
      expect(state.thieves).not.toContain(IN_HAND)
    }
  }

  test.each(tables)('what a view imagines is the state itself (%s, %i seats)', (variant, seats) => {
    walk(variant, seats, (state) => {
      expect(nimbleThieves.imagine(nimbleThieves.view(state, 0), createRng(0))).toEqual(state)
    })
  })

  test.each(tables)('the lines always follow from where all stand (%s, %i seats)', (variant, seats) => {
    walk(variant, seats, (state) => expect(withLines(state)).toEqual(state))
  })
})
