import { type Motion } from '../theme/motion'
import { about, between, combine } from './rotation'
import { type Box, type Spot } from './scatter'
import { lying, type Pose } from './solid'
import { planThrow, poseAt, type Flight, type Point, type Velocity } from './throw'

/** What a die is doing: it is thrown, or it is carried from one place to another (or turned over where it lies). */
export type Journey =
  | { readonly kind: 'throw'; readonly flight: Flight }
  | {
      readonly kind: 'carry'
      readonly from: Pose
      readonly to: Pose
      readonly hop: number
      /** Whole turns on the way, for a die tossed up where no tray has room for a throw. */
      readonly spins: number
      readonly ends: number
    }

const OVER = { x: 1, y: 0, z: 0 }

export function resting(pose: Pose): Journey {
  return { kind: 'carry', from: pose, to: pose, hop: 0, spins: 0, ends: 0 }
}

export function poseOn(journey: Journey, time: number): Pose {
  'worklet'
  if (journey.kind === 'throw') return poseAt(journey.flight, time)
  const { from, to, hop, spins, ends } = journey
  if (time >= ends) return to
  const share = time / ends
  const eased = share * share * (3 - 2 * share)
  const way = (one: number, other: number) => one + (other - one) * eased
  return {
    x: way(from.x, to.x),
    y: way(from.y, to.y),
    z: way(from.z, to.z) + 4 * hop * share * (1 - share),
    turn: combine(about(OVER, 2 * Math.PI * spins * (share - 1)), between(from.turn, to.turn, eased)),
    scale: way(from.scale, to.scale),
  }
}

/** Where a thing lies, which side is up, and how large it is there. */
export type Rest = Spot & { readonly side: number; readonly scale: number; readonly inTray: boolean }

/** The throw that a thing takes part in, if any. */
export type Part = { readonly serial: number; readonly order: number; readonly of: number }

export function poseOf({ x, y, yaw, side, scale }: Rest): Pose {
  return { x, y, z: 0, turn: lying(side, yaw), scale }
}

/** In die sizes: how high a die goes up that is carried, turned over, or tossed. */
const CARRIED = 0.4
const TURNED = 1.3
const TOSSED = 3

/** How a thing gets to where it is to lie now: thrown if it takes part in this throw, else carried. */
export function nextJourney(input: {
  from: Pose
  rest: Rest
  part: Part
  rolled: boolean
  turned: boolean
  size: number
  box: Box
  motion: Motion
  throwFrom(): { hand: Point; velocity: Velocity }
}): Journey {
  const { from, rest, part, rolled, turned, size, box, motion, throwFrom } = input
  const to = poseOf(rest)
  if (!rolled) {
    const hop = (turned ? TURNED : CARRIED) * size * rest.scale
    return { kind: 'carry', from, to, hop, spins: 0, ends: motion.ms('flourish') }
  }
  const [short, long] = [motion.ms('diceShort'), motion.ms('diceLong')]
  // One after the other, but in no order that an eye could follow.
  const share = ((part.order * 7 + part.serial * 3) % part.of) / Math.max(1, part.of - 1)
  const duration = short + (long - short) * share
  if (!rest.inTray) {
    return { kind: 'carry', from, to, hop: TOSSED * size * rest.scale, spins: 2, ends: duration }
  }
  const seed = part.serial * 104729 + part.order * 31 + 1
  const flight = planThrow({ from, goal: rest, side: rest.side, size, box, ...throwFrom(), seed, duration })
  return { kind: 'throw', flight }
}
