import { relative } from 'node:path'
import vm from 'node:vm'

/**
 * The UI thread of a phone, played by a second realm.
 *
 * On a phone a worklet is not the function you wrote: it is rebuilt from its source in another JavaScript runtime, and
 * whatever it captured is copied there. In a browser and in Jest it is an ordinary function that can reach anything,
 * so its faults stay unseen. Here the app's worklets are rebuilt from what the Babel plugin attached to them:
 *
 *   a worklet of ours     is rebuilt in turn
 *   a library's worklet   runs as it is, on our side
 *   any other function    may be handed to `scheduleOnRN`, and throws when it is called
 *   a shared value        stays shared
 *   plain data            is copied; what was captured is frozen too, for a write to it never reaches the JS side
 *   anything else         cannot go: "Cannot copy value of type …"
 *
 * What may be copied follows `createSerializable` in react-native-worklets (src/memory/serializable.native.ts).
 */
export type Fn = (...args: unknown[]) => unknown
type Worklet = Fn & {
  readonly __workletHash: number
  readonly __closure: Readonly<Record<string, unknown>>
  readonly __initData: { readonly code: string; readonly location: string }
}
type Shared = {
  value: unknown
  modify(change: Fn, force?: boolean): void
  set(value: unknown): void
}

/** What the UI runtime of a phone has besides the language itself; nothing of Node and nothing of Jest. */
const context = vm.createContext({
  _WORKLET: true,
  __DEV__: true,
  __RUNTIME_KIND: 2,
  console: Object.fromEntries(
    (['assert', 'debug', 'log', 'warn', 'error', 'info'] as const).map((level) => [
      level,
      (...words: unknown[]) => Reflect.apply(console[level], console, words),
    ]),
  ),
  performance: { now: () => performance.now() },
  requestAnimationFrame: (then: FrameRequestCallback) => requestAnimationFrame(then),
  cancelAnimationFrame: (id: number) => cancelAnimationFrame(id),
  queueMicrotask: (then: () => void) => queueMicrotask(then),
  setTimeout: (then: () => void, ms?: number) => setTimeout(then, ms),
  clearTimeout: (id: NodeJS.Timeout) => clearTimeout(id),
})
vm.runInContext('globalThis.global = globalThis', context)
const there = vm.runInContext('({ Object, Array, Map, Set, RegExp, Error })', context) as Pick<
  typeof globalThis,
  'Object' | 'Array' | 'Map' | 'Set' | 'RegExp' | 'Error'
>

/** What the guard found, in its order. A fault fails the test even where somebody swallows the error. */
const faults: string[] = []
export const takeFaults = () => faults.splice(0)

const DEPTH = 64
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isFunction = (value: unknown): value is Fn => typeof value === 'function'
const isShared = (value: object): value is Shared => '_isReanimatedSharedValue' in value
const isPlain = (value: object) => {
  const parent: unknown = Object.getPrototypeOf(value)
  return parent !== null && Object.getPrototypeOf(parent) === null
}
const isBytes = (value: object): boolean => ArrayBuffer.isView(value) || value instanceof ArrayBuffer
/** Whatever was made in the realm descends from its own Object. */
const isOfRealm = (value: object): boolean => value instanceof there.Object
const isAnimatedRef = (value: Fn) => 'observe' in value && 'current' in value
export const isWorklet = (value: unknown): value is Worklet => isFunction(value) && '__workletHash' in value
const isLibrarys = (worklet: Worklet) => worklet.__initData.location.includes('node_modules')

/** Functions of the libraries that are worklets on a phone, but not in the variant that Jest gets. */
const phoneWorklets = new Map<unknown, Fn>()
export const runsOnPhone = (fun: Fn, instead: Fn = fun) => phoneWorklets.set(fun, instead)

const captured = new WeakMap<object, unknown>()
const held = new WeakMap<object, unknown>()
const guests = new WeakMap<object, unknown>()
const rebuilt = new WeakMap<Worklet, Fn>()
/** From the realm's stand-ins back to what they stand for. */
const originals = new WeakMap<object, unknown>()

type Passage = {
  /** What was copied already: the same object arrives once. None for arguments, which are new each time. */
  readonly known?: WeakMap<object, unknown>
  readonly freeze: boolean
}
const CAPTURED: Passage = { known: captured, freeze: true }
const HELD: Passage = { known: held, freeze: false }
const ARGUMENT: Passage = { freeze: false }

/** Brings a value into the realm. The path names it in messages: `motion.ms`. */
function enter(value: unknown, passage: Passage, path: string, depth = 0): unknown {
  if (typeof value === 'symbol') return String(value)
  if (isFunction(value)) return enterFunction(value, path)
  if (!isObject(value) || originals.has(value) || isOfRealm(value)) return value
  if (isShared(value)) return guestOf(value, path)
  if (isBytes(value)) return value
  const known = passage.known?.get(value)
  if (known !== undefined) return known
  if (depth > DEPTH) throw new Error(`${path} is cyclic: it cannot be copied to the UI thread`)
  const copy = copyOf(value, (part, name) => enter(part, passage, `${path}${name}`, depth + 1), path)
  if (passage.freeze && (Array.isArray(copy) || isPlain(copy))) Object.freeze(copy)
  passage.known?.set(value, copy)
  return copy
}

