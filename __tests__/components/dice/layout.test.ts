import * as fc from 'fast-check'

import { enclosed } from '@/components/dice/lasso'
import { layOut, type LayoutInput } from '@/components/dice/layout'

const ids = Array.from({ length: 13 }, (_, die) => `die ${die}`)
const first: LayoutInput = {
  box: { width: 360, height: 240 },
  capacity: 13,
  ids,
  roll: { serial: 0, ids: [] },
}

test('nothing changes while nothing happens', () => {
  const before = layOut(null, first)
  expect(layOut(before, { ...first, ids: [...ids] })).toBe(before)
})

test('after a throw of some dice the others lie where they lay', () => {
  const table = layOut(null, { ...first, ids: ids.slice(0, 8) })
  fc.assert(
    fc.property(fc.subarray(ids.slice(0, 8), { minLength: 1 }), fc.integer({ min: 1 }), (thrown, serial) => {
      const after = layOut(table, { ...first, ids: ids.slice(0, 8), roll: { serial, ids: thrown } })
      for (const id of ids.slice(0, 8)) {
        if (thrown.includes(id)) expect(after.spots[id]).not.toEqual(table.spots[id])
        else expect(after.spots[id]).toBe(table.spots[id])
      }
    }),
  )
})

test('a die that is taken leaves a gap, and one that comes back finds a place', () => {
  const all = layOut(null, first)
  const fewer = layOut(all, { ...first, ids: ids.slice(3) })
  expect(Object.keys(fewer.spots)).toEqual(ids.slice(3))
  expect(fewer.spots['die 5']).toBe(all.spots['die 5'])
  const again = layOut(fewer, first)
  expect(Object.keys(again.spots).sort()).toEqual([...ids].sort())
  expect(again.spots['die 5']).toBe(all.spots['die 5'])
})

test('dice keep their size while some are away, and a turned phone lays them anew', () => {
  const all = layOut(null, first)
  expect(layOut(all, { ...first, ids: ids.slice(6) }).grid).toEqual(all.grid)
  const turned = layOut(all, { ...first, box: { width: 240, height: 360 } })
  expect(Object.values(turned.spots).every(({ x }) => x < 240)).toBe(true)
})

test('a lasso holds what lies inside it, however it is drawn', () => {
  const dice = [
    { id: 'in', x: 50, y: 50 },
    { id: 'out', x: 150, y: 50 },
    { id: 'in the bay', x: 50, y: 15 },
  ]
  const loop = [
    { x: 10, y: 10 },
    { x: 50, y: 30 },
    { x: 90, y: 10 },
    { x: 90, y: 90 },
    { x: 10, y: 90 },
  ]
  expect(enclosed(dice, loop)).toEqual(['in'])
  expect(enclosed(dice, [...loop].reverse())).toEqual(['in'])
  expect(enclosed(dice, loop.slice(0, 2))).toEqual([])
})
