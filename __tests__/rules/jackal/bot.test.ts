import { think } from '../../../rules/bots'
import { createRng } from '../../../rules/core/rng'
import { jackal, type Move, type State } from '../../../rules/jackal'
import { jackalKnowledge } from '../../../rules/jackal/bot'
import { eachWay, type Way } from '../../../rules/jackal/bot/ways'
import { boardOf } from '../../../rules/jackal/board'
import { countCards, type CardName } from '../../../rules/jackal/data'
import { after, at, decide, draw, go, kinds, landed, position } from './position'

function waysWith(map: string[], hand: CardName[], laid: CardName[] = []): Way[] {
  const board = boardOf(Array.from({ length: 5 }, (_, row) => (map[row] ?? '').padEnd(5, '~')))
  const ways: Way[] = []
  const start = { cell: board.white, steps: 0, trapped: false, laid: kinds(laid) }
  eachWay(board, start, countCards(kinds(hand)), 6, (way) => ways.push(way))
  return ways.sort((a, b) => a.steps - b.steps)
}

const steps = (...given: Parameters<typeof waysWith>) => waysWith(...given).map((way) => way.steps)[0]

describe('the search for ways', () => {
  test('finds none without the cards', () => {
    expect(waysWith(['W..1'], ['horizontal', 'horizontal'])).toEqual([])
    expect(waysWith(['W!1'], ['horizontal', 'horizontal'])).toEqual([])
  })

  test('finds the shortest with doublings, Fridays and weapons', () => {
    expect(steps(['W.1'], ['horizontal', 'horizontal'])).toBe(2)
    expect(steps(['W.1'], ['horizontal', 'doubling'])).toBe(1)
    expect(steps(['Wx1'], ['horizontal', 'horizontal', 'vertical'])).toBe(3)
    expect(steps(['Wx1'], ['horizontal', 'horizontal', 'friday'])).toBe(2)
    expect(steps(['W!1'], ['horizontal', 'horizontal', 'weapon'])).toBe(2)
  })

  test('uses what is laid first, in its order', () => {
    expect(waysWith(['W.', '.1'], ['vertical'], ['horizontal'])[0]).toMatchObject({
      steps: 2,
      cards: kinds(['vertical']),
    })
    expect(waysWith(['W.', '.1'], ['falling'], ['horizontal'])).toEqual([])
  })

  test('leaves the hand as it was', () => {
    const hand = countCards(kinds(['horizontal', 'horizontal', 'doubling', 'friday']))
    const was = hand.slice()
    const board = boardOf(['Wx.1~', '.....', '~~~~~', '~~~~~', '~~~~~'])
    eachWay(board, { cell: 0, steps: 0, trapped: false, laid: [] }, hand, 6, () => undefined)
    expect(hand).toEqual(was)
  })
})

function decided(state: State, seat: number): Move {
  const thinking = think(jackal, jackal.view(state, seat), seat, { level: 'hard', seed: 3 })
  for (;;) {
    const next = thinking.next()
    if (next.done) return next.value
  }
}

describe('a bot', () => {
  const island = draw('W.3', '.1.')

  test('plans the way that it can go', () => {
    const state = position({
      island,
      hands: [
        ['horizontal', 'horizontal', 'rising'],
        ['rum', 'weapon'],
      ],
    })
    expect(decided(state, 0)).toEqual({ type: 'lay', card: 'horizontal' })
  })

  test('is ready when its plan leads to gold, with nothing to gain by more', () => {
    const state = position({
      island,
      hands: [
        ['horizontal', 'horizontal', 'horse', 'horse'],
        ['rum', 'weapon'],
      ],
    })
    const laid = after(state, ...decide(0, ['horizontal', 'horizontal']).slice(0, 2)).state
    expect(decided(laid, 0)).toEqual({ type: 'ready' })
  })

  test('announces the way to the bigger chest', () => {
    const { state } = landed({ island: draw('1W3'), hands: [['horizontal'], ['blue-flag']] }, [
      ['horizontal'],
      ['blue-flag'],
    ])
    expect(decided(state, 0)).toEqual(go(at(0, 2)))
  })

  test('turns to the other chest when the first is gone', () => {
    const { state } = landed({ island: draw('1W1'), hands: [['horizontal'], ['horizontal']] }, [
      ['horizontal'],
      ['horizontal'],
    ])
    const { state: second } = after(state, [0, go(at(0, 2))])
    expect(decided(second, 1)).toEqual(go(at(0, 0)))
  })
})

test('greedy goes for the best single plan and keeps its rum', () => {
  const state = position({ island: draw('1W3'), hands: [['horizontal', 'rum'], ['horizontal']] })
  const rng = createRng(1)
  expect(jackalKnowledge.greedy(state, 0, rng)).toEqual({ type: 'lay', card: 'horizontal' })
  const ready = after(state, ...decide(0, ['horizontal']), ...decide(1, ['horizontal'])).state
  expect(jackalKnowledge.greedy(ready, 0, rng)).toEqual({ type: 'done' })
})
