import { GUARD_POST } from '@/rules/nimble-thieves/board'
import { ON_BOARD } from '@/rules/nimble-thieves/state'
import { after, at, movesNow, position, targets, told } from './position'

const start = at(-4, 2)
const vent = at(-4, 3)
const toVent = { type: 'run', from: start, to: vent } as const
const far = [at(1, -2), at(2, 2), at(0, -3), at(3, -3)] as const

const ventPosition = position({
  gangs: [[start], [far[1]]],
  tiles: {
    [vent]: 'gold vent',
    [far[0]]: 'money vent',
    [far[1]]: 'money vent',
    [far[2]]: 'money vent',
    [far[3]]: 'money vent',
  },
  taken: { [far[3]]: 1 },
  guards: [far[2], GUARD_POST],
})
const asked = after(ventPosition, toVent).state

describe('a vent', () => {
  test('lets the thief jump to any other free tile with a vent: no thief, no guard, the tile still there', () => {
    expect(targets(asked, 'jump')).toEqual([far[0]])
  })

  test('may be left alone', () => {
    const { state, events } = after(asked, { type: 'skip' })
    expect(state.thieves[0]).toBe(vent)
    expect(state.turn).toBe(1)
    expect(told(events, 'skipped')).toEqual([{ type: 'skipped', seat: 0, icon: 'vent', asked: true }])
  })

  test('stays on the board when jumped from, and can be run over again', () => {
    const { state, events } = after(asked, { type: 'jump', to: far[0] })
    expect(state.takers[vent]).toBe(ON_BOARD)
    expect(told(events, 'took')).toEqual([])
    expect(told(events, 'jumped')).toEqual([{ type: 'jumped', seat: 0, thief: 0, from: vent, to: far[0] }])
    expect(targets({ ...state, turn: 0 }, 'run')).toContain(vent)
    expect(state.thieves[0]).toBe(far[0])
  })

  test('does nothing where the thief arrives', () => {
    const { state } = after(asked, { type: 'jump', to: far[0] })
    expect([state.phase, state.turn]).toEqual(['running', 1])
  })

  test('is skipped without asking when there is none to jump to', () => {
    const state = position({ gangs: [[start], [at(4, 0)]], tiles: { [vent]: 'gold vent' } })
    const { state: next, events } = after(state, toVent)
    expect([next.phase, next.turn]).toEqual(['running', 1])
    expect(told(events, 'skipped')).toEqual([{ type: 'skipped', seat: 0, icon: 'vent', asked: false }])
  })

  test('means nothing once its tile is taken', () => {
    const takers = ventPosition.takers.map((taker, cell) => (cell === vent ? 1 : taker))
    const { state } = after({ ...ventPosition, takers }, toVent)
    expect(state.phase).toBe('running')
  })

  test('is one decision among a few: the jumps, then skipping', () => {
    expect(movesNow(asked)).toEqual([{ type: 'jump', to: far[0] }, { type: 'skip' }])
  })
})
