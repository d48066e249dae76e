import { type Event } from '../../../rules/king-of-thieves'
import { type Deck } from '../../../rules/king-of-thieves/data'
import { CHIP_CARD, middleOf, type Point, type TableLayout } from './layout'
import { placeOfCard, placeOfDeck, type MarketLayout, type MarketPlace } from './marketLayout'

/** A card or a token on its way across the table. Dice and the piece travel by themselves: they are always there. */
export type Flight = {
  readonly key: string
  readonly what: { readonly kind: 'coin' | 'infamy' } | { readonly kind: 'card'; readonly card: string }
  readonly from: Point
  readonly to: Point
  /** Larger or smaller at the start than when it arrives. */
  readonly scale: number
  /** It leaves a line of the market, which may be scrolled. */
  readonly line: Deck | null
  /** What a thing brings follows the thing. */
  readonly follows: boolean
}

/** More tokens than this at once are a blur. */
const MOST_TOKENS = 5
const SPREAD = 14

/** `before` is the market as it was: what was bought lay there. */
export function flightsOf(events: readonly Event[], layout: TableLayout, before: MarketLayout): Flight[] {
  const flights: Flight[] = []
  const market = middleOf(layout.market)
  const mat = (seat: number) => middleOf(layout.mats[seat]!)
  const sendCard = (card: string, place: MarketPlace | null, seat: number, follows: boolean) => {
    const order = flights.length
    flights.push({
      key: `${order} card`,
      what: { kind: 'card', card },
      from: place?.at ?? market,
      to: fan(mat(seat), order),
      scale: place ? place.width / CHIP_CARD.width : 1,
      line: place?.line ?? null,
      follows,
    })
  }
  const tokens = (kind: 'coin' | 'infamy', amount: number, from: Point, to: Point, follows: boolean) => {
    for (let token = 0; token < Math.min(amount, MOST_TOKENS); token++) {
      const order = flights.length
      const way = { from: fan(from, order), to: fan(to, order), scale: 1, line: null }
      flights.push({ key: `${order} ${kind}`, what: { kind }, ...way, follows })
    }
  }
  for (const event of events) {
    if (event.type === 'bought') {
      tokens('coin', event.coins, mat(event.seat), market, false)
      sendCard(event.card, placeOfCard(before, event.card), event.seat, false)
    }
    if (event.type === 'drank' && event.drawn !== null) {
      sendCard(event.drawn, placeOfDeck(before, event.deck), event.seat, true)
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
