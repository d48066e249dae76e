import type { GameEvent, GameId } from '@/rules/core/game'
import { isRecord } from '@/rules/core/json'
import { collect, type Told } from '@/rules/core/play'
import { createRng } from '@/rules/core/rng'
import { royalBetWord } from '../rules/royal-bet/words'
import { openTable, tableName, type AnyTable } from './tables'
import { walk } from './walk'

const WIDTH = 110

/** A game's own word for what stands under some name, where it has one: "red 7" for card 23. */
type Words = (name: string, value: unknown) => string | null

const words: Readonly<Record<GameId, Words>> = { 'royal-bet': royalBetWord }

const plain: Words = () => null

/** "from 3 to 17": an object as its names and values, a list with commas. */
function say(value: unknown, word: Words, name = ''): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? 'none' : value.map((item) => sayPart(item, word, name)).join(', ')
  }
  const ownWord = word(name, value)
  if (ownWord !== null || !isRecord(value)) return ownWord ?? String(value)
  return Object.entries(value)
    .map(([key, part]) => `${key} ${sayPart(part, word, key)}`)
    .join(' ')
}

function sayPart(value: unknown, word: Words, name: string): string {
  const hasParts = (isRecord(value) || Array.isArray(value)) && Object.keys(value).length > 0
  return hasParts && word(name, value) === null ? `(${say(value, word, name)})` : say(value, word, name)
}

/** What is of some type, "run" or "took", is told by it first. */
function sayTyped(value: unknown, word: Words): string {
  if (!isRecord(value) || typeof value.type !== 'string') return say(value, word)
  const { type, ...rest } = value
  return `${type} ${say(rest, word)}`.trim()
}

function sayEvent({ event, secret }: Told<GameEvent>, word: Words): string {
  if (!secret) return sayTyped(event, word)
  const others = secret.others ? sayTyped(secret.others, word) : 'nothing'
  return `${sayTyped(event, word)} [seat ${secret.to.join(', ')} only; others: ${others}]`
}

/** Breaks a long line between words; what follows is set in. */
function wrap(line: string): string {
  const lines: string[] = []
  let rest = line
  while (rest.length > WIDTH) {
    const at = rest.lastIndexOf(' ', WIDTH)
    lines.push(rest.slice(0, at))
    rest = `      ${rest.slice(at + 1)}`
  }
  return [...lines, rest].join('\n')
}

/** A whole match between players who draw their moves from a seeded hat: the table, every move, the result. */
export function tellMatch(table: AnyTable, seed: number): string {
  const { game } = table
  const word = words[game.id] ?? plain
  const told = [
    `${game.id}, version ${game.version} of its rules`,
    `table ${tableName(table)}, seed ${seed}`,
    '',
  ]
  const opening: Told<GameEvent>[] = []
  const dealt = openTable(table, seed, collect(opening))
  for (const [name, part] of Object.entries(game.view(dealt, null))) {
    told.push(`${name}: ${say(part, word, name)}`)
  }
  if (opening.length > 0) told.push('', ...opening.map((event) => `    ${sayEvent(event, word)}`))
  told.push('')
  let number = 0
  let last = dealt
  for (const { seat, move, events, after } of walk(table, seed, createRng(seed).int(2 ** 32))) {
    told.push(
      `${++number}. seat ${seat}: ${sayTyped(move, word)}`,
      ...events.map((event) => `    ${sayEvent(event, word)}`),
    )
    last = after
  }
  const result = game.result(last)!
  told.push('', 'the end')
  result.points.forEach((points, seat) => {
    const lines = result.breakdown[seat]!.map((line) => `${line.source} ${line.points}`)
    told.push(`seat ${seat}: ${points} points (${lines.join(', ')})`)
  })
  told.push(`won by seat ${result.winners.join(' and seat ')}`)
  if (result.decidedBy !== undefined) told.push(`decided by ${result.decidedBy}`)
  return `${told.map(wrap).join('\n')}\n`
}
