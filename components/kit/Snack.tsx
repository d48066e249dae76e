import { useEffect, useId } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { FadeInDown, FadeOutDown } from 'react-native-reanimated'
import { type EdgeInsets } from 'react-native-safe-area-context'

import { useMotion } from '../theme/motion'
import { colours, radius, reading, shadow, size, space } from '../theme/tokens'
import { hush, openHost, useSnacks } from './saying'
import { Body } from './Text'

/** Where `say` is seen and heard. The app has one; sheets and dialogs bring their own, as they cover it
 * (and keep clear of the screen's edges themselves). */
export function Snack({ insets }: { insets?: EdgeInsets }) {
  const id = useId()
  const said = useSnacks((snacks) => (snacks.hosts.at(-1) === id ? snacks.said : null))
  const motion = useMotion()

  useEffect(() => openHost(id), [id])
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(hush, reading.base + reading.perLetter * said.text.length)
    return () => clearTimeout(timer)
  }, [said])

  return (
    <View
      style={[styles.place, insets && clearOf(insets)]}
      aria-live="polite"
      accessibilityLiveRegion="polite"
    >
      {said && (
        <Animated.View
          key={said.serial}
          entering={motion.off ? undefined : FadeInDown.duration(motion.ms('quick'))}
          exiting={motion.off ? undefined : FadeOutDown.duration(motion.ms('quick'))}
          style={styles.slip}
        >
          <Body style={styles.words}>{said.text}</Body>
        </Animated.View>
      )}
    </View>
  )
}

function clearOf({ left, right, bottom }: EdgeInsets) {
  return { left: left + space.l, right: right + space.l, bottom: bottom + space.huge * 2 }
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: space.l,
    right: space.l,
    bottom: space.huge * 2,
    alignItems: 'center',
    pointerEvents: 'none',
  },
  slip: {
    maxWidth: size.dialog,
    paddingVertical: space.m,
    paddingHorizontal: space.l,
    borderRadius: radius.card,
    borderWidth: size.hairline,
    borderColor: colours.brass,
    backgroundColor: colours.wood,
    boxShadow: shadow.lifted,
  },
  words: { textAlign: 'center' },
})
