import { StyleSheet } from 'react-native'
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated'
import Svg, { Defs, Ellipse, RadialGradient, Stop } from 'react-native-svg'

import { useGradientId } from '../icons/Icon'
import { colours } from '../theme/tokens'
import { type Pose } from './solid'

/** In die sizes: the box it is drawn in, and how far below the middle it falls. */
const SPREAD = 2.1
const BELOW = 0.2

/** The higher a die is, the wider, paler and further from the lamp its shadow lies. */
export function Shadow({ pose, size }: { pose: SharedValue<Pose>; size: number }) {
  const dark = useGradientId()
  const side = size * SPREAD
  const cast = useAnimatedStyle(() => {
    const { x, y, z, scale } = pose.get()
    const height = Math.max(0, z) / size
    return {
      opacity: 1 / (1 + height * 1.3),
      transform: [
        { translateX: x + z * 0.3 - side / 2 },
        { translateY: y + size * BELOW * scale + z * 0.12 - side / 2 },
        { scale: scale * (1 + height * 0.3) },
      ],
    }
  })
  return (
    <Animated.View style={[styles.shadow, { width: side, height: side }, cast]} aria-hidden>
      <Svg width={side} height={side} viewBox="0 0 100 100">
        <Defs>
          <RadialGradient id={dark} cx="50" cy="50" rx="50" ry="44" gradientUnits="userSpaceOnUse">
            <Stop offset="0.3" stopColor={colours.night} stopOpacity={0.7} />
            <Stop offset="0.62" stopColor={colours.night} stopOpacity={0.34} />
            <Stop offset="1" stopColor={colours.night} stopOpacity={0} />
          </RadialGradient>
        </Defs>
        <Ellipse cx={50} cy={50} rx={50} ry={44} fill={`url(#${dark})`} />
      </Svg>
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  shadow: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
})
