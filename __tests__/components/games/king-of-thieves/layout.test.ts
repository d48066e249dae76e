import {
  CHIP_CARD,
  isInside,
  layLoot,
  layTable,
  middleOf,
  OWN_SIDE,
  ownCards,
  TALLEST_SIDE,
  type Box,
  type Point,
  type TableLayout,
} from '@/components/games/king-of-thieves/layout'
import {
  closeGaps,
  fitsWrapped,
  linesOf,
  type MarketRow,
} from '@/components/games/king-of-thieves/marketLines'
import { flightsOf } from '@/components/games/king-of-thieves/flightPlan'
import { layMarket, placeOfCard, placeOfDeck, scrolls } from '@/components/games/king-of-thieves/marketLayout'
import { kingOfThieves, type Event } from '@/rules/king-of-thieves'
import { position } from '@/__tests__/rules/king-of-thieves/position'

const rooms = [
  { width: 360, height: 596 },
  { width: 390, height: 800 },
  { width: 820, height: 1136 },
  { width: 956, height: 756 },
  { width: 640, height: 316 },
]

const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5

describe.each(rooms)('at $width × $height', (room) => {
  const situations = [false, true].flatMap((fencing) =>
    [false, true].flatMap((watching) => [false, true].map((mirrored) => ({ fencing, watching, mirrored }))),
  )

  test.each([3, 4, 5])('%i players, market, dice and action all fit and do not overlap', (seats) => {
    for (const { fencing, watching, mirrored } of situations) {
      const layout = layTable(room, { seats, own: 1, fencing, watching }, mirrored)
      const boxes = [...layout.mats, layout.market]
      if (layout.action) boxes.push(layout.action)
      if (layout.centreShown) boxes.push(layout.centre)
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(room.width)
        expect(box.y + box.height).toBeLessThanOrEqual(room.height)
        expect(box.height).toBeGreaterThanOrEqual(44)
      }
      const clashes = boxes.filter((box, index) =>
        boxes.slice(index + 1).some((other) => overlap(box, other)),
      )
      expect(clashes).toEqual([])
    }
  })

  test('where nobody acts, mats and board have the place of the action', () => {
    const situation = { seats: 3, own: 0, fencing: false, watching: false }
    const foot = ({ mats }: TableLayout) => mats[0]!.y + mats[0]!.height
    const watched = layTable(room, { ...situation, watching: true }, false)
    expect(watched.action).toBeNull()
    expect(foot(watched)).toBeGreaterThan(foot(layTable(room, situation, false)) + 40)
  })

  test('one’s own cards lie in the mat, clear of the tokens beside the loot', () => {
    const { mats } = layTable(room, { seats: 3, own: 0, fencing: false, watching: false }, false)
    const mat = mats[0]!
    const cards = ownCards(mat)
    const tokens = { x: 0, y: 0, width: OWN_SIDE, height: Math.min(TALLEST_SIDE, mat.height) }
    expect(overlap(cards, tokens)).toBe(false)
    expect(cards.x + cards.width).toBeLessThanOrEqual(mat.width)
    expect(cards.y + cards.height).toBeLessThanOrEqual(mat.height)
    // So that a player sees a good part of what there is to use.
    expect(cards.width).toBeGreaterThanOrEqual(3.5 * CHIP_CARD.width)
  })

  test('a player may hold all thirteen dice and the piece', () => {
    const { loot } = layTable(room, { seats: 5, own: 0, fencing: false, watching: false }, false)
    for (const box of loot) {
      const { places, size } = layLoot(box, 14, 30)
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(14)
      const slack = size
      const wide = {
        x: box.x - slack,
        y: box.y - slack,
        width: box.width + 2 * slack,
        height: box.height + 2 * slack,
      }
      expect(places.every((place) => isInside(wide, place))).toBe(true)
    }
  })
})

const row = (deck: 'A' | 'B' | 'C', count: number): MarketRow => ({
  deck,
  left: 3,
  cards: Array.from({ length: count }, (_, slot) => `${deck}${slot}`),
})

