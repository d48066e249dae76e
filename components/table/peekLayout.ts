import { type Box } from '../cards/box'
import { cardSize, size, space } from '../theme/tokens'

/** What stands above and below the picture: the name, a few lines of words, the way to the rule. */
const WORDS = 220
const HEAD_AND_FOOT = 120
/** A room lower than this has the words beside the picture. */
const LOW = 520

export type PeekLayout = {
  readonly panel: Box
  /** The most that the piece may take. */
  readonly picture: { readonly width: number; readonly height: number }
  readonly beside: boolean
}

/** A lifted piece stands over the middle of where it lies, and wholly in the room. */
export function layPeek(room: Box, from: Box | null, largeLetters: boolean): PeekLayout {
  const beside = room.height < LOW && !largeLetters
  const { full } = cardSize
  const wanted = beside ? size.dialog + space.huge : full.width + 4 * space.xl
  const width = Math.min(wanted, room.width - 2 * space.l)
  const free = room.height - 2 * space.s - (beside ? HEAD_AND_FOOT : WORDS)
  const high = Math.max(size.target * 2, Math.min(full.height, free))
  const picture = { width: Math.round((high * full.width) / full.height), height: Math.round(high) }
  const height = high + (beside ? HEAD_AND_FOOT : WORDS)
  const middle = from
    ? { x: from.x + from.width / 2, y: from.y + from.height / 2 }
    : { x: room.x + room.width / 2, y: room.y + room.height / 2 }
  const within = (wish: number, low: number, high: number) => Math.max(low, Math.min(high, wish))
  const x = within(middle.x - width / 2, room.x + space.s, room.x + room.width - width - space.s)
  const y = within(middle.y - height / 2, room.y + space.s, room.y + room.height - height - space.s)
  return { panel: { x, y: Math.max(room.y + space.s, y), width, height }, picture, beside }
}
