import { kingOfThieves } from '@/rules/king-of-thieves'
import { breakdown, result } from '@/rules/king-of-thieves/score'
import { position } from './position'

const H = ['tailor', 'bondsman', 'fence', 'pawnbroker', 'bookie', 'corrupt-official', 'local-celebrity']

/** Points from one source for owners of so many henchmen each. */
function henchmen(...counts: number[]): number[] {
  let next = 0
  const owned = counts.map((count) => H.slice(next, (next += count)))
  const state = position({ loot: counts.map((_, seat) => (seat === 0 ? 'R*' : 'R')), owned })
  return breakdown(state).map((lines) => lines.find(({ source }) => source === 'henchmen')!.points)
}

function coins(...counts: number[]): number[] {
  const state = position({ loot: counts.map((_, seat) => (seat === 0 ? 'R*' : 'R')), coins: counts })
  return breakdown(state).map((lines) => lines.find(({ source }) => source === 'coins')!.points)
}

describe('henchmen', () => {
  test('most 3, second most 1', () => expect(henchmen(3, 2, 1)).toEqual([3, 1, 0]))
  test('two tied for most: 2 each, and no second place', () => expect(henchmen(2, 2, 1)).toEqual([2, 2, 0]))
  test('three tied for most: 2 each', () => expect(henchmen(2, 2, 2)).toEqual([2, 2, 2]))
  test('three tied for most leave no second place either', () =>
    expect(henchmen(2, 2, 2, 1)).toEqual([2, 2, 2, 0]))
  test('tied for second: nothing', () => expect(henchmen(3, 1, 1)).toEqual([3, 0, 0]))
  test('with none you cannot be first', () => expect(henchmen(0, 0, 0)).toEqual([0, 0, 0]))
  test('with none you cannot be second', () => expect(henchmen(2, 0, 0)).toEqual([3, 0, 0]))
  test('symbols count, not cards', () => {
    const owned = [['executive-assistant'], ['tailor'], []]
    const state = position({ loot: ['R*', 'R', 'R'], owned })
    expect(breakdown(state).map((lines) => lines[0]!.points)).toEqual([3, 1, 0])
  })
})

describe('coins', () => {
  test('most 3, nothing for second', () => expect(coins(4, 3, 0)).toEqual([3, 0, 0]))
  test('two tied: 2 each', () => expect(coins(4, 4, 1)).toEqual([2, 2, 0]))
  test('all tied: 2 each', () => expect(coins(1, 1, 1, 1)).toEqual([2, 2, 2, 2]))
  test('with none you cannot have most', () => expect(coins(0, 0, 0)).toEqual([0, 0, 0]))
})

test('infamy: 1 point each', () => {
  const state = position({ loot: ['R*', 'R', 'R'], infamy: [7, 0, 2] })
  expect(result({ ...state, phase: 'over' })!.points).toEqual([7, 0, 2])
})

describe('the winner', () => {
  const count = (owned: string[][], infamy: number[]) =>
    result(position({ phase: 'over', loot: ['R*', 'R', 'R'], owned, infamy }))!

  test('has most points', () => {
    const { winners, decidedBy } = count([['crown'], ['fur-coat'], []], [0, 1, 0])
    expect(winners).toEqual([0])
    expect(decidedBy).toBeUndefined()
  })

  test('else most cards', () => {
    const { points, winners, decidedBy } = count([['fur-coat'], ['necklace', 'shadowy-hood'], []], [0, 0, 4])
    expect(points).toEqual([4, 4, 4])
    expect(winners).toEqual([1])
    expect(decidedBy).toBe('cards')
  })

  test('else most infamy', () => {
    const { points, winners, decidedBy } = count([['necklace'], ['fur-coat'], []], [3, 1, 4])
    expect(points).toEqual([5, 5, 4])
    expect(winners).toEqual([0])
    expect(decidedBy).toBe('infamy')
  })

  test('else they share the win', () => {
    const { winners, decidedBy } = count([['necklace'], ['shadowy-hood'], ['fur-coat']], [3, 3, 0])
    expect(winners).toEqual([0, 1])
    expect(decidedBy).toBeUndefined()
  })

  test('cards may settle it for some and leave the rest to share', () => {
    const { winners, decidedBy } = count([['necklace'], ['shadowy-hood'], []], [3, 3, 5])
    expect(winners).toEqual([0, 1])
    expect(decidedBy).toBe('cards')
  })
})

test('there is a result exactly when the game is over', () => {
  const state = position({ loot: ['R*', 'R', 'R'] })
  expect(kingOfThieves.result(state)).toBeNull()
  state.phase = 'over'
  expect(kingOfThieves.result(state)).not.toBeNull()
  expect(kingOfThieves.actors(state)).toEqual([])
  expect(kingOfThieves.moves(state, 0)).toEqual([])
})
