import { memo } from 'react'
import { StyleSheet } from 'react-native'
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated'

import { colours } from '../theme/tokens'
import { isSeen, lightOn, SIDES, viewSide, type Pose, type Side } from './solid'
import { DieFace, type FaceLook } from './DieFace'
import { inSpace } from './transform'

type Props = {
  pose: SharedValue<Pose>
  size: number
  /** One look for each side. */
  faces: readonly FaceLook[]
}

/** A die in space: six square views, of which at most three are seen, each laid onto its side of the cube. */
export const Cube = memo(function Cube({ pose, size, faces }: Props) {
  return SIDES.map((side) => (
    <CubeSide key={side} pose={pose} side={side} size={size} face={faces[side % faces.length]!} />
  ))
})

/** How dark a side is that the lamp does not reach, and in how many steps it gets there: no eye tells more apart. */
const DARKEST = 0.66
const STEPS = 16

/**
 * A phone moves some hundred views in a frame and not many more, so a side that nobody sees is left as it is: the same
 * style as before is not sent anywhere.
 */
function CubeSide(props: { pose: SharedValue<Pose>; side: Side; size: number; face: FaceLook }) {
  const { pose, side, size, face } = props
  const laid = useAnimatedStyle(() => {
    const now = pose.get()
    if (!isSeen(now.turn, side)) return { opacity: 0 }
    return { opacity: 1, transform: inSpace(viewSide(now, side, size)) }
  })
  const shade = useAnimatedStyle(() => {
    const { turn } = pose.get()
    if (!isSeen(turn, side)) return { opacity: DARKEST }
    return { opacity: (DARKEST * Math.round(STEPS * (1 - lightOn(turn, side)))) / STEPS }
  })
  return (
    <Animated.View style={[styles.side, { width: size, height: size }, laid]}>
      <DieFace face={face} size={size} />
      <Animated.View style={[styles.shade, { borderRadius: size * 0.09 }, shade]} />
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  side: { position: 'absolute', left: 0, top: 0 },
  shade: { ...StyleSheet.absoluteFill, backgroundColor: colours.ink },
})
