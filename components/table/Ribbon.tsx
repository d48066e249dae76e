import { StyleSheet, View } from 'react-native'
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated'

import { Heading } from '../kit'
import { useMotion } from '../theme/motion'
import { colours, growth, shadow, size, space } from '../theme/tokens'

/** A new round or phase, across the table for a moment. It takes no touch; the table tells it to those who listen. */
export function Ribbon({ words }: { words: string }) {
  const motion = useMotion()
  return (
    <View style={styles.place} aria-hidden testID="ribbon">
      <Animated.View
        entering={motion.off ? undefined : FadeIn.duration(motion.ms('quick'))}
        exiting={motion.off ? undefined : FadeOut.duration(motion.ms('quick'))}
        style={styles.band}
      >
        <Heading style={styles.words} maxFontSizeMultiplier={growth.table}>
          {words}
        </Heading>
      </Animated.View>
    </View>
  )
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  band: {
    paddingVertical: space.m,
    paddingHorizontal: space.l,
    borderTopWidth: size.frame,
    borderBottomWidth: size.frame,
    borderColor: colours.brass,
    backgroundColor: colours.wood,
    boxShadow: shadow.lifted,
  },
  words: { textAlign: 'center', color: colours.brassLight },
})
