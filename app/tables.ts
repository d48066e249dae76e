import { kingOfThievesCover } from '../components/games/king-of-thieves/cover'
import { nimbleThievesCover } from '../components/games/nimble-thieves/cover'
import { bringGlyphs } from '../components/icons/Icon'
import { type AnyTable, type Cover } from '../components/table/board'
import { extraCovers } from './extra-tables'
import { teachGame } from './texts'

/** The games of the house, in the order of the home screen. */
export const covers: readonly Cover[] = [kingOfThievesCover, nimbleThievesCover, ...extraCovers]

export function coverOf(gameId: string): Cover | undefined {
  return covers.find(({ game }) => game.id === gameId)
}

const laid = new Map<string, AnyTable>()

/** A table that was fetched before: it can be shown at once. */
export function laidTable(gameId: string): AnyTable | undefined {
  return laid.get(gameId)
}

/** Fetches a table, its words and the faces around it; on a phone all is in the app already. */
export async function layTable({ game, load }: Cover): Promise<AnyTable> {
  const [table, faces] = await Promise.all([load(), import('../components/icons/faces')])
  bringGlyphs(faces.glyphs)
  teachGame(game.id, table.texts)
  laid.set(game.id, table)
  return table
}
