import { IllegalSetup, replaySteps } from '../../rules'
import { thisBuild } from '../build'
import { coverOf } from '../tables'
import { parseRecord, type MatchRecord } from './records'

export type ImportProblem = 'not-a-match' | 'unknown-game' | 'other-version' | 'broken-log'

/** The match, and the build it was played in: for whoever looks into a problem; an import passes over it. */
export function exportText(record: MatchRecord): string {
  return JSON.stringify({ ...record, build: thisBuild() })
}

/** Reads a match that somebody sent. Nothing is kept here: a text that makes no sense changes nothing. */
export function readImport(text: string): { record: MatchRecord } | { problem: ImportProblem } {
  const parsed = parseRecord(text.trim())
  if ('problem' in parsed) return { problem: 'not-a-match' }
  const { record } = parsed
  const cover = coverOf(record.match.game)
  if (!cover) return { problem: 'unknown-game' }
  try {
    const { opening, steps } = replaySteps(cover.game, record.match)
    const over = cover.game.result(steps.at(-1)?.state ?? opening) !== null
    return { record: { ...record, over } }
  } catch (error) {
    if (!(error instanceof IllegalSetup)) throw error
    return { problem: error.problem === 'version' ? 'other-version' : 'broken-log' }
  }
}
