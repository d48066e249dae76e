import type { AnyGame, GameId, Table } from '../../rules/core/game'
import { defaultOptions, optionCombinations, type Options } from '../../rules/core/options'

export type AnyTable = { game: AnyGame; options: Options; seats: number }

/** Options that a game ignores when others stand so: such tables differ in name only, and one of them will do. */
const ignored: Readonly<Record<GameId, (options: Options) => string[]>> = {
  'royal-bet': ({ mode }) => (mode === 'classic' ? [] : ['squads', 'cheerleader', 'jestersDeal']),
}

function saysTheSameShorter(game: AnyGame, options: Options): boolean {
  const defaults = defaultOptions(game)
  return (ignored[game.id]?.(options) ?? []).some((name) => options[name] !== defaults[name])
}

/** Every table a game can be played at: each combination of options with each number of seats. */
export function tablesOf(game: AnyGame): AnyTable[] {
  return optionCombinations(game)
    .filter((options) => !saysTheSameShorter(game, options))
    .flatMap((options) => game.seats(options).map((seats) => ({ game, options, seats })))
}

/** "variant-basic-3": a table's options and seats as a file name and a test title can carry them. */
export function tableName({ options, seats }: AnyTable): string {
  return [...Object.entries(options).map(([name, value]) => `${name}-${value}`), seats].join('-')
}

export function openTable({ game, options, seats }: AnyTable, seed: number): unknown {
  const table: Table<Options> = { options, seats, seed }
  return game.setup(table)
}
