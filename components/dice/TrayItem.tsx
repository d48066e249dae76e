import { type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  useAnimatedStyle,
  useDerivedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'

import { Press } from '../kit'
import { useMotion } from '../theme/motion'
import { colours, size as sizes } from '../theme/tokens'
import { Cube } from './Cube'
import { type FaceLook } from './DieFace'
import { onScreen, type Pose } from './solid'
import { Shadow } from './Shadow'
import { useJourney } from './useJourney'

type Props = Parameters<typeof useJourney>[0] & {
  label: string
  /** How near the player it lies: what is nearer covers what is behind it. */
  rank: number
  /** A die's six sides; anything else is drawn flat. */
  faces: readonly FaceLook[] | null
  draw?: (size: number) => ReactNode
  /** Undefined for what cannot be chosen. */
  onPress?: () => void
  onLongPress?: () => void
}

/** So high, in die sizes, a thing is over everything that lies; fingers reach past both. */
const FLYING = 0.45
const OVER = 5000
const TOUCHED = 10000

/** One thing in the tray: its shadow, itself, and what a finger, a key or a screen reader presses. */
export function TrayItem(props: Props) {
  const { id, rest, size, touch, label, rank, faces, draw, raised, onPress, onLongPress } = props
  const pose = useJourney(props)
  const over = useAnimatedStyle(() => ({ zIndex: pose.get().z > size * FLYING ? rank + OVER : rank }))
  const reach = Math.max(sizes.target, size * rest.scale * 1.2)
  const box = { left: rest.x - reach / 2, top: rest.y - reach / 2, width: reach, height: reach }
  return (
    <>
      <Shadow pose={pose} size={size} />
      <Animated.View testID={id} style={[styles.thing, { width: size, height: size }, over]} aria-hidden>
        <Ring id={id} pose={pose} size={size} chosen={raised} caught={touch.caught} />
        {faces ? (
          <Cube pose={pose} size={size} faces={faces} />
        ) : (
          <Flat pose={pose} size={size}>
            {draw?.(size)}
          </Flat>
        )}
      </Animated.View>
      {onPress ? (
        <Press
          role="checkbox"
          aria-checked={raised}
          label={label}
          onPress={onPress}
          onLongPress={onLongPress}
          style={[styles.target, box]}
        />
      ) : (
        <View accessible role="img" aria-label={label} style={[styles.target, styles.deaf, box]} />
      )}
    </>
  )
}

type Placed = { pose: SharedValue<Pose>; size: number }

/** What is no die lies flat, whatever happens to it. */
function Flat({ pose, size, children }: Placed & { children: ReactNode }) {
  const moved = useAnimatedStyle(() => {
    const { x, y, scale } = onScreen(pose.get(), size)
    return { transform: [{ translateX: x - size / 2 }, { translateY: y - size / 2 }, { scale }] }
  })
  return <Animated.View style={moved}>{children}</Animated.View>
}

/** In die sizes. */
const RING = { width: 1.3, height: 1.46 } as const

/** A brass ring around what is chosen, or lies in the lasso already. While it is not seen it goes nowhere. */
function Ring(props: Placed & { id: string; chosen: boolean; caught: SharedValue<readonly string[]> }) {
  const { id, pose, size, chosen, caught } = props
  const motion = useMotion()
  const duration = motion.ms('quick')
  const width = size * RING.width
  const height = size * RING.height
  const glow = useDerivedValue(() => withTiming(chosen || caught.get().includes(id) ? 1 : 0, { duration }))
  const shown = useAnimatedStyle(() => {
    if (glow.get() === 0) return { opacity: 0 }
    const { x, y, scale } = onScreen(pose.get(), size)
    return {
      opacity: glow.get(),
      transform: [{ translateX: x - width / 2 }, { translateY: y - height / 2 }, { scale }],
    }
  })
  return (
    <Animated.View
      style={[styles.thing, styles.ring, { width, height, borderRadius: width * 0.26 }, shown]}
    />
  )
}

const styles = StyleSheet.create({
  thing: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  ring: {
    borderWidth: sizes.focusRing,
    borderColor: colours.brassLight,
    backgroundColor: colours.glimmer,
  },
  target: { position: 'absolute', zIndex: TOUCHED },
  deaf: { pointerEvents: 'none' },
})
