import { hasExactly, sameJson, shown } from '@/rules/core/json'

test('the order of keys does not matter, the order of a list does', () => {
  expect(sameJson({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
  expect(sameJson([1, 2], [2, 1])).toBe(false)
})

test.each([
  ['another value', { a: 1 }, { a: 2 }],
  ['a key too many', { a: 1 }, { a: 1, b: 1 }],
  ['a key under another name', { a: undefined }, { b: undefined }],
  ['a list and an object', [], {}],
  ['null and an object', null, {}],
  ['a number and its text', 1, '1'],
  ['a shorter list', [1], [1, 1]],
])('%s is not the same', (_, a, b) => {
  expect(sameJson(a, b)).toBe(false)
  expect(sameJson(b, a)).toBe(false)
})

test('an object has exactly its own keys: inherited ones do not count', () => {
  expect(hasExactly({ type: 'lay', card: 1 }, ['card', 'type'])).toBe(true)
  expect(hasExactly({ type: 'lay' }, ['card', 'type'])).toBe(false)
  expect(hasExactly({ type: 'lay', card: 1, more: 1 }, ['card', 'type'])).toBe(false)
  expect(hasExactly({ x: 1 }, ['toString'])).toBe(false)
  expect(hasExactly(['type'], ['0'])).toBe(false)
  expect(hasExactly(null, [])).toBe(false)
})

test('anything can be shown to a developer, a text apart from the number it looks like', () => {
  expect([2, '2', NaN, null, undefined].map(shown)).toEqual(['2', '"2"', 'NaN', 'null', 'undefined'])
  expect(shown({ toString: 1 })).toBe('{"toString":1}')
})
