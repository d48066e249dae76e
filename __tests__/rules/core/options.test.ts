import { IllegalSetup } from '@/rules/core/errors'
import type { AnyGame } from '@/rules/core/game'
import {
  changeOption,
  checkOptions,
  checkTable,
  defaultOptions,
  optionCombinations,
  possibleValues,
} from '@/rules/core/options'
import { highCard } from '@/__tests__/support/secret-game'
import { problemOf } from '@/__tests__/support/problem'

test('options that are not given take their defaults', () => {
  expect(defaultOptions(highCard)).toEqual({ deck: 'short', die: 'off' })
  expect(checkOptions(highCard, undefined)).toEqual({ deck: 'short', die: 'off' })
  expect(checkOptions(highCard, { deck: 'long' })).toEqual({ deck: 'long', die: 'off' })
})

test.each([
  ['an unknown name', { colour: 'red' }],
  ['an unknown value', { deck: 'endless' }],
  ['a value of another type', { die: true }],
  ['a name that every object inherits', { toString: 'short' }],
  ['a list', ['short']],
  ['nothing at all', null],
  ['a text', 'short'],
])('%s is refused as options', (_, given) => {
  expect(problemOf(() => checkOptions(highCard, given))).toBe('options')
})

test('only combinations that somebody can play exist', () => {
  expect(optionCombinations(highCard)).toEqual([
    { deck: 'short', die: 'off' },
    { deck: 'long', die: 'off' },
    { deck: 'long', die: 'on' },
  ])
})

test('changing an option sets others back to their default where no game would be left', () => {
  const withDie = { deck: 'long', die: 'on' }
  expect(changeOption(highCard, withDie, 'deck', 'short')).toEqual({ deck: 'short', die: 'off' })
  expect(changeOption(highCard, withDie, 'die', 'off')).toEqual({ deck: 'long', die: 'off' })
  expect(withDie).toEqual({ deck: 'long', die: 'on' })
})

test('a value is possible when some game is left, with others set back if need be', () => {
  expect(possibleValues(highCard, { deck: 'long', die: 'on' }, 'deck')).toEqual(['short', 'long'])
  expect(possibleValues(highCard, { deck: 'short', die: 'off' }, 'die')).toEqual(['off'])
  expect(possibleValues(highCard, { deck: 'short', die: 'off' }, 'colour')).toEqual([])
})

test.each([1, 4, 0, -2, 2.5, NaN])('%p seats are refused', (seats) => {
  expect(problemOf(() => checkTable(highCard, { seats, options: {}, seed: 1 }))).toBe('seats')
})

test('seats are refused where the options leave none', () => {
  const options = { deck: 'short', die: 'on' }
  expect(problemOf(() => checkTable(highCard, { seats: 2, options, seed: 1 }))).toBe('seats')
})

test.each([-1, 1.5, 2 ** 32, NaN, Infinity])('the seed %p is refused', (seed) => {
  expect(problemOf(() => checkTable(highCard, { seats: 2, options: {}, seed }))).toBe('seed')
})

test('the smallest and the largest seed are fine', () => {
  for (const seed of [0, 2 ** 32 - 1]) {
    expect(checkTable(highCard, { seats: 3, options: {}, seed })).toEqual(defaultOptions(highCard))
  }
})

test('a refusal says which part of the table is wrong and names it', () => {
  expect(() => checkTable(highCard, { seats: 9, options: {}, seed: 1 })).toThrow(IllegalSetup)
  expect(() => checkTable(highCard, { seats: 9, options: {}, seed: 1 })).toThrow(/high-card is not for 9/)
})

describe('an option that means nothing beside those before it', () => {
  const fussy: AnyGame = {
    ...highCard,
    options: {
      deck: { values: ['short', 'long'], default: 'short' },
      die: { values: ['off', 'on'], default: 'off', when: ({ deck }) => deck === 'long' },
    },
    seats: () => [2, 3],
  }
  test('is not offered, and is one combination only', () => {
    expect(possibleValues(fussy, { deck: 'short', die: 'off' }, 'die')).toEqual([])
    expect(possibleValues(fussy, { deck: 'long', die: 'off' }, 'die')).toEqual(['off', 'on'])
    expect(optionCombinations(fussy)).toHaveLength(3)
  })
  test('falls back to its default, but any value of it is taken', () => {
    expect(changeOption(fussy, { deck: 'long', die: 'on' }, 'deck', 'short').die).toBe('off')
    expect(checkTable(fussy, { seats: 2, options: { deck: 'short', die: 'on' }, seed: 1 }).die).toBe('on')
  })
})
