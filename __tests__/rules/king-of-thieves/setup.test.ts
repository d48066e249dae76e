import { kingOfThieves } from '@/rules/king-of-thieves'
import { CARDS, cardsOfDeck } from '@/rules/king-of-thieves/cards'
import { CENTRE, NO_CARD } from '@/rules/king-of-thieves/state'

const setup = (seats: number, seed = 7) => kingOfThieves.setup({ seats, options: {}, seed })

describe('setting up', () => {
  test.each([
    [3, 10],
    [4, 11],
    [5, 13],
  ])('%i players roll %i dice', (seats, dice) => {
    const state = setup(seats)
    expect(state.faces).toHaveLength(dice)
    expect(state.places.every((place) => place === CENTRE)).toBe(true)
  })

  test.each([2, 6])('%i players cannot play', (seats) => {
    expect(() => setup(seats)).toThrow('seats')
  })

  test('everybody starts with one coin and no infamy', () => {
    const state = setup(4)
    expect(state.coins).toEqual([1, 1, 1, 1])
    expect(state.infamy).toEqual([0, 0, 0, 0])
  })

  test('the three decks have 16, 19 and 14 cards, of which 13, 12 and 11 are played', () => {
    const state = setup(3)
    expect([0, 1, 2].map((deck) => cardsOfDeck(deck).length)).toEqual([16, 19, 14])
    // Five cards of deck A lie on the market.
    expect(state.decks.map((deck) => deck.length)).toEqual([13 - 5, 12, 11])
    expect(state.removed.map((card) => CARDS[card]!.deck).sort()).toEqual([
      ...Array<number>(3).fill(0),
      ...Array<number>(7).fill(1),
      ...Array<number>(3).fill(2),
    ])
  })

  test('the first five cards of deck A are the market', () => {
    const { market } = setup(3)
    expect(market.slice(0, 5).every((card) => CARDS[card]?.deck === 0)).toBe(true)
    expect(market.slice(5).every((card) => card === NO_CARD)).toBe(true)
  })

  test('every card of a deck may be removed, and every one may lie on top', () => {
    for (const deck of [0, 1, 2]) {
      const removed = new Set<number>()
      const onTop = new Set<number>()
      for (let seed = 0; seed < 300; seed++) {
        const state = setup(3, seed)
        for (const card of state.removed) if (CARDS[card]!.deck === deck) removed.add(card)
        onTop.add(state.decks[deck]!.at(-1)!)
      }
      expect(removed.size).toBe(cardsOfDeck(deck).length)
      expect(onTop.size).toBe(cardsOfDeck(deck).length)
    }
  })

  test('the first starter is drawn by lot and holds the piece', () => {
    const starters = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const state = setup(3, seed)
      expect(state.piece).toBe(state.turn)
      starters.add(state.turn)
    }
    expect([...starters].sort()).toEqual([0, 1, 2])
  })

  test('there are 49 different cards', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(49)
  })
})
