import { type Result, type Seat } from '../../rules/core/game'

/** Everything that brought anybody points, in the order of the breakdowns. */
export function sourcesOf({ breakdown }: Result): string[] {
  return [...new Set(breakdown.flatMap((parts) => parts.map(({ source }) => source)))]
}

/** A seat's points from these sources alone. */
export function countedUpTo({ breakdown }: Result, seat: Seat, sources: readonly string[]): number {
  return breakdown[seat]!.reduce(
    (sum, { source, points }) => sum + (sources.includes(source) ? points : 0),
    0,
  )
}
