import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { GestureDetector } from 'react-native-gesture-handler'

import { type Move } from '../../../rules/king-of-thieves'
import { type Deck } from '../../../rules/king-of-thieves/data'
import { Figures, Press } from '../../kit'
import { usePeekable } from '../../table/peek'
import { colours, decks, duration, growth, radius, shadow, type } from '../../theme/tokens'
import { type Carrying, useCarry } from './carrying'
import { CardFace } from './cards/CardFace'
import { peekCard } from './cards/peekCard'
import { paymentsFor } from './fencing'
import { scrolls, STACK, type MarketLayout, type MarketLine } from './marketLayout'
import { type MarketRow } from './marketLines'
import { cardWords, deckWords } from './words'

type Props = {
  moves: readonly Move[]
  layout: MarketLayout
  size: 'chip' | 'hand'
  /** A line was moved that far to the left; it must not change from one drawing to the next. */
  onScroll: (line: Deck, x: number) => void
  carrying: Carrying
  open: (card: string) => void
}

/** What is for sale: a line for each open deck, as far as there is room for lines. */
export function Market({ moves, layout, size, onScroll, carrying, open }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const { box, lines, card, zoom } = layout
  const lay = (line: MarketLine) => (
    <>
      {line.stacks.map(({ row, x, y }) => (
        <Stack key={row.deck} row={row} place={{ left: x, top: y, height: card.height }} />
      ))}
      {line.cards.map(({ id, key, x, y }) =>
        id === null ? (
          <View key={key} style={[styles.slot, card, { left: x, top: y }]} />
        ) : (
          <View key={key} style={[styles.offer, { left: x, top: y }]}>
            <Offer
              card={id}
              size={size}
              zoom={zoom}
              payable={paymentsFor(moves, id).length > 0}
              carrying={carrying}
              open={open}
            />
          </View>
        ),
      )}
    </>
  )
  return (
    <View
      style={[styles.market, { left: box.x, top: box.y, width: box.width, height: box.height }]}
      role="region"
      aria-label={t('board.market')}
    >
      {lines.map((line) => {
        const { deck, x, y, width, height } = line
        return scrolls(layout, line) ? (
          <ScrolledLine key={deck} line={line} onScroll={onScroll}>
            {lay(line)}
          </ScrolledLine>
        ) : (
          <View key={deck} style={[styles.line, { left: x, top: y, width, height }]}>
            {lay(line)}
          </View>
        )
      })}
    </View>
  )
}

type ScrolledLineProps = { line: MarketLine; onScroll: Props['onScroll']; children: ReactNode }

function ScrolledLine({ line: { deck, y, width, height }, onScroll, children }: ScrolledLineProps) {
  // Each new one begins at its left end.
  useEffect(() => onScroll(deck, 0), [onScroll, deck])
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      scrollEventThrottle={duration.stagger}
      onScroll={({ nativeEvent }) => onScroll(deck, nativeEvent.contentOffset.x)}
      contentContainerStyle={{ width, height }}
      style={[styles.line, styles.scroll, { top: y, height }]}
    >
      {children}
    </ScrollView>
  )
}

/** The deck that a row is filled from, with what is left of it. */
function Stack({ row, place }: { row: MarketRow; place: { left: number; top: number; height: number } }) {
  const { t } = useTranslation('king-of-thieves')
  return (
    <View
      style={[styles.stack, place, { backgroundColor: decks[row.deck] }]}
      role="img"
      aria-label={t('board.row', { deck: deckWords(t, row.deck), count: row.left })}
    >
      <Figures style={styles.letter} maxFontSizeMultiplier={growth.piece}>
        {deckWords(t, row.deck)}
      </Figures>
      <Figures style={styles.left} maxFontSizeMultiplier={growth.piece}>
        {row.left}
      </Figures>
    </View>
  )
}

type OfferProps = Pick<Props, 'size' | 'carrying' | 'open'> & {
  card: string
  zoom: number
  payable: boolean
}

function Offer({ card, size, zoom, payable, carrying, open }: OfferProps) {
  const { t } = useTranslation('king-of-thieves')
  const pan = useCarry(carrying, { what: 'card', card }, payable)
  const { ref, id, onLongPress } = usePeekable(() => peekCard(t, card, payable ? t('board.payable') : null))
  return (
    <GestureDetector gesture={pan} touchAction="pan-x">
      <Press
        ref={ref}
        id={id}
        label={payable ? `${cardWords(t, card)}, ${t('board.payable')}` : cardWords(t, card)}
        onPress={() => open(card)}
        onLongPress={onLongPress}
      >
        <CardFace card={card} size={size} zoom={zoom} lit={payable} />
      </Press>
    </GestureDetector>
  )
}

const styles = StyleSheet.create({
  market: { position: 'absolute' },
  line: { position: 'absolute' },
  scroll: { left: 0, right: 0, overflow: 'visible' },
  offer: { position: 'absolute' },
  slot: {
    position: 'absolute',
    borderRadius: radius.chip,
    backgroundColor: colours.hollow,
    boxShadow: shadow.sunken,
  },
  stack: {
    position: 'absolute',
    width: STACK,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.chip,
    boxShadow: `${shadow.resting}, ${shadow.edges}`,
  },
  letter: { fontSize: type.body, lineHeight: 20, color: colours.paper },
  left: { fontSize: type.caption, lineHeight: 16, color: colours.paper },
})
