import type { Seat } from './game'

/** Anything that knows how many sit around it: a state, a view, a table. */
type Round = { readonly seats: number }

export function everySeat(table: Round): Seat[] {
  return Array.from({ length: table.seats }, (_, seat) => seat)
}

/** The neighbour to the left, whose turn comes next. */
export function nextSeat(table: Round, seat: Seat): Seat {
  const next = seat + 1
  return next === table.seats ? 0 : next
}

/** Everybody once, in turn order. */
export function clockwiseFrom(table: Round, first: Seat): Seat[] {
  return everySeat(table).map((steps) => (first + steps) % table.seats)
}

/** How many seats clockwise from one to the other: 0 to itself, seats − 1 to the neighbour on the right. */
export function stepsClockwise(table: Round, from: Seat, to: Seat): number {
  return (to - from + table.seats) % table.seats
}
