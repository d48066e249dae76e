import * as fc from 'fast-check'

import { angleBetween } from '@/components/dice/rotation'
import { gridFor, scatter } from '@/components/dice/scatter'
import { lying, sideUp, SIDES } from '@/components/dice/solid'
import { planThrow, poseAt, type Flight, type ThrowPlan } from '@/components/dice/throw'

const FRAME = 1000 / 60

const plans = fc
  .record({
    width: fc.integer({ min: 240, max: 900 }),
    height: fc.integer({ min: 140, max: 600 }),
    size: fc.integer({ min: 28, max: 58 }),
    side: fc.constantFrom(...SIDES),
    seed: fc.nat(),
    x: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
    y: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
    velocityX: fc.integer({ min: -4000, max: 4000 }),
    velocityY: fc.integer({ min: -4000, max: 4000 }),
    duration: fc.integer({ min: 450, max: 1680 }),
  })
  .map((table): ThrowPlan => {
    const { width, height, size, side, seed, duration } = table
    const edge = size * 0.75
    const goal = {
      x: edge + table.x * (width - 2 * edge),
      y: edge + table.y * (height - 2 * edge),
      yaw: 0.2 * (table.x - table.y),
    }
    return {
      from: { x: width / 2, y: height / 2, z: 0, turn: lying(0, 0), scale: 1 },
      goal,
      side,
      size,
      box: { width, height },
      hand: { x: width / 2, y: height },
      velocity: { x: table.velocityX, y: table.velocityY },
      seed,
      duration,
    }
  })

function* moments(flight: Flight): Generator<number> {
  for (let time = 0; time < flight.ends + FRAME; time += FRAME) yield time
}

test('a throw ends exactly at its goal, flat, with the asked side up', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const flight = planThrow(plan)
      const end = poseAt(flight, flight.ends)
      expect(end).toMatchObject({ x: plan.goal.x, y: plan.goal.y, z: 0, scale: 1 })
      expect(end.turn).toEqual(lying(plan.side, plan.goal.yaw))
      expect(sideUp(end.turn)).toBe(plan.side)
    }),
  )
})

test('a die keeps off the walls and above the felt on all its way', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const flight = planThrow(plan)
      const { box, size } = plan
      const poses = [...moments(flight)].map((time) => poseAt(flight, time))
      const wall = size * 0.7
      expect(Math.min(...poses.map(({ x }) => x))).toBeGreaterThanOrEqual(wall)
      expect(Math.min(...poses.map(({ y }) => y))).toBeGreaterThanOrEqual(wall)
      expect(Math.max(...poses.map(({ x }) => x))).toBeLessThanOrEqual(box.width - wall)
      expect(Math.max(...poses.map(({ y }) => y))).toBeLessThanOrEqual(box.height - wall)
      expect(Math.min(...poses.map(({ z }) => z))).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the last fall leads to the resting place without a jump', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const flight = planThrow(plan)
      const before = poseAt(flight, flight.ends - 1)
      const end = poseAt(flight, flight.ends)
      expect(Math.hypot(before.x - end.x, before.y - end.y)).toBeLessThan(0.5)
      expect(angleBetween(before.turn, end.turn)).toBeLessThan(0.02)
    }),
  )
})

test('a die never skips: between two moments it moves and turns only so far', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const flight = planThrow(plan)
      let [leap, twist] = [0, 0]
      for (let time = 2; time < flight.ends; time += 2) {
        const [before, after] = [poseAt(flight, time - 2), poseAt(flight, time)]
        leap = Math.max(leap, Math.hypot(after.x - before.x, after.y - before.y))
        twist = Math.max(twist, angleBetween(before.turn, after.turn))
      }
      expect(leap).toBeLessThan((flight.way + plan.box.width + plan.box.height) * 0.03)
      expect(twist).toBeLessThan(0.25)
    }),
    { numRuns: 40 },
  )
})

test('dice are seen turning: a throw shows several sides up on its way', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const flight = planThrow(plan)
      const seen = new Set([...moments(flight)].map((time) => sideUp(poseAt(flight, time).turn)))
      expect(seen.size).toBeGreaterThan(1)
    }),
  )
})

test('the flick gives the direction: dice leave the hand the way the finger went', () => {
  const base = { width: 600, height: 500, size: 40 }
  for (const [x, y] of [
    [900, 0],
    [-900, 0],
    [0, -900],
    [0, 900],
  ] as const) {
    const flight = planThrow({
      from: { x: 300, y: 250, z: 0, turn: lying(0, 0), scale: 1 },
      goal: { x: 310, y: 240, yaw: 0 },
      side: 3,
      size: base.size,
      box: base,
      hand: { x: 300, y: 250 },
      velocity: { x, y },
      seed: 5,
      duration: 1000,
    })
    const start = poseAt(flight, flight.leaves)
    const soon = poseAt(flight, flight.leaves + 120)
    expect((soon.x - start.x) * x + (soon.y - start.y) * y).toBeGreaterThan(0)
  }
})

test('the same seed throws the same way, another one another way', () => {
  const [plan] = fc.sample(plans, { numRuns: 1, seed: 3 }) as [ThrowPlan]
  expect(planThrow(plan)).toEqual(planThrow({ ...plan }))
  expect(planThrow({ ...plan, seed: plan.seed + 1 })).not.toEqual(planThrow(plan))
})

const trays = fc.record({
  width: fc.integer({ min: 280, max: 900 }),
  height: fc.integer({ min: 150, max: 600 }),
})

test('thirteen dice find places that do not overlap, all inside the tray', () => {
  fc.assert(
    fc.property(trays, fc.nat(), (box, seed) => {
      const grid = gridFor(box, 13)
      const spots = scatter({ box, grid, count: 13, staying: [], seed })
      expect(spots).toHaveLength(13)
      const apart = spots.flatMap((spot, index) =>
        spots
          .slice(index + 1)
          .map((other) => Math.max(Math.abs(spot.x - other.x) / 1.24, Math.abs(spot.y - other.y) / 1.36)),
      )
      expect(Math.min(...apart)).toBeGreaterThanOrEqual(grid.size * 0.999)
      expect(Math.min(...spots.map(({ x }) => x))).toBeGreaterThanOrEqual(grid.size * 0.6)
      expect(Math.max(...spots.map(({ x }) => x))).toBeLessThanOrEqual(box.width - grid.size * 0.6)
      expect(Math.min(...spots.map(({ y }) => y))).toBeGreaterThanOrEqual(grid.size * 0.66)
      expect(Math.max(...spots.map(({ y }) => y))).toBeLessThanOrEqual(box.height - grid.size * 0.66)
    }),
  )
})
