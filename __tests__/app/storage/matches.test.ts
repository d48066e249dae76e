import AsyncStorage from '@react-native-async-storage/async-storage'

import { readMatches, setAside, writeMatch } from '@/app/storage/matches'
import { parseRecord, type MatchRecord } from '@/app/storage/records'
import { startMatch } from '@/rules'
import { nimbleThieves } from '@/rules/nimble-thieves'

function record(id: string, changes: Partial<MatchRecord> = {}): MatchRecord {
  return {
    format: 1,
    id,
    created: 1,
    updated: 2,
    over: false,
    players: [
      { kind: 'person', name: 'Ann', colour: 0 },
      { kind: 'bot', character: 'pip', colour: 1 },
    ],
    match: startMatch(nimbleThieves, { seats: 2, seed: 5 }) as MatchRecord['match'],
    ...changes,
  }
}

beforeEach(() => AsyncStorage.clear())

test('what was written is read again', async () => {
  await writeMatch(record('first1'))
  await writeMatch(record('second'))
  const { records, broken } = await readMatches()
  expect(records).toEqual(expect.arrayContaining([record('first1'), record('second')]))
  expect(broken).toEqual([])
})

test.each([
  ['cut off', '{"format":1,"id":"broken'],
  ['not a record', '"hello"'],
  ['of an unknown format', JSON.stringify({ ...record('broken'), format: 99 })],
  ['without players', JSON.stringify({ ...record('broken'), players: [] })],
  [
    'with two players of one colour',
    JSON.stringify(
      record('broken', { players: [record('x').players[0]!, { ...record('x').players[1]!, colour: 0 }] }),
    ),
  ],
  ['under another id', JSON.stringify(record('someoneelse'))],
])('a record %s is set aside whole, and the others are untouched', async (_, text) => {
  await writeMatch(record('healthy'))
  await AsyncStorage.setItem('match/broken', text)
  const read = await readMatches()
  expect(read.records).toEqual([record('healthy')])
  expect(read.broken).toEqual([{ id: 'broken', text }])
  expect(read.newlyBroken).toBe(1)
  const again = await readMatches()
  expect(again.broken).toEqual([{ id: 'broken', text }])
  expect(again.newlyBroken).toBe(0)
})

test('setting aside copies before it erases', async () => {
  await writeMatch(record('match1'))
  const erase = jest
    .spyOn(AsyncStorage, 'removeItem')
    .mockImplementationOnce(() => Promise.reject(new Error('no')))
  await expect(setAside('match1', 'text')).rejects.toThrow('no')
  expect(await AsyncStorage.getItem('broken/match1')).toBe('text')
  expect(await AsyncStorage.getItem('match/match1')).not.toBeNull()
  erase.mockRestore()
})

describe('names', () => {
  const named = (name: string) =>
    JSON.stringify(
      record('match1', { players: [{ kind: 'person', name, colour: 0 }, record('x').players[1]!] }),
    )

  test.each(['', '   ', 'a'.repeat(21), 'new\nline', 'zero\u200bwidth'])('%j is refused', (name) => {
    expect(parseRecord(named(name))).toHaveProperty('problem')
  })

  test.each(['Ann', 'Анна-Мария', 'x'.repeat(20), 'O’Neill 2'])('%j is fine', (name) => {
    expect(parseRecord(named(name))).toHaveProperty('record')
  })
})
