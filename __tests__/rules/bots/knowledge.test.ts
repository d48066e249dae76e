import { games } from '@/rules'
import { greedyMove, knowledgeOf, randomMove } from '@/rules/bots'
import { sameJson } from '@/rules/core/json'
import { createRng } from '@/rules/core/rng'
import { highCard } from '@/__tests__/support/secret-game'
import { tableName, tablesOf, type AnyTable } from '@/__tests__/support/tables'
import { walk } from '@/__tests__/support/walk'

/** What the search relies on, for whatever knowledge a game gives it. */
const tables = [...Object.values(games), highCard].flatMap(tablesOf)
const named = tables.map((table) => [`${table.game.id} ${tableName(table)}`, table] as const)

const positions = (table: AnyTable) => [...walk(table, 4, 5)].filter((_, i) => i % 5 === 0)
const isLegal = ({ game }: AnyTable, state: unknown, seat: number, move: unknown) =>
  game.moves(state, seat).some((legal) => sameJson(legal, move))

describe.each(named)('%s', (_, table) => {
  const { game, seats } = table
  const knowledge = knowledgeOf(game, seats)
  const rng = createRng(6)

  test('candidates are legal, different and never none', () => {
    for (const { before, seat } of positions(table)) {
      const candidates = knowledge.candidates(before, seat, rng)
      expect(candidates.length).toBeGreaterThan(0)
      expect(candidates.filter((move) => !isLegal(table, before, seat, move))).toEqual([])
      const keys = candidates.map((move) => (knowledge.key ? knowledge.key(move) : JSON.stringify(move)))
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('playouts end, and a finished match is worth most to its winners', () => {
    for (let seed = 0; seed < 3; seed++) {
      const state = game.setup({ seats, options: table.options, seed })
      for (let step = 0; game.actors(state).length > 0; step++) {
        expect(step).toBeLessThan(5000)
        knowledge.playoutStep(state, rng)
      }
      const worth = knowledge.evaluate(state)
      const { winners } = game.result(state)!
      const best = Math.max(...worth)
      expect(worth.flatMap((w, seat) => (w > best - 1e-9 ? [seat] : []))).toEqual(winners)
    }
  })

  test('every position is worth between 0 and 1 to each seat', () => {
    for (const { before } of positions(table)) {
      const worth = knowledge.evaluate(before)
      expect(worth).toHaveLength(seats)
      expect(worth.filter((w) => !(w >= 0 && w <= 1))).toEqual([])
    }
  })

  test('the baselines make legal moves', () => {
    for (const { before, seat } of positions(table)) {
      const view = game.view(before, seat)
      expect(isLegal(table, before, seat, randomMove(game, view, seat, rng))).toBe(true)
      expect(isLegal(table, before, seat, greedyMove(game, knowledge, view, seat, rng))).toBe(true)
    }
  })
})
