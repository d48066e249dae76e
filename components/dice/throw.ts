import { createRng } from '../../rules/core/rng'
import { lying, liftOf, nearestEdge, type Pose } from './solid'
import { about, between, combine, unit, type Turn, type Vector } from './rotation'
import { within, type Box, type Spot } from './scatter'

/** Points per second, as a finger leaves them. */
export type Velocity = { readonly x: number; readonly y: number }
export type Point = { readonly x: number; readonly y: number }

/** A stretch of the way, counted backwards from the end, on which a die turns about one axis. */
type Stretch = {
  /** Points still to go when the stretch is over, and the turn the die has then. */
  readonly left: number
  readonly turn: Turn
  readonly axis: Vector
  /** Radians for each point of the way. */
  readonly spin: number
}

type Hop = { readonly from: number; readonly to: number; readonly start: number; readonly height: number }

/** Everything about one die's journey. Times are milliseconds from its start. */
export type Flight = {
  readonly from: Pose
  /** When it leaves the hand, when it falls flat on its face, and when it lies still. */
  readonly leaves: number
  readonly lands: number
  readonly ends: number
  /** The way without walls: a straight line to the mirror image of the goal, folded back into the tray. */
  readonly start: Point
  readonly image: Point
  readonly low: Point
  readonly high: Point
  readonly way: number
  /** The last stretch first. */
  readonly stretches: readonly Stretch[]
  readonly hops: readonly Hop[]
  readonly goal: Pose
  readonly size: number
}

/** A die's middle keeps this far from the walls, in die sizes. */
const WALL = 0.72
/** Pace at the end of the way compared with a full stop: the last fall is a fall, not a glide. */
const MOMENTUM = 0.1
/** How strongly a rolling cube hesitates on its edges. */
const HESITATION = 0.62
const ROCK = 0.07
const ROCKING = 0.08
const DEFAULT_SPEED = 1100
const SLOWEST = 500
const FASTEST = 2600
/** The share of the time in which the dice come into the hand. */
const GATHER = 0.14
/** A handful of dice is this wide either way, in die sizes. */
const SPREAD = 1.5

/** Radians per millisecond: a die that turned faster would seem to stand still between two frames. */
const DIZZY = 0.04

/** A throw without a finger comes from the player's side of the table. */
export const PLAIN_THROW: Velocity = { x: 0, y: -DEFAULT_SPEED }

export type ThrowPlan = {
  readonly from: Pose
  readonly goal: Spot
  readonly side: number
  readonly size: number
  readonly box: Box
  /** Where the hand opens. */
  readonly hand: Point
  readonly velocity: Velocity
  readonly seed: number
  /** Milliseconds until this die lies still. */
  readonly duration: number
}

/** Plans a journey backwards from where and how the die comes to rest, so that it always ends exactly there. */
export function planThrow(plan: ThrowPlan): Flight {
  const { from, goal, side, size, box, hand, duration } = plan
  const rng = createRng(plan.seed)
  const swing = () => rng.next() * 2 - 1
  const low = { x: WALL * size, y: WALL * size }
  const high = { x: Math.max(low.x, box.width - low.x), y: Math.max(low.y, box.height - low.y) }
  const start = {
    x: within(hand.x + swing() * size * SPREAD, low.x, high.x),
    y: within(hand.y + swing() * size * SPREAD, low.y, high.y),
  }
  const speed = within(Math.hypot(plan.velocity.x, plan.velocity.y), SLOWEST, FASTEST) * (1 + swing() * 0.18)
  const heading = Math.atan2(plan.velocity.y, plan.velocity.x) + swing() * 0.42
  const reach = (speed * duration) / 2400
  const image = mirrored(goal, low, high, {
    x: start.x + Math.cos(heading) * reach,
    y: start.y + Math.sin(heading) * reach,
  })
  const way = Math.hypot(image.x - start.x, image.y - start.y)
  const leaves = duration * (GATHER + swing() * 0.04)
  const lands = duration * (1 - ROCKING)
  const rest = lying(side, goal.yaw)
  return {
    from,
    leaves,
    lands,
    ends: duration,
    start,
    image,
    low,
    high,
    way,
    stretches: stretchesOf({ start, image, low, high, way, rest, size, swing, time: lands - leaves }),
    hops: hopsOf(leaves, lands, size * (0.9 + speed / 1400), swing),
    goal: { x: goal.x, y: goal.y, z: 0, turn: rest, scale: 1 },
    size,
  }
}

/** Of the goal's mirror images in the walls, the one that the hand threw at. */
function mirrored(goal: Point, low: Point, high: Point, aim: Point): Point {
  let best: Point = goal
  for (const x of [goal.x, 2 * low.x - goal.x, 2 * high.x - goal.x]) {
    for (const y of [goal.y, 2 * low.y - goal.y, 2 * high.y - goal.y]) {
      if (Math.hypot(x - aim.x, y - aim.y) < Math.hypot(best.x - aim.x, best.y - aim.y)) best = { x, y }
    }
  }
  return best
}

type Course = {
  start: Point
  image: Point
  low: Point
  high: Point
  way: number
  rest: Turn
  size: number
  /** Milliseconds from the hand to the fall on the face. */
  time: number
  swing(): number
}

/**
 * Backwards from rest: the last quarter turns go over the die's own edges; before that it tumbles about axes of its own,
 * another one after every wall and every few sizes of the way.
 */
