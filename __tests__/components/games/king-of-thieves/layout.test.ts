import {
  isInside,
  layLoot,
  layTable,
  middleOf,
  type Box,
  type TableLayout,
} from '../../../../components/games/king-of-thieves/layout'
import {
  closeGaps,
  fitsWrapped,
  linesOf,
  type MarketRow,
} from '../../../../components/games/king-of-thieves/marketLines'
import { flightsOf } from '../../../../components/games/king-of-thieves/flights'

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

test('a bought card flies from the market to its buyer, the coins the other way, and infamy follows', () => {
  const layout = layTable(rooms[0]!, { seats: 3, own: 0, fencing: true, watching: false }, false)
  const flights = flightsOf(
    [
      { type: 'bought', seat: 2, card: 'crown', dice: [1], gems: ['white'], coins: 2 },
      { type: 'infamy', seat: 2, amount: 9, source: 'rumor-monger' },
    ],
    layout,
  )
  expect(flights.map(({ what, follows }) => [what.kind, follows])).toEqual([
    ['coin', false],
    ['coin', false],
    ['card', false],
    ...Array<[string, boolean]>(5).fill(['infamy', true]),
  ])
  const card = flights[2]!
  expect(
    Math.hypot(card.to.x - middleOf(layout.mats[2]!).x, card.to.y - middleOf(layout.mats[2]!).y),
  ).toBeLessThan(20)
  expect(isInside(layout.market, card.from)).toBe(true)
})
