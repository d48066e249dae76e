import { useState } from 'react'
import { type View } from 'react-native'
import { Gesture, type PanGesture } from 'react-native-gesture-handler'
import {
  measure,
  useAnimatedRef,
  useSharedValue,
  type AnimatedRef,
  type SharedValue,
} from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import { type Point } from './layout'

/** A card of the market in the player's fingers, at a place on the board. */
export type CardDrag = {
  readonly lifted: string | null
  readonly x: SharedValue<number>
  readonly y: SharedValue<number>
  lift(card: string): void
  drop(card: string, at: Point): void
  /** The board's own corner on the screen, for fingers are told in the screen's. */
  corner(): Point
}

/** A finger that moves less than this was a tap; sideways it scrolls the row. */
const SLACK = 12

/** React hears of the lift and of the drop; between them only shared values move. */
export function useCardDrag(
  onDrop: (card: string, at: Point) => void,
): [board: AnimatedRef<View>, drag: CardDrag] {
  const board = useAnimatedRef<View>()
  const [lifted, lift] = useState<string | null>(null)
  const x = useSharedValue(0)
  const y = useSharedValue(0)
  const drag: CardDrag = {
    lifted,
    x,
    y,
    lift,
    drop(card, at) {
      lift(null)
      onDrop(card, at)
    },
    corner() {
      'worklet'
      const box = measure(board)
      return { x: box?.pageX ?? 0, y: box?.pageY ?? 0 }
    },
  }
  return [board, drag]
}

export function useCardGesture(
  { x, y, lift, drop, corner }: CardDrag,
  card: string,
  enabled: boolean,
): PanGesture {
  const origin = useSharedValue<Point>({ x: 0, y: 0 })
  const held = useSharedValue(false)
  const land = (toX: number, toY: number) => drop(card, { x: toX, y: toY })
  return Gesture.Pan()
    .enabled(enabled)
    .activeOffsetY([-SLACK, SLACK])
    .failOffsetX([-SLACK, SLACK])
    .onStart((event) => {
      origin.set(corner())
      held.set(true)
      x.set(event.absoluteX - origin.get().x)
      y.set(event.absoluteY - origin.get().y)
      scheduleOnRN(lift, card)
    })
    .onUpdate((event) => {
      x.set(event.absoluteX - origin.get().x)
      y.set(event.absoluteY - origin.get().y)
    })
    .onFinalize(() => {
      if (!held.get()) return
      held.set(false)
      scheduleOnRN(land, x.get(), y.get())
    })
    .withTestId(`card ${card}`)
}
