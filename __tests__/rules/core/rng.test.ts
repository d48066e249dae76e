import { createRng, rngIn } from '@/rules/core/rng'

const draws = (seed: number, count: number) => {
  const rng = createRng(seed)
  return Array.from({ length: count }, () => rng.next())
}

test('the same seed gives the same numbers, another seed gives others', () => {
  expect(draws(7, 20)).toEqual(draws(7, 20))
  expect(draws(7, 20)).not.toEqual(draws(8, 20))
})

test('numbers lie in [0, 1) and whole ones below their bound, each about equally often', () => {
  const rng = createRng(1)
  const counts = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 60_000; i++) counts[rng.int(6)]!++
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  expect(draws(3, 10_000).every((x) => x >= 0 && x < 1)).toBe(true)
})

test('a shuffle keeps every item, works in place and reaches every order', () => {
  const rng = createRng(2)
  const orders = new Set<string>()
  for (let i = 0; i < 500; i++) {
    const items = ['a', 'b', 'c', 'd']
    expect(rng.shuffle(items)).toBe(items)
    expect(items.slice().sort()).toEqual(['a', 'b', 'c', 'd'])
    orders.add(items.join(''))
  }
  expect(orders.size).toBe(24)
})

test('a generator lives in its holder: going on from a saved copy gives the same numbers', () => {
  const holder = { rng: 99 }
  rngIn(holder).next()
  const saved = { ...holder }
  const onwards = [rngIn(holder).next(), rngIn(holder).int(100)]
  expect([rngIn(saved).next(), rngIn(saved).int(100)]).toEqual(onwards)
  expect(Number.isInteger(holder.rng) && holder.rng >= 0 && holder.rng <= 0xffffffff).toBe(true)
})
