import { type AnyTable } from '../../components/table/board'
import { IllegalSetup, replaySteps } from '../../rules'
import { type MatchRecord } from '../storage/records'
import { tableOf } from '../tables'
import { openHost, type Host } from './host'

/** A kept match, ready to go on; null when its game or its log is not one that we can play. */
export function openMatch(record: MatchRecord): { table: AnyTable; host: Host } | null {
  const table = tableOf(record.match.game)
  if (!table) return null
  try {
    const played = replaySteps(table.game, record.match)
    return { table, host: openHost(table.game, record.players, record.match, played, record) }
  } catch (error) {
    if (error instanceof IllegalSetup) return null
    throw error
  }
}
