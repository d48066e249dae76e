import type { Rng } from '@/rules/core/game'
import { isRecord, sameJson } from '@/rules/core/json'

/** Two values with the same hash are the same JSON, whatever the order of their keys. */
export function hash(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(hash).join()}]`
  if (!isRecord(value)) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${hash(value[key])}`).join()}}`
}

/** As it would be after saving and loading. */
export function reloaded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** Fails unless the value survives JSON unchanged: no undefined, no NaN, no classes. */
export function expectPlainJson(value: unknown): void {
  if (!sameJson(value, reloaded(value))) throw new Error(`not plain JSON: ${JSON.stringify(value)}`)
}

function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversedKeys(item)]),
  )
}

/** A move with one thing about it changed: a value, a type, a key too many or too few, or just the order. */
export function mutated(move: unknown, rng: Rng): unknown {
  if (typeof move === 'number') {
    return [move + 1, move - 1, -move, move + 0.5, 1e9, String(move), null, [move]][rng.int(8)]
  }
  if (typeof move === 'string') return ['', `${move} `, 0, null, [move], 'constructor'][rng.int(6)]
  if (typeof move === 'boolean') return [!move, Number(move), null, String(move)][rng.int(4)]
  if (Array.isArray(move)) {
    if (move.length === 0 || rng.int(4) === 0) return [...move, 0]
    const at = rng.int(move.length)
    if (rng.int(3) === 0) return move.filter((_, i) => i !== at)
    return move.map((item, i) => (i === at ? mutated(item, rng) : item))
  }
  if (!isRecord(move)) return 0
  const keys = Object.keys(move)
  const key = keys[rng.int(keys.length)]
  const kind = rng.int(6)
  if (key === undefined || kind === 0) return { ...move, extra: 1 }
  if (kind === 1) return Object.fromEntries(Object.entries(move).filter(([name]) => name !== key))
  if (kind === 2) return reversedKeys(move)
  return { ...move, [key]: mutated(move[key], rng) }
}
