import * as v from 'valibot'

import { characterIds } from '../../components/characters'
import { seatColours } from '../../components/theme/tokens'

export const longestName = 20

/** Control characters would break a label, a log line or an exported text. */
const printable = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u

export const PlayerName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(longestName),
  v.regex(printable),
)

const Colour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(seatColours.length - 1))

const PlayerShape = v.variant('kind', [
  v.object({ kind: v.literal('person'), name: PlayerName, colour: Colour }),
  v.object({
    kind: v.literal('bot'),
    character: v.picklist(characterIds),
    colour: Colour,
    /** The person whose seat it keeps until they come back. */
    keeps: v.optional(PlayerName),
  }),
])
export type Player = v.InferOutput<typeof PlayerShape>

/** Everybody at a table, each in a colour of their own. */
export const Players = v.pipe(
  v.array(PlayerShape),
  v.check((players) => new Set(players.map(({ colour }) => colour)).size === players.length, 'own colours'),
)

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))

const MatchLog = v.object({
  version: wholeNumber,
  game: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  seats: wholeNumber,
  seed: v.pipe(wholeNumber, v.maxValue(0xffffffff)),
  moves: v.array(v.object({ seat: wholeNumber, move: v.unknown() })),
})

/** A match as it is kept: its log, who sits where, and when. One record per match. */
const RecordShape = v.pipe(
  v.object({
    format: v.literal(1),
    id: v.pipe(v.string(), v.regex(/^[a-z0-9]{6,32}$/)),
    created: wholeNumber,
    updated: wholeNumber,
    over: v.boolean(),
    players: Players,
    match: MatchLog,
    /** Which moves of the log, counted from 0, were made in one act with the move before: they are undone together. */
    joined: v.optional(v.array(wholeNumber)),
    /** How many moves had been made when a seat last went from a person to a bot or back. */
    changed: v.optional(wholeNumber),
  }),
  v.check(({ players, match }) => players.length === match.seats, 'one player for every seat'),
)
export type MatchRecord = v.InferOutput<typeof RecordShape>

export type Parsed = { record: MatchRecord } | { problem: string }

/** Reads a stored or pasted record; never throws. The problem is for developers, the app has its own words. */
export function parseRecord(text: string): Parsed {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { problem: 'not JSON' }
  }
  const parsed = v.safeParse(RecordShape, json)
  if (parsed.success) return { record: parsed.output }
  const [issue] = parsed.issues
  return { problem: `${v.getDotPath(issue) ?? 'record'}: ${issue.message}` }
}
