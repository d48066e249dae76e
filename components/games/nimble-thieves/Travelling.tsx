import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
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
  /** Through the vents: small and out of the way of whoever stands between. */
  dives?: boolean
  /** What the journey waits for: the thief leaves before its tile flies. */
  wait?: number
  speed?: keyof typeof duration
  children: ReactNode
}

const LIFTED = 1.16
const HELD = 1.28
const DIVED = 0.3

/** Moves whatever is in it from where it was to where it is now, on the UI thread. */
export function Travelling({
  piece,
  spot,
  size,
  drag,
  lifted = false,
  dives = false,
  wait = 0,
  speed = 'move',
  children,
}: Props) {
  const motion = useMotion()
  const x = useSharedValue(spot.x)
  const y = useSharedValue(spot.y)
  const scale = useSharedValue(spot.scale)
  const opacity = useSharedValue(spot.opacity)
  const rise = useSharedValue(lifted ? LIFTED : 1)
  const time = motion.ms(speed)
  const quick = motion.ms('quick')

  // How long the journey waits and takes is read when it begins; a change of those is no reason to travel again.
  const travel = useEffectEvent((to: Spot) => {
    const going = (value: number) =>
      withDelay(wait, withTiming(value, { duration: time, easing: Easing.inOut(Easing.cubic) }))
    const dipping = (value: number) => withTiming(value, { duration: time / 2 })
    const carried = drag !== undefined && drag.piece.get() === piece
    if (carried) {
      // A finger carried it here already: it goes on from where the finger let go.
      x.set(drag.x.get())
      y.set(drag.y.get())
      drag.piece.set('')
    }
    x.set(going(to.x))
    y.set(going(to.y))
    scale.set(dives && !carried ? withSequence(dipping(DIVED), dipping(to.scale)) : going(to.scale))
    opacity.set(going(to.opacity))
  })
  useEffect(() => {
    travel({ x: spot.x, y: spot.y, scale: spot.scale, opacity: spot.opacity })
  }, [spot.x, spot.y, spot.scale, spot.opacity])

  useEffect(() => {
    rise.set(withTiming(lifted ? LIFTED : 1, { duration: quick }))
  }, [rise, lifted, quick])

  const place = useAnimatedStyle(() => {
    const held = piece !== undefined && drag?.piece.get() === piece
    return {
      opacity: opacity.get(),
      zIndex: held ? 2 : 0,
      transform: [
        { translateX: (held ? drag.x.get() : x.get()) - size / 2 },
        { translateY: (held ? drag.y.get() : y.get()) - size / 2 },
        { scale: scale.get() },
        { scale: held ? HELD : rise.get() },
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
