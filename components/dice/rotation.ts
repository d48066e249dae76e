/**
 * How a die is turned, as unit quaternions. The table's axes: x to the right, y towards the player, z up from the felt.
 * Everything here also runs on the UI thread.
 */
export type Turn = { readonly x: number; readonly y: number; readonly z: number; readonly w: number }
export type Vector = { readonly x: number; readonly y: number; readonly z: number }

/** `first`, then `then`. */
export function combine(then: Turn, first: Turn): Turn {
  'worklet'
  return {
    x: then.w * first.x + then.x * first.w + then.y * first.z - then.z * first.y,
    y: then.w * first.y - then.x * first.z + then.y * first.w + then.z * first.x,
    z: then.w * first.z + then.x * first.y - then.y * first.x + then.z * first.w,
    w: then.w * first.w - then.x * first.x - then.y * first.y - then.z * first.z,
  }
}

/** A turn about an axis of length one. */
export function about(axis: Vector, angle: number): Turn {
  'worklet'
  const sin = Math.sin(angle / 2)
  return { x: axis.x * sin, y: axis.y * sin, z: axis.z * sin, w: Math.cos(angle / 2) }
}

export function rotate(turn: Turn, vector: Vector): Vector {
  'worklet'
  const { x, y, z, w } = turn
  const crossX = 2 * (y * vector.z - z * vector.y)
  const crossY = 2 * (z * vector.x - x * vector.z)
  const crossZ = 2 * (x * vector.y - y * vector.x)
  return {
    x: vector.x + w * crossX + y * crossZ - z * crossY,
    y: vector.y + w * crossY + z * crossX - x * crossZ,
    z: vector.z + w * crossZ + x * crossY - y * crossX,
  }
}

export function unit({ x, y, z }: Vector): Vector {
  'worklet'
  const length = Math.hypot(x, y, z)
  return length === 0 ? { x: 1, y: 0, z: 0 } : { x: x / length, y: y / length, z: z / length }
}

/** The shortest way from one turn to another. */
export function between(from: Turn, to: Turn, share: number): Turn {
  'worklet'
  const dot = from.x * to.x + from.y * to.y + from.z * to.z + from.w * to.w
  const near = dot < 0 ? -1 : 1
  const angle = Math.acos(Math.min(1, Math.abs(dot)))
  const sin = Math.sin(angle)
  // Turns that are all but the same need no arc, and would divide by nothing.
  const keep = sin < 1e-4 ? 1 - share : Math.sin((1 - share) * angle) / sin
  const take = near * (sin < 1e-4 ? share : Math.sin(share * angle) / sin)
  return {
    x: from.x * keep + to.x * take,
    y: from.y * keep + to.y * take,
    z: from.z * keep + to.z * take,
    w: from.w * keep + to.w * take,
  }
}

/** How far apart two turns are, in radians. */
export function angleBetween(one: Turn, other: Turn): number {
  'worklet'
  const dot = Math.abs(one.x * other.x + one.y * other.y + one.z * other.z + one.w * other.w)
  return 2 * Math.acos(Math.min(1, dot))
}
