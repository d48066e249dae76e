import { nimbleThieves } from '@/rules/nimble-thieves'
import { GUARD_POST } from '@/rules/nimble-thieves/board'
import { CAUGHT } from '@/rules/nimble-thieves/state'
import { after, at, position, targets, told } from './position'

const start = at(-4, 2)
const icon = at(-4, 3)
const toIcon = { type: 'run', from: start, to: icon } as const
const home = at(2, -2)
const away = at(2, -1)
const push = { type: 'push', from: home, to: away } as const
const second = at(4, 0)

/** Seat 0 has just pushed seat 1's first thief away from its home. */
function pushed(rest: Partial<Parameters<typeof position>[0]> = {}) {
  const tiles = { [icon]: 'money shove', ...rest.tiles } as const
  return after(position({ gangs: [[start], [home, second]], ...rest, tiles }), toIcon, push).state
}

describe('a thief that was pushed', () => {
  test('may not run back to the cell it was pushed from on its owner’s next turn', () => {
    expect(targets(pushed(), 'run', away)).not.toContain(home)
  })

  test('may run across that cell', () => {
    expect(targets(pushed(), 'run', away)).toContain(at(2, -3))
  })

  test('other thieves may stop there', () => {
    const state = pushed({ gangs: [[start], [home, at(4, -2)]] })
    expect(targets(state, 'run', at(4, -2))).toContain(home)
  })

  test('may not get back by a vent', () => {
    const vent = at(2, 1)
    const other = at(-1, -2)
    const tiles = { [vent]: 'money vent', [home]: 'money vent', [other]: 'money vent' } as const
    const { state } = after(pushed({ tiles }), { type: 'run', from: away, to: vent })
    expect(targets(state, 'jump')).toEqual([other])
  })

  test('may not get back by an accomplice', () => {
    const tiles = { [at(3, 0)]: 'money accomplice' } as const
    const { state } = after(pushed({ tiles }), { type: 'run', from: second, to: at(3, 0) })
    expect(targets(state, 'step', away)).not.toContain(home)
    expect(targets(state, 'step', away)).toHaveLength(5)
  })

  test('may be kept from several cells, one for each push since its owner’s last turn', () => {
    const gangs = [[start], [home, second], [at(0, 3)]]
    const state = position({ gangs, turn: 2, tiles: { [icon]: 'money shove', [at(0, 4)]: 'money shove' } })
    const twice = after(
      state,
      { type: 'run', from: at(0, 3), to: at(0, 4) },
      { type: 'push', from: home, to: away },
      toIcon,
      { type: 'push', from: away, to: at(2, 0) },
    ).state
    expect(twice.turn).toBe(1)
    const reached = targets(twice, 'run', at(2, 0))
    expect(reached).not.toContain(home)
    expect(reached).not.toContain(away)
    expect(reached).toContain(at(2, -3))
  })

  test('may be pushed back by a rival, and then away again', () => {
    const gangs = [[start], [at(0, 3)], [at(-1, -3)], [home, second]]
    const others = { [at(0, 4)]: 'money shove', [at(0, -4)]: 'money shove' } as const
    const state = position({ gangs, tiles: { [icon]: 'money shove', ...others } })
    const asked = after(state, toIcon, push, { type: 'run', from: at(0, 3), to: at(0, 4) }).state
    expect(targets(asked, 'push', away)).toContain(home)
    const back = after(asked, { type: 'push', from: away, to: home }).state
    const banned = (of: typeof back) => nimbleThieves.view(of, null).bans
    expect(banned(back)).toEqual([
      { thief: 9, cell: home },
      { thief: 9, cell: away },
    ])
    const again = after(back, { type: 'run', from: at(-1, -3), to: at(0, -4) }, push).state
    expect(banned(again)).toEqual(banned(back))
    expect(again.turn).toBe(3)
  })

  test('is free again after that turn, whether it moved or not', () => {
    const { state } = after(pushed(), { type: 'run', from: second, to: at(4, -1) })
    expect(state.bans).toEqual([])
    expect(targets({ ...state, turn: 1 }, 'run', away)).toContain(home)
  })

  test('stays banned while players before its owner move', () => {
    const gangs = [[start], [at(0, 3)], [home, second]]
    const state = after(position({ gangs, tiles: { [icon]: 'money shove' } }), toIcon, push).state
    const { state: next } = after(state, { type: 'run', from: at(0, 3), to: at(0, 4) })
    expect(next.turn).toBe(2)
    expect(targets(next, 'run', away)).not.toContain(home)
  })

  test('may be pushed back there by a rival: the ban binds only its owner', () => {
    const gangs = [[start], [at(0, 3)], [home, second]]
    const tiles = { [icon]: 'money shove', [at(0, 4)]: 'money shove' } as const
    const state = after(position({ gangs, tiles }), toIcon, push).state
    const { state: asked } = after(state, { type: 'run', from: at(0, 3), to: at(0, 4) })
    expect(targets(asked, 'push', away)).toContain(home)
  })

  test('whose owner has no other move puts that owner out', () => {
    // Pushed out of the corner and walled in behind, the thief could only go back.
    const corner = at(4, 0)
    const door = at(4, -1)
    const walls = [at(4, -2), at(3, -1)]
    const gangs = [[start, ...walls], [corner], [at(3, 0)]]
    const state = position({ gangs, tiles: { [icon]: 'money shove' } })
    const { state: next, events } = after(state, toIcon, { type: 'push', from: corner, to: door })
    expect(told(events, 'out').map(({ seat }) => seat)).toEqual([1])
    expect(next.bans).toEqual([])
  })

  test('and is then caught leaves no ban behind', () => {
    const state = pushed({
      gangs: [[start], [home, second], [at(0, 3)]],
      tiles: { [at(0, 4)]: 'money star', [away]: 'money accomplice' },
      guards: [at(2, 0), GUARD_POST],
    })
    const caught = after(
      { ...state, turn: 2 },
      { type: 'run', from: at(0, 3), to: at(0, 4) },
      { type: 'guard', from: at(2, 0), to: away },
    ).state
    expect(caught.thieves[3]).toBe(CAUGHT)
    expect(caught.bans).toEqual([])
  })
})
