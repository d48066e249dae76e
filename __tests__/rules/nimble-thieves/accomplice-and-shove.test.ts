import { GUARD_POST, NEIGHBOURS } from '@/rules/nimble-thieves/board'
import { ON_BOARD } from '@/rules/nimble-thieves/state'
import { after, at, movesNow, position, targets, told } from './position'

const start = at(-4, 2)
const icon = at(-4, 3)
const toIcon = { type: 'run', from: start, to: icon } as const
const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b)

describe('an accomplice', () => {
  const second = at(2, -2)
  const accomplice = { [icon]: 'money accomplice', [second]: 'gold eye' } as const
  const asked = after(position({ gangs: [[start, second], [at(4, 0)]], tiles: accomplice }), toIcon).state

  test('may move another own thief one cell in any direction', () => {
    expect(targets(asked, 'step')).toEqual(sorted(NEIGHBOURS[second]!))
    expect(movesNow(asked)).toContainEqual({ type: 'skip' })
  })

  test('never the thief that stands on it', () => {
    expect(targets(asked, 'step', icon)).toEqual([])
  })

  test('the owner collects the tile left behind', () => {
    const { state, events } = after(asked, { type: 'step', from: second, to: at(3, -2) })
    expect(state.takers[second]).toBe(0)
    expect(told(events, 'stepped')).toEqual([
      { type: 'stepped', seat: 0, thief: 1, from: second, to: at(3, -2) },
    ])
    expect(told(events, 'took')).toEqual([
      { type: 'took', seat: 0, thief: 1, cell: second, tile: { kind: 'gold', icon: 'eye' } },
    ])
  })

  test('the icon that the second thief steps on is not played', () => {
    const tiles = { ...accomplice, [at(3, -2)]: 'money star' } as const
    const state = after(position({ gangs: [[start, second], [at(4, 0)]], tiles }), toIcon).state
    const { state: next } = after(state, { type: 'step', from: second, to: at(3, -2) })
    expect([next.phase, next.turn]).toEqual(['running', 1])
  })

  test('the step may enter an empty room, never the guard post, a thief or a guard', () => {
    const beside = at(-1, 0)
    const crowd = position({
      gangs: [[start, beside], [at(-2, 0)]],
      tiles: { [icon]: 'money accomplice' },
      taken: { [at(-1, 1)]: 1 },
      guards: [at(-1, -1), GUARD_POST],
    })
    expect(targets(after(crowd, toIcon).state, 'step')).toEqual(sorted([at(-1, 1), at(0, -1), at(-2, 1)]))
  })

  test('is skipped without asking when there is no other thief to move', () => {
    const { state, events } = after(position({ gangs: [[start], [at(4, 0)]], tiles: accomplice }), toIcon)
    expect(state.turn).toBe(1)
    expect(told(events, 'skipped')).toEqual([{ type: 'skipped', seat: 0, icon: 'accomplice', asked: false }])
  })
})

describe('a shove', () => {
  const rival = at(2, -2)
  const third = at(4, 0)
  const shove = { [icon]: 'money shove', [rival]: 'gold eye' } as const
  const asked = after(position({ gangs: [[start, at(-4, 0)], [rival], [third]], tiles: shove }), toIcon).state

  test('may move any thief of another gang one cell', () => {
    expect(targets(asked, 'push', rival)).toEqual(sorted(NEIGHBOURS[rival]!))
    expect(targets(asked, 'push', third)).toEqual(sorted(NEIGHBOURS[third]!))
    expect(targets(asked, 'push')).toHaveLength(9)
    expect(movesNow(asked)).toContainEqual({ type: 'skip' })
  })

  test('nobody collects the tile left behind, and the icon there is not played', () => {
    const tiles = { ...shove, [at(3, -2)]: 'money star' } as const
    const state = after(position({ gangs: [[start], [rival], [third]], tiles }), toIcon).state
    const { state: next, events } = after(state, { type: 'push', from: rival, to: at(3, -2) })
    expect(next.takers[rival]).toBe(ON_BOARD)
    expect([next.phase, next.turn]).toEqual(['running', 1])
    expect(told(events, 'pushed')).toEqual([
      { type: 'pushed', seat: 0, thief: 3, owner: 1, from: rival, to: at(3, -2) },
    ])
    expect(told(events, 'took')).toEqual([])
  })

  test('not onto a guard, a thief or the guard post, but into an empty room', () => {
    const beside = at(-1, 0)
    const crowd = position({
      gangs: [[start], [beside], [at(-2, 0)]],
      tiles: { [icon]: 'money shove' },
      taken: { [at(-1, 1)]: 1 },
      guards: [at(-1, -1), GUARD_POST],
    })
    expect(targets(after(crowd, toIcon).state, 'push', beside)).toEqual(
      sorted([at(-1, 1), at(0, -1), at(-2, 1)]),
    )
  })

  test('is skipped without asking when no rival can be moved', () => {
    const { events } = after(position({ gangs: [[start], []], tiles: shove, out: [1] }), toIcon)
    expect(told(events, 'skipped')).toEqual([{ type: 'skipped', seat: 0, icon: 'shove', asked: false }])
  })
})
