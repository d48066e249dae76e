import { type Seat } from '../../../rules/core/game'
import { size, space } from '../../theme/tokens'

export type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }

/** Where everything lies. One function decides, so that a die knows where to fly before it is drawn there. */
export type TableLayout = {
  /** By seat; the player's own is the big one at the foot. */
  readonly mats: readonly Box[]
  /** By seat: the part of the mat where dice and the piece lie. */
  readonly loot: readonly Box[]
  readonly market: Box
  /** A phone shows the market small beside the dice, and large when it is time to buy. */
  readonly marketSize: 'chip' | 'hand'
  readonly centre: Box
  /** On a phone the dice make room for the market. */
  readonly centreShown: boolean
  /** Null where nobody acts. */
  readonly action: Box | null
}

export type Room = { readonly width: number; readonly height: number }
type Situation = {
  readonly seats: number
  readonly own: Seat
  readonly fencing: boolean
  readonly watching: boolean
}

export const HAND_CARD = { width: 96, height: 138 } as const
export const CHIP_CARD = { width: 48, height: 62 } as const

const gap = space.xs
const RIVAL = { low: 92, high: 112 }
const OWN = { low: 116, high: 132 }
const ACTION = 56
/** With this much between the rivals and one's own mat, market and dice both have their place. */
const BOTH = { height: 520, width: 680 }
/** A hand does not reach further. */
const WIDEST = 1080
const TALLEST_CENTRE = 460
/** Below this a phone lies on its side. */
const LOW = 430
const SIDE = { rival: 168, own: 212, action: 104 }
const SMALLEST_DIE = 8

/** `mirrored` puts the dice to the other thumb where they lie beside the market. */
export function layTable(room: Room, situation: Situation, mirrored: boolean): TableLayout {
  if (room.height < LOW && room.width > room.height) return layLow(room, situation, mirrored)
  const edge = space.s
  const width = Math.min(room.width - 2 * edge, WIDEST)
  const left = (room.width - width) / 2
  const roomy = room.height >= 700 && width >= 500
  const rivalHeight = roomy ? RIVAL.high : RIVAL.low
  const ownHeight = roomy ? OWN.high : OWN.low
  const top = rivalHeight + gap
  const actionTop = room.height - gap - (situation.watching ? 0 : ACTION)
  const ownTop = actionTop - ownHeight - (situation.watching ? 0 : gap)
  const stage = { x: left, y: top, width, height: ownTop - gap - top }
  const mats = layMats(situation, { x: left, width, rivalHeight, ownTop, ownHeight })
  return {
    mats,
    loot: mats.map((mat, seat) => (seat === situation.own ? ownLoot(mat) : rivalLoot(mat))),
    action: situation.watching ? null : { x: left, y: actionTop, width, height: ACTION },
    ...layStage(stage, situation.fencing, mirrored),
  }
}

/** A phone on its side: rivals, stage and one's own place stand next to each other. */
function layLow({ width, height }: Room, situation: Situation, mirrored: boolean): TableLayout {
  const { seats, own, fencing, watching } = situation
  const edge = space.s
  const [ownLeft, rivalLeft] = mirrored ? [edge, width - edge - SIDE.rival] : [width - edge - SIDE.own, edge]
  const stageLeft = edge + gap + (mirrored ? SIDE.own : SIDE.rival)
  const ownHeight = height - gap - (watching ? 0 : SIDE.action + gap)
  const rivalHeight = (height - gap) / (seats - 1) - gap
  const mats = Array.from({ length: seats }, (_, seat): Box => {
    if (seat === own) return { x: ownLeft, y: 0, width: SIDE.own, height: ownHeight }
    const place = (seat - own - 1 + seats) % seats
    return { x: rivalLeft, y: place * (rivalHeight + gap), width: SIDE.rival, height: rivalHeight }
  })
  const stage = {
    x: stageLeft,
    y: 0,
    width: width - SIDE.own - SIDE.rival - 2 * (edge + gap),
    height: height - gap,
  }
  return {
    mats,
    loot: mats.map((mat, seat) => (seat === own ? ownLoot(mat) : rivalLoot(mat))),
    action: watching ? null : { x: ownLeft, y: ownHeight + gap, width: SIDE.own, height: SIDE.action },
    ...layStage(stage, fencing, mirrored),
  }
}

type Column = { x: number; width: number; rivalHeight: number; ownTop: number; ownHeight: number }

