import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import Animated, { FadeIn } from 'react-native-reanimated'

import { type Move, type View as GameView } from '../../../rules/king-of-thieves'
import { Icon } from '../../icons/Icon'
import { Avatar, Caption, Figures, Press } from '../../kit'
import { type SeatLook } from '../../table/board'
import { usePeekable } from '../../table/peek'
import { useMotion } from '../../theme/motion'
import { colours, growth, radius, shadow, size, space, type } from '../../theme/tokens'
import { CardFace } from './cards/CardFace'
import { peekCard } from './cards/peekCard'
import { abilitiesOf } from './fencing'
import { OWN_SIDE, ownCards, TALLEST_SIDE, type Box } from './layout'
import { henchmenOf, matWords, showsInfamy } from './mats'
import { Tally } from './pieces/Token'
import { cardWords } from './words'

type Props = {
  look: SeatLook
  view: GameView
  moves: readonly Move[]
  box: Box
  /** Cards that are still on their way here. */
  arriving: readonly string[]
  /** Something is held that may be dropped here. */
  lit: boolean
  open: (card: string) => void
  openRule: (topic: string) => void
}

/** The player's own place: tokens at the side, room for the loot, and the cards as buttons. */
export function OwnMat({ look, view, moves, box, arriving, lit, open, openRule }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const motion = useMotion()
  const row = useRef<ScrollView>(null)
  const rowWidth = useRef(0)
  const { seat } = look
  const cards = view.owned[seat]!
  const place = ownCards(box)
  return (
    <View
      style={[
        styles.mat,
        { left: box.x, top: box.y, width: box.width, height: box.height },
        view.actors.includes(seat) && styles.acting,
        lit && styles.lit,
      ]}
      role="region"
      aria-label={t('board.yours')}
    >
      <Press
        label={matWords(t, view, look)}
        onPress={() => openRule('tokens')}
        onLongPress={() => openRule('tokens')}
        style={styles.side}
      >
        <Avatar face={look.face} colour={look.colour} size={36} />
        <View style={styles.tallies}>
          <Tally kind="coin" count={view.coins[seat]!} />
          {showsInfamy(view, seat) && <Tally kind="infamy" count={view.infamy[seat]!} />}
        </View>
        <View style={styles.henchmen}>
          <Icon name="hood" size={15} color={colours.paper} />
          <Figures style={styles.figure} maxFontSizeMultiplier={growth.piece}>
            {henchmenOf(view, seat)}
          </Figures>
        </View>
      </Press>
      <View style={[styles.cards, { left: place.x, top: place.y, width: place.width, height: place.height }]}>
        {cards.length === 0 && (
          <Caption tone="soft" style={styles.none} maxFontSizeMultiplier={growth.table}>
            {t('board.noCards')}
          </Caption>
        )}
        <ScrollView
          ref={row}
          horizontal
          showsHorizontalScrollIndicator={false}
          contentContainerStyle={styles.row}
          onContentSizeChange={(width) => {
            // A new card joins at the end: let it be seen there.
            const grew = rowWidth.current > 0 && width > rowWidth.current
            if (grew) row.current?.scrollToEnd({ animated: !motion.off })
            rowWidth.current = width
          }}
        >
          {cards.map((card) => {
            const usable = abilitiesOf(moves, card).length > 0
            const spent = view.turn === seat && view.used.includes(card)
            return (
              <Animated.View
                key={card}
                entering={
                  arriving.includes(card) && !motion.off ? FadeIn.delay(motion.ms('flourish')) : undefined
                }
              >
                <OwnCard card={card} usable={usable} spent={spent} open={open} />
              </Animated.View>
            )
          })}
        </ScrollView>
      </View>
    </View>
  )
}

type OwnCardProps = { card: string; usable: boolean; spent: boolean; open: (card: string) => void }

function OwnCard({ card, usable, spent, open }: OwnCardProps) {
  const { t } = useTranslation('king-of-thieves')
  const state = usable ? t('board.usable') : spent ? t('board.used') : null
  const { ref, id, onLongPress } = usePeekable(() => peekCard(t, card, state))
  return (
    <Press
      ref={ref}
      id={id}
      label={[cardWords(t, card), state].filter(Boolean).join(', ')}
      onPress={() => open(card)}
      onLongPress={onLongPress}
    >
      <CardFace card={card} size="chip" lit={usable} spent={spent} />
    </Press>
  )
}

const styles = StyleSheet.create({
  mat: {
    position: 'absolute',
    borderRadius: radius.card,
    borderWidth: size.frame,
    borderColor: colours.clear,
    backgroundColor: colours.hollow,
    boxShadow: shadow.sunken,
  },
  acting: { borderColor: colours.brass },
  lit: { borderColor: colours.brassLight, backgroundColor: colours.glimmer },
  side: {
    position: 'absolute',
    left: 0,
    top: 0,
    height: '100%',
    maxHeight: TALLEST_SIDE,
    width: OWN_SIDE,
    alignItems: 'center',
    justifyContent: 'space-evenly',
  },
  tallies: { gap: space.hair },
  henchmen: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  figure: { fontSize: type.label, lineHeight: 18 },
  cards: { position: 'absolute', justifyContent: 'center' },
  none: { position: 'absolute', left: space.xs },
  row: { alignItems: 'center', gap: space.xs, paddingHorizontal: space.hair },
})
