import { nextJourney, poseOf, poseOn, type Part, type Rest } from '@/components/dice/journey'
import { sideUp } from '@/components/dice/solid'
import { motionAt } from '@/components/theme/motion'

const centre: Rest = { x: 100, y: 80, yaw: 0.1, side: 2, scale: 1, inTray: true }
const mat: Rest = { x: 30, y: 400, yaw: 0, side: 2, scale: 0.5, inTray: false }
const inThrow: Part = { serial: 4, order: 1, of: 3 }

const table = {
  from: poseOf(centre),
  part: inThrow,
  rolled: true,
  turned: false,
  size: 40,
  box: { width: 360, height: 240 },
  motion: motionAt('normal', false),
  throwFrom: () => ({ hand: { x: 180, y: 240 }, velocity: { x: 0, y: -1000 } }),
}

const ends = (journey: ReturnType<typeof nextJourney>) =>
  journey.kind === 'throw' ? journey.flight.ends : journey.ends

test('a die of the throw is thrown, for 900 to 1200 milliseconds', () => {
  for (const order of [0, 1, 2]) {
    const journey = nextJourney({ ...table, rest: centre, part: { ...inThrow, order } })
    expect(journey.kind).toBe('throw')
    expect(ends(journey)).toBeGreaterThanOrEqual(900)
    expect(ends(journey)).toBeLessThanOrEqual(1200)
  }
})

test('a die that was thrown before is merely carried when it is taken', () => {
  const journey = nextJourney({ ...table, rest: mat, rolled: false })
  expect(journey).toMatchObject({ kind: 'carry', spins: 0, ends: 420 })
  expect(poseOn(journey, ends(journey))).toEqual(poseOf(mat))
})

test('a die thrown outside the tray is tossed up and comes down on its face', () => {
  const journey = nextJourney({ ...table, rest: { ...mat, side: 5 } })
  expect(journey.kind).toBe('carry')
  const shown = Array.from({ length: 40 }, (_, step) =>
    sideUp(poseOn(journey, (ends(journey) * step) / 40).turn),
  )
  expect(new Set(shown).size).toBeGreaterThan(2)
  expect(sideUp(poseOn(journey, ends(journey)).turn)).toBe(5)
})

test('a die that is turned over hops where it lies', () => {
  const journey = nextJourney({ ...table, rest: { ...centre, side: 3 }, rolled: false, turned: true })
  const half = poseOn(journey, ends(journey) / 2)
  expect(half).toMatchObject({ x: 100, y: 80 })
  expect(half.z).toBeGreaterThan(40)
  expect(sideUp(poseOn(journey, ends(journey)).turn)).toBe(3)
})

test('the player’s speed counts', () => {
  const fast = nextJourney({ ...table, rest: centre, motion: motionAt('fast', false) })
  expect(ends(fast)).toBeLessThanOrEqual(600)
})
