import { type Event } from '../../../rules/king-of-thieves'
import { middleOf, type Point, type TableLayout } from './layout'

/** A card or a token on its way across the table. Dice and the piece travel by themselves: they are always there. */
export type Flight = {
  readonly key: string
  readonly what: { readonly kind: 'coin' | 'infamy' } | { readonly kind: 'card'; readonly card: string }
  readonly from: Point
  readonly to: Point
  /** What a thing brings follows the thing. */
  readonly follows: boolean
}

/** More tokens than this at once are a blur. */
const MOST_TOKENS = 5
const SPREAD = 14

export function flightsOf(events: readonly Event[], layout: TableLayout): Flight[] {
  const flights: Flight[] = []
  const market = middleOf(layout.market)
  const mat = (seat: number) => middleOf(layout.mats[seat]!)
  const send = (what: Flight['what'], from: Point, to: Point, follows = false) => {
    const order = flights.length
    flights.push({ key: `${order} ${what.kind}`, what, from: fan(from, order), to: fan(to, order), follows })
  }
  const tokens = (kind: 'coin' | 'infamy', amount: number, from: Point, to: Point, follows: boolean) => {
    for (let token = 0; token < Math.min(amount, MOST_TOKENS); token++) send({ kind }, from, to, follows)
  }
  for (const event of events) {
    if (event.type === 'bought') {
      tokens('coin', event.coins, mat(event.seat), market, false)
      send({ kind: 'card', card: event.card }, market, mat(event.seat))
    }
    if (event.type === 'drank' && event.drawn !== null) {
      send({ kind: 'card', card: event.drawn }, market, mat(event.seat), true)
    }
    if (event.type === 'exchanged') tokens('coin', 1, mat(event.seat), market, false)
    if (event.type === 'infamy') tokens('infamy', event.amount, market, mat(event.seat), true)
    if (event.type === 'coins') tokens('coin', event.amount, market, mat(event.seat), true)
  }
  return flights
}

/** Things that start at one place start side by side. */
function fan({ x, y }: Point, order: number): Point {
  const angle = order * 2.4
  return { x: x + Math.cos(angle) * SPREAD, y: y + Math.sin(angle) * SPREAD }
}
