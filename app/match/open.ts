import { type AnyTable } from '../../components/table/board'
import { IllegalSetup, replaySteps } from '../../rules'
import { type MatchRecord } from '../storage/records'
import { openHost, type Host } from './host'

/** A kept match, ready to go on; null when its log is not one that we can play. */
export function openMatch(record: MatchRecord, table: AnyTable): Host | null {
  try {
    const played = replaySteps(table.game, record.match)
    return openHost(table.game, record.players, record.match, played, record)
  } catch (error) {
    if (error instanceof IllegalSetup) return null
    throw error
  }
}
