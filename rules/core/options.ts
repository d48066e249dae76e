import { IllegalSetup } from './errors'
import type { AnyGame, OptionValue } from './game'
import { isRecord, shown } from './json'

export type Options = Record<string, OptionValue>

export function defaultOptions(game: AnyGame): Options {
  return Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]))
}

/** Missing options take their defaults; unknown names and values are refused. */
export function checkOptions(game: AnyGame, given: unknown): Options {
  const chosen = defaultOptions(game)
  if (given === undefined) return chosen
  if (!isRecord(given)) throw new IllegalSetup('options', `${game.id} needs an object of options`)
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    if (!spec) throw new IllegalSetup('options', `${game.id} has no option "${name}"`)
    const known = spec.values.find((candidate) => candidate === value)
    if (known === undefined) throw new IllegalSetup('options', `"${name}" cannot be ${shown(value)}`)
    chosen[name] = known
  }
  return chosen
}

/** Every combination of option values that exists, i.e. that some number of players can play. */
export function optionCombinations(game: AnyGame): Options[] {
  let combinations: Options[] = [{}]
  for (const [name, spec] of Object.entries(game.options)) {
    combinations = combinations.flatMap((partial) =>
      spec.values.map((value) => ({ ...partial, [name]: value })),
    )
  }
  return combinations.filter((options) => game.seats(options).length > 0)
}

/** The options after one was changed: others fall back to their defaults, one by one, until seats exist. */
export function changeOption(game: AnyGame, options: Options, name: string, value: OptionValue): Options {
  let changed: Options = { ...options, [name]: value }
  for (const [other, spec] of Object.entries(game.options)) {
    if (game.seats(changed).length > 0) break
    if (other !== name) changed = { ...changed, [other]: spec.default }
  }
  return changed
}

/** The values of an option that lead to some game when the others stay (or fall back) as they are. */
export function possibleValues(game: AnyGame, options: Options, name: string): readonly OptionValue[] {
  const spec = game.options[name]
  if (!spec) return []
  return spec.values.filter((value) => game.seats(changeOption(game, options, name, value)).length > 0)
}

export function checkSeed(seed: number): void {
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff) {
    throw new IllegalSetup('seed', `${shown(seed)} is not an unsigned 32-bit number`)
  }
}

/** What a game's `setup` calls first. Tables come from saved matches too, so their types promise nothing. */
export function checkTable(
  game: AnyGame,
  table: { seats: number; options?: unknown; seed: number },
): Options {
  if (!isRecord(table)) throw new IllegalSetup('record', `${shown(table)} is not a table`)
  const options = checkOptions(game, table.options)
  if (!game.seats(options).includes(table.seats)) {
    throw new IllegalSetup('seats', `${game.id} is not for ${shown(table.seats)} with ${shown(options)}`)
  }
  checkSeed(table.seed)
  return options
}
