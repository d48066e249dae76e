import { arranged, sorted } from '@/components/cards/arrangement'
import {
  aimedAt,
  cardAt,
  fanHeight,
  fanOf,
  heightOf,
  moved,
  placeBeside,
  poseAt,
  slidTo,
  slotAt,
  type Fan,
} from '@/components/cards/fan'
import { cardSize } from '@/components/theme/tokens'

const card = cardSize.hand
const hand = (count: number, more: { width?: number; mirrored?: boolean } = {}) =>
  fanOf({ count, width: 360, card, ...more })
const places = (fan: Fan) => Array.from({ length: fan.count }, (_, place) => place)
const shown = (fan: Fan, focus = -1) =>
  places(fan).map((place) => poseAt(fan, place, focus, focus < 0 ? 0 : 1))

/** The four corners of a card as it is turned. */
function corners(pose: ReturnType<typeof poseAt>) {
  return [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => {
      const [w, h] = [(across * card.width) / 2, (down * card.height) / 2]
      return {
        x: pose.x + w * Math.cos(pose.angle) - h * Math.sin(pose.angle),
        y: pose.y + w * Math.sin(pose.angle) + h * Math.cos(pose.angle),
      }
    }),
  )
}

const sizes = [1, 2, 3, 5, 7, 13, 14, 20]

test.each(sizes)('a fan of %i stays within the phone’s width and the height it asks for', (count) => {
  for (const width of [360, 390, 820]) {
    const fan = hand(count, { width })
    for (const { x, y } of shown(fan).flatMap(corners)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(fanHeight(fan))
    }
  }
})

test.each([3, 7, 13, 20])(
  'of %i cards each shows a strip wide enough for its corner at 360 points',
  (count) => {
    expect(hand(count).pitch).toBeGreaterThanOrEqual(17)
  },
)

test('thirteen cards are one row on a phone, twenty are two; a tablet has room for one', () => {
  expect(hand(13).behind).toBe(0)
  expect(hand(20).behind).toBe(10)
  expect(hand(20, { width: 820 }).behind).toBe(0)
})

test('the ends of a fan lean outwards and stand lower than its middle', () => {
  const poses = shown(hand(7))
  expect(poses[0]!.angle).toBeCloseTo(-poses[6]!.angle)
  expect(poses[0]!.angle).toBeLessThan(0)
  expect(poses[0]!.y).toBeGreaterThan(poses[3]!.y)
  expect(poses[3]!.angle).toBeCloseTo(0)
})

test.each(sizes)('opened at any card, a fan of %i shows it whole and keeps within its ends', (count) => {
  const fan = hand(count)
  const rest = shown(fan)
  for (const place of places(fan)) {
    const poses = shown(fan, place)
    const next = poses[place + 1]
    if (next && place !== fan.behind - 1) {
      expect(next.x - poses[place]!.x).toBeGreaterThanOrEqual(Math.max(44, card.width * 0.75))
    }
    expect(poses[0]!.x).toBeCloseTo(rest[0]!.x)
    expect(poses[count - 1]!.x).toBeCloseTo(rest[count - 1]!.x)
    expect(poses[place]!.y).toBeLessThan(rest[place]!.y)
  }
})

test.each([false, true])('what lies on top is under the finger (mirrored: %s)', (mirrored) => {
  for (const count of sizes) {
    const fan = hand(count, { mirrored })
    for (const focus of [-1, 0, Math.floor(count / 2), count - 1]) {
      for (const place of places(fan)) {
        const pose = poseAt(fan, place, focus, focus < 0 ? 0 : 1)
        // Just inside the upper corner that nothing covers.
        const [w, h] = [(mirrored ? 1 : -1) * (card.width / 2 - 5), -(card.height / 2 - 8)]
        const x = pose.x + w * Math.cos(pose.angle) - h * Math.sin(pose.angle)
        const y = pose.y + w * Math.sin(pose.angle) + h * Math.cos(pose.angle)
        const covered = focus >= 0 && place !== focus
        const found = cardAt(fan, x, y, focus, focus < 0 ? 0 : 1)
        // Beside an opened card its neighbours close up, but the finger still finds one of them.
        if (covered) expect(Math.abs(found - place)).toBeLessThanOrEqual(fan.behind > 0 ? 20 : 1)
        else expect(found).toBe(place)
      }
    }
  }
})

