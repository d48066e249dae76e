import { marksOf } from '../../../../components/games/nimble-thieves/recent'

test('marks show who went where and where a thief was caught, and nothing of what was only taken', () => {
  const marks = marksOf([
    { type: 'ran', seat: 1, thief: 3, from: 4, to: 9 },
    { type: 'took', seat: 1, thief: 3, cell: 4, tile: { kind: 'gold', icon: 'eye' } },
    { type: 'guard-moved', seat: 2, guard: 0, from: 20, to: 21 },
    { type: 'caught', seat: 2, thief: 0, owner: 0, cell: 21 },
  ])
  expect(marks).toEqual({
    ways: [
      { seat: 1, from: 4, to: 9 },
      { seat: 2, from: 20, to: 21 },
    ],
    rings: [21],
  })
})
