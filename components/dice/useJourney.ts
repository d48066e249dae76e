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

import { useMotion, type Motion } from '../theme/motion'
import { lying, type Pose } from './solid'
import { held } from './hand'
import { poseOn, resting, type Journey } from './journey'
import { type Box, type Spot } from './scatter'
import { planThrow, type Point, type Velocity } from './throw'
import { type Touch } from './useTouch'

/** Where a thing lies, which side is up, and how large it is there. */
export type Rest = Spot & { readonly side: number; readonly scale: number; readonly inTray: boolean }

/** The throw that a thing takes part in, if any. */
export type Part = { readonly serial: number; readonly order: number; readonly of: number }

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
const HOP = 1.3
const TOSS = 3

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
    if (!rolled && sameRest(before.rest, rest)) return
    const next = motion.off || before.size !== size ? resting(goal) : nextJourney(props, pose.get(), motion)
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

function poseOf({ x, y, yaw, side, scale }: Rest): Pose {
  return { x, y, z: 0, turn: lying(side, yaw), scale }
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

function nextJourney({ rest, part, size, box, throwFrom }: Props, from: Pose, motion: Motion): Journey {
  const goal = poseOf(rest)
  if (part.order < 0) {
    const hop = from.turn === goal.turn ? 0.4 : HOP
    return {
      kind: 'carry',
      from,
      to: goal,
      hop: hop * size * rest.scale,
      spins: 0,
      ends: motion.ms('flourish'),
    }
  }
  const [short, long] = [motion.ms('diceShort'), motion.ms('diceLong')]
  // One after the other, but in no order that an eye could follow.
  const share = ((part.order * 7 + part.serial * 3) % part.of) / Math.max(1, part.of - 1)
  const duration = short + (long - short) * share
  if (!rest.inTray) {
    return { kind: 'carry', from, to: goal, hop: TOSS * size * rest.scale, spins: 2, ends: duration }
  }
  const flight = planThrow({
    from,
    goal: rest,
    side: rest.side,
    size,
    box,
    ...throwFrom(),
    seed: part.serial * 104729 + part.order * 31 + 1,
    duration,
  })
  return { kind: 'throw', flight }
}
