import { jackal, type State } from '../../../rules/jackal'
import { countAll, type CardName } from '../../../rules/jackal/data'
import { after, handOf, heardBy, landed, ofType, position } from './position'

/** Flags that the island lacks: everybody takes part and nobody moves. */
const FLAG: CardName[] = ['red-flag']
const flags = (...hands: CardName[][]) => ({
  hands: hands.map((hand) => [...FLAG, ...hand]),
  plans: hands.map(() => FLAG),
})

test('all cards laid are discarded, used or not', () => {
  const plan: CardName[] = ['red-flag', 'horse', 'horse']
  const { state } = landed({ hands: [plan, ['blue-flag', 'rum']] }, [plan, ['blue-flag']])
  expect(jackal.view(state, null).discards).toEqual(['horse', 'horse', 'red-flag', 'blue-flag'])
})

test('everybody who sailed here draws one card, also those with four or more left', () => {
  const many: CardName[] = ['rum', 'rum', 'rum', 'weapon', 'weapon']
  const { hands, plans } = flags(many, ['friday', 'friday', 'horse', 'horse'])
  const { state } = landed({ hands, top: ['falling', 'rising'] }, plans)
  expect(handOf(state, 0)).toEqual(['falling', 'weapon', 'weapon', 'rum', 'rum', 'rum'])
  expect(handOf(state, 1)).toEqual(['rising', 'horse', 'horse', 'friday', 'friday'])
})

test('then everybody with fewer than four draws up to four', () => {
  const { hands, plans } = flags(['horse'], ['horse', 'rum', 'rum'])
  const { state } = landed({ hands }, plans)
  expect(state.hands.map(countAll)).toEqual([4, 4])
})

test('one card each comes first, then the fill to four, both in order from the current first player', () => {
  const { hands, plans } = flags(['horse'], [], ['horse', 'horse'])
  const top: CardName[] = [
    'rum',
    'weapon',
    'friday',
    'falling',
    'falling',
    'rising',
    'vertical',
    'vertical',
    'vertical',
  ]
  const { events } = landed({ hands, first: 1, top }, plans)
  expect(ofType(events, 'drew').map(({ seat, cards }) => [seat, cards])).toEqual([
    [1, ['rum']],
    [2, ['weapon']],
    [0, ['friday']],
    [1, ['falling', 'falling', 'rising']],
    [2, ['vertical']],
    [0, ['vertical', 'vertical']],
  ])
})

test('only the drawing seat hears which cards it draws', () => {
  const { hands, plans } = flags(['horse', 'horse', 'horse'], ['horse', 'horse', 'horse'])
  const { told } = landed({ hands, top: ['rum', 'rising'] }, plans)
  expect(ofType(heardBy(told, 1), 'drew')).toEqual([
    { type: 'drew', seat: 0, count: 1, reveals: true },
    { type: 'drew', seat: 1, count: 1, cards: ['rising'], reveals: true },
  ])
})

test('then the first-player card passes to the left, and a new island is turned up', () => {
  const { hands, plans } = flags([], [], [])
  const { state, events } = landed({ hands, first: 2 }, plans)
  expect(state).toMatchObject({ first: 0, stop: 1, phase: 'planning', coins: [0, 0, 0] })
  expect(ofType(events, 'island')[0]).toMatchObject({ number: 2, first: 0 })
  expect(jackal.actors(state)).toEqual([0, 1, 2])
})

describe('an empty deck', () => {
  const { hands, plans } = flags(['horse', 'horse', 'horse'], ['rum'])
  const { state, events } = landed({ hands, top: ['rising'], deckIsShort: true }, plans)

  test('is made anew from the discards, also in the middle of dealing', () => {
    expect(ofType(events, 'reshuffled')).toHaveLength(1)
    const kinds = events.map(({ type }) => type).filter((type) => ['drew', 'reshuffled'].includes(type))
    expect(kinds).toEqual(['drew', 'reshuffled', 'drew', 'drew'])
    expect(state.hands.map(countAll)).toEqual([4, 4])
  })

  test('takes the cards laid on this island with it', () => {
    expect(ofType(events, 'reshuffled')[0]!.count).toBe(60 - 3 - 1 - 1)
    expect(countAll(state.discards)).toBe(0)
  })

  test('is shuffled: another match draws other cards', () => {
    const again = (rng: number) => {
      const fresh: State = { ...position({ hands, top: ['rising'], deckIsShort: true }), rng }
      const end = after(
        fresh,
        [0, { type: 'lay', card: 'red-flag' }],
        [0, { type: 'ready' }],
        [1, { type: 'lay', card: 'red-flag' }],
        [1, { type: 'ready' }],
        [0, { type: 'done' }],
        [1, { type: 'done' }],
      )
      return end.state.deck.join()
    }
    expect(again(1)).not.toBe(again(2))
    expect(again(1)).toBe(again(1))
  })

  test('may also run out on Tortuga', () => {
    const sold = landed({ hands, coins: [3, 0], top: ['rising'], deckIsShort: true }, [3, FLAG])
    expect(ofType(sold.events, 'bought')[0]!.count).toBe(5)
    expect(ofType(sold.events, 'reshuffled')).toHaveLength(1)
  })
})

test('cards that cannot be dealt are not dealt', () => {
  const all = jackal.view(jackal.setup({ seats: 2, options: { islands: 10 }, seed: 1 }), null).pile
  const rest = [...all]
  const take = (card: CardName) => rest.splice(rest.indexOf(card), 1)[0]!
  const small = [take('red-flag')]
  const { state } = landed({ hands: [rest, small], deckIsShort: true }, [['horse'], ['red-flag']])
  const end = after(state, [0, jackal.moves(state, 0)[0]!]).state
  // Only the two cards of the plans are left to be dealt: one to each.
  expect(end.hands.map(countAll)).toEqual([59, 1])
  expect(end.deck).toEqual([])
})

describe('the last island', () => {
  test.each([4, 10] as const)('is number %i; nothing is dealt after it', (islands) => {
    const { hands, plans } = flags(['horse'], ['horse'])
    const { state, events } = landed({ hands, islands, number: islands }, plans)
    expect(ofType(events, 'drew')).toEqual([])
    expect(events[events.length - 1]).toEqual({ type: 'over' })
    expect(jackal.actors(state)).toEqual([])
    expect(state.hands.map(countAll)).toEqual([1, 1])
    const before = landed({ hands, islands, number: islands - 1 }, plans).state
    expect(before.phase).toBe('planning')
  })
})
