import { type View } from '../../../rules/king-of-thieves'
import { type Deck } from '../../../rules/king-of-thieves/data'
import { space } from '../../theme/tokens'
import { CHIP_CARD, HAND_CARD, type Box, type Point, type TableLayout } from './layout'
import { closeGaps, fitsWrapped, linesOf, rowsOf, type MarketRow } from './marketLines'

/** The width of a deck beside its row. */
export const STACK = 22
/** On a tablet cards stop growing where they would look like posters. */
const LARGEST = 1.5
/** Around a line, for the light of a card that can be paid. */
const EDGE = space.xs

type Laid = Point & { readonly row: MarketRow }
type LaidCard = Point & { readonly id: string | null; readonly key: string }

/** One or more rows side by side. It lies in the market's box, its cards and decks lie in it. */
export type MarketLine = Box & {
  readonly deck: Deck
  readonly stacks: readonly Laid[]
  readonly cards: readonly LaidCard[]
}

export type MarketLayout = {
  readonly box: Box
  readonly zoom: number
  readonly card: { readonly width: number; readonly height: number }
  readonly lines: readonly MarketLine[]
}

/** Where every card for sale lies. One function decides, so that a card knows where it leaves from. */
export function layMarket(view: View, { market: box, marketSize }: TableLayout): MarketLayout {
  const plain = marketSize === 'hand' ? HAND_CARD : CHIP_CARD
  const opened = rowsOf(view)
  const width = box.width - STACK - 2 * EDGE
  const fitting = Math.min(
    width / (5 * (plain.width + space.s)),
    box.height / (opened.length * (plain.height + space.m)),
  )
  const zoom = marketSize === 'hand' ? Math.min(LARGEST, Math.max(1, fitting)) : 1
  const card = { width: Math.round(plain.width * zoom), height: Math.round(plain.height * zoom) }
  const room = {
    across: Math.floor(width / (card.width + space.xs)),
    down: Math.floor((box.height + space.xs) / (card.height + 2 * EDGE)),
  }
  const rows = fitsWrapped(opened, room) ? opened : closeGaps(opened)
  const wrapped = fitsWrapped(rows, room)
  const lines = wrapped ? rows.map((row) => [row]) : linesOf(rows, room.down)
  const laid = lines.map((line) => layLine(line, card, wrapped ? room.across : Infinity))
  const height = laid.reduce((sum, line) => sum + line.height, 0)
  let y = (box.height - height) / 2
  return {
    box,
    zoom,
    card,
    lines: laid.map((line) => {
      const placed = { ...line, x: Math.max(0, (box.width - line.width) / 2), y }
      y += line.height
      return placed
    }),
  }
}

function layLine(
  rows: readonly MarketRow[],
  card: MarketLayout['card'],
  across: number,
): Omit<MarketLine, 'x' | 'y'> {
  const [stepX, stepY] = [card.width + space.xs, card.height + space.xs]
  const stacks: Laid[] = []
  const cards: LaidCard[] = []
  let [left, down] = [EDGE, 1]
  for (const row of rows) {
    const columns = Math.min(row.cards.length, across)
    stacks.push({ row, x: left, y: EDGE })
    left += STACK + space.xs
    row.cards.forEach((id, slot) => {
      const [column, line] = [slot % columns, Math.floor(slot / columns)]
      const key = id ?? `${row.deck} ${slot}`
      cards.push({ id, key, x: left + column * stepX, y: EDGE + line * stepY })
    })
    left += columns * stepX + space.m
    down = Math.max(down, Math.ceil(row.cards.length / columns))
  }
  const width = left - space.m - space.xs + EDGE
  return { deck: rows[0]!.deck, stacks, cards, width, height: 2 * EDGE + down * stepY - space.xs }
}

/** How far each line is scrolled, by its first deck. */
export type Scrolled = Partial<Record<Deck, number>>

export const scrolls = ({ box }: MarketLayout, line: MarketLine) => line.width > box.width

/** Where something of the market lies on the table; `line` is the one it is scrolled with, if any. */
export type MarketPlace = { readonly at: Point; readonly line: Deck | null; readonly width: number }

export function placeOfCard(market: MarketLayout, id: string): MarketPlace | null {
  const line = market.lines.find(({ cards }) => cards.some((card) => card.id === id))
  const card = line?.cards.find((each) => each.id === id)
  return line && card ? placeOf(market, line, card, market.card.width) : null
}

export function placeOfDeck(market: MarketLayout, deck: Deck): MarketPlace | null {
  const line = market.lines.find(({ stacks }) => stacks.some(({ row }) => row.deck === deck))
  const stack = line?.stacks.find(({ row }) => row.deck === deck)
  return line && stack ? placeOf(market, line, stack, STACK) : null
}

function placeOf(market: MarketLayout, line: MarketLine, thing: Point, width: number): MarketPlace {
  const { box, card } = market
  const at = {
    x: box.x + line.x + thing.x + width / 2,
    y: box.y + line.y + thing.y + card.height / 2,
  }
  return { at, line: scrolls(market, line) ? line.deck : null, width }
}
