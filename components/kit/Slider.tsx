import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { Gesture, GestureDetector } from 'react-native-gesture-handler'
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import { colours, radius, shadow, size, space } from '../theme/tokens'

type Props = {
  label: string
  /** The value in words ("move 4 of 31"). */
  valueText: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

const KNOB = 26

/** A rail to slide along: by finger, by arrow keys, by a screen reader's up and down. */
export function Slider({ label, valueText, value, min, max, onChange }: Props) {
  const [width, setWidth] = useState(0)
  const travel = Math.max(width - KNOB, 1)
  const span = Math.max(max - min, 1)
  const at = useSharedValue(0)
  const told = useSharedValue(value)

  useEffect(() => {
    at.set(((value - min) / span) * travel)
    told.set(value)
  }, [at, told, value, min, span, travel])

  const moveTo = (next: number) => onChange(Math.min(max, Math.max(min, next)))

  const follow = (x: number) => {
    'worklet'
    const place = Math.min(travel, Math.max(0, x - KNOB / 2))
    at.set(place)
    const next = min + Math.round((place / travel) * span)
    // The screen hears of whole steps only: a finger moves more often than the value does.
    if (next !== told.get()) {
      told.set(next)
      scheduleOnRN(onChange, next)
    }
  }
  const pan = Gesture.Pan()
    .minDistance(0)
    .onBegin((event) => follow(event.x))
    .onUpdate((event) => follow(event.x))
    .withTestId('slider')

  // Only browsers send key presses to a view; React Native's types do not know of them.
  const keys = {
    onKeyDown: (event: { nativeEvent: { key: string }; preventDefault: () => void }) => {
      const next = nextByKey(event.nativeEvent.key, { value, min, max })
      if (next === undefined) return
      event.preventDefault()
      moveTo(next)
    },
  }

  const knob = useAnimatedStyle(() => ({ transform: [{ translateX: at.get() }] }))
  const filled = useAnimatedStyle(() => ({ width: at.get() + KNOB / 2 }))

  return (
    <GestureDetector gesture={pan}>
      <View
        style={styles.area}
        onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
        accessible
        focusable
        tabIndex={0}
        role="slider"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={({ nativeEvent }) =>
          moveTo(value + (nativeEvent.actionName === 'increment' ? 1 : -1))
        }
        {...keys}
      >
        <View style={styles.rail}>
          <Animated.View style={[styles.filled, filled]} />
        </View>
        <Animated.View style={[styles.knob, knob]} />
      </View>
    </GestureDetector>
  )
}

const keySteps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

function nextByKey(key: string, { value, min, max }: { value: number; min: number; max: number }) {
  if (key === 'Home') return min
  if (key === 'End') return max
  const step = keySteps[key]
  return step === undefined ? undefined : value + step
}

const styles = StyleSheet.create({
  area: { height: size.target, justifyContent: 'center' },
  rail: {
    height: space.s,
    borderRadius: radius.round,
    overflow: 'hidden',
    backgroundColor: colours.night,
    boxShadow: shadow.sunken,
  },
  filled: { height: '100%', backgroundColor: colours.brass },
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    borderRadius: radius.round,
    backgroundColor: colours.brassLight,
    boxShadow: `${shadow.resting}, ${shadow.edges}`,
  },
})
