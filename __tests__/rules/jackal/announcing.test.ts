import { jackal } from '../../../rules/jackal'
import type { CardName } from '../../../rules/jackal/data'
import { after, at, draw, go, handOf, landed, ofType, planned, targets } from './position'

/** Seat 0 alone has a way to announce; seat 1 has laid a flag that the island lacks. */
function alone(map: string[], plan: CardName[], extra: CardName[] = []) {
  const sketch = { island: draw(...map), hands: [[...plan, ...extra], ['blue-flag'] as CardName[]] }
  return landed(sketch, [plan, ['blue-flag']])
}

describe('in order from the first player', () => {
  const open = draw('.....', '.....', '..W..', '.....', '1...1')

  test('each announces its whole way before the next does', () => {
    const plan: CardName[] = ['horse', 'vertical']
    const { state } = landed({ island: open, hands: [plan, plan, plan], first: 2 }, [plan, plan, plan])
    const order: number[] = []
    let now = state
    while (now.phase === 'announcing') {
      order.push(now.turn)
      now = after(now, [now.turn, jackal.moves(now, now.turn)[0]!]).state
    }
    expect(order).toEqual([2, 2, 0, 0, 1, 1])
  })

  test('those who announce later see what the earlier ones chose', () => {
    const { state } = landed({ island: open, hands: [['horse'], ['horse']] }, [['horse'], ['horse']])
    const { state: now } = after(state, [0, go(at(4, 3))])
    expect(jackal.view(now, 1).players[0]!.trail).toEqual([at(2, 2), at(4, 3)])
  })

  test('everyone announces, even when only one way is possible', () => {
    const strip = draw('W.1')
    const { state } = landed({ island: strip, hands: [['horizontal'], ['horizontal']] }, [
      ['horizontal'],
      ['horizontal'],
    ])
    expect(jackal.moves(state, 0)).toEqual([go(at(0, 1))])
    expect(jackal.moves(after(state, [0, go(at(0, 1))]).state, 1)).toEqual([go(at(0, 1))])
  })

  test('a plan without a moving card is not asked', () => {
    const { state } = landed({ island: open, hands: [['weapon'], ['red-flag'], [], ['horse']] }, [
      ['weapon'],
      ['red-flag'],
      [],
      ['horse'],
    ])
    expect(state.turn).toBe(3)
  })
})

test('a pirate starts on the white flag', () => {
  const { state } = alone(['....', '.W..', '...1'], ['vertical'])
  expect(state.trails[0]).toEqual([at(1, 1)])
})

test('or on the flag of its flag card', () => {
  const { state, events } = alone(['....', '.W.R', '...1'], ['red-flag', 'vertical'])
  expect(state.trails[0]).toEqual([at(1, 3)])
  expect(ofType(events, 'landed')[0]).toEqual({ type: 'landed', seat: 0, flag: 'red', cell: at(1, 3) })
  expect(targets(state)).toEqual([at(0, 3), at(2, 3)])
})

test('with a flag that the island lacks, the way ends before it begins', () => {
  const { state, events } = alone(['W..B', '1...'], ['red-flag', 'vertical', 'vertical'])
  expect(ofType(events, 'lost-at-sea')).toEqual([{ type: 'lost-at-sea', seat: 0, flag: 'red' }])
  // Seat 1 did find its blue flag, where it stays: the next island is there.
  expect(state.stop).toBe(1)
})

test('neither water nor the edge can be entered', () => {
  const { state } = alone(['W~.', '..1'], ['orthogonal'])
  expect(targets(state)).toEqual([at(1, 0)])
})

test('a diagonal step needs only its target to be land', () => {
  const { state } = alone(['W~~', '~.~', '1~~'], ['diagonal'])
  expect(targets(state)).toEqual([at(1, 1)])
})

test('a horse jumps over anything', () => {
  const { state } = alone(['W~~', '~!~', '~.1'], ['horse'])
  expect(targets(state)).toEqual([at(2, 1)])
})

