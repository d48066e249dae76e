import { useEffect, type ReactNode } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'

import { useMotion } from '../../theme/motion'
import { type duration } from '../../theme/tokens'
import { type Drag } from './useDrag'

/** Where a piece is and how it looks there. */
export type Spot = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly opacity: number
}

type Props = {
  /** Its name for the drag; a tile has none, as nobody drags it. */
  piece?: string
  spot: Spot
  size: number
  drag?: Drag
  /** In the player's hand: a little higher than the others. */
  lifted?: boolean
  /** What the journey waits for: the thief leaves before its tile flies. */
  wait?: number
  speed?: keyof typeof duration
  children: ReactNode
}

const LIFTED = 1.16
const HELD = 1.28

/** Moves whatever is in it from where it was to where it is now, on the UI thread. */
export function Travelling({
  piece,
  spot,
  size,
  drag,
  lifted = false,
  wait = 0,
  speed = 'move',
  children,
}: Props) {
  const motion = useMotion()
  const x = useSharedValue(spot.x)
  const y = useSharedValue(spot.y)
  const scale = useSharedValue(spot.scale)
  const opacity = useSharedValue(spot.opacity)
  const time = motion.ms(speed)

  useEffect(() => {
    const going = (to: number) =>
      withDelay(wait, withTiming(to, { duration: time, easing: Easing.inOut(Easing.cubic) }))
    if (drag && drag.piece.get() === piece) {
      // A finger carried it here already: it goes on from where the finger let go.
      x.set(drag.x.get())
      y.set(drag.y.get())
      drag.piece.set('')
    }
    x.set(going(spot.x))
    y.set(going(spot.y))
    scale.set(going(spot.scale))
    opacity.set(going(spot.opacity))
    // `wait` and `time` describe the journey that the spot asks for; they are no reason to travel again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [spot.x, spot.y, spot.scale, spot.opacity])

  const place = useAnimatedStyle(() => {
    const held = piece !== undefined && drag?.piece.get() === piece
    const rise = held ? HELD : withTiming(lifted ? LIFTED : 1, { duration: time / 2 })
    return {
      opacity: opacity.get(),
      zIndex: held ? 2 : 0,
      transform: [
        { translateX: (held ? drag.x.get() : x.get()) - size / 2 },
        { translateY: (held ? drag.y.get() : y.get()) - size / 2 },
        { scale: scale.get() },
        { scale: rise },
      ],
    }
  })
  return (
    <Animated.View style={[styles.piece, { width: size, height: size }, place]}>{children}</Animated.View>
  )
}

const styles = StyleSheet.create({
  piece: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
})
