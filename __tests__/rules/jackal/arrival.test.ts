import { jackal, type Event } from '../../../rules/jackal'
import type { CardName } from '../../../rules/jackal/data'
import { after, at, draw, go, landed, ofType } from './position'

const strip = draw('W...3', '1....')
const right: CardName[] = ['horizontal', 'horizontal', 'horizontal', 'horizontal']

/** All come to the one treasure; each spends so many cards on nothing before. */
function race(late: readonly number[], first: number) {
  const plans = late.map((extra): CardName[] => [...Array<CardName>(extra).fill('horse'), 'orthogonal'])
  const island = draw('W3')
  let { state } = landed({ island, hands: plans, first }, plans)
  const events: Event[] = []
  while (state.phase === 'announcing') {
    const next = after(state, [state.turn, go(at(0, 1))])
    events.push(...next.events)
    state = next.state
  }
  return ofType(events, 'treasure')[0]!.finders
}

test('the booklet’s shared treasure: of a three, the first gets 3 coins, the second 2, the third 1', () => {
  expect(race([2, 0, 1], 0)).toEqual([
    { seat: 1, steps: 1, coins: 3 },
    { seat: 2, steps: 2, coins: 2 },
    { seat: 0, steps: 3, coins: 1 },
  ])
})

test('nobody gets less than nothing', () => {
  expect(race([0, 0, 0, 0], 0).map(({ coins }) => coins)).toEqual([3, 2, 1, 0])
})

test.each([
  [0, [0, 1, 2, 3]],
  [1, [1, 2, 3, 0]],
  [3, [3, 0, 1, 2]],
])('on equal steps, the nearer clockwise to first player %i comes first', (first, order) => {
  expect(race([0, 0, 0, 0], first).map(({ seat }) => seat)).toEqual(order)
})

test('fewer steps count more than who is first player', () => {
  expect(race([1, 0], 0).map(({ seat }) => seat)).toEqual([1, 0])
})

test('a small treasure goes to the first alone', () => {
  const island = draw('W1')
  const { state } = landed({ island, hands: [['horizontal'], ['horizontal']] }, [
    ['horizontal'],
    ['horizontal'],
  ])
  const { events, state: now } = after(state, [0, go(at(0, 1))], [1, go(at(0, 1))])
  expect(ofType(events, 'treasure')[0]!.finders.map(({ coins }) => coins)).toEqual([1, 0])
  expect(now.coins).toEqual([1, 0])
})

test('each treasure is shared out among those who came to it', () => {
  const { state } = landed({ island: strip, hands: [right, ['vertical']] }, [right, ['vertical']])
  const { state: now } = after(state, ...[1, 2, 3, 4].map((column) => [0, go(at(0, column))] as const), [
    1,
    go(at(1, 0)),
  ])
  expect(now.coins).toEqual([3, 1])
})

test('a pirate that ends its way elsewhere gets nothing', () => {
  const { state } = landed({ island: strip, hands: [['horizontal'], ['vertical']] }, [
    ['horizontal'],
    ['vertical'],
  ])
  const { state: now } = after(state, [0, go(at(0, 1))], [1, go(at(1, 0))])
  expect(now.coins).toEqual([0, 1])
})

test('the booklet’s change of mind: who announces later may turn to another treasure', () => {
  const island = draw('1.1', '.W.', '..1')
  const plans: CardName[][] = [['diagonal'], ['diagonal'], ['vertical', 'horizontal']]
  const { state } = landed({ island, hands: plans }, plans)
  const { state: now } = after(
    state,
    [0, go(at(0, 0))],
    [1, go(at(0, 2))],
    [2, go(at(2, 1))],
    [2, go(at(2, 2))],
  )
  expect(now.coins).toEqual([1, 1, 1])
})

test('most coins win, counted with what Tortuga cost', () => {
  const { state } = landed(
    { hands: [['blue-flag'], ['red-flag'], ['red-flag']], coins: [4, 5, 2], islands: 4, number: 4 },
    [['blue-flag'], 2, ['red-flag']],
  )
  expect(jackal.result(state)).toEqual({
    points: [4, 3, 2],
    breakdown: [
      [
        { source: 'treasures', points: 4 },
        { source: 'tortuga', points: 0 },
      ],
      [
        { source: 'treasures', points: 5 },
        { source: 'tortuga', points: -2 },
      ],
      [
        { source: 'treasures', points: 2 },
        { source: 'tortuga', points: 0 },
      ],
    ],
    winners: [0],
  })
})

test('ties share the win', () => {
  const { state } = landed(
    { hands: [['blue-flag'], ['red-flag'], ['red-flag']], coins: [4, 2, 4], islands: 4, number: 4 },
    [['blue-flag'], ['red-flag'], ['red-flag']],
  )
  expect(jackal.result(state)!.winners).toEqual([0, 2])
})
