import { useRef, useState, type RefObject } from 'react'
import { type View } from 'react-native'
import { Gesture, type PanGesture } from 'react-native-gesture-handler'
import { useSharedValue, type SharedValue } from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import { type Point } from './layout'

/** A card of the market in the player's fingers. */
export type CardDrag = {
  readonly lifted: string | null
  /** Where the finger is on the screen, and where the board's corner is: their difference is a place on the board. */
  readonly finger: SharedValue<Point>
  readonly corner: SharedValue<Point>
  lift(card: string): void
  drop(card: string, finger: Point): void
}

/** A finger that moves less than this was a tap; sideways it scrolls the row. */
const SLACK = 12
const ORIGIN: Point = { x: 0, y: 0 }

/** React hears of the lift and of the drop; between them only shared values move. */
export function useCardDrag(
  onDrop: (card: string, at: Point) => void,
): [board: RefObject<View | null>, drag: CardDrag] {
  const board = useRef<View>(null)
  const [lifted, setLifted] = useState<string | null>(null)
  const finger = useSharedValue(ORIGIN)
  const corner = useSharedValue(ORIGIN)
  const drag: CardDrag = {
    lifted,
    finger,
    corner,
    lift(card) {
      board.current?.measureInWindow((x, y) => corner.set({ x, y }))
      setLifted(card)
    },
    drop(card, { x, y }) {
      setLifted(null)
      onDrop(card, { x: x - corner.get().x, y: y - corner.get().y })
    },
  }
  return [board, drag]
}

export function useCardGesture({ finger, lift, drop }: CardDrag, card: string, enabled: boolean): PanGesture {
  const held = useSharedValue(false)
  return Gesture.Pan()
    .enabled(enabled)
    .activeOffsetY([-SLACK, SLACK])
    .failOffsetX([-SLACK, SLACK])
    .onStart(({ absoluteX, absoluteY }) => {
      held.set(true)
      finger.set({ x: absoluteX, y: absoluteY })
      scheduleOnRN(lift, card)
    })
    .onUpdate(({ absoluteX, absoluteY }) => {
      finger.set({ x: absoluteX, y: absoluteY })
    })
    .onFinalize(() => {
      if (!held.get()) return
      held.set(false)
      scheduleOnRN(drop, card, finger.get())
    })
    .withTestId(`card ${card}`)
}
