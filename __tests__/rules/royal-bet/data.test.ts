import { COLOURS, COLOUR_NAMES, colourOf, isNumber, numberOf } from '@/rules/royal-bet/cards'
import { castFor, CHARACTER_KINDS, kindOf, STARTER_SQUADS } from '@/rules/royal-bet/characters'
import {
  BET_POINTS,
  COLLECTOR_POINTS,
  deckFor,
  JACK_POINTS,
  kingNumber,
  RECHARGE_COST,
  UNUSED_KING_POINTS,
  WHITE_KING_POINTS,
  type Mode,
} from '@/rules/royal-bet/data'
import { card } from './position'

/** What is printed on the cards, told once more as the game's page has it. */

describe('low cards', () => {
  test.each<[Mode, number, number[], number, number]>([
    ['classic', 3, [1, 2, 3, 4, 5, 10], 2, 2],
    ['classic', 4, [1, 2, 3, 4, 5, 6, 7, 10], 2, 2],
    ['classic', 5, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2, 2],
    ['duel', 2, [1, 2, 3, 4, 5, 10], 2, 2],
    ['i-am-king', 3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2, 1],
    ['alliance', 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0, 0],
    ['emperor', 5, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2, 2],
  ])('%s with %i: %j in four colours, %i relics, %i flags', (mode, seats, numbers, relics, flags) => {
    const deck = deckFor(mode, seats)
    const count = (name: string) => deck.filter((one) => one === card(name)).length
    expect([count('relic'), count('flag')]).toEqual([relics, flags])
    for (const colour of COLOURS.slice(1)) {
      const suit = deck.filter((one) => isNumber(one) && colourOf(one) === colour)
      expect(suit.map(numberOf)).toEqual(numbers)
    }
    expect(deck).toHaveLength(4 * numbers.length + relics + flags)
  })
})

describe('characters', () => {
  /** How many of each kind, in the order of kinds: gambler, hermit, militia, berserker, samurai, ninja … */
  const counted = (...table: Parameters<typeof castFor>) =>
    CHARACTER_KINDS.map((kind) => castFor(...table).filter((one) => kindOf(one) === kind).length)
  test('fewer with fewer players', () => {
    expect(counted(2, false, false)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
    expect(counted(3, false, false)).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 0, 0])
    expect(counted(4, false, false)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 1, 0])
    expect(counted(5, false, false)).toEqual([3, 3, 2, 2, 2, 2, 2, 2, 1, 0])
  })
  test('a cheerleader by choice; starter squads keep the third gambler and hermit', () => {
    expect(counted(4, true, false)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 1, 1])
    expect(counted(4, false, true)).toEqual([3, 3, 2, 2, 2, 2, 2, 2, 1, 0])
  })
  test('starter squads', () => {
    expect(Object.fromEntries(STARTER_SQUADS.map((squad, i) => [COLOUR_NAMES[i], squad.join(' ')]))).toEqual({
      white: 'gambler militia collector',
      red: 'gambler samurai ninja',
      blue: 'hermit healer militia',
      green: 'hermit healer ninja',
      black: 'gambler hermit berserker',
    })
  })
  test('bets by wins', () => {
    expect(BET_POINTS).toEqual({
      gambler: { 0: 30, 2: 60 },
      hermit: { 0: 30, 1: 40 },
      militia: { 0: 30, 3: 90 },
      berserker: { 1: 50 },
      samurai: { 2: 60, 3: 90 },
      ninja: { 2: 70 },
      healer: { 1: 40, 2: 60 },
      collector: { 1: 40, 3: 90 },
      jester: {},
      cheerleader: {},
      jack: { 3: 100 },
    })
  })
})

describe('rulers, from white over red, blue and green to black', () => {
  test('kings: numbers, points when unused', () => {
    expect(COLOURS.map((colour) => kingNumber(colour, false))).toEqual([1, 2, 3, 4, 5])
    expect(COLOURS.map((colour) => kingNumber(colour, true))).toEqual([6, 7, 8, 9, 10])
    expect(UNUSED_KING_POINTS).toEqual([60, 50, 40, 30, 20])
  })
  test('relics and flags won: a used white king, a collector', () => {
    expect(WHITE_KING_POINTS).toEqual([0, 20, 50, 80, 150])
    expect(COLLECTOR_POINTS).toEqual([0, 20, 50, 80, 80])
  })
  test('queens: what recharging costs', () => {
    expect(RECHARGE_COST).toEqual([30, 40, 20, 10, 10])
  })
  test('jacks by wins', () => {
    expect(JACK_POINTS).toEqual([
      { 1: 10, 2: 20, 3: 30 },
      { 1: 20, 2: 30 },
      { 0: 20, 1: 20 },
      { 0: 30, 2: 30 },
      { 1: 20, 3: 40 },
    ])
  })
})
