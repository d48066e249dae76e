import { memo, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated'

import { colours } from '../theme/tokens'
import { lightOn, SIDES, viewSide, type Pose, type Side } from './solid'
import { DieFace } from './DieFace'
import { inSpace } from './transform'

type Props = {
  pose: SharedValue<Pose>
  size: number
  /** One picture for each side. */
  pictures: readonly ReactNode[]
  body?: string
}

/** A die in space: six square views, of which at most three are seen, each laid onto its side of the cube. */
export const Cube = memo(function Cube({ pose, size, pictures, body }: Props) {
  return (
    <View style={{ width: size, height: size }}>
      {SIDES.map((side) => (
        <CubeSide key={side} pose={pose} side={side} size={size}>
          <DieFace picture={pictures[side % pictures.length]} size={size} body={body} />
        </CubeSide>
      ))}
    </View>
  )
})

/** How dark a side is that the lamp does not reach. */
const DARKEST = 0.66

function CubeSide(props: { pose: SharedValue<Pose>; side: Side; size: number; children: ReactNode }) {
  const { pose, side, size, children } = props
  const laid = useAnimatedStyle(() => {
    const { matrix, visible } = viewSide(pose.get().turn, side, size)
    return { opacity: visible ? 1 : 0, transform: inSpace(matrix) }
  })
  const shade = useAnimatedStyle(() => ({ opacity: DARKEST * (1 - lightOn(pose.get().turn, side)) }))
  return (
    <Animated.View style={[styles.side, { width: size, height: size }, laid]}>
      {children}
      <Animated.View style={[styles.shade, { borderRadius: size * 0.09 }, shade]} />
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  side: { position: 'absolute', left: 0, top: 0 },
  shade: { ...StyleSheet.absoluteFill, backgroundColor: colours.ink },
})
