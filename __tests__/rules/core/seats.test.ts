import { clockwiseFrom, everySeat, nextSeat, stepsClockwise } from '@/rules/core/seats'

const four = { seats: 4 }

test('turns go clockwise and round the table', () => {
  expect(everySeat(four)).toEqual([0, 1, 2, 3])
  expect(clockwiseFrom(four, 2)).toEqual([2, 3, 0, 1])
  expect(everySeat(four).map((seat) => nextSeat(four, seat))).toEqual([1, 2, 3, 0])
})

test('the distance is counted in the direction of play', () => {
  expect(everySeat(four).map((seat) => stepsClockwise(four, 2, seat))).toEqual([2, 3, 0, 1])
})
