import { useEffect, useRef } from 'react'
import {
  Easing,
  useDerivedValue,
  useSharedValue,
  withSequence,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import { useMotion } from '../theme/motion'
import { type Pose } from './solid'
import { held } from './hand'
import { nextJourney, poseOf, poseOn, resting, type Journey, type Part, type Rest } from './journey'
import { type Box } from './scatter'
import { type Point, type Velocity } from './throw'
import { type Touch } from './useTouch'

type Props = {
  id: string
  rest: Rest
  part: Part
  size: number
  box: Box
  touch: Touch
  /** Its place in the hand, or -1 when the hand leaves it lying. */
  inHand: number
  raised: boolean
  throwFrom(): { hand: Point; velocity: Velocity }
  onLanded(id: string): void
  onSettled(id: string, serial: number): void
}

const RAISED = 0.3
const CARRIED = 1.1

/** The pose of a die at every moment: its last journey, and what a finger does with it. All on the UI thread. */
export function useJourney(props: Props): SharedValue<Pose> {
  const { id, rest, part, size, touch, inHand, raised } = props
  const motion = useMotion()
  const goal = poseOf(rest)
  const journey = useSharedValue<Journey>(resting(goal))
  const clock = useSharedValue(0)
  const height = useSharedValue(0)
  const known = useRef({ rest, serial: part.serial, size })

  const pose = useDerivedValue(() => {
    const lies = poseOn(journey.get(), clock.get())
    const hand = {
      x: touch.handX.get(),
      y: touch.handY.get(),
      grip: inHand < 0 ? 0 : touch.grip.get(),
      shaken: touch.shaken.get(),
    }
    const inTheHand = held(lies, hand, Math.max(0, inHand), size)
    const dragged = touch.carried.get().includes(id)
    const up = Math.max(height.get() * RAISED, dragged ? touch.lift.get() * CARRIED : 0) * size
    // The very same pose wakes nobody: what lies still costs nothing while others move.
    if (!dragged && up === 0) return inTheHand
    return {
      ...inTheHand,
      x: inTheHand.x + (dragged ? touch.dragX.get() : 0),
      y: inTheHand.y + (dragged ? touch.dragY.get() : 0),
      z: inTheHand.z + up,
    }
  })

  useEffect(() => {
    height.set(withTiming(raised ? 1 : 0, { duration: motion.ms('quick') }))
  }, [raised, height, motion])

  useEffect(() => {
    const before = known.current
    known.current = { rest, serial: part.serial, size }
    const rolled = part.serial !== before.serial && part.order >= 0
    const turned = before.rest.side !== rest.side
    if (!rolled && sameRest(before.rest, rest)) return
    const next =
      motion.off || before.size !== size
        ? resting(goal)
        : nextJourney({ ...props, from: pose.get(), rolled, turned, motion })
    const { lands, ends } = timesOf(next)
    const { onLanded, onSettled } = props
    journey.set(next)
    clock.set(0)
    if (ends === 0) {
      if (rolled) onSettled(id, part.serial)
      return
    }
    const steadily = (duration: number) => ({ duration, easing: Easing.linear })
    clock.set(
      withSequence(
        withTiming(lands, steadily(lands), (finished) => {
          if (finished && rolled) scheduleOnRN(onLanded, id)
        }),
        withTiming(ends, steadily(ends - lands), (finished) => {
          if (finished && rolled) scheduleOnRN(onSettled, id, part.serial)
        }),
      ),
    )
    // A journey begins when the thing is to lie elsewhere, or otherwise; nothing else is a reason to travel again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rest.x, rest.y, rest.yaw, rest.side, rest.scale, part.serial])

  return pose
}

function sameRest(one: Rest, other: Rest): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.yaw === other.yaw &&
    one.side === other.side &&
    one.scale === other.scale
  )
}

function timesOf(journey: Journey): { lands: number; ends: number } {
  return journey.kind === 'throw' ? journey.flight : { lands: journey.ends, ends: journey.ends }
}
