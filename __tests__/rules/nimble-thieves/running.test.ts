import { GUARD_POST } from '@/rules/nimble-thieves/board'
import { after, at, position, targets, told } from './position'

const start = at(-2, 0)
const farRival = [at(4, 0)]
const sorted = (cells: number[]) => cells.sort((a, b) => a - b)

describe('a thief runs in a straight line', () => {
  test('in any of six directions, one or more cells, and stops anywhere on the way', () => {
    const corner = at(-4, 0)
    const state = position({ variant: 'basic', gangs: [[corner], farRival] })
    expect(targets(state, 'run')).toEqual(
      sorted([
        ...[at(-3, -1), at(-2, -2), at(-1, -3), at(0, -4)],
        ...[at(-3, 0), at(-2, 0), at(-1, 0)],
        ...[at(-4, 1), at(-4, 2), at(-4, 3), at(-4, 4)],
      ]),
    )
    const inside = position({ variant: 'basic', gangs: [[at(0, 1)], farRival] })
    const oneStep = [at(1, 1), at(-1, 1), at(0, 2), at(1, 0), at(-1, 2)]
    expect(targets(inside, 'run')).toEqual(expect.arrayContaining(oneStep))
  })

  test.each(['basic', 'advanced'] as const)('never through or onto another thief (%s)', (variant) => {
    const state = position({ variant, gangs: [[at(-4, 1), at(-1, 1)], [at(2, 1)]] })
    const alongTheRow = [at(-3, 1), at(-2, 1)]
    const beyond = [at(-1, 1), at(0, 1), at(1, 1), at(2, 1)]
    expect(targets(state, 'run', at(-4, 1))).toEqual(expect.arrayContaining(alongTheRow))
    for (const cell of beyond) expect(targets(state, 'run', at(-4, 1))).not.toContain(cell)
  })

  test.each(['basic', 'advanced'] as const)('never through or onto the guard post (%s)', (variant) => {
    const state = position({ variant, gangs: [[start], farRival] })
    const reached = targets(state, 'run')
    expect(reached).toContain(at(-1, 0))
    expect(reached).not.toContain(GUARD_POST)
    expect(reached).not.toContain(at(1, 0))
  })

  test('never through or onto a guard', () => {
    const state = position({ gangs: [[at(-4, 2)], farRival], guards: [at(-2, 2), GUARD_POST] })
    const reached = targets(state, 'run')
    expect(reached).toContain(at(-3, 2))
    expect(reached).not.toContain(at(-2, 2))
    expect(reached).not.toContain(at(-1, 2))
  })

  test('basic: an empty room is neither entered nor crossed', () => {
    const state = position({ variant: 'basic', gangs: [[at(-4, 2)], farRival], taken: { [at(-2, 2)]: 1 } })
    const reached = targets(state, 'run')
    expect(reached).toContain(at(-3, 2))
    expect(reached).not.toContain(at(-2, 2))
    expect(reached).not.toContain(at(-1, 2))
  })

  test('advanced: empty rooms may be entered and crossed', () => {
    const state = position({ gangs: [[at(-4, 2)], farRival], taken: { [at(-2, 2)]: 1 } })
    expect(targets(state, 'run')).toEqual(expect.arrayContaining([at(-2, 2), at(-1, 2)]))
  })

  test('advanced: tiles with a star may be entered and crossed', () => {
    const state = position({ gangs: [[at(-4, 2)], farRival], tiles: { [at(-2, 2)]: 'gold star' } })
    expect(targets(state, 'run')).toEqual(expect.arrayContaining([at(-2, 2), at(-1, 2)]))
  })

  test('then it is the next player’s turn, clockwise', () => {
    const gangs = [[at(-4, 0)], [at(4, 0)], [at(0, 4)]]
    for (const turn of [0, 1, 2]) {
      const state = position({ variant: 'basic', turn, gangs })
      expect(
        after(state, { type: 'run', from: gangs[turn]![0]!, to: targets(state, 'run')[0]! }).state.turn,
      ).toBe((turn + 1) % 3)
    }
  })
})

describe('the tile that the thief started on', () => {
  test.each(['basic', 'advanced'] as const)('goes to its owner (%s)', (variant) => {
    const state = position({ variant, gangs: [[start], farRival], tiles: { [start]: 'diamond star' } })
    const { state: next, events } = after(state, { type: 'run', from: start, to: at(-2, 1) })
    expect(next.takers[start]).toBe(0)
    expect(told(events, 'took')).toEqual([
      { type: 'took', seat: 0, thief: 0, cell: start, tile: { kind: 'diamond', icon: 'star' } },
    ])
  })

  test('advanced: nothing is taken from an empty room', () => {
    const state = position({ gangs: [[start], farRival], taken: { [start]: 1 } })
    const { state: next, events } = after(state, { type: 'run', from: start, to: at(-2, 1) })
    expect(next.takers[start]).toBe(1)
    expect(told(events, 'took')).toEqual([])
  })

  test('is taken before the icon is played', () => {
    const state = position({ gangs: [[start], farRival], tiles: { [at(-2, 1)]: 'money star' } })
    const { state: next, events } = after(state, { type: 'run', from: start, to: at(-2, 1) })
    expect(next.phase).toBe('star')
    expect(next.takers[start]).toBe(0)
    expect(events.map(({ type }) => type)).toEqual(['ran', 'took'])
  })

  test('basic: icons mean nothing', () => {
    for (const icon of ['star', 'vent', 'accomplice', 'shove'] as const) {
      const tiles = { [at(-2, 1)]: `money ${icon}`, [at(3, 0)]: 'money vent' } as const
      const state = position({ variant: 'basic', gangs: [[start, at(-3, 0)], farRival], tiles })
      const { state: next } = after(state, { type: 'run', from: start, to: at(-2, 1) })
      expect([next.phase, next.turn]).toEqual(['running', 1])
    }
  })
})
