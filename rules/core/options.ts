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

/** Does this option mean anything with these others? */
function matters(game: AnyGame, options: Options, name: string): boolean {
  return game.options[name]?.when?.(options) ?? true
}

/** Every combination of option values that exists, i.e. that some number of players can play. */
export function optionCombinations(game: AnyGame): Options[] {
  const defaults = defaultOptions(game)
  let combinations: Options[] = [{}]
  for (const [name, spec] of Object.entries(game.options)) {
    combinations = combinations.flatMap((partial) => {
      const values = matters(game, { ...defaults, ...partial }, name) ? spec.values : [spec.default]
      return values.map((value) => ({ ...partial, [name]: value }))
    })
  }
  return combinations.filter((options) => game.seats(options).length > 0)
}

/**
 * The options after one was changed. Those after it fall back to their defaults where they mean nothing any
 * more, and one by one until seats exist; those before it stay.
 */
export function changeOption(game: AnyGame, options: Options, name: string, value: OptionValue): Options {
  const names = Object.keys(game.options)
  const later = names.slice(names.indexOf(name) + 1)
  const changed: Options = { ...options, [name]: value }
  const reset = (other: string) => (changed[other] = game.options[other]!.default)
  for (const other of later) if (!matters(game, changed, other)) reset(other)
  for (const other of later) {
    if (game.seats(changed).length > 0) break
    reset(other)
  }
  return changed
}

/** The values of an option that lead to some game when those before it stay; none where it means nothing. */
export function possibleValues(game: AnyGame, options: Options, name: string): readonly OptionValue[] {
  const spec = game.options[name]
  if (!spec || !matters(game, options, name)) return []
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
