import { type Box, type Point } from './box'

/** Where a card is: its middle, how far it is turned (in radians), and how large it is. */
export type Pose = Point & { readonly angle: number; readonly scale: number }

/** A hand of cards as it is held: an arc, or two of them where one would be too narrow to read. */
export type Fan = {
  readonly count: number
  /** So many of the first cards stand in the row behind; 0 when there is one row. */
  readonly behind: number
  readonly width: number
  readonly card: { readonly width: number; readonly height: number }
  /** Between the left edges of two neighbours in the fuller row. */
  readonly pitch: number
  /** From the middle of one outermost card to that of the other, as an angle. */
  readonly opening: number
  /** How far the front row stands below the row behind it. */
  readonly drop: number
  /** The left edge of a card is on top of its neighbour, for a hand held the other way round. */
  readonly mirrored: boolean
}

/** The narrowest strip of a card on which its corner can be read. */
const READABLE = 17
/** Cards that have room lie no further apart than this share of their width. */
const LOOSE = 0.8
/** How much of its width a card shows when the fan is opened at it. */
const OPENED = 0.96
const EDGE = 6
const PER_CARD = (4.2 * Math.PI) / 180
const WIDEST = (26 * Math.PI) / 180
/** In card heights: how far the arc may sink to its ends, what a row behind shows, and how far a touched card rises. */
const SAG = 0.2
const BEHIND = 0.38
const RISE = 0.2

type Room = {
  readonly count: number
  readonly width: number
  readonly card: Fan['card']
  readonly mirrored?: boolean
}

export function fanOf({ count, width, card, mirrored = false }: Room): Fan {
  const single = rowOf(count, width, card)
  const enough = single.pitch >= Math.min(READABLE, card.width * LOOSE)
  const behind = enough ? 0 : Math.ceil(count / 2)
  const row = enough ? single : rowOf(behind, width, card)
  return { count, behind, width, card, ...row, drop: behind > 0 ? card.height * BEHIND : 0, mirrored }
}

function rowOf(count: number, width: number, card: Fan['card']): { pitch: number; opening: number } {
  if (count < 2) return { pitch: card.width * LOOSE, opening: 0 }
  const wanted = Math.min(WIDEST, PER_CARD * (count - 1))
  // The outermost cards lean out by their upper corners.
  const free = width - 2 * EDGE - card.width - card.height * Math.sin(wanted / 2)
  const pitch = Math.max(1, Math.min(card.width * LOOSE, free / (count - 1)))
  const flat = 4 * Math.atan((2 * SAG * card.height) / (pitch * (count - 1)))
  return { pitch, opening: Math.min(wanted, flat) }
}

/** How high a fan is when nobody touches it: what a table keeps free for it. */
export function fanHeight(fan: Fan): number {
  const { card, opening } = fan
  const lean = (card.width / 2) * Math.sin(opening / 2)
  return Math.ceil(card.height + fan.drop + sagOf(fan) + lean + EDGE)
}

function sagOf({ count, behind, pitch, opening }: Fan): number {
  const inRow = behind > 0 ? behind : count
  return ((pitch * (inRow - 1)) / 2) * Math.tan(opening / 4)
}

function clamp(value: number, low: number, high: number): number {
  'worklet'
  return Math.min(high, Math.max(low, value))
}

// A worklet knows only what stands above it.

function standing(fan: Fan, place: number, focus: number, spread: number): Pose {
  'worklet'
  const front = place >= fan.behind
  const first = front ? fan.behind : 0
  const inRow = front ? fan.count - fan.behind : fan.behind
  const last = inRow - 1
  const inFocus = focus > first - 1 && focus < first + inRow
  const open = inFocus ? spread : 0
  // Mirrored, the same is done from the other end.
  const index = fan.mirrored ? last - (place - first) : place - first
  const at = fan.mirrored ? last - (focus - first) : focus - first
  const length = fan.pitch * last
  const wide = Math.max(0, fan.card.width * OPENED - fan.pitch) * open
  const pitch = last > 0 ? (length - wide * clamp(last - at, 0, 1)) / last : 0
  const along = index * pitch + wide * clamp(index - at, 0, 1) - length / 2
  const side = (fan.mirrored ? -1 : 1) * along

  const radius = length > 0 && fan.opening > 0 ? length / 2 / Math.sin(fan.opening / 2) : 0
  const angle = radius > 0 ? Math.asin(clamp(side / radius, -1, 1)) : 0
  const sunk = radius * (1 - Math.cos(angle))
  const touched = Math.max(0, 1 - Math.abs(place - focus)) * spread
  return {
    x: fan.width / 2 + side,
    y: fan.card.height / 2 + EDGE / 2 + sunk + (front ? fan.drop : 0) - touched * fan.card.height * RISE,
    angle: angle * (1 - touched * 0.5),
    scale: 1 + 0.04 * touched,
  }
}

