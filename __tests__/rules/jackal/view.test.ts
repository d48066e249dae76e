import { createRng } from '../../../rules/core/rng'
import { jackal, type State } from '../../../rules/jackal'
import { countAll, listCards, type CardName } from '../../../rules/jackal/data'
import { after, decide, kinds, landed, planned, position, type Step } from './position'

const worlds = (state: State, seat: number | null, count = 60) => {
  const rng = createRng(9)
  return Array.from({ length: count }, () => jackal.imagine(jackal.view(state, seat), rng))
}

const HANDS: CardName[][] = [
  ['horse', 'vertical', 'rum'],
  ['rising', 'falling', 'weapon'],
]

test('while all are planning, others look as they did when it began', () => {
  const state = position({ hands: HANDS, coins: [2, 2] })
  for (const steps of [
    decide(1, ['rising']),
    decide(1, 1),
    [[1, { type: 'lay', card: 'falling' }]] as Step[],
  ]) {
    expect(jackal.view(after(state, ...steps).state, 0)).toEqual(jackal.view(state, 0))
    expect(jackal.view(after(state, ...steps).state, null)).toEqual(jackal.view(state, null))
  }
})

test('one’s own decision is in one’s own view', () => {
  const state = position({ hands: HANDS, coins: [2, 2] })
  const away = jackal.view(after(state, ...decide(1, 2)).state, 1)
  expect(away.players[1]).toMatchObject({ choice: 'tortuga', price: 2 })
  expect(away.actors).toEqual([0])
  const laid = jackal.view(after(state, [1, { type: 'lay', card: 'rising' }]).state, 1)
  expect(laid.players[1]).toMatchObject({ choice: 'undecided', plan: ['rising'], planSize: 1, cards: 2 })
})

test('when all are ready, everyone sees who is away and how many cards each plan has', () => {
  const { state } = planned({ hands: HANDS, coins: [0, 2] }, [['horse', 'vertical'], 1])
  expect(jackal.view(state, 1).players[0]).toMatchObject({
    choice: 'sails',
    planSize: 2,
    plan: null,
    cards: 1,
  })
  expect(jackal.view(state, 0).players[1]).toMatchObject({ choice: 'tortuga', price: 1 })
})

test('plans lie open once rum has been thrown; hands never do', () => {
  const { state } = landed({ hands: HANDS }, [['horse', 'vertical'], ['rising']])
  const seen = jackal.view(state, 1)
  expect(seen.players[0]!.plan).toEqual(['horse', 'vertical'])
  const other: CardName[][] = [['horse', 'vertical', 'friday'], HANDS[1]!]
  expect(jackal.view(landed({ hands: other }, [['horse', 'vertical'], ['rising']]).state, 1)).toEqual(seen)
  expect(seen.hand).toEqual(['falling', 'weapon'])
  expect(jackal.view(state, null).hand).toEqual([])
})

test('discards are known to all, and so never in a hand that one imagines', () => {
  const sketch = { hands: HANDS, top: ['horse', 'horse', 'horse', 'horse'] as CardName[], deckIsShort: true }
  const state = position(sketch)
  expect(jackal.view(state, null).discards).toHaveLength(60 - 6 - 4)
  for (const world of worlds(state, 0)) expect(world.discards).toEqual(state.discards)
})

test('islands to come are guessed, those turned up are not', () => {
  const state = position({ hands: HANDS, number: 3 })
  const seen = worlds(state, 0)
  expect(new Set(seen.map(({ voyage }) => voyage.slice(0, 3).join())).size).toBe(1)
  expect(new Set(seen.map(({ voyage }) => voyage[3])).size).toBeGreaterThan(10)
})

