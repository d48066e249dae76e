import { CROSSINGS, GESTURE_CALLBACKS } from './crossings'
import { isWorklet, leave, onUiThread, runsOnPhone, type Fn } from './realm'

type Library = Readonly<Record<string, unknown>>
const isFunction = (value: unknown): value is Fn => typeof value === 'function'

/** Worklets on a phone, plain functions in the variants that Jest gets (each has a `…Native` beside it). */
const PHONE_WORKLETS = ['cancelAnimation', 'dispatchCommand', 'measure', 'scrollTo', 'setNativeProps']

/** A library whose callbacks cross over to the second realm. */
export function guarded(library: Library): Library {
  const guards: Record<string, unknown> = { __esModule: true }
  for (const [name, crossing] of CROSSINGS) {
    const fun = library[name]
    if (!isFunction(fun)) continue
    const guard = (...args: unknown[]) =>
      fun(
        ...args.map((argument, index) => (crossing.includes(index) ? toUiThread(argument, name) : argument)),
      )
    guards[name] = Object.assign(guard, fun)
  }
  for (const name of PHONE_WORKLETS) {
    const fun = library[name]
    if (isFunction(fun)) runsOnPhone(fun, (...args) => fun(...args.map(leave)))
  }
  guardScheduling(library)
  return { ...library, ...guards }
}

/** A scroll handler is one callback or an object of several. */
function toUiThread(argument: unknown, given: string): unknown {
  if (isFunction(argument)) return onUiThread(argument, given)
  if (typeof argument !== 'object' || argument === null) return argument
  return Object.fromEntries(Object.entries(argument).map(([name, part]) => [name, toUiThread(part, given)]))
}

/** The way back: only what came from the JS thread can be scheduled there, and its arguments are copies. */
function guardScheduling({ scheduleOnRN, runOnJS }: Library) {
  const schedule = (fun: unknown, ...args: unknown[]) => {
    const original = leave(fun)
    if (original === fun || !isFunction(original)) {
      throw new Error('gave scheduleOnRN something that is no function of the JS thread')
    }
    const copies = args.map(leave)
    queueMicrotask(() => original(...copies))
  }
  if (isFunction(scheduleOnRN)) runsOnPhone(scheduleOnRN, schedule)
  if (isFunction(runOnJS)) {
    runsOnPhone(runOnJS, (fun) => {
      return (...args: unknown[]) => schedule(fun, ...args)
    })
  }
}

/** All gestures inherit the setters of their callbacks from what a pan does: these put the callback into the realm. */
export function guardGestures(pan: object) {
  for (const holder of prototypesOf(pan)) {
    for (const name of GESTURE_CALLBACKS.filter((callback) => Object.hasOwn(holder, callback))) {
      const set: unknown = Reflect.get(holder, name)
      if (!isFunction(set)) continue
      Reflect.set(holder, name, function (this: object, callback: unknown) {
        // A callback that is no worklet sends the whole gesture to the JS thread: the build's guard finds those.
        return Reflect.apply(set, this, [isWorklet(callback) ? onUiThread(callback, name) : callback])
      })
    }
  }
}

function prototypesOf(value: object): object[] {
  const parent: unknown = Object.getPrototypeOf(value)
  return typeof parent === 'object' && parent !== null ? [parent, ...prototypesOf(parent)] : []
}
