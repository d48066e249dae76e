import { useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  cancelAnimation,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withTiming,
} from 'react-native-reanimated'

import { useMotion } from '../theme/motion'
import { colours, opacity, radius, space } from '../theme/tokens'

const LAMPS = [0, 1, 2]
const LAMP = 9

/** Three lamps that breathe one after the other while somebody thinks; they just stand lit without motion. */
export function Thinking({ label }: { label: string }) {
  return (
    <View style={styles.row} role="progressbar" aria-label={label}>
      {LAMPS.map((place) => (
        <Lamp key={place} place={place} />
      ))}
    </View>
  )
}

function Lamp({ place }: { place: number }) {
  const motion = useMotion()
  const glow = useSharedValue(1)
  const breath = motion.ms('breath')
  useEffect(() => {
    if (breath === 0) return
    glow.set(
      withDelay(
        (place * breath) / LAMPS.length,
        withRepeat(withTiming(opacity.disabled / 2, { duration: breath }), -1, true),
      ),
    )
    return () => {
      cancelAnimation(glow)
      glow.set(1)
    }
  }, [breath, glow, place])
  const look = useAnimatedStyle(() => ({ opacity: glow.get() }))
  return <Animated.View style={[styles.lamp, look]} />
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.s, padding: space.xs },
  lamp: {
    width: LAMP,
    height: LAMP,
    borderRadius: radius.round,
    backgroundColor: colours.brassLight,
    boxShadow: `0px 0px 8px ${colours.brass}`,
  },
})
