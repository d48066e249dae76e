import { jackal } from '../../../rules/jackal'
import { after, decide, handOf, heardBy, landed, ofType, planned, position } from './position'

const names = (state: ReturnType<typeof position>, seat: number) =>
  jackal.moves(state, seat).map((move) => ('card' in move ? move.card : move.type))

test('everybody plans at the same time', () => {
  const state = position({ hands: [['rising'], ['horse'], ['vertical']] })
  expect(jackal.actors(state)).toEqual([0, 1, 2])
  expect(jackal.actors(after(state, ...decide(1, ['horse'])).state)).toEqual([0, 2])
})

test('a plan holds movement cards, and a flag only as its first card', () => {
  const state = position({
    hands: [['rising', 'horse', 'red-flag', 'blue-flag', 'doubling', 'rum'], ['rum']],
  })
  expect(names(state, 0)).toEqual(['rising', 'horse', 'red-flag', 'blue-flag'])
  const flagged = after(state, [0, { type: 'lay', card: 'red-flag' }]).state
  expect(names(flagged, 0)).toEqual(['rising', 'horse', 'ready'])
  const moving = after(state, [0, { type: 'lay', card: 'horse' }]).state
  expect(names(moving, 0)).toEqual(['rising', 'ready'])
})

test('doublings, Fridays, weapons and rum are never planned by a hand that has anything else', () => {
  const state = position({ hands: [['doubling', 'friday', 'weapon', 'rum', 'vertical'], ['horse']] })
  expect(names(state, 0)).toEqual(['vertical'])
  const laid = after(state, [0, { type: 'lay', card: 'vertical' }]).state
  expect(names(laid, 0)).toEqual(['ready'])
})

test('cards are laid in the order of the plan, and copies are one move', () => {
  const state = position({ hands: [['rising', 'rising', 'horse'], ['horse']] })
  expect(names(state, 0)).toEqual(['rising', 'horse'])
  const { state: laid } = after(state, ...decide(0, ['horse', 'rising', 'rising']))
  expect(jackal.view(laid, 0).players[0]!.plan).toEqual(['horse', 'rising', 'rising'])
})

test('nobody may do neither: a plan needs a card', () => {
  const state = position({ hands: [['rising'], ['horse']], coins: [0, 1] })
  expect(names(state, 0)).toEqual(['rising'])
  expect(names(state, 1)).toEqual(['horse', 'tortuga'])
})

test('a lone flag is a plan', () => {
  const { state } = landed({ hands: [['red-flag'], ['blue-flag', 'rum']] }, [['red-flag'], ['blue-flag']])
  expect(state.stop).toBe(1)
})

test('a hand with neither movement cards nor flags may lay any one card, with or without coins', () => {
  const state = position({
    hands: [
      ['doubling', 'weapon', 'rum'],
      ['friday', 'weapon'],
    ],
    coins: [0, 2],
  })
  expect(names(state, 0)).toEqual(['doubling', 'weapon', 'rum'])
  expect(names(state, 1)).toEqual(['friday', 'weapon', 'tortuga', 'tortuga'])
  expect(names(after(state, [0, { type: 'lay', card: 'rum' }]).state, 0)).toEqual(['ready'])
})

test('a useless card does nothing, takes no step and is discarded', () => {
  const { state, events } = landed(
    {
      hands: [
        ['friday', 'weapon'],
        ['horse', 'horse'],
      ],
      top: ['rum', 'rum', 'rum', 'rum'],
    },
    [['friday'], ['horse']],
  )
  expect(ofType(events, 'spent')).toEqual([])
  expect(state.turn).toBe(1)
  expect(state.steps[0]).toBe(0)
  const next = after(state, [1, jackal.moves(state, 1)[0]!])
  expect(ofType(next.events, 'discarded')[0]!.cards).toEqual(['horse', 'friday'])
})

test('an empty hand commits an empty plan, and may sail to Tortuga instead', () => {
  const state = position({ hands: [[], ['horse'], []], coins: [0, 0, 1] })
  expect(names(state, 0)).toEqual(['ready'])
  expect(names(state, 2)).toEqual(['ready', 'tortuga'])
})

