import { rank } from '@/app/match/ranking'

const result = (points: number[], winners: number[]) => ({ points, winners, breakdown: points.map(() => []) })

test('winners come first, the others by points', () => {
  expect(rank(result([3, 9, 5], [1])).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ])
})

test('who is level shares a place, and the next place is left out', () => {
  expect(rank(result([5, 9, 5, 1], [1])).map(({ place }) => place)).toEqual([1, 2, 2, 4])
})

test('a tie-break puts the winner before others with the same points', () => {
  expect(rank(result([7, 7], [1])).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
  ])
})

test('winners of a shared win are all first, whatever their points', () => {
  expect(rank(result([4, 8, 6], [0, 1])).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 1],
    [2, 3],
  ])
})
