import type { Rng } from './game'

/** Where a generator keeps its whole state: one unsigned 32-bit number, so a game can save and clone it. */
export type RngHolder = { rng: number }

/** A generator that lives in `holder`, usually a game state: every number drawn moves `holder.rng` on. */
export function rngIn(holder: RngHolder): Rng {
  // mulberry32: 32 bits of state, passes the usual batteries, and only uses operations Hermes does fast.
  const next = () => {
    let t = (holder.rng + 0x6d2b79f5) >>> 0
    holder.rng = t
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  // As Math.floor, for any n up to 2³², without a call.
  const int = (n: number) => (next() * n) >>> 0
  return {
    next,
    int,
    shuffle(items) {
      for (let i = items.length - 1; i > 0; i--) {
        const j = int(i + 1)
        const item = items[i]!
        items[i] = items[j]!
        items[j] = item
      }
      return items
    },
  }
}

export function createRng(seed: number): Rng {
  return rngIn({ rng: seed >>> 0 })
}
