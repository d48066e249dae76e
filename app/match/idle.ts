import { Platform } from 'react-native'

/**
 * Does a task once nothing else is to be done, and returns what cancels it. The task is told how to ask whether it
 * should make way: something more urgent has come up, or the next frame is near.
 */
export type WhenIdle = (task: (mustMakeWay: () => boolean) => void) => () => void

const never = () => false

/** A browser may find no idle moment for long while something moves: then a slice is due all the same. */
const timeout = 100

function byIdleCallback(task: Parameters<WhenIdle>[0]): () => void {
  const handle = requestIdleCallback(
    (deadline) => task(deadline.didTimeout ? never : () => deadline.timeRemaining() <= 0),
    { timeout },
  )
  return () => cancelIdleCallback(handle)
}

/** For browsers without idle callbacks: messages wait for no timer, and touches and frames come before the next. */
function byMessage(task: Parameters<WhenIdle>[0]): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    task(never)
  }
  port2.postMessage(null)
  return () => port1.close()
}

function byTimer(task: Parameters<WhenIdle>[0]): () => void {
  const timer = setTimeout(() => task(never), 0)
  return () => clearTimeout(timer)
}

/**
 * React Native keeps one queue of tasks ordered by urgency (RuntimeScheduler_Modern): touches, timers and worklets'
 * calls come at the highest, idle callbacks at the lowest, and whatever waits makes `timeRemaining` 0. Idle
 * callbacks follow one another without waiting for a frame, as timers do; `setImmediate` is a microtask there and
 * would let nothing in between.
 */
export const whenIdle: WhenIdle = (task) => {
  if (typeof requestIdleCallback === 'function') return byIdleCallback(task)
  return Platform.OS === 'web' && typeof MessageChannel === 'function' ? byMessage(task) : byTimer(task)
}
