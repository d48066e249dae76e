import { IllegalMove } from '@/rules/core/errors'
import { nimbleThieves, type Move, type State } from '@/rules/nimble-thieves'
import { GUARD_POST } from '@/rules/nimble-thieves/board'
import { REFUSALS, type Refusal } from '@/rules/nimble-thieves/legal'
import { after, at, position } from './position'

const mine = at(-4, 2)
const second = at(-4, 0)
const rival = at(-1, 2)
const icon = at(-4, 3)

/** Seat 0 has run to a tile with that icon, rivals and guards around. */
function playing(shown: 'star' | 'vent' | 'accomplice' | 'shove'): State {
  const state = position({
    gangs: [[mine, second, at(-1, 0)], [rival], [at(3, 0)]],
    tiles: {
      [icon]: `money ${shown}`,
      [at(0, -3)]: 'money vent',
      [at(3, 0)]: 'money vent',
      [at(4, 0)]: 'money vent',
    },
    guards: [at(2, 0), at(2, 1)],
  })
  return after(state, { type: 'run', from: mine, to: icon }).state
}

const running = position({
  gangs: [[mine, at(-2, 0)], [rival]],
  guards: [at(-4, 4), GUARD_POST],
})
const basic = position({ variant: 'basic', gangs: [[mine], [rival]], taken: { [at(-3, 2)]: 1 } })
const placing = position({
  phase: 'placing',
  gangs: [
    [mine, -1, -1, -1],
    [rival, -1, -1, -1],
  ],
  tiles: { 0: 'gold eye' },
})
const over = position({ phase: 'over', gangs: [[], []] })
const banned = after(playing('shove'), { type: 'push', from: rival, to: at(-1, 3) }).state

const cases: readonly [Refusal, string, State, Move][] = [
  ['match-over', 'a run after the end', over, { type: 'run', from: mine, to: icon }],
  ['not-now', 'placing after the robbery began', running, { type: 'place', cell: 0 }],
  ['not-money', 'placing on gold', placing, { type: 'place', cell: 0 }],
  ['guard-post', 'placing on the guard post', placing, { type: 'place', cell: GUARD_POST }],
  ['thief-in-the-way', 'placing on a thief', placing, { type: 'place', cell: rival }],
  ['not-your-thief', 'running with a rival', running, { type: 'run', from: rival, to: at(0, 2) }],
  ['not-your-thief', 'running with nobody', running, { type: 'run', from: 0, to: 1 }],
  ['not-straight', 'running round a corner', running, { type: 'run', from: mine, to: at(-3, 3) }],
  ['not-straight', 'running on the spot', running, { type: 'run', from: mine, to: mine }],
  ['thief-in-the-way', 'running onto a thief', running, { type: 'run', from: mine, to: rival }],
  ['thief-in-the-way', 'running through a thief', running, { type: 'run', from: mine, to: at(0, 2) }],
  ['guard-in-the-way', 'running onto a guard', running, { type: 'run', from: mine, to: at(-4, 4) }],
  ['guard-post', 'running through the guard post', running, { type: 'run', from: at(-2, 0), to: at(1, 0) }],
  ['empty-room', 'running through an empty room', basic, { type: 'run', from: mine, to: at(-2, 2) }],
  ['pushed-from', 'running back after a push', banned, { type: 'run', from: at(-1, 3), to: rival }],
  ['pushed-from', 'jumping back after a push', jumpingBack(), { type: 'jump', to: rival }],
  ['pushed-from', 'stepping back after a push', steppingBack(), { type: 'step', from: at(-1, 3), to: rival }],
  ['guard-must-move', 'skipping a star', playing('star'), { type: 'skip' }],
  ['not-a-guard', 'moving a guard that is not there', playing('star'), { type: 'guard', from: 0, to: 1 }],
  [
    'not-adjacent',
    'moving a guard too far',
    playing('star'),
    { type: 'guard', from: at(2, 0), to: at(4, 0) },
  ],
  ['dark-room', 'looking into the dark', darkCorner(), { type: 'guard', from: at(2, 0), to: at(3, 0) }],
  [
    'guard-in-the-way',
    'a guard on a guard',
    playing('star'),
    { type: 'guard', from: at(2, 0), to: at(2, 1) },
  ],
  ['not-a-vent', 'jumping to no vent', playing('vent'), { type: 'jump', to: 0 }],
  ['thief-in-the-way', 'jumping onto a thief', playing('vent'), { type: 'jump', to: at(3, 0) }],
  ['same-thief', 'stepping with the runner', playing('accomplice'), { type: 'step', from: icon, to: mine }],
  [
    'not-your-thief',
    'stepping with a rival',
    playing('accomplice'),
    { type: 'step', from: rival, to: at(0, 2) },
  ],
  [
    'not-adjacent',
    'stepping two cells',
    playing('accomplice'),
    { type: 'step', from: second, to: at(-2, 0) },
  ],
  [
    'guard-post',
    'stepping on the post',
    playing('accomplice'),
    { type: 'step', from: at(-1, 0), to: GUARD_POST },
  ],
  ['not-a-rival', 'pushing an own thief', playing('shove'), { type: 'push', from: second, to: at(-3, 0) }],
  ['not-a-rival', 'pushing nobody', playing('shove'), { type: 'push', from: 0, to: 1 }],
  [
    'guard-in-the-way',
    'pushing to a guard',
    playing('shove'),
    { type: 'push', from: at(3, 0), to: at(2, 0) },
  ],
]