export function between(one: Pose, other: Pose, part: number): Pose {
  'worklet'
  const way = (from: number, to: number) => from + (to - from) * part
  return {
    x: way(one.x, other.x),
    y: way(one.y, other.y),
    angle: way(one.angle, other.angle),
    scale: way(one.scale, other.scale),
  }
}

/**
 * Where a card stands that holds this place. `focus` is the place that the fan is opened at, by `spread` from 0 to 1;
 * the ends stay where they are and the other cards close up. Between two places a card is on its way from one to the
 * other.
 */
export function poseAt(fan: Fan, place: number, focus: number, spread: number): Pose {
  'worklet'
  const low = Math.floor(place)
  const part = place - low
  const one = standing(fan, low, focus, spread)
  return part === 0 ? one : between(one, standing(fan, low + 1, focus, spread), part)
}

/** The place of the card that is so high in the pile: a mirrored fan lies the other way round, row by row. */
function placeOf(fan: Fan, order: number): number {
  'worklet'
  if (!fan.mirrored) return order
  return order < fan.behind ? fan.behind - 1 - order : fan.count - 1 - (order - fan.behind)
}

/** How far beside a card a finger may be and still mean it. */
const NEAR = 22

/** The card under a finger, as the fan is opened now; -1 for none. What lies on top is asked first. */
export function cardAt(fan: Fan, x: number, y: number, focus: number, spread: number): number {
  'worklet'
  let nearest = -1
  let least = NEAR
  for (let order = fan.count - 1; order >= 0; order--) {
    const place = placeOf(fan, order)
    const pose = standing(fan, place, focus, spread)
    const across = (x - pose.x) * Math.cos(pose.angle) + (y - pose.y) * Math.sin(pose.angle)
    const down = (y - pose.y) * Math.cos(pose.angle) - (x - pose.x) * Math.sin(pose.angle)
    const beside = Math.max(Math.abs(across) - fan.card.width / 2, Math.abs(down) - fan.card.height / 2, 0)
    if (beside === 0) return place
    if (beside < least) {
      least = beside
      nearest = place
    }
  }
  return nearest
}

/** How high in the pile the card of this place lies. */
export function heightOf(fan: Fan, place: number): number {
  'worklet'
  return placeOf(fan, place)
}

/** Where a thumb is that went so far along a row after touching the card of this place. */
export function slidTo(fan: Fan, from: number, distance: number): number {
  'worklet'
  const first = from < fan.behind ? 0 : fan.behind
  const last = (from < fan.behind ? fan.behind : fan.count) - 1
  // A few cards lie far apart; a thumb need not go all that way.
  const step = Math.min(fan.pitch, fan.card.width * 0.5)
  return clamp(from + Math.round(distance / step), first, last)
}

/** The place that a card would take if it were let go here. */
export function slotAt(fan: Fan, x: number, y: number): number {
  'worklet'
  let slot = 0
  let least = Infinity
  for (let place = 0; place < fan.count; place++) {
    const pose = standing(fan, place, -1, 0)
    const distance = Math.hypot(x - pose.x, y - pose.y)
    if (distance < least) {
      least = distance
      slot = place
    }
  }
  return slot
}

/** Where the card of this place stands while another is carried over a slot: the others make room. */
export function placeBeside(place: number, carried: number, slot: number): number {
  'worklet'
  if (carried < 0 || place === carried) return place
  const without = place > carried ? place - 1 : place
  return without >= slot ? without + 1 : without
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), items[from]!, ...others.slice(to)]
}

export type Aim = { readonly id: string; readonly box: Box }

/**
 * The target that a throw from here goes to: the one nearest to its line, if any lies ahead. Where only one place takes
 * the card, every throw means it: a quick finger has often gone past it when it lets go.
 */
export function aimedAt<T extends Aim>(targets: readonly T[], from: Point, velocity: Point): T | null {
  if (targets.length === 1) return targets[0]!
  const heading = Math.atan2(velocity.y, velocity.x)
  let best: T | null = null
  let least = Math.PI / 3
  for (const target of targets) {
    const { x, y, width, height } = target.box
    const direction = Math.atan2(y + height / 2 - from.y, x + width / 2 - from.x)
    const off = Math.abs(Math.atan2(Math.sin(direction - heading), Math.cos(direction - heading)))
    if (off >= least) continue
    least = off
    best = target
  }
  return best
}
