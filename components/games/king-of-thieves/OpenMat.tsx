import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { type Move, type View as GameView } from '../../../rules/king-of-thieves'
import { Icon } from '../../icons/Icon'
import { Body, Caption, Label, Press } from '../../kit'
import { type SeatLook } from '../../table/board'
import { colours, space } from '../../theme/tokens'
import { CardFace } from './cards/CardFace'
import { type DeskAction } from './desk'
import { henchmenOf, showsInfamy } from './mats'
import { Loot } from './pieces/Loot'
import { Token } from './pieces/Token'
import { canRob, pileAt, sizeOf, type Pile } from './piles'
import { Robbery } from './Robbery'
import { cardWords, pileWords } from './words'

type Props = {
  look: SeatLook
  giveBack: Pile
  view: GameView
  moves: readonly Move[]
  act: (action: DeskAction) => void
}

/** A rival's whole mat; while they can be robbed, the robbery comes first. */
export function OpenMat({ look, giveBack, view, moves, act }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const { seat } = look
  const loot = pileAt(view, seat)
  const cards = view.owned[seat]!
  return (
    <View style={styles.body}>
      {canRob(moves, seat) ? (
        <Robbery look={look} giveBack={giveBack} view={view} act={act} />
      ) : (
        <View style={styles.loot} role="img" aria-label={pileWords(t, view, loot)}>
          {sizeOf(loot) === 0 ? (
            <Body tone="soft">{t('board.noLoot')}</Body>
          ) : (
            <Loot view={view} pile={loot} size={34} />
          )}
        </View>
      )}
      <View style={styles.counts}>
        <View style={styles.count}>
          <Token kind="coin" size={20} />
          <Label>{t('coins', { count: view.coins[seat]! })}</Label>
        </View>
        <View style={styles.count}>
          <Icon name="hood" size={20} color={colours.paper} />
          <Label>{t('henchmen', { count: henchmenOf(view, seat) })}</Label>
        </View>
        <View style={styles.count}>
          <Token kind="infamy" size={20} />
          {showsInfamy(view, seat) ? (
            <Label>{t('infamy', { count: view.infamy[seat]! })}</Label>
          ) : (
            <Caption tone="soft" style={styles.words}>
              {t('board.hiddenInfamy')}
            </Caption>
          )}
        </View>
      </View>
      {cards.length === 0 && <Body tone="soft">{t('board.noCards')}</Body>}
      <View style={styles.cards}>
        {cards.map((card) => (
          <Press key={card} label={cardWords(t, card)} onPress={() => act({ type: 'open-card', card })}>
            <CardFace card={card} size="hand" />
          </Press>
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  body: { gap: space.m },
  loot: { minHeight: 40, justifyContent: 'center' },
  counts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.s },
  count: { flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: space.xs },
  words: { flexShrink: 1 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
