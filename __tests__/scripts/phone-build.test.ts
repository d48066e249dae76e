import { sourceFiles, workletFaults, type Phone } from '../support/phone-build'

const phones: readonly Phone[] = ['android', 'ios']

test.each(phones)('in the %s build whatever runs on the UI thread is a worklet', async (phone) => {
  expect(await workletFaults(phone, sourceFiles())).toEqual([])
})

describe('the check finds', () => {
  const IMPORTS = `
    import { Gesture } from 'react-native-gesture-handler'
    import { useAnimatedStyle, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated'
    import { scheduleOnRN, scheduleOnUI } from 'react-native-worklets'
  `
  const check = async (source: string) => {
    const files = new Map([
      ['components/Fixture.tsx', IMPORTS + source],
      ['components/helpers.ts', `export function place(x) { return x }`],
    ])
    return (await workletFaults('android', files)).map((fault) => fault.split(': ')[1])
  }

  test('a gesture that the React Compiler cut in two, as the drag of Nimble Thieves once was', async () => {
    const drag = (enabled: string) => `
        export function useDrag({ pieces, onLift }) {
          const x = useSharedValue(0)
          const mayDrag = Object.keys(pieces).length > 0
          const pan = Gesture.Pan()
            .enabled(${enabled})
            .onBegin((event) => { x.set(event.x) })
            .onFinalize(() => { scheduleOnRN(onLift, x.get()) })
          return { x, pan }
        }`
    expect(await check(drag('Object.keys(pieces).length > 0'))).toEqual([
      'the callback of onFinalize is no worklet',
      'the callback of onBegin is no worklet',
    ])
    expect(await check(drag('mayDrag'))).toEqual([])
  })

  test('a callback set on a gesture that was built elsewhere', async () => {
    const follow = (directive: string) => `
        export function useFollow(pan) {
          const x = useSharedValue(0)
          const follow = (event) => { ${directive} x.set(event.x) }
          return pan.onUpdate(follow)
        }`
    expect(await check(follow(''))).toEqual(['the callback of onUpdate is no worklet'])
    expect(await check(follow("'worklet';"))).toEqual([])
  })

  test('an animation whose callback hides behind a choice', async () => {
    const close = (directive: string) => `
        export function useClose(quiet) {
          const x = useSharedValue(0)
          return () => x.set(withTiming(1, {}, quiet ? undefined : () => { ${directive} x.set(0) }))
        }`
    expect(await check(close(''))).toEqual(['the callback of withTiming is no worklet'])
    expect(await check(close("'worklet';"))).toEqual([])
  })

  test('a function that the React Compiler lifted out of a worklet', async () => {
    const count = (directive: string) => `
        export function useCount(values) {
          return useAnimatedStyle(() => ({
            opacity: values.get().filter((value) => { ${directive} return value > 1 }).length,
          }))
        }`
    expect(await check(count(''))).toEqual(['a worklet uses _temp, which is none'])
    expect(await check(count("'worklet';"))).toEqual([])
  })

  test('a worklet that calls a function of the JS thread, unless it only schedules it', async () => {
    const pan = (use: string) => `
        import { place } from './helpers'
        export function usePan(onMove) {
          const settle = (x) => onMove(place(x))
          return Gesture.Pan().onUpdate(({ x }) => { ${use} })
        }`
    expect(await check(pan('settle(x)'))).toEqual(['a worklet uses settle, which is none'])
    expect(await check(pan('place(x)'))).toEqual(['a worklet uses place, which is none'])
    expect(await check(pan('scheduleOnRN(settle, x)'))).toEqual([])
  })

  test('nothing where all is well', async () => {
    const source = `
        export function useWell(height, onDone) {
          const x = useSharedValue(0)
          const twice = useDerivedValue(() => x.get() * 2)
          const style = useAnimatedStyle(() => ({
            opacity: withTiming(twice.get(), {}, () => scheduleOnRN(onDone)),
            height,
          }))
          const reset = () => scheduleOnUI(() => { x.set(0) })
          return { style, reset }
        }`
    expect(await check(source)).toEqual([])
  })
})
