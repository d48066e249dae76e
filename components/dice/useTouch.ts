import { Gesture, type PanGesture } from 'react-native-gesture-handler'
import { useSharedValue, withDelay, withSpring, withTiming, type SharedValue } from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import { useMotion } from '../theme/motion'
import { spring } from '../theme/tokens'
import { enclosed } from './lasso'
import { type Point, type Velocity } from './throw'

/** Everything a finger does over the tray, in shared values: nothing is rendered while it is down. */
export type Touch = {
  readonly handX: SharedValue<number>
  readonly handY: SharedValue<number>
  readonly grip: SharedValue<number>
  readonly shaken: SharedValue<number>
  /** What is being dragged, how far, and how high it is held. */
  readonly carried: SharedValue<readonly string[]>
  readonly dragX: SharedValue<number>
  readonly dragY: SharedValue<number>
  readonly lift: SharedValue<number>
  /** The lasso's line, and what it holds already. */
  readonly loop: SharedValue<readonly Point[]>
  readonly caught: SharedValue<readonly string[]>
}

/** Where a finger let go: in the tray's own points, and on the whole screen. */
export type Drop = Point & { readonly absoluteX: number; readonly absoluteY: number }

/** Something that a finger can take hold of. */
export type Handle = Point & { readonly id: string; readonly reach: number }

type Props = {
  mayThrow: boolean
  handles: readonly Handle[]
  selected: readonly string[]
  onThrow(velocity: Velocity, hand: Point): void
  onLasso(ids: readonly string[]): void
  onLift(ids: readonly string[]): void
  /** Says whether they may stay away; if not, they spring back. */
  onDrop(ids: readonly string[], drop: Drop): boolean
}

const SLACK = 8
/** The lasso's line gets a new point whenever the finger has gone this far. */
const STITCH = 5
/** Milliseconds until a throw or a drop that nobody takes up puts the dice back. */
const PATIENCE = 900

/** A pan is a throw, a drag or a lasso, depending on what is allowed and on what lies under the finger. */
export function useTouch(props: Props): { touch: Touch; pan: PanGesture } {
  const { mayThrow, handles, selected, onThrow, onLasso, onLift, onDrop } = props
  const motion = useMotion()
  const touch: Touch = {
    handX: useSharedValue(0),
    handY: useSharedValue(0),
    grip: useSharedValue(0),
    shaken: useSharedValue(0),
    carried: useSharedValue<readonly string[]>([]),
    dragX: useSharedValue(0),
    dragY: useSharedValue(0),
    lift: useSharedValue(0),
    loop: useSharedValue<readonly Point[]>([]),
    caught: useSharedValue<readonly string[]>([]),
  }
  const { handX, handY, grip, shaken, carried, dragX, dragY, lift, loop, caught } = touch
  const doing = useSharedValue<'nothing' | 'throw' | 'drag' | 'lasso'>('nothing')
  const grabbed = useSharedValue('')
  const quick = motion.ms('quick')

  const settle = (ids: readonly string[], drop: Drop) => {
    // What is taken hovers until it gets another place. Should that never happen, it comes back all the same.
    const wait = onDrop(ids, drop) ? PATIENCE : 0
    const home = (then?: (finished?: boolean) => void) =>
      withDelay(wait, motion.off ? withTiming(0, { duration: 0 }, then) : withSpring(0, spring, then))
    lift.set(withDelay(wait, withTiming(0, { duration: quick })))
    dragX.set(home())
    dragY.set(
      home((finished) => {
        'worklet'
        if (finished) carried.set([])
      }),
    )
  }

  const pan = Gesture.Pan()
    .enabled(mayThrow || handles.length > 0)
    .minDistance(SLACK)
    .maxPointers(1)
    .onBegin(({ x, y }) => {
      let nearest = Infinity
      grabbed.set('')
      for (const handle of handles) {
        const distance = Math.hypot(handle.x - x, handle.y - y)
        if (distance > handle.reach || distance >= nearest) continue
        nearest = distance
        grabbed.set(handle.id)
      }
    })
    .onStart(({ x, y, translationX, translationY }) => {
      if (mayThrow) {
        doing.set('throw')
        handX.set(x)
        handY.set(y)
        shaken.set(0)
        grip.set(withTiming(1, { duration: quick }))
        return
      }
      const id = grabbed.get()
      if (id === '') {
        doing.set('lasso')
        loop.set([{ x, y }])
        return
      }
      const ids = selected.includes(id) ? selected : [id]
      doing.set('drag')
      carried.set(ids)
      dragX.set(translationX)
      dragY.set(translationY)
      lift.set(withTiming(1, { duration: quick }))
      scheduleOnRN(onLift, ids)
    })
    .onUpdate(({ x, y, translationX, translationY }) => {
      if (doing.get() === 'throw') {
        shaken.set(shaken.get() + Math.hypot(x - handX.get(), y - handY.get()))
        handX.set(x)
        handY.set(y)
      } else if (doing.get() === 'drag') {
        dragX.set(translationX)
        dragY.set(translationY)
      } else if (doing.get() === 'lasso') {
        const line = loop.get()
        const last = line[line.length - 1]
        if (last && Math.hypot(x - last.x, y - last.y) < STITCH) return
        const longer = [...line, { x, y }]
        loop.set(longer)
        caught.set(enclosed(handles, longer))
      }
    })
    .onFinalize((event, success) => {
      const did = doing.get()
      doing.set('nothing')
      const { x, y, absoluteX, absoluteY, velocityX, velocityY } = event
      if (did === 'throw') {
        grip.set(withDelay(success ? PATIENCE : 0, withTiming(0, { duration: quick })))
        if (success) scheduleOnRN(onThrow, { x: velocityX, y: velocityY }, { x, y })
      }
      if (did === 'drag') {
        const nowhere = { x: NaN, y: NaN, absoluteX: NaN, absoluteY: NaN }
        scheduleOnRN(settle, carried.get(), success ? { x, y, absoluteX, absoluteY } : nowhere)
      }
      if (did === 'lasso') {
        const ids = caught.get()
        loop.set([])
        caught.set([])
        if (success && ids.length > 0) scheduleOnRN(onLasso, ids)
      }
    })
    .withTestId('dice-tray')

  return { touch, pan }
}