test('a finger away from all cards means none', () => {
  expect(cardAt(hand(3), 4, 60, -1, 0)).toBe(-1)
  expect(cardAt(hand(3), 180, -60, -1, 0)).toBe(-1)
})

test('a mirrored fan keeps the order of its cards and turns round which lies on top', () => {
  const fan = hand(5, { mirrored: true })
  const xs = shown(fan).map(({ x }) => x)
  expect(xs).toEqual(xs.slice().sort((a, b) => a - b))
  expect(places(fan).map((place) => heightOf(fan, place))).toEqual([4, 3, 2, 1, 0])
  const opened = shown(fan, 2)
  expect(opened[2]!.x - opened[1]!.x).toBeGreaterThan(opened[3]!.x - opened[2]!.x)
})

test('a thumb that slides passes one card after another and stays in its row', () => {
  const fan = hand(20)
  expect(slidTo(fan, 2, fan.pitch * 3)).toBe(5)
  expect(slidTo(fan, 2, -300)).toBe(0)
  expect(slidTo(fan, 2, 900)).toBe(9)
  expect(slidTo(fan, 12, 900)).toBe(19)
})

test('a card let go over the fan takes the nearest place', () => {
  for (const count of sizes) {
    const fan = hand(count)
    shown(fan).forEach(({ x, y }, place) => expect(slotAt(fan, x, y)).toBe(place))
  }
})

test('the others make room for a carried card', () => {
  const around = (carried: number, slot: number) =>
    [0, 1, 2, 3, 4].filter((place) => place !== carried).map((place) => placeBeside(place, carried, slot))
  expect(around(1, 1)).toEqual([0, 2, 3, 4])
  expect(around(1, 3)).toEqual([0, 1, 2, 4])
  expect(around(4, 0)).toEqual([1, 2, 3, 4])
  expect(placeBeside(3, -1, 0)).toBe(3)
})

test('moving one card leaves the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
})

test('a throw goes to the target that lies in its line', () => {
  const at = (id: string, x: number, y: number) => ({ id, box: { x, y, width: 100, height: 60 } })
  const targets = [at('left', 0, 0), at('right', 260, 0)]
  const from = { x: 180, y: 500 }
  expect(aimedAt(targets, from, { x: -200, y: -900 })?.id).toBe('left')
  expect(aimedAt(targets, from, { x: 200, y: -900 })?.id).toBe('right')
  expect(aimedAt(targets, from, { x: 0, y: 900 })).toBeNull()
  expect(aimedAt(targets.slice(0, 1), from, { x: 0, y: 900 })?.id).toBe('left')
})

describe('order', () => {
  const rank = (key: string) => [key.charCodeAt(0), Number(key.slice(1))]

  test('cards are sorted by what matters most', () => {
    expect(sorted(['b2', 'a10', 'b1', 'a9'], rank)).toEqual(['a9', 'a10', 'b1', 'b2'])
  })

  test('the player’s own order stays; a new card joins where it belongs', () => {
    expect(arranged([], ['b2', 'a9', 'b1'], rank)).toEqual(['a9', 'b1', 'b2'])
    expect(arranged(['b2', 'a9', 'b1'], ['b2', 'b1', 'a3'], rank)).toEqual(['a3', 'b2', 'b1'])
    expect(arranged(['b9', 'a1'], ['b9', 'a1', 'c1'], rank)).toEqual(['b9', 'a1', 'c1'])
  })
})
