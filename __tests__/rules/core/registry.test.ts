import { createRng, games, newMatch, replay, type Match } from '@/rules'
import { problemOf } from '@/__tests__/support/problem'
import { tablesOf } from '@/__tests__/support/tables'
import { pick } from '@/rules/bots/random'

test('games are registered under their own id', () => {
  expect(Object.entries(games).filter(([id, game]) => id !== game.id)).toEqual([])
  expect(Object.keys(games).length).toBeGreaterThan(0)
})

test.each(['low-card', '', 'toString', '__proto__'])('there is no game %p', (id) => {
  expect(problemOf(() => newMatch(id, { seats: 2, seed: 1 }))).toBe('game')
  const log: Match = { version: 1, game: id, options: {}, seats: 2, seed: 1, moves: [] }
  expect(problemOf(() => replay(log))).toBe('game')
})

test.each([null, 5, 'text', [[]]])('%j is neither a table nor a match', (junk) => {
  expect(problemOf(() => replay(junk as unknown as Match))).toBe('record')
  expect(problemOf(() => newMatch('nimble-thieves', junk as unknown as Match))).toBe('record')
})

test.each(['game', 'seats', 'seed', 'version'])(
  'a match is refused by its %s, whatever JSON it is',
  (part) => {
    const match = newMatch('nimble-thieves', { seats: 2, seed: 1 })
    for (const junk of [null, '2', [2], { toString: 1 }]) {
      expect(problemOf(() => replay({ ...match, [part]: junk }))).toBe(part)
    }
  },
)

test.each(Object.values(games).map((game) => [game.id, game] as const))(
  '%s: a match started by its id replays to what was played',
  (id, game) => {
    const { options, seats } = tablesOf(game)[0]!
    const match = newMatch(id, { seats, options, seed: 3 })
    const state = game.setup({ seats, options, seed: 3 })
    const rng = createRng(4)
    for (let i = 0; i < 10; i++) {
      const seat = pick(game.actors(state), rng)
      const move = pick(game.moves(state, seat), rng)
      game.apply(state, seat, move)
      match.moves.push({ seat, move })
    }
    expect(replay(match)).toEqual(state)
  },
)

test.each(Object.values(games).map((game) => [game.id, game] as const))(
  '%s: a table that makes no sense is refused by its own set-up too',
  (_, game) => {
    const { options, seats } = tablesOf(game)[0]!
    expect(problemOf(() => game.setup({ seats: 99, options, seed: 1 }))).toBe('seats')
    expect(problemOf(() => game.setup({ seats, options, seed: -1 }))).toBe('seed')
    expect(problemOf(() => game.setup({ seats, options: { nonsense: true }, seed: 1 }))).toBe('options')
  },
)
