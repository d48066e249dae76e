import { type Seat } from '../../../rules/core/game'
import { space } from '../../theme/tokens'
import { BOARD_HEIGHT, BOARD_WIDTH, PLATE_HEIGHT, PLATE_WIDTH, type Box } from './geometry'

/** Where everything lies. One function decides, so that a tile knows where to fly before it is drawn there. */
export type TableLayout = {
  readonly board: Box
  readonly pitch: number
  readonly mats: readonly Box[]
  /** Null where nobody acts. */
  readonly action: Box | null
}

const RIVAL_HEIGHT = 60
const OWN_HEIGHT = 64
/** How much taller a mat may become where the screen has height to spare. */
const STRETCH = 28
const ACTION_HEIGHT = 56
/** A column beside the board has its share of the width, and more where the board leaves some. */
const SIDE_COLUMN = { share: 0.32, least: 216, enough: 304, most: 320 }
/** On a tablet the board stops growing where a hand no longer reaches across it. */
const LARGEST_PITCH = 84
const SMALLEST_PITCH = 24

type Room = { readonly width: number; readonly height: number }
/** `own` is the seat of whoever holds the phone. */
type Situation = { readonly seats: number; readonly own: Seat; readonly watching: boolean }

/** `mirrored` puts a side column to the left. */
export function layTable(room: Room, situation: Situation, mirrored: boolean): TableLayout {
  const wide = room.width > room.height * 1.15
  return wide ? layWide(room, situation, mirrored) : layTall(room, situation)
}

function fitPitch(room: Room): number {
  const fitting = Math.min(room.width / PLATE_WIDTH, room.height / BOARD_HEIGHT, LARGEST_PITCH)
  return Math.max(fitting, SMALLEST_PITCH)
}

/** Rivals above the board, one's own mat and the action below it, at the thumb. */
function layTall({ width, height }: Room, { seats, own, watching }: Situation): TableLayout {
  const gap = space.xs
  const edge = space.s
  const around = RIVAL_HEIGHT + OWN_HEIGHT + (watching ? 0 : ACTION_HEIGHT) + 3 * gap
  const pitch = fitPitch({ width, height: height - around })
  const board = { width: BOARD_WIDTH * pitch, height: BOARD_HEIGHT * pitch }
  const spare = Math.max(0, height - around - board.height)
  const stretch = Math.min(STRETCH, spare / 4)
  const rivalHeight = RIVAL_HEIGHT + stretch
  const ownHeight = OWN_HEIGHT + stretch
  const margin = spare / 2 - stretch
  const boardTop = rivalHeight + gap + margin
  const ownTop = boardTop + board.height + gap + margin
  const column = Math.min(width - 2 * edge, Math.max(board.width, width * 0.8))
  const left = (width - column) / 2
  const rivals = seats - 1
  const rivalWidth = (column - (rivals - 1) * gap) / rivals
  const mats = Array.from({ length: seats }, (_, seat): Box => {
    if (seat === own) return { x: left, y: ownTop, width: column, height: ownHeight }
    // Clockwise from one's left, as people sit.
    const place = (seat - own - 1 + seats) % seats
    return { x: left + place * (rivalWidth + gap), y: 0, width: rivalWidth, height: rivalHeight }
  })
  return {
    board: { x: (width - board.width) / 2, y: boardTop, ...board },
    pitch,
    mats,
    action: watching ? null : { x: left, y: ownTop + ownHeight + gap, width: column, height: ACTION_HEIGHT },
  }
}

/** The board over the full height, everybody in a column beside it. */
function layWide({ width, height }: Room, situation: Situation, mirrored: boolean): TableLayout {
  const { seats, own, watching } = situation
  const gap = space.s
  const actionHeight = watching ? 0 : ACTION_HEIGHT
  const boardHeight = (height - gap) * (BOARD_HEIGHT / PLATE_HEIGHT)
  const reserved = Math.min(SIDE_COLUMN.enough, Math.max(SIDE_COLUMN.least, width * SIDE_COLUMN.share))
  const between = 2 * gap
  const pitch = fitPitch({ width: width - reserved - between - 2 * gap, height: boardHeight })
  const board = { width: BOARD_WIDTH * pitch, height: BOARD_HEIGHT * pitch }
  const column = Math.min(SIDE_COLUMN.most, Math.max(reserved, width - board.width - between - 2 * gap))
  const left = Math.max(gap, (width - board.width - column - between) / 2)
  const sideLeft = mirrored ? left : left + board.width + between
  const boardLeft = mirrored ? left + column + between : left
  const matHeight = Math.min(OWN_HEIGHT, (height - actionHeight - (seats + 2) * gap) / seats)
  const block = seats * (matHeight + gap) + actionHeight
  const top = Math.max(gap, (height - block) / 2)
  const mats = Array.from({ length: seats }, (_, seat): Box => {
    const place = (seat - own - 1 + seats) % seats
    return { x: sideLeft, y: top + place * (matHeight + gap), width: column, height: matHeight }
  })
  return {
    board: { x: boardLeft, y: (height - board.height) / 2, ...board },
    pitch,
    mats,
    action: watching
      ? null
      : { x: sideLeft, y: top + seats * (matHeight + gap), width: column, height: ACTION_HEIGHT },
  }
}
