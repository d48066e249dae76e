import { act, render } from '@testing-library/react-native'
import { useEffect, useRef } from 'react'
import { Gesture, GestureDetector, State } from 'react-native-gesture-handler'
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils'
import Animated, {
  getAnimatedStyle,
  useAnimatedProps,
  useAnimatedReaction,
  useAnimatedStyle,
  useDerivedValue,
  useFrameCallback,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'
import { scheduleOnRN, scheduleOnUI } from 'react-native-worklets'

import { takeFaults } from '../support/worklets/realm'

// The guard over worklets (support/worklets), shown on the faults it is for. Each of these fixtures works in a browser
// and fails on a phone.

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const motion = { ms: (name: 'quick' | 'slow') => (name === 'quick' ? 100 : 300) }
const double = (value: number) => value * 2
const tripled = (value: number) => {
  'worklet'
  return value * 3
}

/** What the guard says when the fixture is shown for a while. React reports an error of a render as well. */
function faultsOf(fixture: React.ReactElement): string[] {
  try {
    render(fixture)
    act(() => jest.advanceTimersByTime(100))
  } catch {
    // The fault itself: on a phone the app ends here.
  }
  return [...new Set(takeFaults())]
}

const told = (what: string) => [`A worklet of __tests__/components/worklets.test.tsx: ${what}`]

// An error leaves traces in Reanimated's own state, so what needs its clock comes first.
test('what a phone can do raises no alarm', async () => {
  const heard: unknown[] = []
  const hear = (...words: unknown[]) => heard.push(...words)
  const names = new Map([['a', { worth: [1, 2] }]])
  const few = new Set([1])
  const pattern = /x+/g
  function Fixture({ size }: { size: number }) {
    const path = useSharedValue([{ x: 0 }])
    const height = useDerivedValue(() => tripled(size))
    const style = useAnimatedStyle(() => ({ height: height.get(), transform: [{ scale: 1 }] }))
    useAnimatedReaction(
      () => path.get(),
      (next) => {
        scheduleOnRN(hear, next, names.get('a'), few.has(1), 'axx'.replace(pattern, ''))
      },
    )
    useEffect(() => {
      scheduleOnUI(() => {
        path.set([...path.get(), { x: 1 }])
      })
    }, [path])
    return <Animated.View testID="view" style={style} />
  }
  const { getByTestId } = render(<Fixture size={2} />)
  await act(async () => jest.advanceTimersByTime(100))
  expect(getAnimatedStyle(getByTestId('view'))).toEqual({ height: 6, transform: [{ scale: 1 }] })
  expect(heard.slice(-4)).toEqual([[{ x: 0 }, { x: 1 }], { worth: [1, 2] }, true, 'a'])
})

describe('a function of the JS thread cannot be called', () => {
  test('when an animation ends', () => {
    let value: SharedValue<number>
    function Fixture() {
      value = useSharedValue(0)
      return null
    }
    render(<Fixture />)
    expect(() => {
      const end = () => {
        double(1)
      }
      value.set(withTiming(1, { duration: 10 }, end))
      jest.advanceTimersByTime(1000)
    }).toThrow('called double, which is no worklet')
    takeFaults()
  })

  test('by an animated style, as the switch once did', () => {
    function Fixture() {
      const style = useAnimatedStyle(() => ({ opacity: withTiming(1, { duration: motion.ms('quick') }) }))
      return <Animated.View style={style} />
    }
    expect(faultsOf(<Fixture />)).toEqual(told('called motion.ms, which is no worklet'))
  })

  test('by animated props', () => {
    function Fixture() {
      const props = useAnimatedProps(() => ({ hitSlop: double(1) }))
      return <Animated.View animatedProps={props} />
    }
    expect(faultsOf(<Fixture />)).toEqual(told('called double, which is no worklet'))
  })

  test('by a derived value', () => {
    function Fixture() {
      const value = useDerivedValue(() => double(1))
      const style = useAnimatedStyle(() => ({ opacity: value.get() }))
      return <Animated.View style={style} />
    }
    expect(faultsOf(<Fixture />)).toEqual(told('called double, which is no worklet'))
  })

  test('by either part of a reaction', () => {
    function Fixture({ prepare }: { prepare: boolean }) {
      const value = useSharedValue(1)
      useAnimatedReaction(
        () => (prepare ? double(value.get()) : value.get()),
        (next) => {
          if (!prepare) double(next)
        },
      )
      return null
    }
    expect(faultsOf(<Fixture prepare />)).toEqual(told('called double, which is no worklet'))
    expect(faultsOf(<Fixture prepare={false} />)).toEqual(told('called double, which is no worklet'))
  })

  test('even if the React Compiler made it one, by lifting it out of the worklet', () => {
    function Fixture() {
      const values = useSharedValue([1, 2])
      const style = useAnimatedStyle(() => ({ opacity: values.get().filter((value) => value > 1).length }))
      return <Animated.View style={style} />
    }
    expect(faultsOf(<Fixture />)).toEqual([expect.stringMatching(/called _temp\d*, which is no worklet$/)])
  })

  test('by a worklet that was scheduled, and by one that this one calls', () => {
    const inner = () => {
      'worklet'
      return double(1)
    }
    expect(() => {
      scheduleOnUI(() => {
        inner()
      })
      jest.advanceTimersByTime(100)
    }).toThrow('called double, which is no worklet')
    expect(takeFaults()).toEqual(told('called double, which is no worklet'))
  })
})

describe('a gesture', () => {
  function Dragged({ call, tell }: { call?: (x: number) => void; tell?: (x: number) => void }) {
    const pan = Gesture.Pan()
      .onUpdate(({ x }) => {
        if (call) call(x)
        if (tell) scheduleOnRN(tell, x)
      })
      .withTestId('dragged')
    return (
      <GestureDetector gesture={pan}>
        <Animated.View />
      </GestureDetector>
    )
  }
  const drag = () =>
    fireGestureHandler(getByGestureTestId('dragged'), [
      { state: State.BEGAN },
      { state: State.ACTIVE, x: 1 },
      { state: State.ACTIVE, x: 7 },
      { state: State.END, x: 7 },
    ])

  test('cannot call a function of the JS thread', () => {
    const call = jest.fn()
    render(<Dragged call={call} />)
    expect(drag).toThrow('called call, which is no worklet')
    expect(call).not.toHaveBeenCalled()
    takeFaults()
  })

  test('may have it called there', () => {
    const tell = jest.fn()
    render(<Dragged tell={tell} />)
    drag()
    act(() => jest.advanceTimersByTime(100))
    expect(tell).toHaveBeenLastCalledWith(7)
  })
})

describe('what a worklet captured is a copy', () => {
  test('that it cannot write to', () => {
    const seen = { times: 0 }
    expect(() => {
      scheduleOnUI(() => {
        seen.times += 1
      })
      jest.advanceTimersByTime(100)
    }).toThrow('read only')
    expect(seen.times).toBe(0)
    takeFaults()
  })

  test('that does not follow the original', () => {
    const heard: number[] = []
    const hear = (length: number) => heard.push(length)
    const list = [1]
    scheduleOnUI(() => {
      scheduleOnRN(hear, list.length)
    })
    list.push(2)
    jest.advanceTimersByTime(100)
    expect(heard).toEqual([1])
  })

  test('so it can be nothing but data', () => {
    class Clock {
      now = 0
    }
    function Fixture() {
      const clock = useRef(new Clock()).current
      const style = useAnimatedStyle(() => ({ opacity: clock.now }))
      return <Animated.View style={style} />
    }
    expect(faultsOf(<Fixture />)).toEqual(told('Cannot copy value of type Clock: clock'))
  })
})

test('a frame cannot call a function of the JS thread', () => {
  function Fixture() {
    useFrameCallback(() => {
      double(1)
    })
    return null
  }
  expect(faultsOf(<Fixture />)).toEqual(told('called double, which is no worklet'))
})
