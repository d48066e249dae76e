import { useState } from 'react'

/** What a card is sorted by, most important first. */
export type Rank = (key: string) => readonly number[]

export function byRank(rank: Rank): (one: string, other: string) => number {
  return (one, other) => {
    const [first, second] = [rank(one), rank(other)]
    const differing = first.findIndex((value, index) => value !== second[index])
    return differing < 0 ? 0 : first[differing]! - (second[differing] ?? 0)
  }
}

export function sorted(keys: readonly string[], rank: Rank): string[] {
  return keys.slice().sort(byRank(rank))
}

/** The player's own order with what has left taken out; what is new stands before the first card that outranks it. */
export function arranged(order: readonly string[], keys: readonly string[], rank: Rank): string[] {
  const kept = order.filter((key) => keys.includes(key))
  const compare = byRank(rank)
  for (const key of sorted(keys, rank)) {
    if (kept.includes(key)) continue
    const before = kept.findIndex((other) => compare(other, key) > 0)
    kept.splice(before < 0 ? kept.length : before, 0, key)
  }
  return kept
}

export type Arrangement = {
  readonly order: readonly string[]
  reorder(order: readonly string[]): void
  sort(rank: Rank): void
}

/** A hand in the player's own order: sorted when it is dealt, and as they put it from then on. */
export function useArrangement(keys: readonly string[], rank: Rank): Arrangement {
  const [wanted, setWanted] = useState<readonly string[]>([])
  const order = arranged(wanted, keys, rank)
  return { order, reorder: setWanted, sort: (by) => setWanted(sorted(order, by)) }
}
