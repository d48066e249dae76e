import * as v from 'valibot'

import { longestName, PlayerName, type Player } from '../../storage/records'

export type NameProblem = 'empty' | 'long' | 'odd' | 'twice'

/** What is wrong with the name at that seat, if anything. Bots are named by the house. */
export function nameProblem(players: readonly Player[], seat: number): NameProblem | null {
  const player = players[seat]
  if (player?.kind !== 'person') return null
  const name = player.name.trim()
  if (name === '') return 'empty'
  if (name.length > longestName) return 'long'
  if (!v.is(PlayerName, name)) return 'odd'
  const twins = players.filter((other) => other.kind === 'person' && other.name.trim() === name)
  return twins.length > 1 ? 'twice' : null
}
