import { useEffect, useEffectEvent, type ReactNode, type RefCallback } from 'react'
import {
  StyleSheet,
  type AccessibilityActionEvent,
  type AccessibilityActionInfo,
  type View,
} from 'react-native'
import Animated, {
  Easing,
  useAnimatedReaction,
  useAnimatedStyle,
  useDerivedValue,
  useSharedValue,
  withDelay,
  withSpring,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import { useMotion } from '../theme/motion'
import { spring } from '../theme/tokens'
import { between, heightOf, placeBeside, poseAt, type Fan, type Pose } from './fan'
import { type HandTouch } from './useHandTouch'

/** A card let go in the air: where it was and how fast, so that it springs home from there. */
export type Springing = Pose & {
  readonly name: string
  readonly velocityX: number
  readonly velocityY: number
}

type Props = {
  name: string
  fan: Fan
  place: number
  /** Where it goes when it has left the hand; undefined while it is in it. */
  goal?: Pose
  /** Where it comes from; undefined when it was there from the beginning. */
  from?: Pose
  wait: number
  touch: HandTouch
  springing: SharedValue<Springing | null>
  onGone(name: string): void
  label: string
  /** For the right click and the key I. */
  id?: string
  current: boolean
  actions: readonly AccessibilityActionInfo[]
  onAction(event: AccessibilityActionEvent): void
  hold: RefCallback<View>
  children: ReactNode
}

/** So large is a card under the finger, and it lies above everything. */
const HELD = 1.14
const OVER = 1000

/**
 * One card of a hand. It is always where its place in the fan is, plus how far it still has to go there: a new place
 * only changes the second, so whatever moves it next takes over from where it is.
 */
export function HandItem(props: Props) {
  const { name, fan, place, goal, from, wait, touch, springing, onGone } = props
  const { label, id, current, actions, onAction, hold, children } = props
  const motion = useMotion()
  const { focus, spread, carried, fingerX, fingerY, slot, grip } = touch
  const held = useSharedValue(fan)
  const at = useSharedValue(place)
  const home = useSharedValue<Pose | null>(goal ?? null)
  const number = useSharedValue(place)
  const start = from ?? poseAt(fan, place, -1, 0)
  const rest = poseAt(fan, place, -1, 0)
  const restX = useSharedValue(start.x - rest.x)
  const restY = useSharedValue(start.y - rest.y)
  const restAngle = useSharedValue(start.angle - rest.angle)
  const restScale = useSharedValue(start.scale - rest.scale)
  const shown = useSharedValue(from ? 0 : 1)
  const quick = motion.ms('quick')
  const time = motion.ms('move')

  const pose = useDerivedValue((): Pose => {
    const lies = home.get() ?? poseAt(held.get(), at.get(), focus.get(), spread.get())
    const here = {
      x: lies.x + restX.get(),
      y: lies.y + restY.get(),
      angle: lies.angle + restAngle.get(),
      scale: lies.scale + restScale.get(),
    }
    if (home.get() !== null || carried.get() !== number.get()) return here
    const { height } = held.get().card
    const finger = { x: fingerX.get(), y: fingerY.get() - height * 0.22, angle: 0, scale: HELD }
    return between(here, finger, grip.get())
  })

  // While a card is carried the others make room for it.
  useAnimatedReaction(
    () => placeBeside(number.get(), carried.get(), slot.get()),
    (next, before) => {
      if (before !== null && next !== before) at.set(withTiming(next, { duration: quick }))
    },
  )
  useAnimatedReaction(
    () => springing.get(),
    (thrown) => {
      if (thrown === null || thrown.name !== name) return
      const lies = poseAt(held.get(), number.get(), focus.get(), spread.get())
      restX.set(thrown.x - lies.x)
      restY.set(thrown.y - lies.y)
      restAngle.set(thrown.angle - lies.angle)
      restScale.set(thrown.scale - lies.scale)
      if (quick === 0) {
        restX.set(0)
        restY.set(0)
        restAngle.set(0)
        restScale.set(0)
        return
      }
      restX.set(withSpring(0, { ...spring, velocity: thrown.velocityX }))
      restY.set(withSpring(0, { ...spring, velocity: thrown.velocityY }))
      restAngle.set(withSpring(0, spring))
      restScale.set(withSpring(0, spring))
    },
  )

  const travel = useEffectEvent(() => {
    const now = pose.get()
    const carriedHere = carried.get() === number.get()
    held.set(fan)
    number.set(place)
    at.set(place)
    home.set(goal ?? null)
    if (carriedHere) carried.set(-1)
    const next = goal ?? poseAt(fan, place, focus.get(), spread.get())
    const going = (value: SharedValue<number>, far: number, then?: (finished?: boolean) => void) => {
      value.set(far)
      const easing = Easing.out(Easing.cubic)
      value.set(withDelay(motion.off ? 0 : wait, withTiming(0, { duration: time, easing }, then)))
    }
    going(restX, now.x - next.x)
    going(restAngle, now.angle - next.angle)
    going(restScale, now.scale - next.scale)
    going(restY, now.y - next.y, (finished) => {
      'worklet'
      if (finished && goal) scheduleOnRN(onGone, name)
    })
    shown.set(withDelay(motion.off ? 0 : wait, withTiming(1, { duration: quick })))
  })
  const leaving = goal !== undefined
  useEffect(() => {
    travel()
  }, [fan, place, leaving])

  const drawn = useAnimatedStyle(() => {
    const { x, y, angle, scale } = pose.get()
    const { width, height } = held.get().card
    const up = home.get() !== null || carried.get() === number.get()
    return {
      opacity: shown.get(),
      zIndex: heightOf(held.get(), number.get()) + 1 + (up ? OVER : 0),
      transform: [
        { translateX: x - width / 2 },
        { translateY: y - height / 2 },
        { rotate: `${angle}rad` },
        { scale },
      ],
    }
  })
  const box = { width: fan.card.width, height: fan.card.height }
  if (leaving) {
    return (
      <Animated.View style={[styles.card, styles.leaving, box, drawn]} aria-hidden>
        {children}
      </Animated.View>
    )
  }
  return (
    <Animated.View
      ref={hold}
      testID={name}
      id={id}
      accessible
      focusable
      role="button"
      tabIndex={current ? 0 : -1}
      aria-label={label}
      accessibilityActions={actions}
      onAccessibilityAction={onAction}
      style={[styles.card, box, drawn]}
    >
      {children}
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  card: { position: 'absolute', left: 0, top: 0 },
  leaving: { pointerEvents: 'none' },
})