test('a movement card with no legal direction is spent: a step, no movement', () => {
  const { state, events } = alone(['W', '.', '1'], ['horizontal', 'vertical', 'vertical'])
  expect(ofType(events, 'spent')).toEqual([
    { type: 'spent', seat: 0, card: 'horizontal', step: 1, cause: 'no-way' },
  ])
  const { events: later } = after(state, [0, go(at(1, 0))], [0, go(at(2, 0))])
  expect(ofType(later, 'treasure')[0]!.finders[0]!.steps).toBe(3)
})

test('a legal direction must be taken if there is one', () => {
  const { state } = alone(['W.', '1~'], ['horizontal', 'horizontal'])
  expect(targets(state)).toEqual([at(0, 1)])
})

describe('a doubling', () => {
  test('makes its card twice in the same direction, in one step; both cells are entered', () => {
    const { state } = alone(['W...1'], ['horizontal', 'horizontal'], ['doubling'])
    const { state: now, events } = after(state, [0, go(at(0, 1), 'doubling')])
    expect(ofType(events, 'went')[0]).toMatchObject({ step: 1, path: [at(0, 1), at(0, 2)], outcome: 'on' })
    expect(now.trails[0]).toEqual([0, 1, 2])
    expect(handOf(now, 0)).toEqual([])
  })

  test('the booklet’s doubled horizontal arrow: two arrows and a doubling on the first are two steps', () => {
    const { state } = alone(['W..1'], ['horizontal', 'horizontal'], ['doubling'])
    const { events } = after(state, [0, go(at(0, 1), 'doubling')], [0, go(at(0, 3))])
    expect(ofType(events, 'treasure')[0]!.finders).toEqual([{ seat: 0, steps: 2, coins: 1 }])
  })

  test('of a horse is the same jump twice', () => {
    const { state } = alone(['W~~~~', '~~.~~', '~~~~1'], ['horse'], ['doubling'])
    const { events } = after(state, [0, go(at(1, 2), 'doubling')])
    expect(ofType(events, 'went')[0]).toMatchObject({ path: [at(1, 2), at(2, 4)], outcome: 'treasure' })
  })

  test('needs its first half to be legal; a second half that is not is left out', () => {
    const { state } = alone(['W.~', '1..'], ['horizontal'], ['doubling'])
    const { events } = after(state, [0, go(at(0, 1), 'doubling')])
    expect(ofType(events, 'went')[0]!.path).toEqual([at(0, 1)])
    const blocked = alone(['W~.', '1~~'], ['horizontal'], ['doubling'])
    expect(ofType(blocked.events, 'spent')).toHaveLength(1)
  })

  test('does not carry its card over the edge onto the next row', () => {
    const { state } = alone(['...W.', '.....', '1....'], ['horizontal'], ['doubling'])
    const { events } = after(state, [0, go(at(0, 4), 'doubling')])
    expect(ofType(events, 'went')[0]!.path).toEqual([at(0, 4)])
  })

  test('that enters a treasure with its first half ends there', () => {
    const { state } = alone(['W1.'], ['horizontal'], ['doubling'])
    const { events } = after(state, [0, go(at(0, 1), 'doubling')])
    expect(ofType(events, 'went')[0]).toMatchObject({ path: [at(0, 1)], outcome: 'treasure' })
  })
})

