import { planFrom } from '@/scripts/bench/plan'
import { UsageError } from '@/scripts/lab/plan'

const asked = (line: string) => planFrom(line.split(' ').filter((word) => word !== ''))

test('everything is measured unless something is asked for', () => {
  const { tables, against } = asked('')
  expect(new Set(tables.map(({ game }) => game)).size).toBeGreaterThan(2)
  expect(against).toBeNull()
})

test('a game, its options and its seats can be asked for', () => {
  expect(asked('--game king-of-thieves --seats 5').tables).toEqual([
    { game: 'king-of-thieves', options: {}, seats: 5 },
  ])
  const basic = asked('--options variant=basic --against main')
  expect(basic.tables).toEqual([{ game: 'nimble-thieves', options: { variant: 'basic' }, seats: 2 }])
  expect(basic.against).toBe('main')
})

test.each(['--game chess', '--seats 9', '--options variant=x', '--fast'])('%s is refused', (line) => {
  expect(() => asked(line)).toThrow(UsageError)
})
