import { StyleSheet, View } from 'react-native'
import Animated, { useAnimatedStyle } from 'react-native-reanimated'

import { type View as GameView } from '../../../rules/king-of-thieves'
import { colours, radius, shadow, space } from '../../theme/tokens'
import { CardFace } from './cards/CardFace'
import { type Carrying } from './carrying'
import { HAND_CARD } from './layout'
import { Loot } from './pieces/Loot'
import { pileAt } from './piles'

/** What is under the finger, above everything else. */
export function HeldThing({ carrying, view }: { carrying: Carrying; view: GameView }) {
  const { held, finger, corner } = carrying
  const place = useAnimatedStyle(() => ({
    transform: [
      { translateX: finger.get().x - corner.get().x - HAND_CARD.width / 2 },
      { translateY: finger.get().y - corner.get().y - HAND_CARD.height * 0.8 },
    ],
  }))
  if (held === null) return null
  return (
    <Animated.View style={[styles.held, place]} aria-hidden>
      {held.what === 'card' ? (
        <CardFace card={held.card} size="hand" />
      ) : (
        <View style={styles.loot}>
          <Loot view={view} pile={pileAt(view, held.seat)} size={26} />
        </View>
      )}
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  held: {
    position: 'absolute',
    left: 0,
    top: 0,
    zIndex: 4,
    width: HAND_CARD.width,
    height: HAND_CARD.height,
    pointerEvents: 'none',
    justifyContent: 'flex-end',
  },
  loot: {
    padding: space.s,
    borderRadius: radius.card,
    backgroundColor: colours.wood,
    boxShadow: shadow.dragged,
  },
})
