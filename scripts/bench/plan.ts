/// <reference types="node" />

import { parseArgs } from 'node:util'

import { games } from '../../rules'
import type { AnyGame } from '../../rules/core/game'
import { defaultOptions, type Options } from '../../rules/core/options'
import { UsageError } from '../lab/plan'
import type { Table } from './measure'

export type Plan = {
  tables: Table[]
  /** A commit whose rules are measured beside the present ones. */
  against: string | null
}

export const usage = `Measures how fast the rules and the bots are, in Node and on Hermes.

  npm run bench -- [--game <id>] [--options name=value,…] [--seats n] [--against <commit>]

Games: ${Object.keys(games).join(', ')}. With --against the rules of another commit take turns with the present ones.`

export function planFrom(args: readonly string[]): Plan {
  const given = read(args)
  const wanted = (given.options ?? '').split(',').filter((part) => part !== '')
  const tables = Object.values(games)
    .flatMap(tablesOf)
    .filter(({ game }) => given.game === undefined || game === given.game)
    .filter(({ seats }) => given.seats === undefined || String(seats) === given.seats)
    .filter(({ options }) => wanted.every((part) => settings(options).includes(part)))
  if (tables.length === 0) throw new UsageError('nothing that is measured is like that')
  return { tables, against: given.against ?? null }
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: [...args], options: { game: text, options: text, seats: text, against: text } })
      .values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

export function settings(options: Options): string[] {
  return Object.entries(options).map(([name, value]) => `${name}=${value}`)
}

/**
 * The game as it is usually played, and with each single option changed: combinations tell nothing new about
 * speed. The fewest seats, and in the usual game the most, where a decision takes longest.
 */
function tablesOf(game: AnyGame): Table[] {
  const usual = defaultOptions(game)
  const changed = Object.entries(game.options).flatMap(([name, { values }]) =>
    values.filter((value) => value !== usual[name]).map((value) => ({ ...usual, [name]: value })),
  )
  return [usual, ...changed].flatMap((options) => {
    const seats = game.seats(options)
    if (seats.length === 0) return []
    const fewest = Math.min(...seats)
    const most = Math.max(...seats)
    const counts = options === usual && most > fewest ? [fewest, most] : [fewest]
    return counts.map((count) => ({ game: game.id, options, seats: count }))
  })
}
