/// <reference types="node" />

import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

import { games } from '@/rules'
import { baselines, levels, type Baseline, type Level } from '@/rules/bots'
import type { AnyGame } from '@/rules/core/game'
import { checkOptions, type Options } from '@/rules/core/options'

export type Bot = Level | Baseline

/** Everything a run of the lab depends on; plain data, so that it can be sent to another process. */
export type Plan = {
  game: string
  options: Options
  bots: Bot[]
  deals: number
  seed: number
  /** Instead of the levels' own budgets. */
  iterations?: number
  cores: number
  json: boolean
}

/** A mistake in how the lab was called; its message is for the person who called it. */
export class UsageError extends Error {}

export const usage = `Plays matches between bots and counts who wins.

  npm run lab -- --game <id> --seats <bot,bot,…> [--options name=value,…] [--matches n]
                 [--iterations n] [--seed n] [--cores n] [--json]

Bots: ${[...levels, ...baselines].join(', ')}.  Games: ${Object.keys(games).join(', ')}.
Every deal is played once for each rotation of the seats; --matches is rounded up to whole deals.`

export function planFrom(args: readonly string[]): Plan {
  const given = read(args)
  const game = gameNamed(given.game)
  const options = optionsFor(game, given.options ?? '')
  const bots = botsNamed(given.seats)
  const seats = game.seats(options)
  if (!seats.includes(bots.length)) {
    throw new UsageError(
      `${game.id} with these options is for ${seats.join(', ')} players, not ${bots.length}`,
    )
  }
  return {
    game: game.id,
    options,
    bots,
    deals: Math.ceil(whole('matches', given.matches ?? '100', 1) / bots.length),
    seed: whole('seed', given.seed ?? '1', 0),
    ...(given.iterations === undefined ? {} : { iterations: whole('iterations', given.iterations, 1) }),
    cores: whole('cores', given.cores ?? String(availableParallelism()), 1),
    json: given.json ?? false,
  }
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: text,
        options: text,
        seats: text,
        matches: text,
        iterations: text,
        seed: text,
        cores: text,
        json: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function gameNamed(id: string | undefined): AnyGame {
  if (id === undefined) throw new UsageError('say which game: --game <id>')
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (!game) throw new UsageError(`there is no game "${id}"; there are ${Object.keys(games).join(', ')}`)
  return game
}

/** "variant=basic,die=on": the values are compared as they are written. */
function optionsFor(game: AnyGame, text: string): Options {
  const chosen = Object.fromEntries(
    text
      .split(',')
      .filter((part) => part !== '')
      .map((part): [string, unknown] => {
        const [name = '', written] = part.split('=')
        const values = game.options[name]?.values ?? []
        return [name, values.find((value) => String(value) === written) ?? written]
      }),
  )
  try {
    return checkOptions(game, chosen)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function botsNamed(text: string | undefined): Bot[] {
  if (text === undefined) throw new UsageError('say who plays: --seats hard,normal')
  const known: readonly string[] = [...levels, ...baselines]
  return text.split(',').map((name) => {
    if (!known.includes(name))
      throw new UsageError(`there is no bot "${name}"; there are ${known.join(', ')}`)
    return name as Bot
  })
}

function whole(name: string, text: string, least: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > 0xffffffff) {
    throw new UsageError(`--${name} must be a whole number, at least ${least}; "${text}" is not`)
  }
  return value
}
