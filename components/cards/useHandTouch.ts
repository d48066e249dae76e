import { Gesture, PointerType, type ComposedGesture } from 'react-native-gesture-handler'
import { useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import { useMotion } from '../theme/motion'
import { cardAt, slidTo, slotAt, type Fan } from './fan'

/** Everything a finger does to a hand, in shared values: nothing is rendered while it is down. */
export type HandTouch = {
  /** Where the fan is opened, and how far. */
  readonly focus: SharedValue<number>
  readonly spread: SharedValue<number>
  /** The place of the card in the air, or -1; where the finger is; the place it would take in the fan. */
  readonly carried: SharedValue<number>
  readonly fingerX: SharedValue<number>
  readonly fingerY: SharedValue<number>
  readonly slot: SharedValue<number>
  /** 0 in the fan to 1 under the finger. */
  readonly grip: SharedValue<number>
}

export type Letting = {
  readonly place: number
  readonly x: number
  readonly y: number
  readonly velocityX: number
  readonly velocityY: number
  /** The finger was taken away by something else: nothing was meant. */
  readonly kept: boolean
  /** Taken out of the fan, not only looked at. */
  readonly carried: boolean
  readonly slot: number
}

type Props = {
  readonly fan: Fan
  /** The place that stays open when nobody touches the fan; -1 for none. */
  readonly chosen: number
  readonly mayReorder: boolean
  readonly mayPeek: boolean
  onTap(place: number): void
  onPeek(place: number): void
  onLift(place: number): void
  onLetGo(letting: Letting): void
}

/** A finger that moves less than this was a tap. */
const SLACK = 8
/** So far up a card is out of the fan. */
const OUT = 26
/** Milliseconds of a long press. */
const LONG = 420
const NEVER = 60_000
/** In a browser Enter and Space come as touches too; keys are dealt with elsewhere. */
const KEY: number = PointerType.KEY

/** A touch opens the fan; sliding goes along it, pulling takes a card out. */
export function useHandTouch(props: Props): { touch: HandTouch; gesture: ComposedGesture } {
  const { fan, chosen, mayReorder, mayPeek, onTap, onPeek, onLift, onLetGo } = props
  const motion = useMotion()
  const quick = motion.ms('quick')
  const touch: HandTouch = {
    focus: useSharedValue(chosen),
    spread: useSharedValue(chosen < 0 ? 0 : 1),
    carried: useSharedValue(-1),
    fingerX: useSharedValue(0),
    fingerY: useSharedValue(0),
    slot: useSharedValue(-1),
    grip: useSharedValue(0),
  }
  const { focus, spread, carried, fingerX, fingerY, slot, grip } = touch
  const touched = useSharedValue(-1)
  const reached = useSharedValue(-1)
  const doing = useSharedValue<'nothing' | 'slide' | 'carry'>('nothing')

  const pan = Gesture.Pan()
    .enabled(fan.count > 0)
    .minDistance(SLACK)
    .maxPointers(1)
    .onBegin(({ x, y, pointerType }) => {
      'worklet'
      const place = pointerType === KEY ? -1 : cardAt(fan, x, y, focus.get(), spread.get())
      touched.set(place)
      reached.set(place)
      if (place < 0) return
      // A closed fan opens where it is touched; an open one goes on to there.
      if (spread.get() === 0) focus.set(place)
      else focus.set(withTiming(place, { duration: quick }))
      spread.set(withTiming(1, { duration: quick }))
    })
    .onStart(() => {
      'worklet'
      if (touched.get() < 0) return
      doing.set('slide')
      // The tap that this is not has closed the fan again.
      spread.set(withTiming(1, { duration: quick }))
    })
    .onUpdate(({ x, y, translationX, translationY, velocityX, velocityY }) => {
      'worklet'
      if (doing.get() === 'slide') {
        const upwards = -velocityY > Math.abs(velocityX) || translationY < -2 * OUT
        if (translationY < -OUT && upwards) {
          doing.set('carry')
          carried.set(reached.get())
          slot.set(reached.get())
          fingerX.set(x)
          fingerY.set(y)
          grip.set(0)
          grip.set(withTiming(1, { duration: quick }))
          spread.set(withTiming(0, { duration: quick }))
          scheduleOnRN(onLift, reached.get())
          return
        }
        const place = slidTo(fan, touched.get(), translationX)
        if (place === reached.get()) return
        reached.set(place)
        focus.set(withTiming(place, { duration: quick }))
      } else if (doing.get() === 'carry') {
        fingerX.set(x)
        fingerY.set(y)
        if (mayReorder) slot.set(y > 0 ? slotAt(fan, x, y) : carried.get())
      }
    })
    .onFinalize((event, success) => {
      'worklet'
      const did = doing.get()
      doing.set('nothing')
      if (did === 'nothing') return
      scheduleOnRN(onLetGo, {
        place: reached.get(),
        kept: !success,
        x: event.x,
        y: event.y,
        velocityX: event.velocityX,
        velocityY: event.velocityY,
        carried: did === 'carry',
        slot: slot.get(),
      })
    })
    .withTestId('hand-pan')

  const close = () => {
    'worklet'
    if (chosen >= 0) focus.set(withTiming(chosen, { duration: quick }))
    spread.set(withTiming(chosen >= 0 ? 1 : 0, { duration: quick }))
  }
  const look = Gesture.LongPress()
    .enabled(mayPeek && fan.count > 0)
    .minDuration(LONG)
    .maxDistance(SLACK)
    .onStart(() => {
      'worklet'
      if (touched.get() >= 0) scheduleOnRN(onPeek, touched.get())
    })
    .onFinalize((_, success) => {
      'worklet'
      if (success) close()
    })
    .withTestId('hand-look')
  const tap = Gesture.Tap()
    .maxDuration(NEVER)
    .maxDistance(SLACK)
    .onFinalize(({ pointerType }, success) => {
      'worklet'
      if (pointerType === KEY) return
      if (success) scheduleOnRN(onTap, touched.get())
      else if (doing.get() === 'nothing') close()
    })
    .withTestId('hand-tap')

  return { touch, gesture: Gesture.Race(pan, look, tap) }
}
