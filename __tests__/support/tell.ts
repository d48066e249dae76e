import type { GameEvent } from '../../rules/core/game'
import { isRecord } from '../../rules/core/json'
import type { Told } from '../../rules/core/play'
import { createRng } from '../../rules/core/rng'
import { openTable, tableName, type AnyTable } from './tables'
import { walk } from './walk'

const WIDTH = 110

/** "from 3 to 17": an object as its names and values, a list with commas. */
function say(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(sayPart).join(', ')
  if (!isRecord(value)) return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${name} ${sayPart(part)}`)
    .join(' ')
}

function sayPart(value: unknown): string {
  return (isRecord(value) || Array.isArray(value)) && Object.keys(value).length > 0
    ? `(${say(value)})`
    : say(value)
}

/** What is of some type, "run" or "took", is told by it first. */
function sayTyped(value: unknown): string {
  if (!isRecord(value) || typeof value.type !== 'string') return say(value)
  const { type, ...rest } = value
  return `${type} ${say(rest)}`.trim()
}

function sayEvent({ event, secret }: Told<GameEvent>): string {
  if (!secret) return sayTyped(event)
  const others = secret.others ? sayTyped(secret.others) : 'nothing'
  return `${sayTyped(event)} [seat ${secret.to.join(', ')} only; others: ${others}]`
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
  const told = [
    `${game.id}, version ${game.version} of its rules`,
    `table ${tableName(table)}, seed ${seed}`,
    '',
  ]
  for (const [name, part] of Object.entries(game.view(openTable(table, seed), null))) {
    told.push(`${name}: ${say(part)}`)
  }
  told.push('')
  let number = 0
  let last = openTable(table, seed)
  for (const { seat, move, events, after } of walk(table, seed, createRng(seed).int(2 ** 32))) {
    told.push(
      `${++number}. seat ${seat}: ${sayTyped(move)}`,
      ...events.map((event) => `    ${sayEvent(event)}`),
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
