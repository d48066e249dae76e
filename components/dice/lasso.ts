import { type Point } from './throw'

/** Fewer points than this close no loop. */
const LEAST = 4

/** Those whose middle lies inside the loop, which closes itself from its end to its beginning. */
export function enclosed(
  handles: readonly (Point & { readonly id: string })[],
  loop: readonly Point[],
): string[] {
  'worklet'
  if (loop.length < LEAST) return []
  const ids: string[] = []
  for (const { id, x, y } of handles) {
    let inside = false
    for (let index = 0; index < loop.length; index++) {
      const one = loop[index]!
      const other = loop[(index + 1) % loop.length]!
      if (one.y > y === other.y > y) continue
      if (x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x)) inside = !inside
    }
    if (inside) ids.push(id)
  }
  return ids
}

/** The loop as an SVG path. */
export function lineOf(loop: readonly Point[]): string {
  'worklet'
  if (loop.length < 2) return 'M0 0'
  let line = ''
  for (const { x, y } of loop) line += `${line === '' ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`
  return `${line}Z`
}