function stretchesOf({ start, image, low, high, way, rest, size, time, swing }: Course): Stretch[] {
  const rolling = Math.PI / 2 / size
  const fastest = (DIZZY * time) / (2 * Math.max(way, 1))
  const marks = [...wallsOn(start, image, low, high, way), way - size * 3, size * 4.2].filter(
    (left) => left > size * 1.6 && left < way,
  )
  const lefts = [0, Math.min(size, way), ...marks.sort((one, other) => one - other)]
  const stretches: Stretch[] = []
  let turn = rest
  lefts.forEach((left, index) => {
    const until = lefts[index + 1] ?? way
    const roll = rollAxis(start, image, low, high, 1 - (left + until) / 2 / Math.max(way, 1))
    const last = index === 0
    const axis = last
      ? nearestEdge(rest, roll)
      : unit({ x: roll.x + swing() * 0.45, y: roll.y + swing() * 0.45, z: swing() * 0.6 })
    const spin = last ? rolling : Math.min(fastest, rolling * 1.15) * (1 + swing() * 0.12)
    stretches.push({ left, turn, axis, spin })
    turn = combine(about(axis, -(until - left) * spin), turn)
  })
  return stretches
}

/** Points still to go at each wall. */
function wallsOn(start: Point, image: Point, low: Point, high: Point, way: number): number[] {
  const walls: number[] = []
  for (const axis of ['x', 'y'] as const) {
    const wall = image[axis] < low[axis] ? low[axis] : high[axis]
    if (image[axis] >= low[axis] && image[axis] <= high[axis]) continue
    walls.push(way * (1 - (wall - start[axis]) / (image[axis] - start[axis])))
  }
  return walls
}

/** The axis of something that rolls along the way, after this share of it. */
function rollAxis(start: Point, image: Point, low: Point, high: Point, share: number): Vector {
  const step = 0.001
  const one = folded(start, image, low, high, share - step)
  const other = folded(start, image, low, high, share + step)
  return unit({ x: -(other.y - one.y), y: other.x - one.x, z: 0 })
}

/** From the hand to the felt and up again, each time less. */
function hopsOf(leaves: number, lands: number, height: number, swing: () => number): Hop[] {
  const lengths = [0.3, 0.2, 0.12, 0.06].map((length) => length * (1 + swing() * 0.14))
  const heights = [0.7, 0.55, 0.2, 0.05].map((share) => share * height * (1 + swing() * 0.2))
  let from = leaves
  return lengths.map((length, index) => {
    const to = from + length * (lands - leaves)
    const hop = { from, to, start: index === 0 ? height * 0.8 : 0, height: heights[index]! }
    from = to
    return hop
  })
}

// A worklet must stand above whatever calls it: it is made where it stands, not hoisted.

function fold(value: number, low: number, high: number): number {
  'worklet'
  if (value < low) return 2 * low - value
  return value > high ? 2 * high - value : value
}

function folded(start: Point, image: Point, low: Point, high: Point, share: number): Point {
  'worklet'
  const x = start.x + (image.x - start.x) * share
  const y = start.y + (image.y - start.y) * share
  return { x: fold(x, low.x, high.x), y: fold(y, low.y, high.y) }
}

function turnAt(flight: Flight, left: number, rocking: number): Turn {
  'worklet'
  const { stretches, size } = flight
  let stretch = stretches[0]!
  for (const other of stretches) if (other.left <= left) stretch = other
  let angle = -(left - stretch.left) * stretch.spin
  if (stretch.left === 0) {
    // Over an edge a cube is slow, and then it falls.
    angle -= (HESITATION / 4) * Math.sin((left / size) * 2 * Math.PI)
    // Carried a little too far, it tips back.
    angle += ROCK * Math.sin(Math.PI * rocking) * (1 - rocking)
  }
  return combine(about(stretch.axis, angle), stretch.turn)
}

function thrown(flight: Flight, time: number): Pose {
  'worklet'
  const { leaves, lands, ends, way, size } = flight
  const rest = Math.max(0, (lands - time) / (lands - leaves))
  const left = (way * ((rest + MOMENTUM) * (rest + MOMENTUM) - MOMENTUM * MOMENTUM)) / (1 + 2 * MOMENTUM)
  const place = folded(flight.start, flight.image, flight.low, flight.high, 1 - (way === 0 ? 0 : left / way))
  const turn = turnAt(flight, left, time <= lands ? 0 : (time - lands) / (ends - lands))
  let hop = 0
  for (const { from, to, start, height } of flight.hops) {
    if (time < from || time >= to) continue
    const share = (time - from) / (to - from)
    hop = start * (1 - share) + 4 * height * share * (1 - share)
  }
  return { x: place.x, y: place.y, z: Math.max(hop, liftOf(turn) * size), turn, scale: 1 }
}

/** On the way into the hand. */
function gathered(flight: Flight, share: number): Pose {
  'worklet'
  const { from } = flight
  const hand = thrown(flight, flight.leaves)
  const eased = share * share * (3 - 2 * share)
  return {
    x: from.x + (hand.x - from.x) * eased,
    y: from.y + (hand.y - from.y) * eased,
    z: from.z + (hand.z - from.z) * eased,
    turn: between(from.turn, hand.turn, eased),
    scale: from.scale + (hand.scale - from.scale) * eased,
  }
}

/** Where the die is and how it is turned, so many milliseconds after the start. Runs on the UI thread. */
export function poseAt(flight: Flight, time: number): Pose {
  'worklet'
  if (time >= flight.ends) return flight.goal
  if (time <= flight.leaves) return gathered(flight, time / Math.max(1, flight.leaves))
  return thrown(flight, time)
}
