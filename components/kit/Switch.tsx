import { StyleSheet, View } from 'react-native'
import Animated, { useAnimatedStyle, withTiming } from 'react-native-reanimated'

import { useMotion } from '../theme/motion'
import { colours, radius, shadow, space } from '../theme/tokens'
import { Press } from './Press'
import { Body, Caption } from './Text'

type Props = {
  label: string
  hint?: string
  value: boolean
  onChange: (value: boolean) => void
  disabledReason?: string
}

const TRACK = { width: 52, height: 30 }
const KNOB = 24
const INSET = 3

/** A whole row to press, with its words on the left and a brass knob on the right. */
export function Switch({ label, hint, value, onChange, disabledReason }: Props) {
  const duration = useMotion().ms('quick')
  const slide = useAnimatedStyle(() => ({
    transform: [
      {
        translateX: withTiming(value ? TRACK.width - KNOB - 2 * INSET : 0, { duration }),
      },
    ],
  }))
  return (
    <Press
      role="switch"
      aria-checked={value}
      label={hint === undefined ? label : `${label}. ${hint}`}
      disabledReason={disabledReason}
      onPress={() => onChange(!value)}
      style={styles.row}
    >
      <View style={styles.words}>
        <Body>{label}</Body>
        {hint !== undefined && <Caption tone="soft">{hint}</Caption>}
      </View>
      <View style={[styles.track, value && styles.on]}>
        <Animated.View style={[styles.knob, value && styles.knobOn, slide]} />
      </View>
    </Press>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l, paddingVertical: space.s },
  words: { flex: 1 },
  track: {
    ...TRACK,
    padding: INSET,
    borderRadius: radius.round,
    backgroundColor: colours.night,
    boxShadow: shadow.sunken,
  },
  on: { backgroundColor: colours.good },
  knob: {
    width: KNOB,
    height: KNOB,
    borderRadius: radius.round,
    backgroundColor: colours.paperShade,
    boxShadow: `${shadow.resting}, ${shadow.edges}`,
  },
  knobOn: { backgroundColor: colours.brassLight },
})