/** Rivals clockwise from one's left, as people sit. */
function layMats({ seats, own }: Situation, column: Column): Box[] {
  const rivals = seats - 1
  const rivalWidth = (column.width - (rivals - 1) * gap) / rivals
  return Array.from({ length: seats }, (_, seat): Box => {
    if (seat === own) {
      return { x: column.x, y: column.ownTop, width: column.width, height: column.ownHeight }
    }
    const place = (seat - own - 1 + seats) % seats
    return { x: column.x + place * (rivalWidth + gap), y: 0, width: rivalWidth, height: column.rivalHeight }
  })
}

/** Under the name and the counts. */
export const RIVAL_HEAD = 50

function rivalLoot({ x, y, width, height }: Box): Box {
  const edge = space.xs
  return { x: x + edge, y: y + RIVAL_HEAD, width: width - 2 * edge, height: height - RIVAL_HEAD - edge }
}

/** Beside the coins, above the cards. */
export const OWN_SIDE = 68

/** The tokens beside the loot stand together, also on a mat that is taller than they are. */
export const TALLEST_SIDE = 132

/** At the foot of one's own mat, in the mat; beside the tokens, or below them where the mat is tall enough. */
export function ownCards({ width, height }: Box): Box {
  const cards = CHIP_CARD.height + space.xs
  const y = height - cards - space.hair - 2 * size.frame
  const x = y >= TALLEST_SIDE ? space.hair : OWN_SIDE
  return { x, y, width: width - x - space.hair - 2 * size.frame, height: cards }
}

function ownLoot({ x, y, width, height }: Box): Box {
  const cards = CHIP_CARD.height + space.s
  return {
    x: x + OWN_SIDE,
    y: y + space.hair,
    width: width - OWN_SIDE - space.s,
    height: height - cards - space.xs,
  }
}

type Stage = Pick<TableLayout, 'market' | 'marketSize' | 'centre' | 'centreShown'>

function layStage(stage: Box, fencing: boolean, mirrored: boolean): Stage {
  if (stage.height >= BOTH.height && stage.width >= 5 * HAND_CARD.width) {
    const centreHeight = Math.min(TALLEST_CENTRE, stage.height * 0.42)
    const marketHeight = stage.height - centreHeight - gap
    return {
      market: { ...stage, height: marketHeight },
      marketSize: 'hand',
      centre: { ...stage, y: stage.y + marketHeight + gap, height: centreHeight },
      centreShown: true,
    }
  }
  if (stage.width >= BOTH.width) {
    const centreWidth = Math.min(420, (stage.width - gap) * 0.42)
    const marketWidth = stage.width - centreWidth - gap
    const marketLeft = mirrored ? stage.x + centreWidth + gap : stage.x
    return {
      market: { ...stage, x: marketLeft, width: marketWidth },
      marketSize: 'hand',
      centre: { ...stage, x: mirrored ? stage.x : stage.x + marketWidth + gap, width: centreWidth },
      centreShown: true,
    }
  }
  const strip = CHIP_CARD.height + space.s
  return {
    market: fencing ? stage : { ...stage, height: strip },
    marketSize: fencing ? 'hand' : 'chip',
    centre: { ...stage, y: stage.y + strip + gap, height: stage.height - strip - gap },
    centreShown: !fencing,
  }
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

export function isInside({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
}

export type LootPlaces = { readonly size: number; readonly places: readonly Point[] }

/** Seen a little from the front, a die is higher than wide, and neighbours need air. */
const PITCH = { x: 1.3, y: 1.42 }
/** A die's top is drawn above its middle. */
const SEEN_FROM_THE_FRONT = 0.06

/** Rows of the largest dice with which so many objects fit. The places are the middles of the objects. */
export function layLoot(box: Box, count: number, largest: number): LootPlaces {
  let die = Math.min(largest, Math.floor(box.height / PITCH.y))
  const across = () => Math.max(1, Math.floor(box.width / (die * PITCH.x)))
  const down = () => Math.max(1, Math.floor(box.height / (die * PITCH.y)))
  while (across() * down() < count && die > SMALLEST_DIE) die--
  const columns = across()
  const rows = Math.max(1, Math.ceil(count / columns))
  const top = box.y + (box.height - rows * die * PITCH.y) / 2
  return {
    size: die,
    places: Array.from({ length: count }, (_, index) => ({
      x: box.x + ((index % columns) + 0.5) * die * PITCH.x,
      y: top + (Math.floor(index / columns) + 0.5 + SEEN_FROM_THE_FRONT) * die * PITCH.y,
    })),
  }
}