describe('a trap', () => {
  test('costs a step: the next movement card is spent climbing out', () => {
    const { state } = alone(['Wx1'], ['horizontal', 'vertical', 'horizontal'])
    const trapped = after(state, [0, go(at(0, 1))])
    expect(ofType(trapped.events, 'spent')).toEqual([
      { type: 'spent', seat: 0, card: 'vertical', step: 2, cause: 'trap' },
    ])
    const { events } = after(trapped.state, [0, go(at(0, 2))])
    expect(ofType(events, 'treasure')[0]!.finders[0]!.steps).toBe(3)
  })

  test('is passed at once with a Friday on the card that enters it', () => {
    const { state } = alone(['Wx1'], ['horizontal', 'horizontal'], ['friday'])
    const { events } = after(state, [0, go(at(0, 1), 'friday')], [0, go(at(0, 2))])
    expect(ofType(events, 'spent')).toEqual([])
    expect(ofType(events, 'treasure')[0]!.finders[0]!.steps).toBe(2)
  })

  test('holds a Friday that came on another card for nothing', () => {
    const { state } = alone(['W.x1'], ['horizontal', 'horizontal', 'horizontal'], ['friday'])
    const { events } = after(state, [0, go(at(0, 1), 'friday')], [0, go(at(0, 2))])
    expect(ofType(events, 'spent')).toHaveLength(1)
  })

  test('ends a doubled move that enters it with its first half, and costs the next card as well', () => {
    const { state } = alone(['Wx..1'], ['horizontal', 'horizontal', 'horizontal'], ['doubling'])
    const { state: now, events } = after(state, [0, go(at(0, 1), 'doubling')])
    expect(ofType(events, 'went')[0]).toMatchObject({ path: [at(0, 1)], outcome: 'trap' })
    expect(ofType(events, 'spent')).toHaveLength(1)
    expect(now.used[0]).toBe(2)
  })

  test('entered by the second half costs the next card too', () => {
    const { state } = alone(['W.x.1'], ['horizontal', 'horizontal'], ['doubling'])
    const { events } = after(state, [0, go(at(0, 1), 'doubling')])
    expect(ofType(events, 'went')[0]).toMatchObject({ path: [at(0, 1), at(0, 2)], outcome: 'trap' })
    expect(ofType(events, 'spent')).toHaveLength(1)
  })

  test('does not stop a doubled move with a Friday, which covers both halves', () => {
    const { state } = alone(['Wxx.1'], ['horizontal', 'horizontal'], ['doubling', 'friday'])
    const { state: now, events } = after(state, [0, go(at(0, 1), 'doubling', 'friday')])
    expect(ofType(events, 'went')[0]).toMatchObject({ path: [at(0, 1), at(0, 2)], outcome: 'on' })
    expect(targets(now)).toEqual([at(0, 1), at(0, 3)])
  })

  test('acts at every entry', () => {
    const plan: CardName[] = ['horizontal', 'horizontal', 'horizontal', 'horizontal']
    const { state } = alone(['Wx.1'], plan)
    const { events } = after(state, [0, go(at(0, 1))], [0, go(at(0, 0))], [0, go(at(0, 1))])
    expect(ofType(events, 'spent')).toHaveLength(1)
    expect(ofType(events, 'went').map(({ outcome }) => outcome)).toEqual(['trap', 'on', 'trap'])
  })
})

describe('a robber', () => {
  test('ends the way of who enters without a weapon', () => {
    const { state } = alone(['W!1'], ['horizontal', 'horizontal'], ['weapon'])
    const { state: now, events } = after(state, [0, go(at(0, 1))])
    expect(ofType(events, 'went')[0]!.outcome).toBe('robber')
    expect(now.stop).toBe(1)
    expect(ofType(events, 'treasure')).toEqual([])
  })

  test('lets pass who has a weapon on the card that enters', () => {
    const { state } = alone(['W!1'], ['horizontal', 'horizontal'], ['weapon'])
    const { events } = after(state, [0, go(at(0, 1), 'weapon')], [0, go(at(0, 2))])
    expect(ofType(events, 'treasure')[0]!.finders).toEqual([{ seat: 0, steps: 2, coins: 1 }])
  })

  test('stops a doubled move without a weapon with its first half', () => {
    const { state } = alone(['W!1'], ['horizontal'], ['doubling'])
    const { events } = after(state, [0, go(at(0, 1), 'doubling')])
    expect(ofType(events, 'went')[0]).toMatchObject({ path: [at(0, 1)], outcome: 'robber' })
  })

  test('one weapon on a doubled card is enough for two', () => {
    const { state } = alone(['W!!1'], ['horizontal', 'horizontal'], ['doubling', 'weapon'])
    const { events } = after(state, [0, go(at(0, 1), 'doubling', 'weapon')], [0, go(at(0, 3))])
    expect(ofType(events, 'treasure')[0]!.finders[0]!.steps).toBe(2)
  })
})

