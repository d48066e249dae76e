import { boardOf, type Board } from './board'

/** The forty islands. Reconstructed: the printed ones are lost, these are our own. */
type Island = { readonly id: string; readonly map: readonly string[] }

export const ISLANDS: readonly Island[] = Array.from({ length: 40 }, (_, i) => ({
  id: `i${i}`,
  map: ['~W..~', '..x..', 'R.!1~', '..x.B', '~.3..'],
}))

export const BOARDS: readonly Board[] = ISLANDS.map(({ map }) => boardOf(map))

export function islandIndex(id: string): number {
  return ISLANDS.findIndex((island) => island.id === id)
}
