import {
  array,
  boolean,
  check,
  getDotPath,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
  trim,
  union,
  unknown,
  variant,
  type InferOutput,
} from 'valibot'

import { characterIds } from '../../components/characters'
import { seatColours } from '../../components/theme/tokens'

export const longestName = 20

/** Control characters would break a label, a log line or an exported text. */
const printable = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u

export const PlayerName = pipe(string(), trim(), nonEmpty(), maxLength(longestName), regex(printable))

const Colour = pipe(number(), integer(), minValue(0), maxValue(seatColours.length - 1))

const PlayerShape = variant('kind', [
  object({ kind: literal('person'), name: PlayerName, colour: Colour }),
  object({
    kind: literal('bot'),
    character: picklist(characterIds),
    colour: Colour,
    /** The person whose seat it keeps until they come back. */
    keeps: optional(PlayerName),
  }),
])
export type Player = InferOutput<typeof PlayerShape>

/** Everybody at a table, each in a colour of their own. */
export const Players = pipe(
  array(PlayerShape),
  check((players) => new Set(players.map(({ colour }) => colour)).size === players.length, 'own colours'),
)

const wholeNumber = pipe(number(), integer(), minValue(0))

const MatchLog = object({
  version: wholeNumber,
  game: string(),
  options: record(string(), union([string(), number(), boolean()])),
  seats: wholeNumber,
  seed: pipe(wholeNumber, maxValue(0xffffffff)),
  moves: array(object({ seat: wholeNumber, move: unknown() })),
})

/** A match as it is kept: its log, who sits where, and when. One record per match. */
const RecordShape = pipe(
  object({
    format: literal(1),
    id: pipe(string(), regex(/^[a-z0-9]{6,32}$/)),
    created: wholeNumber,
    updated: wholeNumber,
    over: boolean(),
    players: Players,
    match: MatchLog,
    /** Which moves of the log, counted from 0, were made in one act with the move before: they are undone together. */
    joined: optional(array(wholeNumber)),
    /** How many moves had been made when a seat last went from a person to a bot or back. */
    changed: optional(wholeNumber),
  }),
  check(({ players, match }) => players.length === match.seats, 'one player for every seat'),
)
export type MatchRecord = InferOutput<typeof RecordShape>

export type Parsed = { record: MatchRecord } | { problem: string }

/** Reads a stored or pasted record; never throws. The problem is for developers, the app has its own words. */
export function parseRecord(text: string): Parsed {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { problem: 'not JSON' }
  }
  const parsed = safeParse(RecordShape, json)
  if (parsed.success) return { record: parsed.output }
  const [issue] = parsed.issues
  return { problem: `${getDotPath(issue) ?? 'record'}: ${issue.message}` }
}
