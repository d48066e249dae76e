import { type Result, type Seat } from '../../rules'

export type Placing = { readonly seat: Seat; readonly place: number; readonly points: number }

/** Winners first, then by points; who is level shares a place. */
export function rank({ points, winners }: Result): Placing[] {
  const won = (seat: Seat) => (winners.includes(seat) ? 1 : 0)
  const order = points
    .map((_, seat) => seat)
    .sort((a, b) => won(b) - won(a) || points[b]! - points[a]! || a - b)
  const level = (a: Seat, b: Seat) => won(a) === won(b) && points[a] === points[b]
  return order.map((seat) => ({
    seat,
    place:
      order.findIndex((other) => won(other) === won(seat) && (won(seat) === 1 || level(other, seat))) + 1,
    points: points[seat]!,
  }))
}
