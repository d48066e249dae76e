import { jackal } from '../../../rules/jackal'
import { after, at, draw, go, landed, ofType, planned } from './position'

const row = draw('W..1.')

test('in order from the first player everyone with a plan is asked once, with or without rum', () => {
  const { state } = planned({ hands: [['horse'], ['horse', 'rum'], ['horse']], first: 1 }, [
    ['horse'],
    ['horse'],
    ['horse'],
  ])
  const asked = [state.turn]
  let now = state
  for (let i = 0; i < 2; i++) {
    now = after(now, [now.turn, { type: 'done' }]).state
    asked.push(now.turn)
  }
  expect(asked).toEqual([1, 2, 0])
  expect(now.phase).toBe('rum')
  expect(jackal.moves(now, 0)).toEqual([{ type: 'done' }])
})

test('any number of rum may be put before any other plans, never before one’s own', () => {
  const { state } = planned({ hands: [['horse', 'rum', 'rum', 'rum'], ['horse'], ['horse']] }, [
    ['horse'],
    ['horse'],
    ['horse'],
  ])
  expect(jackal.moves(state, 0)).toEqual([{ type: 'rum', on: 1 }, { type: 'rum', on: 2 }, { type: 'done' }])
  const thrown = after(
    state,
    [0, { type: 'rum', on: 1 }],
    [0, { type: 'rum', on: 1 }],
    [0, { type: 'rum', on: 2 }],
  )
  expect(thrown.state.rum).toEqual([0, 2, 1])
  expect(jackal.moves(thrown.state, 0)).toEqual([{ type: 'done' }])
})

test('rum is thrown before the plans are turned up', () => {
  const { state } = planned({ hands: [['horse'], ['rising', 'rum']] }, [['horse'], ['rising']])
  expect(jackal.view(state, 0).players[1]).toMatchObject({ plan: null, planSize: 1 })
  const { events } = after(state, [0, { type: 'done' }], [1, { type: 'rum', on: 0 }], [1, { type: 'done' }])
  expect(ofType(events, 'revealed')[0]!.plans).toEqual([['horse'], ['rising']])
})

test('an empty plan can get rum, and draws a card like everyone who took part', () => {
  const { state } = planned({ hands: [['horse', 'rum'], []] }, [['horse'], []])
  expect(jackal.moves(state, 0)).toContainEqual({ type: 'rum', on: 1 })
  const over = after(state, [0, { type: 'rum', on: 1 }], [0, { type: 'done' }], [1, { type: 'done' }])
  const { events } = after(over.state, [0, jackal.moves(over.state, 0)[0]!])
  expect(ofType(events, 'drew').map(({ seat, count }) => [seat, count])).toEqual([
    [0, 1],
    [1, 1],
    [0, 3],
    [1, 3],
  ])
})

test.each([1, 2, 3])('%i rum together are one step', (rum) => {
  const { state } = planned(
    {
      island: row,
      hands: [
        ['horizontal', 'horizontal', 'horizontal'],
        ['vertical', 'rum', 'rum', 'rum'],
      ],
    },
    [['horizontal', 'horizontal', 'horizontal'], ['vertical']],
  )
  let now = after(state, [0, { type: 'done' }]).state
  for (let i = 0; i < rum; i++) now = after(now, [1, { type: 'rum', on: 0 }]).state
  now = after(now, [1, { type: 'done' }]).state
  const { events } = after(now, [0, go(at(0, 1))], [0, go(at(0, 2))], [0, go(at(0, 3))])
  expect(ofType(events, 'treasure')[0]!.finders).toEqual([{ seat: 0, steps: 4, coins: 1 }])
})

test('rum is discarded with all the rest', () => {
  const { state } = planned({ hands: [['blue-flag', 'rum'], ['red-flag']] }, [['blue-flag'], ['red-flag']])
  const { events } = after(state, [0, { type: 'rum', on: 1 }], [0, { type: 'done' }], [1, { type: 'done' }])
  expect(ofType(events, 'discarded')[0]!.cards).toEqual(['red-flag', 'blue-flag', 'rum'])
})

test('a single pirate on the island is asked too, and has nobody to treat', () => {
  const { state } = planned({ hands: [['horse', 'rum'], ['horse']], coins: [0, 1] }, [['horse'], 1])
  expect(jackal.moves(state, 0)).toEqual([{ type: 'done' }])
})

test('without rum nobody rests', () => {
  const { events } = landed({ hands: [['horse'], ['horse']] }, [['horse'], ['horse']])
  expect(ofType(events, 'drunk')).toEqual([])
})
