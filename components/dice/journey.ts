import { type Pose } from './solid'
import { about, between, combine } from './rotation'
import { poseAt, type Flight } from './throw'

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
