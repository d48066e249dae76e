import { centresAt, nameOfRoom, roomAt, ROOMS, type Box } from '@/components/games/nimble-thieves/geometry'
import { roomForLoot } from '@/components/games/nimble-thieves/GangMat'
import { layTable } from '@/components/games/nimble-thieves/layout'
import { GUARD_POST, NEIGHBOURS } from '@/rules/nimble-thieves/board'

const rooms = [
  ['a small phone', 360, 596],
  ['a tall phone', 390, 760],
  ['a phone on its side', 844, 346],
  ['a tablet', 820, 1136],
  ['a desk', 1280, 756],
  ['a desk with the log beside', 956, 756],
] as const

const inside = (box: Box, width: number, height: number) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.01 && box.y + box.height <= height + 0.01

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01

/** At a table where somebody acts. */
const sitDown = (room: { width: number; height: number }, seats: number, own: number, mirrored = false) =>
  layTable(room, { seats, own, watching: false }, mirrored)

describe.each(rooms)('on %s', (_, width, height) => {
  test.each([2, 3, 4])('%i mats, the board and the action have their own places', (seats) => {
    for (const mirrored of [false, true]) {
      for (const watching of [false, true]) {
        const { board, mats, action } = layTable({ width, height }, { seats, own: 1, watching }, mirrored)
        const boxes = action ? [board, action, ...mats] : [board, ...mats]
        expect(boxes.every((box) => inside(box, width, height))).toBe(true)
        boxes.forEach((box, index) =>
          expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]),
        )
      }
    }
  })
})

test('where nobody acts, the board has the place of the action', () => {
  const room = { width: 360, height: 480 }
  const watched = layTable(room, { seats: 3, own: 0, watching: true }, false)
  expect(watched.action).toBeNull()
  expect(watched.board.height).toBeGreaterThan(sitDown(room, 3, 0).board.height + 40)
})

test.each([
  ['a small phone', 360, 596],
  ['a small phone that replays', 360, 500],
  ['a phone on its side', 844, 346],
  ['a desk with the log beside', 956, 756],
])('one’s own mat has room for the loot by kind on %s', (_, width, height) => {
  expect(sitDown({ width, height }, 3, 0).mats[0]!.width).toBeGreaterThanOrEqual(roomForLoot)
})

test('on the narrowest phone a room is as big as a fingertip', () => {
  expect(sitDown({ width: 360, height: 596 }, 4, 0).pitch).toBeGreaterThanOrEqual(44)
})

test('the board does not grow past what a hand can reach', () => {
  expect(sitDown({ width: 2000, height: 3000 }, 2, 0).board.width).toBeLessThan(700)
})

test('left-handed people find the side column on the left', () => {
  const size = { width: 844, height: 346 }
  const [right, left] = [sitDown(size, 2, 0), sitDown(size, 2, 0, true)]
  expect(right.mats[0]!.x).toBeGreaterThan(right.board.x)
  expect(left.mats[0]!.x).toBeLessThan(left.board.x)
})

test('rivals sit clockwise from one’s left', () => {
  const { mats } = sitDown({ width: 360, height: 596 }, 4, 2)
  expect([3, 0, 1].map((seat) => mats[seat]!.x)).toEqual(
    [3, 0, 1].map((seat) => mats[seat]!.x).sort((a, b) => a - b),
  )
  expect(mats[2]!.y).toBeGreaterThan(mats[0]!.y)
})

test('neighbours on the board are neighbours to the eye, all one pitch apart', () => {
  const centres = centresAt(50)
  for (const cell of ROOMS) {
    for (const neighbour of NEIGHBOURS[cell]!) {
      const [one, other] = [centres[cell]!, centres[neighbour]!]
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(50)
    }
  }
})

test('a finger finds the room it is on, and none beside the board', () => {
  const centres = centresAt(50)
  for (const cell of ROOMS) {
    const { x, y } = centres[cell]!
    expect(roomAt(centres, 50, x + 12, y - 12)).toBe(cell)
  }
  expect(roomAt(centres, 50, -40, 10)).toBe(-1)
})

test('every room has its own name, the guard post the middle one', () => {
  expect(new Set(ROOMS.map(nameOfRoom)).size).toBe(ROOMS.length)
  expect(nameOfRoom(0)).toBe('A1')
  expect(nameOfRoom(GUARD_POST)).toBe('E5')
})
