import { Platform } from 'react-native'

import { about, combine, rotate, unit, type Turn, type Vector } from './rotation'

/** A place on the felt and a height above it, a turn, and a size compared with the tray's dice. */
export type Pose = {
  readonly x: number
  readonly y: number
  /** Of the centre, above where it is when the die lies flat. */
  readonly z: number
  readonly turn: Turn
  readonly scale: number
}

/** How far the player's eye is from straight above the felt. */
const TILT = 0.4
const SIN = Math.sin(TILT)
const COS = Math.cos(TILT)
/**
 * The eye's distance in die sizes: near enough that edges run together, far enough to look calm. Android looks at every
 * view with an eye of its own, straight above that view's middle, so the edges of two sides meet there only when the
 * eye is far away: from here they would gape by a fifteenth of the die.
 */
const EYE = Platform.OS === 'android' ? 24 : 6
/** The eye sees the top of a die nearer than its middle; it is drawn smaller so that the top has the die's size. */
const TOP = 1 - COS / (2 * EYE)
/** A die this many sizes up looks twice as large. */
const RISE = 9

const EAST = { x: 1, y: 0, z: 0 }
const SOUTH = { x: 0, y: 1, z: 0 }
const UP = { x: 0, y: 0, z: 1 }

const QUARTER = Math.PI / 2

/** The turn that brings each side up. Sides 0 and 5, 1 and 4, 2 and 3 are opposite, as on any die. */
const raised: readonly Turn[] = [
  about(UP, 0),
  about(EAST, QUARTER),
  about(SOUTH, QUARTER),
  about(SOUTH, -QUARTER),
  about(EAST, -QUARTER),
  about(EAST, Math.PI),
]

export const SIDES = [0, 1, 2, 3, 4, 5] as const
export type Side = (typeof SIDES)[number]

/** The turn of a die that lies flat with this side up, its picture upright but for the yaw. */
export function lying(side: number, yaw: number): Turn {
  'worklet'
  return combine(about(UP, yaw), raised[side]!)
}

function undone(turn: Turn): Turn {
  'worklet'
  return { x: -turn.x, y: -turn.y, z: -turn.z, w: turn.w }
}

/** Where this side of a die points, and where its picture's right and foot are. */
function sideAxes(turn: Turn, side: number): { right: Vector; foot: Vector; out: Vector } {
  'worklet'
  const whole = combine(turn, undone(raised[side]!))
  return { right: rotate(whole, EAST), foot: rotate(whole, SOUTH), out: rotate(whole, UP) }
}

export function sideUp(turn: Turn): number {
  let best = 0
  for (const side of SIDES) if (sideAxes(turn, side).out.z > sideAxes(turn, best).out.z) best = side
  return best
}

/** How much higher the centre of a turned cube is than that of one lying flat, in die sizes. */
export function liftOf(turn: Turn): number {
  'worklet'
  const east = rotate(turn, EAST).z
  const south = rotate(turn, SOUTH).z
  const up = rotate(turn, UP).z
  return (Math.abs(east) + Math.abs(south) + Math.abs(up) - 1) / 2
}

/** The horizontal edge of a die lying like this that comes nearest to the wanted axis, pointing the same way. */
export function nearestEdge(turn: Turn, wanted: Vector): Vector {
  let best: Vector = wanted
  let likeness = -Infinity
  for (const axis of [EAST, SOUTH, UP]) {
    const edge = rotate(turn, axis)
    const dot = edge.x * wanted.x + edge.y * wanted.y
    if (Math.abs(edge.z) > 0.5 || Math.abs(dot) <= likeness) continue
    likeness = Math.abs(dot)
    const way = dot < 0 ? -1 : 1
    best = { x: edge.x * way, y: edge.y * way, z: 0 }
  }
  return best
}

/** As the player sees it: x to the right, y down the screen, z out of it. */
function seen({ x, y, z }: Vector): Vector {
  'worklet'
  return { x, y: y * COS - z * SIN, z: y * SIN + z * COS }
}

/** Where on the screen a die's centre is drawn, and how large. */
export function onScreen(pose: Pose, size: number): { x: number; y: number; scale: number } {
  'worklet'
  return { x: pose.x, y: pose.y - pose.z * SIN, scale: pose.scale * TOP * (1 + pose.z / (size * RISE)) }
}

const LAMP = unit({ x: -0.34, y: -0.3, z: 0.9 })

/** How much of the lamp's light reaches this side, 0 to 1. A side that lies up gets all there is. */
export function lightOn(turn: Turn, side: number): number {
  'worklet'
  const { out } = sideAxes(turn, side)
  return Math.min(1, Math.max(0, (out.x * LAMP.x + out.y * LAMP.y + out.z * LAMP.z) / LAMP.z))
}

/** Does this side of a die look at the player's eye? Three at most do. */
export function isSeen(turn: Turn, side: number): boolean {
  'worklet'
  return seen(sideAxes(turn, side).out).z > 0.5 / EYE
}

/**
 * Where and how one side of a die of this size looks to the player, as a style's transform of a square that stands in
 * the corner of the felt: columns of a 4 by 4 matrix, perspective included. The die's place is in it, so that nothing
 * around the sides needs to move as well.
 */
export function viewSide(pose: Pose, side: number, size: number): number[] {
  'worklet'
  const axes = sideAxes(pose.turn, side)
  const n = seen(axes.out)
  const r = seen(axes.right)
  const f = seen(axes.foot)
  const half = size / 2
  const eye = -1 / (size * EYE)
  const { x, y, scale } = onScreen(pose, size)
  const column = (v: Vector, w: number) => [
    v.x * scale + (x - half) * w,
    v.y * scale + (y - half) * w,
    v.z * scale,
    w,
  ]
  const right = column(r, r.z * eye)
  const foot = column(f, f.z * eye)
  const out = column(n, n.z * eye)
  const centre = column({ x: n.x * half, y: n.y * half, z: n.z * half }, 1 + n.z * half * eye)
  return [...right, ...foot, ...out, ...centre]
}
