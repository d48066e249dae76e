import { StyleSheet } from 'react-native'
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated'

import { pictures } from '../icons/pictures'
import { type Pose } from './solid'

/** In die sizes: the box it is drawn in, and how far below the middle it falls. */
const SPREAD = 2.1
const BELOW = 0.2

/** The higher a die is, the wider, paler and further from the lamp its shadow lies. */
export function Shadow({ pose, size }: { pose: SharedValue<Pose>; size: number }) {
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
    <Animated.Image
      source={pictures['dice/shadow']}
      fadeDuration={0}
      style={[styles.shadow, { width: side, height: side }, cast]}
      aria-hidden
    />
  )
}

const styles = StyleSheet.create({
  shadow: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
})