test('nothing is taken back, and who is ready waits', () => {
  const state = position({ hands: [['rising', 'horse'], ['horse']], coins: [3, 0] })
  const laid = after(state, [0, { type: 'lay', card: 'rising' }]).state
  expect(names(laid, 0)).toEqual(['horse', 'ready'])
  expect(names(after(laid, [0, { type: 'ready' }]).state, 0)).toEqual([])
})

test('nobody hears of another’s plan before all are ready; then all hear how many cards there are', () => {
  const { told } = planned({ hands: [['rising', 'horse'], ['horse']], coins: [0, 0] }, [
    ['rising', 'horse'],
    ['horse'],
  ])
  expect(heardBy(told, 1)).toEqual([
    { type: 'laid', seat: 1, card: 'horse' },
    { type: 'ready', seat: 1 },
    { type: 'all-ready', plans: [2, 1], reveals: true },
  ])
})

describe('Tortuga', () => {
  const hands = [['rising'], ['horse'], ['vertical']] as const
  const top = ['rum', 'rum', 'weapon', 'friday', 'rum', 'horse', 'horse', 'horse'] as const

  test.each([
    [1, 2],
    [2, 3],
    [3, 5],
  ])('sells for %i coins %i cards', (coins, cards) => {
    const { state, told } = planned({ hands, coins: [3, 0, 0], top }, [coins, ['horse'], ['vertical']])
    expect(state.coins[0]).toBe(3 - coins)
    expect(handOf(state, 0)).toHaveLength(1 + cards)
    expect(ofType(heardBy(told, 0), 'bought')[0]!.cards).toEqual(top.slice(0, cards))
    expect(ofType(heardBy(told, 1), 'bought')[0]).toEqual({
      type: 'bought',
      seat: 0,
      coins,
      count: cards,
      reveals: true,
    })
  })

  test('takes no more coins than one has, and only from who has laid nothing', () => {
    const state = position({ hands, coins: [2, 0, 1] })
    const prices = (seat: number) =>
      jackal.moves(state, seat).flatMap((move) => (move.type === 'tortuga' ? [move.coins] : []))
    expect([prices(0), prices(1), prices(2)]).toEqual([[1, 2], [], [1]])
    expect(names(after(state, [0, { type: 'lay', card: 'rising' }]).state, 0)).toEqual(['ready'])
  })

  test('deals in order from the first player', () => {
    const { state } = planned({ hands, coins: [1, 1, 1], first: 2, top }, [1, ['horse'], 1])
    expect(handOf(state, 2)).toEqual(['vertical', 'rum', 'rum'])
    expect(handOf(state, 0)).toEqual(['rising', 'friday', 'weapon'])
  })

  test('keeps its customers from the island: no rum from them nor on them, nothing to announce', () => {
    const sketch = { hands: [['rum'], ['horse', 'rum'], ['vertical', 'vertical']], coins: [1, 0, 0] } as const
    const { state } = planned(sketch, [1, ['horse'], ['vertical']])
    expect(state.turn).toBe(1)
    expect(jackal.moves(state, 1)).toEqual([{ type: 'rum', on: 2 }, { type: 'done' }])
    const { state: later } = after(state, [1, { type: 'done' }])
    expect(later.turn).toBe(2)
    const { state: announcing } = after(later, [2, { type: 'done' }])
    expect(announcing.turn).toBe(1)
  })

  test('costs the card for this island, but not the fill to four', () => {
    const sketch = {
      hands: [['rum', 'rum', 'weapon'], ['horse'], ['rum']],
      coins: [1, 0, 1],
      top: ['friday', 'friday', 'vertical', 'vertical', 'rising', 'falling', 'falling', 'falling', 'horse'],
    } as const
    const { state, events } = landed(sketch, [1, ['horse'], 1])
    const next = after(state, [1, jackal.moves(state, 1)[0]!])
    expect(ofType(events, 'bought').map(({ count }) => count)).toEqual([2, 2])
    // Five cards after buying two: nothing more. The one who sailed draws one and fills up; three fill to four.
    expect(ofType(next.events, 'drew').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 1],
      [1, 3],
      [2, 1],
    ])
  })

  test('may be full: if all sail there, the island passes by', () => {
    const { state, events } = planned({ hands, coins: [1, 2, 3] }, [1, 2, 3])
    expect(state.stop).toBe(1)
    expect(state.phase).toBe('planning')
    expect(ofType(events, 'island')[0]).toMatchObject({ number: 2, first: 1 })
  })
})