test('older rows share a line when there is no room for one each', () => {
  const rows = [row('C', 5), row('B', 2), row('A', 1)]
  expect(linesOf(rows, 3)).toEqual([[rows[0]], [rows[1]], [rows[2]]])
  expect(linesOf(rows, 2)).toEqual([[rows[0]], [rows[1], rows[2]]])
  expect(linesOf(rows, 0)).toEqual([rows])
})

test('a row is broken rather than scrolled when the lines suffice', () => {
  expect(fitsWrapped([row('A', 5)], { across: 3, down: 2 })).toBe(true)
  expect(fitsWrapped([row('B', 5), row('A', 2)], { across: 3, down: 2 })).toBe(false)
})

test('where space is short, cards for sale move together', () => {
  const gappy: MarketRow = { deck: 'C', left: 3, cards: ['C0', null, null, 'C3', null] }
  expect(closeGaps([gappy])).toEqual([{ deck: 'C', left: 3, cards: ['C0', 'C3'] }])
})

const situation = { seats: 3, own: 0, fencing: true, watching: false }
const narrow = layTable(rooms[0]!, situation, false)
const bought = (card: string): Event => ({
  type: 'bought',
  seat: 2,
  card,
  dice: [1],
  gems: ['white'],
  coins: 2,
})
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const marketOf = (cards: string[], layout = narrow) =>
  layMarket(
    kingOfThieves.view(position({ loot: ['R*', 'G', 'B'], market: cards, refilling: 'C' }), 0),
    layout,
  )

test('a bought card flies from the market to its buyer, the coins the other way, and infamy follows', () => {
  const flights = flightsOf(
    [bought('crown'), { type: 'infamy', seat: 2, amount: 9, source: 'rumor-monger' }],
    narrow,
    marketOf(['crown']),
  )
  expect(flights.map(({ what, follows }) => [what.kind, follows])).toEqual([
    ['coin', false],
    ['coin', false],
    ['card', false],
    ...Array<[string, boolean]>(5).fill(['infamy', true]),
  ])
  const card = flights[2]!
  expect(distance(card.to, middleOf(narrow.mats[2]!))).toBeLessThan(20)
  expect(isInside(narrow.market, card.from)).toBe(true)
})

test.each(rooms)(
  'at $width × $height each card for sale has a place of its own, and leaves from there',
  (room) => {
    const layout = layTable(room, situation, false)
    const cards = ['crown', 'scepter', 'fur-coat', 'big-haul', 'the-heist']
    const market = marketOf(cards, layout)
    const starts = cards.map((card) => flightsOf([bought(card)], layout, market).at(-1)!.from)
    starts.forEach((start, index) =>
      starts
        .slice(index + 1)
        .forEach((other) => expect(distance(start, other)).toBeGreaterThanOrEqual(market.card.width)),
    )
    const rest = market.lines.filter((line) => !scrolls(market, line))
    for (const line of rest)
      for (const card of line.cards)
        expect(isInside(layout.market, placeOfCard(market, card.id!)!.at)).toBe(true)
  },
)

test('a line that is too long for the screen is scrolled, and its cards with it', () => {
  const market = marketOf(['brooch', 'crown', 'scepter', 'fur-coat', 'big-haul', 'the-heist'])
  expect(flightsOf([bought('crown')], narrow, market).at(-1)!.line).toBe('C')
  expect(flightsOf([bought('brooch')], narrow, market).at(-1)!.line).toBeNull()
})

test('what the potion draws comes from the deck in play', () => {
  const market = marketOf(['crown', 'scepter'])
  const [drawn] = flightsOf(
    [{ type: 'drank', seat: 0, card: 'unlabeled-potion', drawn: 'fur-coat', deck: 'C', reveals: true }],
    narrow,
    market,
  )
  expect(drawn!.from).toEqual(placeOfDeck(market, 'C')!.at)
  expect(drawn!.from.x).toBeLessThan(placeOfCard(market, 'crown')!.at.x)
})
