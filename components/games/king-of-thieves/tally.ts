import { type Result, type Seat } from '../../../rules/core/game'
import { type View } from '../../../rules/king-of-thieves'
import { henchmenOf } from './mats'

export const COLUMNS = ['henchmen', 'coins', 'infamy', 'cards'] as const
export type Column = (typeof COLUMNS)[number]

/** How many a seat has of what a column counts, and the points it brings. */
export type Cell = { readonly have: number; readonly points: number }

export function cellOf(view: View, { breakdown }: Result, seat: Seat, column: Column): Cell {
  const lines = breakdown[seat]!
  const pointsOf = (source: string) => lines.find((line) => line.source === source)?.points ?? 0
  switch (column) {
    case 'henchmen':
      return { have: henchmenOf(view, seat), points: pointsOf(column) }
    case 'coins':
      return { have: view.coins[seat]!, points: pointsOf(column) }
    case 'infamy':
      return { have: view.infamy[seat]!, points: pointsOf(column) }
    case 'cards': {
      const others: readonly string[] = ['henchmen', 'coins', 'infamy']
      const points = lines.reduce((sum, line) => sum + (others.includes(line.source) ? 0 : line.points), 0)
      return { have: view.owned[seat]!.length, points }
    }
  }
}

/** Seats that share the first place in a contest and so get less for it; empty when one leads or nobody has any. */
export function tiedFor(view: View, result: Result, column: 'henchmen' | 'coins'): Seat[] {
  const counts = view.owned.map((_, seat) => cellOf(view, result, seat, column).have)
  const most = Math.max(...counts)
  const leaders = counts.flatMap((count, seat) => (count === most && most > 0 ? [seat] : []))
  return leaders.length > 1 ? leaders : []
}
