import { type Pose } from './solid'
import { about, between, combine, unit } from './rotation'

/** The player's hand over the tray while dice are in it. */
export type Hand = {
  readonly x: number
  readonly y: number
  /** 0 empty to 1 closed around the dice. */
  readonly grip: number
  /** How far the finger has gone since it took them: the dice turn over in the hand. */
  readonly shaken: number
}

const GOLDEN = 2.39996
const HEIGHT = 1.5
const CLOSE = 0.46

/** A die on its way into the hand, or in it among the others: `order` gives each a place of its own there. */
export function held(pose: Pose, hand: Hand, order: number, size: number): Pose {
  'worklet'
  if (hand.grip === 0) return pose
  const angle = order * GOLDEN
  const distance = CLOSE * size * Math.sqrt(order)
  const axis = unit({ x: Math.sin(angle), y: Math.cos(angle), z: 0.4 })
  const tumbling = combine(about(axis, hand.shaken / size), pose.turn)
  const way = (from: number, to: number) => from + (to - from) * hand.grip
  return {
    x: way(pose.x, hand.x + Math.cos(angle) * distance),
    y: way(pose.y, hand.y + Math.sin(angle) * distance),
    z: way(pose.z, HEIGHT * size),
    turn: between(pose.turn, tumbling, hand.grip),
    scale: pose.scale,
  }
}
