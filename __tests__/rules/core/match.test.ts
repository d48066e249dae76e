import { replayMatch, replaySteps, startMatch, undo, type LoggedMove, type Match } from '@/rules/core/match'
import type { Seat } from '@/rules/core/game'
import { problemOf } from '@/__tests__/support/problem'
import { highCard, type HighCardState } from '@/__tests__/support/secret-game'

const fresh = () => startMatch(highCard, { seats: 2, options: { deck: 'long', die: 'on' }, seed: 5 })
const stateOf = (match: Match) => replayMatch(highCard, match) as HighCardState

/** The match after that seat also made its first legal move. */
function moved(match: Match, seat: Seat): Match {
  const move = highCard.moves(stateOf(match), seat)[0]
  return { ...match, moves: [...match.moves, { seat, move }] }
}

const firstRound = () => moved(moved(fresh(), 0), 1)

describe('starting', () => {
  test('a match records its rules, its whole table and no moves', () => {
    expect(startMatch(highCard, { seats: 3, seed: 1 })).toEqual({
      version: 1,
      game: 'high-card',
      options: { deck: 'short', die: 'off' },
      seats: 3,
      seed: 1,
      moves: [],
    })
  })

  test('a table that makes no sense is refused', () => {
    expect(problemOf(() => startMatch(highCard, { seats: 7, seed: 1 }))).toBe('seats')
    expect(problemOf(() => startMatch(highCard, { seats: 2, seed: -1 }))).toBe('seed')
    expect(problemOf(() => startMatch(highCard, { seats: 2, seed: 1, options: { deck: 3 } }))).toBe('options')
  })
})

describe('replaying', () => {
  test('the steps lead to the same state as the replay, each with its events', () => {
    const match = firstRound()
    const { opening, steps } = replaySteps(highCard, match)
    expect(opening).toEqual(stateOf(fresh()))
    expect(steps.map(({ seat }) => seat)).toEqual([0, 1])
    expect(steps[1]!.state).toEqual(stateOf(match))
    expect(steps[1]!.events.map(({ event }) => event.type)).toEqual(['laid', 'shown', 'drew', 'drew'])
  })

  test.each([
    ['of another game', { game: 'low-card' }, 'game'],
    ['of other rules', { version: 2 }, 'version'],
    ['with unknown options', { options: { deck: 'endless' } }, 'options'],
    ['with a table nobody can sit at', { seats: 5 }, 'seats'],
    ['with a seed that is none', { seed: 0.5 }, 'seed'],
    ['with an illegal move', { moves: [{ seat: 0, move: { type: 'lay', card: 99 } }] }, 'moves'],
    ['without a list of moves', { moves: null as unknown as [] }, 'moves'],
    ['with something that is no move', { moves: [null as unknown as LoggedMove] }, 'moves'],
    ['with a move of a seat that does not exist', { moves: [{ seat: 9, move: null }] }, 'moves'],
  ])('a log %s is refused', (_, changes, problem) => {
    const log: Match = { ...fresh(), ...changes }
    expect(problemOf(() => replayMatch(highCard, log))).toBe(problem)
    expect(problemOf(() => replaySteps(highCard, log))).toBe(problem)
  })

  test('the refusal of a log names the first move that is not legal', () => {
    const log = firstRound()
    log.moves.push({ seat: 0, move: { type: 'fly' } }, { seat: 1, move: { type: 'fly' } })
    expect(() => replayMatch(highCard, log)).toThrow(/move 3 of the log/)
  })

  test('an error of the rules themselves is not taken for a broken log', () => {
    const game = {
      ...highCard,
      apply: () => {
        throw new TypeError('a mistake in the rules')
      },
    }
    expect(() => replayMatch(game, firstRound())).toThrow(TypeError)
    expect(() => replaySteps(game, firstRound())).toThrow(TypeError)
  })
})

describe('undoing', () => {
  const takeBack = (match: Match, seat: Seat, people: Seat[]) =>
    undo(match, replaySteps(highCard, match).steps, seat, (s) => people.includes(s))

  test('takes back the last move and leaves the given match alone', () => {
    const match = moved(fresh(), 0)
    expect(takeBack(match, 0, [0, 1])).toEqual({ match: fresh() })
    expect(match.moves).toHaveLength(1)
  })

  test('takes the replies of bots back with it', () => {
    const match = moved(moved(startMatch(highCard, { seats: 3, seed: 5 }), 0), 1)
    expect(takeBack(match, 0, [0])).toEqual({ match: { ...match, moves: [] } })
  })

  test('refuses when there is nothing yet', () => {
    expect(takeBack(fresh(), 0, [0, 1])).toEqual({ refusal: 'nothing-yet' })
  })

  test('refuses when only bots have moved so far', () => {
    expect(takeBack(moved(fresh(), 1), 0, [0])).toEqual({ refusal: 'nothing-yet' })
  })

  test('refuses to go past something revealed, by oneself or by a bot', () => {
    expect(takeBack(firstRound(), 1, [1])).toEqual({ refusal: 'revealed' })
    expect(takeBack(firstRound(), 0, [0])).toEqual({ refusal: 'revealed' })
  })

  test("refuses to go past another person's move", () => {
    const match = moved(moved(startMatch(highCard, { seats: 3, seed: 5 }), 0), 1)
    expect(takeBack(match, 0, [0, 1])).toEqual({ refusal: 'other-person' })
  })
})