function copyOf(value: object, part: (value: unknown, name: string) => unknown, path: string): object {
  if (Array.isArray(value)) return there.Array.from(value, (item, index) => part(item, `[${index}]`))
  if (isPlain(value)) {
    const copy = new there.Object() as Record<string, unknown>
    for (const [key, item] of Object.entries(value)) copy[key] = part(item, `.${key}`)
    return copy
  }
  if (value instanceof Map) {
    return new there.Map([...value].map(([key, item]) => [part(key, '.key'), part(item, '.value')]))
  }
  if (value instanceof Set) return new there.Set([...value].map((item) => part(item, '.item')))
  if (value instanceof RegExp) return new there.RegExp(value.source, value.flags)
  if (value instanceof Error) return Object.assign(new there.Error(value.message), { name: value.name })
  throw new Error(`Cannot copy value of type ${value.constructor?.name ?? 'unknown'}: ${path}`)
}

function enterFunction(fun: Fn, path: string): unknown {
  if (originals.has(fun) || isOfRealm(fun) || isAnimatedRef(fun)) return fun
  const onPhone = phoneWorklets.get(fun)
  if (onPhone) return onPhone
  if (!isWorklet(fun)) return standIn(fun, path)
  if (!isLibrarys(fun)) return rebuild(fun)
  return (...args: unknown[]) => fun(...args.map(leave))
}

/** A function of the JS thread, as seen from the UI thread: something to hand back, nothing to call. */
function standIn(fun: Fn, path: string): Fn {
  const guard = () => {
    throw new Error(`called ${path}, which is no worklet`)
  }
  originals.set(guard, fun)
  return guard
}

function guestOf(shared: Shared, path: string): unknown {
  const known = guests.get(shared)
  if (known !== undefined) return known
  const get = () => enter(shared.value, HELD, path)
  const set = (next: unknown) => {
    const value = isFunction(next) && !('__isAnimationDefinition' in next) ? next(get()) : next
    shared.value = leave(value)
  }
  const guest = {
    _isReanimatedSharedValue: true,
    get value() {
      return get()
    },
    set value(next) {
      set(next)
    },
    get,
    set,
    modify: (change: Fn, force?: boolean) =>
      shared.modify((before) => leave(change(enter(before, HELD, path))), force),
  }
  guests.set(shared, guest)
  originals.set(guest, shared)
  return guest
}

/** Brings a value back from the realm: its own data is copied, its stand-ins become what they stand for. */
export function leave(value: unknown): unknown {
  if (!isObject(value) && !isFunction(value)) return value
  const original = originals.get(value)
  if (original !== undefined) return original
  if (isFunction(value) || !isOfRealm(value)) return value
  const copy = copyBack(value)
  if (!Object.isFrozen(value)) held.set(copy, value)
  return copy
}

function copyBack(value: object): object {
  if (Array.isArray(value)) return Array.from(value, leave)
  if (value instanceof there.Map) return new Map([...value].map(([key, item]) => [leave(key), leave(item)]))
  if (value instanceof there.Set) return new Set([...value].map(leave))
  if (value instanceof there.RegExp) return new RegExp(value.source, value.flags)
  if (value instanceof there.Error) return Object.assign(new Error(value.message), { name: value.name })
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, leave(item)]))
}

const sources = new Map<string, Fn>()
function evaluate(code: string, filename: string): Fn {
  const known = sources.get(code)
  if (known) return known
  const fun = vm.runInContext(`'use strict'; (${code}\n)`, context, { filename }) as Fn
  sources.set(code, fun)
  return fun
}

/** The plugin's code reads what it captured from `this.__closure`, and itself from `this._recur`. */
function rebuild(worklet: Worklet): Fn {
  const known = rebuilt.get(worklet)
  if (known) return known
  const self: { __closure?: unknown; _recur?: Fn } = {}
  const fun = evaluate(worklet.__initData.code, worklet.__initData.location).bind(self) as Fn
  rebuilt.set(worklet, fun)
  originals.set(fun, worklet)
  self._recur = fun
  self.__closure = Object.fromEntries(
    Object.entries(worklet.__closure).map(([name, value]) => [name, enter(value, CAPTURED, name)]),
  )
  return fun
}

function blaming<T>(name: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    const message = `A worklet of ${name}: ${error instanceof Error ? error.message : String(error)}`
    faults.push(message)
    throw new Error(message, { cause: error })
  }
}

const crossed = new WeakMap<Fn, Fn>()

/** The callback as the UI thread runs it, for a library to call from here. */
export function onUiThread(callback: Fn, given: string): Fn {
  if (isOfRealm(callback) || (isWorklet(callback) && isLibrarys(callback))) return callback
  const known = crossed.get(callback)
  if (known) return known
  const name = isWorklet(callback) ? relative(process.cwd(), callback.__initData.location) : given
  const fun = blaming(name, () => (isWorklet(callback) ? rebuild(callback) : standIn(callback, given)))
  const run = (...args: unknown[]) =>
    blaming(name, () =>
      leave(fun(...args.map((argument, at) => enter(argument, ARGUMENT, `argument ${at}`)))),
    )
  const crossing = Object.assign(run, callback)
  crossed.set(callback, crossing)
  crossed.set(crossing, crossing)
  return crossing
}
