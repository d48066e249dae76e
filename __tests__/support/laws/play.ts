import { IllegalMove } from '@/rules/core/errors'
import { sameJson } from '@/rules/core/json'
import { replayMatch, startMatch, type Match } from '@/rules/core/match'
import { createRng } from '@/rules/core/rng'
import { openTable, type AnyTable } from '../tables'
import { walk, walkToEnd } from '../walk'
import { expectPlainJson, hash, mutated, reloaded } from './json'

/** Law 1. `walk` itself fails when an actor has no move or play does not end. */
export function playEndsWithAResult(table: AnyTable, seed: number, choices: number): void {
  const { game } = table
  for (const { before } of walk(table, seed, choices)) {
    if (game.result(before) !== null) throw new Error('a result before the end')
  }
  const result = game.result(walkToEnd(table, seed, choices))
  if (result === null) throw new Error('no result at the end')
  expectPlainJson(result)
  expect(result.points).toHaveLength(table.seats)
  expect(result.breakdown).toHaveLength(table.seats)
  expect(result.winners.length).toBeGreaterThan(0)
  expect(result.breakdown.map((lines) => lines.reduce((sum, line) => sum + line.points, 0))).toEqual(
    result.points,
  )
}

/** Law 2. */
export function sameSeedAndMovesGiveSameStates(table: AnyTable, seed: number, choices: number): void {
  const { game } = table
  let again = openTable(table, seed)
  for (const { before, seat, move, after, events } of walk(table, seed, choices)) {
    expectPlainJson(before)
    expectPlainJson(move)
    expectPlainJson(events)
    expect(hash(again)).toBe(hash(before))
    again = reloaded(again)
    game.apply(again, seat, reloaded(move))
    expect(hash(again)).toBe(hash(after))
  }
}

/** Law 3, first half. */
export function applyOnACloneLeavesTheOriginal(table: AnyTable, seed: number, choices: number): void {
  const { game } = table
  for (const { before, seat, move } of walk(table, seed, choices)) {
    const was = hash(before)
    const copy = game.clone(before)
    // As text, too: then states can be compared without sorting their keys.
    expect(JSON.stringify(copy)).toBe(JSON.stringify(before))
    game.apply(copy, seat, move)
    expect(hash(before)).toBe(was)
  }
}

/** Law 3, second half: `junk` is any JSON; it is tried as it is, and legal moves are tried slightly changed. */
export function illegalMovesThrowAndChangeNothing(
  table: AnyTable,
  seed: number,
  choices: number,
  junk: readonly unknown[],
): void {
  const { game } = table
  const rng = createRng(choices)
  for (const { before, move } of walk(table, seed, choices)) {
    const seats = [...Array(table.seats).keys(), -1, table.seats, 0.5]
    const seat = seats[rng.int(seats.length)]!
    const listed = Number.isInteger(seat) && seat >= 0 && seat < table.seats ? game.moves(before, seat) : []
    const was = hash(before)
    const tries = [junk[rng.int(junk.length)], mutated(move, rng), mutated(mutated(move, rng), rng)]
    for (const attempt of tries) {
      const copy = game.clone(before)
      const twin = listed.find((legal) => sameJson(legal, attempt))
      if (twin !== undefined) {
        const expected = game.clone(before)
        game.apply(expected, seat, twin)
        game.apply(copy, seat, attempt)
        expect(hash(copy)).toBe(hash(expected))
      } else {
        const problem = problemOf(() => game.apply(copy, seat, attempt))
        if (!(problem instanceof IllegalMove)) {
          throw new Error(`seat ${seat} with ${hash(attempt)}: expected IllegalMove, got ${String(problem)}`)
        }
        expect(hash(copy)).toBe(was)
      }
    }
  }
}

function problemOf(action: () => void): unknown {
  try {
    action()
  } catch (error) {
    return error
  }
  return 'no error'
}

/** Law 3 again: what `moves` lists is all different, and every one of it can be played. */
export function everyListedMoveIsLegalAndListedOnce(table: AnyTable, seed: number, choices: number): void {
  const { game } = table
  for (const { before } of walk(table, seed, choices)) {
    for (let seat = 0; seat < table.seats; seat++) {
      const moves = game.moves(before, seat)
      expect(moves.length > 0).toBe(game.actors(before).includes(seat))
      expect(new Set(moves.map(hash)).size).toBe(moves.length)
      for (const move of moves) game.apply(game.clone(before), seat, move)
    }
  }
}

/** Law 4: the census tells which pieces are missing, doubled or out of place. */
export function piecesAreConserved(
  table: AnyTable,
  census: (state: unknown) => string[],
  seed: number,
  choices: number,
): void {
  const { game } = table
  const rng = createRng(choices)
  expect(census(openTable(table, seed))).toEqual([])
  for (const { after, seat } of walk(table, seed, choices)) {
    expect(census(after)).toEqual([])
    expect(census(game.imagine(game.view(after, seat), rng))).toEqual([])
  }
}

/** Law 7. */
export function aCutLogGivesTheStateOfThatMoment(
  table: AnyTable,
  seed: number,
  choices: number,
  cut: number,
): void {
  const { game, options, seats } = table
  const match = startMatch(game, { seats, options, seed })
  const states = [openTable(table, seed)]
  for (const { seat, move, after } of walk(table, seed, choices)) {
    match.moves.push({ seat, move })
    states.push(after)
  }
  const length = cut % states.length
  const log = reloaded({ ...match, moves: match.moves.slice(0, length) }) as Match
  expect(hash(replayMatch(game, log))).toBe(hash(states[length]))
}

/** Law 8, first half. */
export function earlierStatesStayAsTheyWere(table: AnyTable, seed: number, choices: number): void {
  const { game } = table
  const states: unknown[] = []
  const hashes = [hash(openTable(table, seed))]
  for (const { before, after } of walk(table, seed, choices)) {
    states.push(before)
    hashes.push(hash(after))
    for (const seat of game.actors(after)) game.moves(after, seat)
    game.view(after, 0)
    game.result(after)
    states.forEach((state, i) => {
      if (hash(state) !== hashes[i]) throw new Error(`state ${i} changed when move ${states.length} was made`)
    })
  }
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [items.slice()]
  return items.flatMap((item, i) => orders(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]))
}

const MOST_ORDERS = 24

/** Law 8, second half: one move of everybody awaited, in every order (the first two dozen of five people's). */
export function simultaneousMovesCommute(table: AnyTable, seed: number, choices: number): void {
  const { game } = table
  const rng = createRng(choices)
  for (const { before } of walk(table, seed, choices)) {
    const actors = game.actors(before)
    if (actors.length < 2) continue
    const chosen = actors.map((seat) => {
      const moves = game.moves(before, seat)
      return { seat, move: moves[rng.int(moves.length)] }
    })
    const ends = orders(chosen)
      .slice(0, MOST_ORDERS)
      .map((order) => {
        const state = game.clone(before)
        order.forEach(({ seat, move }) => game.apply(state, seat, move))
        return hash(state)
      })
    expect(new Set(ends).size).toBe(1)
  }
}
