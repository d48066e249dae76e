import type { AnyGame, Emit, GameEvent, Table } from '@/rules/core/game'
import { optionCombinations, type Options } from '@/rules/core/options'

export type AnyTable = { game: AnyGame; options: Options; seats: number }

/** Every table a game can be played at: each combination of options with each number of seats. */
export function tablesOf(game: AnyGame): AnyTable[] {
  return optionCombinations(game).flatMap((options) =>
    game.seats(options).map((seats) => ({ game, options, seats })),
  )
}

/** "variant-basic-3": a table's options and seats as a file name and a test title can carry them. */
export function tableName({ options, seats }: AnyTable): string {
  return [...Object.entries(options).map(([name, value]) => `${name}-${value}`), seats].join('-')
}

export function openTable({ game, options, seats }: AnyTable, seed: number, emit?: Emit<GameEvent>): unknown {
  const table: Table<Options> = { options, seats, seed }
  return game.setup(table, emit)
}
