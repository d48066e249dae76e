import { StyleSheet } from 'react-native'
import Animated, { useAnimatedStyle } from 'react-native-reanimated'

import { radius, shadow } from '../../theme/tokens'
import { CardFace } from './cards/CardFace'
import { HAND_CARD } from './layout'
import { type CardDrag } from './useCardDrag'

/** The card under the finger, above everything else. */
export function HeldCard({ drag: { lifted, finger, corner } }: { drag: CardDrag }) {
  const place = useAnimatedStyle(() => ({
    transform: [
      { translateX: finger.get().x - corner.get().x - HAND_CARD.width / 2 },
      { translateY: finger.get().y - corner.get().y - HAND_CARD.height * 0.8 },
    ],
  }))
  if (lifted === null) return null
  return (
    <Animated.View style={[styles.held, place]} aria-hidden>
      <CardFace card={lifted} size="hand" />
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  held: {
    position: 'absolute',
    left: 0,
    top: 0,
    zIndex: 4,
    pointerEvents: 'none',
    borderRadius: radius.card,
    boxShadow: shadow.dragged,
  },
})
