import { createContext, useContext, type ReactNode } from 'react'
import { useReducedMotion } from 'react-native-reanimated'

import { duration } from './tokens'

export const speeds = ['calm', 'normal', 'fast', 'off'] as const
export type Speed = (typeof speeds)[number]

const factors: Readonly<Record<Speed, number>> = { calm: 1.4, normal: 1, fast: 0.5, off: 0 }

export type Motion = {
  /** Nothing moves: the setting says so, or the phone's reduce-motion does. */
  readonly off: boolean
  /** The milliseconds that a movement takes at the player's speed. */
  ms(name: keyof typeof duration): number
}

/** How long waits last compared with normal speed. Reduced motion shortens no wait: people still want to follow. */
export function paceOf(speed: Speed): number {
  return factors[speed]
}

export function motionAt(speed: Speed, reduced: boolean): Motion {
  const factor = reduced ? 0 : factors[speed]
  return { off: factor === 0, ms: (name) => Math.round(duration[name] * factor) }
}

const MotionContext = createContext<Motion>(motionAt('normal', false))

/** `reduced` is the app's own switch; the phone's reduce-motion counts whatever it says. */
export function MotionProvider(props: { speed: Speed; reduced?: boolean; children: ReactNode }) {
  const phoneReduces = useReducedMotion()
  const motion = motionAt(props.speed, phoneReduces || props.reduced === true)
  return <MotionContext value={motion}>{props.children}</MotionContext>
}

export function useMotion(): Motion {
  return useContext(MotionContext)
}
