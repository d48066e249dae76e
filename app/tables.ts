import { kingOfThievesTable } from '../components/games/king-of-thieves'
import { nimbleThievesTable } from '../components/games/nimble-thieves'
import { type AnyTable } from '../components/table/board'
import { extraTables } from './extra-tables'

/** The tables of the house, in the order of the home screen. */
export const tables: readonly AnyTable[] = [kingOfThievesTable, nimbleThievesTable, ...extraTables]

export function tableOf(gameId: string): AnyTable | undefined {
  return tables.find(({ game }) => game.id === gameId)
}
