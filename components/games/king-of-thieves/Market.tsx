import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { GestureDetector } from 'react-native-gesture-handler'

import { type Move, type View as GameView } from '../../../rules/king-of-thieves'
import { Figures, Press } from '../../kit'
import { colours, decks, radius, shadow, space, type } from '../../theme/tokens'
import { type Carrying, useCarry } from './carrying'
import { CardFace } from './cards/CardFace'
import { paymentsFor } from './fencing'
import { CHIP_CARD, HAND_CARD, type Box } from './layout'
import { closeGaps, fitsWrapped, linesOf, rowsOf, type MarketRow } from './marketLines'

import { cardWords } from './words'

const STACK = 22
/** On a tablet cards stop growing where they would look like posters. */
const LARGEST = 1.5

type Props = {
  view: GameView
  moves: readonly Move[]
  box: Box
  size: 'chip' | 'hand'
  carrying: Carrying
  open: (card: string) => void
  openRule: (topic: string) => void
}

/** What is for sale: a line for each open deck, as far as there is room for lines. */
export function Market({ view, moves, box, size, carrying, open, openRule }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const plain = size === 'hand' ? HAND_CARD : CHIP_CARD
  const opened = rowsOf(view)
  const width = box.width - STACK - 2 * space.xs
  const fitting = Math.min(
    width / (5 * (plain.width + space.s)),
    box.height / (opened.length * (plain.height + space.m)),
  )
  const zoom = size === 'hand' ? Math.min(LARGEST, Math.max(1, fitting)) : 1
  const card = { width: Math.round(plain.width * zoom), height: Math.round(plain.height * zoom) }
  const room = {
    across: Math.floor(width / (card.width + space.xs)),
    down: Math.floor((box.height + space.xs) / (card.height + space.s)),
  }
  const rows = fitsWrapped(opened, room) ? opened : closeGaps(opened)
  const lay = (row: MarketRow) => (
    <View key={row.deck} style={styles.row}>
      <Stack row={row} height={card.height} />
      <View style={styles.cards}>
        {row.cards.map((id, slot) =>
          id === null ? (
            <View key={`slot ${slot}`} style={[styles.slot, card]} />
          ) : (
            <Offer
              key={id}
              card={id}
              size={size}
              zoom={zoom}
              payable={paymentsFor(moves, id).length > 0}
              carrying={carrying}
              open={open}
              openRule={openRule}
            />
          ),
        )}
      </View>
    </View>
  )
  return (
    <View
      style={[styles.market, { left: box.x, top: box.y, width: box.width, height: box.height }]}
      role="region"
      aria-label={t('board.market')}
    >
      {fitsWrapped(rows, room)
        ? rows.map(lay)
        : linesOf(rows, room.down).map((line) => (
            <ScrollView
              key={line[0]!.deck}
              horizontal
              showsHorizontalScrollIndicator={false}
              contentContainerStyle={styles.line}
              style={styles.scroll}
            >
              {line.map(lay)}
            </ScrollView>
          ))}
    </View>
  )
}

/** The deck that a row is filled from, with what is left of it. */
function Stack({ row, height }: { row: MarketRow; height: number }) {
  const { t } = useTranslation('king-of-thieves')
  return (
    <View
      style={[styles.stack, { height, backgroundColor: decks[row.deck] }]}
      role="img"
      aria-label={t('board.row', { deck: row.deck, count: row.left })}
    >
      <Figures style={styles.letter}>{row.deck}</Figures>
      <Figures style={styles.left}>{row.left}</Figures>
    </View>
  )
}

type OfferProps = Pick<Props, 'size' | 'carrying' | 'open' | 'openRule'> & {
  card: string
  zoom: number
  payable: boolean
}

function Offer({ card, size, zoom, payable, carrying, open, openRule }: OfferProps) {
  const { t } = useTranslation('king-of-thieves')
  const pan = useCarry(carrying, { what: 'card', card }, payable)
  return (
    <GestureDetector gesture={pan} touchAction="pan-x">
      <Press
        label={payable ? `${cardWords(t, card)}, ${t('board.payable')}` : cardWords(t, card)}
        onPress={() => open(card)}
        onLongPress={() => openRule('cards')}
        style={styles.offer}
      >
        <CardFace card={card} size={size} zoom={zoom} lit={payable} />
      </Press>
    </GestureDetector>
  )
}

const styles = StyleSheet.create({
  market: { position: 'absolute', justifyContent: 'center', gap: space.xs },
  scroll: { flexGrow: 0, overflow: 'visible' },
  line: { flexGrow: 1, justifyContent: 'center', gap: space.s, paddingVertical: space.xs },
  row: { flexDirection: 'row', justifyContent: 'center', gap: space.xs, paddingHorizontal: space.xs },
  cards: { flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  offer: { minWidth: 0 },
  slot: { borderRadius: radius.chip, backgroundColor: colours.hollow, boxShadow: shadow.sunken },
  stack: {
    width: STACK,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.chip,
    boxShadow: `${shadow.resting}, ${shadow.edges}`,
  },
  letter: { fontSize: type.body, lineHeight: 20, color: colours.paper },
  left: { fontSize: type.caption, lineHeight: 16, color: colours.paper },
})
