import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated'

import { type FaceName } from '../../../../rules/king-of-thieves/data'
import { useMotion } from '../../../theme/motion'
import { colours, opacity, shadow, size as sizes } from '../../../theme/tokens'
import { FaceMark } from './FaceMark'

type Props = {
  face: FaceName
  size: number
  /** Chosen, but not moved yet: how it would lie here. */
  ghost?: boolean
  lit?: boolean
}

/** A loot die as it lies on a mat, seen from above. It turns over when it comes to show something else. */
export function SmallDie({ face, size, ghost = false, lit = false }: Props) {
  const motion = useMotion()
  const turn = useSharedValue(1)
  const quick = motion.ms('quick')
  const shown = useSharedValue(face)
  useEffect(() => {
    if (shown.get() === face) return
    shown.set(face)
    if (quick > 0)
      turn.set(withSequence(withTiming(0, { duration: 0 }), withTiming(1, { duration: 2 * quick })))
  }, [face, quick, shown, turn])
  const turning = useAnimatedStyle(() => ({ transform: [{ scaleX: turn.get() }] }))
  return (
    <Animated.View
      style={[
        styles.die,
        { width: size, height: size, borderRadius: size * 0.2 },
        ghost && styles.ghost,
        lit && styles.lit,
        turning,
      ]}
    >
      <FaceMark face={face} size={size * 0.68} />
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  die: {
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colours.paper,
    boxShadow: `${shadow.resting}, ${shadow.edges}`,
  },
  ghost: {
    opacity: opacity.waiting,
    borderWidth: sizes.hairline,
    borderStyle: 'dashed',
    borderColor: colours.ink,
  },
  lit: { boxShadow: `0px 0px 0px 2px ${colours.brassLight}, ${shadow.lifted}` },
})
