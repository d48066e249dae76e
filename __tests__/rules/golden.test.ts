import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { games } from '@/rules'
import { GOLDEN_SEED } from '../support/fullest'
import { tableName, tablesOf } from '../support/tables'
import { tellMatch } from '../support/tell'

/**
 * A golden playthrough for each table of each game. When the rules change on purpose, rewrite them with
 * UPDATE_GOLDEN=1 npx jest golden — and read what changed.
 */
const folder = join(__dirname, 'golden')
const updating = process.env.UPDATE_GOLDEN === '1'

const tables = Object.values(games).flatMap(tablesOf)
const fileOf = (table: (typeof tables)[number]) => join(table.game.id, `${tableName(table)}.txt`)
const expected = tables.map(fileOf)

function filesThere(): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((game) =>
    readdirSync(join(folder, game)).map((file) => join(game, file)),
  )
}

test.each(tables.map((table) => [fileOf(table), table] as const))(
  '%s tells the match as it goes',
  (file, table) => {
    const path = join(folder, file)
    const told = tellMatch(table, GOLDEN_SEED)
    if (updating) {
      mkdirSync(join(folder, table.game.id), { recursive: true })
      writeFileSync(path, told)
    }
    expect(existsSync(path)).toBe(true)
    expect(told).toBe(readFileSync(path, 'utf8'))
  },
)

test('no golden playthrough is superfluous', () => {
  const superfluous = filesThere().filter((file) => !expected.includes(file))
  if (updating) superfluous.forEach((file) => rmSync(join(folder, file)))
  expect(filesThere().filter((file) => !expected.includes(file))).toEqual([])
})
