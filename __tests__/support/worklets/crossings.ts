/**
 * Where a callback leaves the JS thread for the UI thread: the function's name and which of its arguments go.
 * The Babel plugin of react-native-worklets keeps the same list to itself (`reanimatedFunctionArgsToWorkletize`).
 */
export const CROSSINGS: ReadonlyMap<string, readonly number[]> = new Map([
  ['useAnimatedStyle', [0]],
  ['useAnimatedProps', [0]],
  ['useDerivedValue', [0]],
  ['useAnimatedReaction', [0, 1]],
  ['useFrameCallback', [0]],
  ['useAnimatedScrollHandler', [0]],
  ['createAnimatedPropAdapter', [0]],
  ['withTiming', [2]],
  ['withSpring', [2]],
  ['withDecay', [1]],
  ['withRepeat', [3]],
  ['scheduleOnUI', [0]],
  ['runOnUI', [0]],
  ['runOnUIAsync', [0]],
  ['runOnUISync', [0]],
])

/** The methods of a gesture that take a callback, as first argument. */
export const GESTURE_CALLBACKS: readonly string[] = [
  'onBegin',
  'onStart',
  'onUpdate',
  'onChange',
  'onEnd',
  'onFinalize',
  'onTouchesDown',
  'onTouchesMove',
  'onTouchesUp',
  'onTouchesCancelled',
]
