import { jackal } from '../../../rules/jackal'
import { boardOf } from '../../../rules/jackal/board'
import { CARD_NAMES, COPIES, countAll, kindNamed } from '../../../rules/jackal/data'
import { at } from './position'

const setup = (seed: number, seats = 4, islands: 4 | 10 = 10) =>
  jackal.setup({ seats, options: { islands }, seed })

test('there are sixty action cards, 31 of them arrows', () => {
  expect(Object.fromEntries(CARD_NAMES.map((name, kind) => [name, COPIES[kind]]))).toEqual({
    rising: 5,
    falling: 5,
    horizontal: 6,
    vertical: 6,
    diagonal: 4,
    orthogonal: 5,
    horse: 6,
    'red-flag': 4,
    'blue-flag': 4,
    doubling: 4,
    friday: 3,
    weapon: 4,
    rum: 4,
  })
  expect(countAll(COPIES)).toBe(60)
})

test('two to four play, over ten islands or, to learn it, four', () => {
  expect(jackal.seats({ islands: 10 })).toEqual([2, 3, 4])
  expect(jackal.seats({ islands: 4 })).toEqual([2, 3, 4])
  expect(jackal.options.islands).toEqual({ values: [4, 10], default: 10 })
})

test.each([2, 3, 4])('each of %i players is dealt five cards and has no gold', (seats) => {
  const { hands, coins, deck } = setup(3, seats)
  expect(hands.map(countAll)).toEqual(Array(seats).fill(5))
  expect(coins).toEqual(Array(seats).fill(0))
  expect(deck).toHaveLength(60 - 5 * seats)
})

test('the first player is drawn by lot', () => {
  const firsts = Array.from({ length: 40 }, (_, seed) => setup(seed, 3).first)
  expect([...new Set(firsts)].sort()).toEqual([0, 1, 2])
})

test.each([4, 10] as const)('%i different islands lie ready, others in another match', (islands) => {
  const { voyage } = setup(1, 2, islands)
  expect(new Set(voyage).size).toBe(islands)
  expect(setup(2, 2, islands).voyage).not.toEqual(voyage)
})

describe('on open land, from the middle of a map', () => {
  const board = boardOf(['.....', '.....', '..W..', '.....', '.....'])
  const reach = (name: string) => board.reach[kindNamed(name)!]![at(2, 2)]

  test.each([
    ['rising', [at(1, 3), at(3, 1)]],
    ['falling', [at(1, 1), at(3, 3)]],
    ['horizontal', [at(2, 1), at(2, 3)]],
    ['vertical', [at(1, 2), at(3, 2)]],
    ['diagonal', [at(1, 1), at(1, 3), at(3, 1), at(3, 3)]],
    ['orthogonal', [at(1, 2), at(2, 1), at(2, 3), at(3, 2)]],
    ['horse', [at(0, 1), at(0, 3), at(1, 0), at(1, 4), at(3, 0), at(3, 4), at(4, 1), at(4, 3)]],
  ])('a card "%s" leads to %j', (name, cells) => {
    expect(reach(name)).toEqual(cells)
  })
})
