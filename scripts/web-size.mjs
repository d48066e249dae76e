// What a browser has to fetch before the first screen, and what all games take together, gzipped.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** In KB of 1,024 bytes. The aim for the start, with the rules of five games in it, is 500: lower this as it shrinks. */
const limits = { entry: 590, all: 700 }

/** Prints the scripts of a build as a table; false when they are larger than they may be. */
export function checkSizes(out) {
  const page = readFileSync(join(out, 'index.html'), 'utf8')
  const scripts = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.startsWith('_expo/') && name.endsWith('.js'))
    .map((name) => {
      const code = readFileSync(join(out, name))
      return { name, raw: code.length, packed: gzipSync(code).length, first: page.includes(name) }
    })
    .sort((a, b) => Number(b.first) - Number(a.first) || b.packed - a.packed)
  const sum = (some) => some.reduce((total, { packed }) => total + packed, 0) / 1024
  const entry = sum(scripts.filter(({ first }) => first))
  const all = sum(scripts)
  const row = (name, kilobytes, rest) =>
    console.log(`${name.padEnd(34)} ${kilobytes.toFixed(1).padStart(7)} KB  ${rest}`)
  for (const { name, raw, packed, first } of scripts) {
    const short = name
      .split('/')
      .at(-1)
      .replace(/-[0-9a-f]{32}(?=\.js$)/, '')
    row(short, packed / 1024, `${Math.round(raw / 1024)} KB unpacked${first ? ', at the start' : ''}`)
  }
  const verdict = (size, limit) => `of ${limit} KB${size > limit ? ': TOO LARGE' : ''}`
  row('at the start', entry, verdict(entry, limits.entry))
  row('all scripts', all, verdict(all, limits.all))
  return entry <= limits.entry && all <= limits.all
}
