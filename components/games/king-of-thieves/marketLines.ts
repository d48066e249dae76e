import { type View } from '../../../rules/king-of-thieves'
import { DECKS, type Deck } from '../../../rules/king-of-thieves/data'

/** The open cards of one deck. Empty slots stay where they are until the row is filled. */
export type MarketRow = {
  readonly deck: Deck
  readonly left: number
  readonly cards: readonly (string | null)[]
}

/** Rows that have been opened, the one being refilled first; older ones only as long as they have cards. */
export function rowsOf({ market, refilling, deckSizes }: View): MarketRow[] {
  const rows: MarketRow[] = []
  for (let deck = refilling; deck >= 0; deck--) {
    const cards = deck === refilling ? market[deck]! : market[deck]!.filter((card) => card !== null)
    if (cards.length > 0) rows.push({ deck: DECKS[deck]!, left: deckSizes[deck]!, cards })
  }
  return rows
}

/** Rows share a line where there is no room for one each: older ones are never refilled and soon short. */
export function linesOf(rows: readonly MarketRow[], room: number): MarketRow[][] {
  const lines = rows.map((row) => [row])
  while (lines.length > Math.max(1, room)) {
    const last = lines.pop()!
    lines[lines.length - 1]!.push(...last)
  }
  return lines
}

/** Where space is short, what is for sale moves together: an empty slot tells a buyer nothing. */
export function closeGaps(rows: readonly MarketRow[]): MarketRow[] {
  return rows.map((row) => ({ ...row, cards: row.cards.filter((card) => card !== null) }))
}

/** Is there room for all cards without scrolling, rows broken where they are too long? */
export function fitsWrapped(rows: readonly MarketRow[], room: { across: number; down: number }): boolean {
  const broken = rows.map(({ cards }) => Math.ceil(cards.length / Math.max(1, room.across)))
  return broken.reduce((sum, lines) => sum + lines, 0) <= room.down
}
