import { IllegalSetup, replaySteps } from '../../rules'
import { tableOf } from '../tables'
import { parseRecord, type MatchRecord } from './records'

export const importProblems = ['not-a-match', 'unknown-game', 'other-version', 'broken-log'] as const
export type ImportProblem = (typeof importProblems)[number]

export function exportText(record: MatchRecord): string {
  return JSON.stringify(record)
}

/** Reads a match that somebody sent. Nothing is kept here: a text that makes no sense changes nothing. */
export function readImport(text: string): { record: MatchRecord } | { problem: ImportProblem } {
  const parsed = parseRecord(text.trim())
  if ('problem' in parsed) return { problem: 'not-a-match' }
  const problem = replayProblem(parsed.record)
  return problem ? { problem } : parsed
}

/** Why this match cannot be opened, if it cannot: its game, its version or its log. */
export function replayProblem({ match }: MatchRecord): ImportProblem | null {
  const table = tableOf(match.game)
  if (!table) return 'unknown-game'
  try {
    replaySteps(table.game, match)
    return null
  } catch (error) {
    if (!(error instanceof IllegalSetup)) throw error
    return error.problem === 'version' ? 'other-version' : 'broken-log'
  }
}