/** Seat 1's thief was pushed off one vent and has run to another; a third is free. */
function jumpingBack(): State {
  const tiles = {
    [icon]: 'money shove',
    [rival]: 'money vent',
    [at(-1, 4)]: 'money vent',
    0: 'money vent',
  } as const
  const state = position({ gangs: [[mine], [rival]], tiles })
  return after(
    state,
    { type: 'run', from: mine, to: icon },
    { type: 'push', from: rival, to: at(-1, 3) },
    { type: 'run', from: at(-1, 3), to: at(-1, 4) },
  ).state
}

/** Seat 1's first thief was pushed, and its second has run to an accomplice. */
function steppingBack(): State {
  const tiles = { [icon]: 'money shove', [at(4, 0)]: 'money accomplice' } as const
  const state = position({ gangs: [[mine], [rival, at(3, 0)]], tiles })
  return after(
    state,
    { type: 'run', from: mine, to: icon },
    { type: 'push', from: rival, to: at(-1, 3) },
    { type: 'run', from: at(3, 0), to: at(4, 0) },
  ).state
}

function darkCorner(): State {
  const tiles = { [icon]: 'money star', [at(3, 0)]: 'money eye' } as const
  const state = position({ gangs: [[mine], [at(3, 0)]], tiles, guards: [at(2, 0), GUARD_POST] })
  return after(state, { type: 'run', from: mine, to: icon }).state
}

function reasonFor(state: State, seat: number, move: unknown): string {
  try {
    nimbleThieves.apply(state, seat, move as Move)
  } catch (error) {
    if (error instanceof IllegalMove) return error.reason
    throw error
  }
  return 'legal'
}

describe('a refused move', () => {
  test.each(cases)('%s: %s', (reason, _what, state, move) => {
    const before = JSON.stringify(state)
    expect(reasonFor(state, state.turn, move)).toBe(reason)
    expect(JSON.stringify(state)).toBe(before)
  })

  test('not-your-turn: anybody but the seat on turn', () => {
    const move = { type: 'run', from: mine, to: icon }
    for (const seat of [1, -1, 2, NaN]) expect(reasonFor(running, seat, move)).toBe('not-your-turn')
  })

  test.each([
    null,
    7,
    'run',
    [],
    {},
    { type: 'run' },
    { type: 'fly', from: mine, to: icon },
    { type: 'run', from: mine, to: 61 },
    { type: 'run', from: mine, to: -1 },
    { type: 'run', from: mine, to: 0.5 },
    { type: 'run', from: String(mine), to: icon },
    { type: 'run', from: mine, to: icon, quickly: true },
    { type: 'skip', to: icon },
    { type: 'place', to: icon },
  ])('not-a-move: %j', (move) => {
    expect(reasonFor(running, 0, move)).toBe('not-a-move')
  })

  test('the order of a move’s keys does not matter', () => {
    expect(reasonFor(nimbleThieves.clone(running), 0, { to: icon, type: 'run', from: mine })).toBe('legal')
  })

  test('every reason is shown above', () => {
    const shown = new Set<string>([...cases.map(([reason]) => reason), 'not-your-turn', 'not-a-move'])
    expect([...shown].sort()).toEqual([...REFUSALS].sort())
  })
})
