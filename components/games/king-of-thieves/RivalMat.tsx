import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { GestureDetector } from 'react-native-gesture-handler'

import { type View as GameView } from '../../../rules/king-of-thieves'
import { Icon } from '../../icons/Icon'
import { Avatar, Caption, Figures, Press } from '../../kit'
import { type SeatLook } from '../../table/board'
import { colours, growth, radius, shadow, size, space, type } from '../../theme/tokens'
import { type Carrying, useCarry } from './carrying'
import { RIVAL_HEAD, type Box } from './layout'
import { henchmenOf, matWords } from './mats'
import { Tally } from './pieces/Token'

type Props = {
  look: SeatLook
  view: GameView
  box: Box
  robbable: boolean
  carrying: Carrying
  onOpen: () => void
  onExplain: () => void
}

/** A rival at a glance: coins, cards, henchmen, and room for the loot; pressing it, or dragging its loot over, opens the mat. */
export function RivalMat({ look, view, box, robbable, carrying, onOpen, onExplain }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const { seat } = look
  const acting = view.actors.includes(seat)
  const pan = useCarry(carrying, { what: 'loot', seat }, robbable)
  const words = matWords(t, view, look)
  return (
    <GestureDetector gesture={pan}>
      <Press
        label={robbable ? `${words}, ${t('board.canBeRobbed')}` : words}
        onPress={onOpen}
        onLongPress={onExplain}
        style={(pressed) => [
          styles.mat,
          { left: box.x, top: box.y, width: box.width, height: box.height },
          acting && styles.acting,
          robbable && styles.robbable,
          pressed && styles.pressed,
        ]}
      >
        <View style={styles.head}>
          <View style={styles.who}>
            <Avatar face={look.face} colour={look.colour} size={26} />
            <Caption numberOfLines={1} style={styles.name} maxFontSizeMultiplier={growth.piece}>
              {look.name}
            </Caption>
            {acting && view.phase === 'fence' && <Purchases count={view.purchasesLeft} />}
          </View>
          <View style={styles.counts}>
            <Tally kind="coin" count={view.coins[seat]!} size={14} />
            <Count icon="card" count={view.owned[seat]!.length} />
            <Count icon="hood" count={henchmenOf(view, seat)} />
          </View>
        </View>
      </Press>
    </GestureDetector>
  )
}

/** Purchases left, where a mat has room for a sign only. */
function Purchases({ count }: { count: number }) {
  return (
    <View style={styles.purchases}>
      <Figures style={styles.purchasesLeft} maxFontSizeMultiplier={growth.piece}>
        {`+${count}`}
      </Figures>
    </View>
  )
}

function Count({ icon, count }: { icon: 'card' | 'hood'; count: number }) {
  return (
    <View style={styles.count}>
      <Icon name={icon} size={13} color={colours.paper} />
      <Figures style={styles.figure} maxFontSizeMultiplier={growth.piece}>
        {count}
      </Figures>
    </View>
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
  robbable: { borderColor: colours.brassLight, borderStyle: 'dashed' },
  pressed: { backgroundColor: colours.shade },
  head: { height: RIVAL_HEAD, paddingHorizontal: space.xs },
  who: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.xs },
  name: { flex: 1 },
  counts: { flexDirection: 'row', alignItems: 'center', columnGap: space.xs, height: 20 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  figure: { fontSize: type.label, lineHeight: 18 },
  purchases: {
    paddingHorizontal: space.xs,
    borderRadius: radius.round,
    backgroundColor: colours.brass,
  },
  purchasesLeft: { fontSize: type.caption, lineHeight: 16, color: colours.ink },
})