test('a plan face down is imagined as one that could have been laid', () => {
  const { state } = planned(
    {
      hands: [
        ['horse', 'rum'],
        ['red-flag', 'rising', 'falling'],
      ],
    },
    [['horse'], ['red-flag', 'rising', 'falling']],
  )
  const plans = worlds(state, 0).map(({ plans: [, plan] }) => plan!)
  expect(
    plans.every((plan) => plan.length === 3 && plan.slice(1).every((kind) => kind < 7) && plan[0]! < 9),
  ).toBe(true)
  expect(new Set(plans.map(String)).size).toBeGreaterThan(10)
})

describe('a hand that laid a useless card', () => {
  const hands: CardName[][] = [['red-flag'], ['rum', 'weapon', 'weapon', 'friday', 'rum']]
  const top: CardName[] = ['horse', 'horse', 'horse', 'horse', 'horse']
  const { state } = landed({ hands, top }, [['red-flag'], ['friday']])

  test('has no movement card and no flag, as all now know; what it draws since is open', () => {
    expect(jackal.view(state, 0).players[1]!.idle).toBe(4)
    for (const world of worlds(state, 0)) {
      expect(listCards(world.hands[1]!).filter((kind) => kind > 8).length).toBeGreaterThanOrEqual(4)
    }
  })

  test('is known to hold one such card less with each that it plays', () => {
    const { state: rum } = after(state, ...decide(0, ['horse']), ...decide(1, ['horse']))
    expect(rum.turn).toBe(1)
    expect(jackal.view(after(rum, [1, { type: 'rum', on: 0 }]).state, 0).players[1]!.idle).toBe(3)
  })
})

describe('after the discards were shuffled', () => {
  const hands: CardName[][] = [
    ['red-flag', 'horse', 'horse', 'horse'],
    ['red-flag', 'rum', 'rum', 'weapon'],
  ]
  const { state } = landed({ hands, top: [], deckIsShort: true }, [['red-flag'], ['red-flag']])

  test('two players know each other’s old cards: all that is not in the new deck nor with them', () => {
    expect(state.hands.map(countAll)).toEqual([4, 4])
    for (const world of worlds(state, 0)) {
      expect(world.hands[1]![kinds(['rum'])[0]!]).toBeGreaterThanOrEqual(2)
      expect(world.hands[1]![kinds(['weapon'])[0]!]).toBeGreaterThanOrEqual(1)
    }
  })

  test('what was drawn since may be anything', () => {
    const drawn = worlds(state, 0).map((world) => world.drawn[1]!.join())
    expect(new Set(drawn).size).toBeGreaterThan(5)
  })

  test('an old card that was shown is no longer there', () => {
    const old: CardName[] = ['rum']
    const plan = (seat: number) => {
      const lay = jackal.moves(state, seat).find((move) => move.type === 'lay')!
      return [
        [seat, lay],
        [seat, { type: 'ready' }],
      ] as Step[]
    }
    const { state: rum } = after(state, ...plan(0), ...plan(1))
    const { state: thrown } = after(rum, [1, { type: 'rum', on: 0 }], [1, { type: 'rum', on: 0 }])
    expect(thrown.phase).toBe('rum')
    const left = worlds(thrown, 0).map((world) => world.hands[1]![kinds(old)[0]!]!)
    expect(Math.min(...left)).toBe(0)
  })
})

test('three players know together what the other two held when the discards were shuffled', () => {
  const hands: CardName[][] = [
    ['red-flag', 'horse', 'horse', 'horse'],
    ['red-flag', 'rum', 'rum', 'weapon'],
    ['blue-flag', 'friday', 'friday', 'friday'],
  ]
  const { state } = landed({ hands, top: [], deckIsShort: true }, [['red-flag'], ['red-flag'], ['blue-flag']])
  for (const world of worlds(state, 0)) {
    const others = world.hands[1]!.map((count, kind) => count + world.hands[2]![kind]!)
    expect(others[kinds(['friday'])[0]!]).toBe(3)
    expect(others[kinds(['rum'])[0]!]).toBeGreaterThanOrEqual(2)
  }
})