describe('what is attached', () => {
  test('comes from the hand, at most one doubling, Friday and weapon on a card, also to no effect', () => {
    const { state } = alone(['W..1'], ['horizontal'], ['doubling', 'doubling', 'friday', 'weapon'])
    expect(jackal.moves(state, 0)).toHaveLength(8)
    const { state: now, events } = after(state, [0, go(at(0, 1), 'doubling', 'friday', 'weapon')])
    expect(ofType(events, 'discarded')[0]!.cards).toEqual([
      'horizontal',
      'blue-flag',
      'doubling',
      'friday',
      'weapon',
    ])
    expect(handOf(now, 0)).toContain('doubling')
  })

  test('is used up: the next card cannot have it too', () => {
    const { state } = alone(['W...1'], ['horizontal', 'horizontal'], ['weapon'])
    expect(jackal.moves(state, 0)).toHaveLength(2)
    const { state: now } = after(state, [0, go(at(0, 1), 'weapon')])
    expect(jackal.moves(now, 0).every((move) => move.type === 'go' && !move.weapon)).toBe(true)
  })

  test('cards in hand that are no attachment cannot be', () => {
    const { state } = alone(['W..1'], ['horizontal'], ['rum', 'horse'])
    expect(jackal.moves(state, 0)).toEqual([go(at(0, 1))])
  })
})

test('a treasure ends the way, and later cards neither count nor move', () => {
  const { state } = alone(['W1.'], ['horizontal', 'horizontal', 'horizontal'])
  const { events, state: now } = after(state, [0, go(at(0, 1))])
  expect(ofType(events, 'treasure')[0]!.finders).toEqual([{ seat: 0, steps: 1, coins: 1 }])
  expect(ofType(events, 'discarded')[0]!.cards.filter((card) => card === 'horizontal')).toHaveLength(3)
  expect(now.stop).toBe(1)
})

test('pirates never block each other', () => {
  const strip = draw('W.1')
  const { state } = landed({ island: strip, hands: [['horizontal'], ['horizontal']] }, [
    ['horizontal'],
    ['horizontal'],
  ])
  const { state: now } = after(state, [0, go(at(0, 1))])
  expect(targets(now)).toEqual([at(0, 1)])
})

test('the booklet’s long way: rum, flag, Friday, doubling, weapon and horse make eight steps', () => {
  const island = draw('....B', 'W.x..', '.....', '3....', '...!.')
  const plan: CardName[] = [
    'blue-flag',
    'horizontal',
    'rising',
    'vertical',
    'falling',
    'horizontal',
    'orthogonal',
    'horse',
  ]
  const sketch = {
    island,
    hands: [
      [...plan, 'friday', 'doubling', 'weapon'],
      ['rum', 'rum', 'red-flag'],
    ],
  } as const
  const { state } = planned(sketch, [plan, ['red-flag']])
  const { events } = after(
    state,
    [0, { type: 'done' }],
    [1, { type: 'rum', on: 0 }],
    [1, { type: 'rum', on: 0 }],
    [1, { type: 'done' }],
    [0, go(at(0, 3))],
    [0, go(at(1, 2), 'friday')],
    [0, go(at(2, 2))],
    [0, go(at(3, 3), 'doubling')],
    [0, go(at(4, 3), 'weapon')],
    [0, go(at(4, 2))],
    [0, go(at(3, 0))],
  )
  expect(ofType(events, 'drunk')).toEqual([{ type: 'drunk', seat: 0, rum: 2 }])
  expect(ofType(events, 'went').map(({ step, path }) => [step, path[path.length - 1]])).toEqual([
    [2, at(0, 3)],
    [3, at(1, 2)],
    [4, at(2, 2)],
    [5, at(4, 4)],
    [6, at(4, 3)],
    [7, at(4, 2)],
    [8, at(3, 0)],
  ])
  expect(ofType(events, 'treasure')[0]!.finders).toEqual([{ seat: 0, steps: 8, coins: 3 }])
})
