import { StyleSheet } from 'react-native'
import Animated, { useAnimatedProps, useAnimatedStyle, type SharedValue } from 'react-native-reanimated'
import Svg, { Path } from 'react-native-svg'

import { fade } from '../theme/colour'
import { colours, size } from '../theme/tokens'
import { lineOf } from './lasso'
import { type Point } from './throw'

const AnimatedPath = Animated.createAnimatedComponent(Path)

/** The brass line that a finger draws around dice. */
export function LassoLine({ loop }: { loop: SharedValue<readonly Point[]> }) {
  const line = useAnimatedProps(() => ({ d: lineOf(loop.get()) }))
  const shown = useAnimatedStyle(() => ({ opacity: loop.get().length > 1 ? 1 : 0 }))
  return (
    <Animated.View style={[styles.over, shown]} aria-hidden>
      <Svg width="100%" height="100%">
        <AnimatedPath
          animatedProps={line}
          fill={fade(colours.brassLight, 0.14)}
          stroke={colours.brassLight}
          strokeWidth={size.frame}
          strokeDasharray="6 5"
          strokeLinejoin="round"
        />
      </Svg>
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, pointerEvents: 'none', zIndex: 20000 },
})
