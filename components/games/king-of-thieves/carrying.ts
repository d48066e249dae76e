import { useRef, useState, type RefObject } from 'react'
import { type View } from 'react-native'
import { Gesture, type PanGesture } from 'react-native-gesture-handler'
import { useSharedValue, type SharedValue } from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import { type Seat } from '../../../rules/core/game'
import { type Point } from './layout'

/** A card of the market, or all that lies before a rival. */
export type Held =
  { readonly what: 'card'; readonly card: string } | { readonly what: 'loot'; readonly seat: Seat }

/** What the player's fingers carry across the table. Dice are the tray's own affair. */
export type Carrying = {
  readonly held: Held | null
  /** Where the finger is on the screen, and where the board's corner is: their difference is a place on the board. */
  readonly finger: SharedValue<Point>
  readonly corner: SharedValue<Point>
  lift(thing: Held): void
  drop(thing: Held, finger: Point): void
}

/** A finger that moves less than this was a tap; sideways it scrolls a row of cards. */
const SLACK = 12
const ORIGIN: Point = { x: 0, y: 0 }

/** React hears of the lift and of the drop; between them only shared values move. */
export function useCarrying(
  onDrop: (thing: Held, at: Point) => void,
): [board: RefObject<View | null>, carrying: Carrying] {
  const board = useRef<View>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const finger = useSharedValue(ORIGIN)
  const corner = useSharedValue(ORIGIN)
  const carrying: Carrying = {
    held,
    finger,
    corner,
    lift(thing) {
      board.current?.measureInWindow((x, y) => corner.set({ x, y }))
      setHeld(thing)
    },
    drop(thing, { x, y }) {
      setHeld(null)
      onDrop(thing, { x: x - corner.get().x, y: y - corner.get().y })
    },
  }
  return [board, carrying]
}

export function useCarry({ finger, lift, drop }: Carrying, thing: Held, enabled: boolean): PanGesture {
  const carried = useSharedValue(false)
  return Gesture.Pan()
    .enabled(enabled)
    .activeOffsetY([-SLACK, SLACK])
    .failOffsetX([-SLACK, SLACK])
    .onStart(({ absoluteX, absoluteY }) => {
      carried.set(true)
      finger.set({ x: absoluteX, y: absoluteY })
      scheduleOnRN(lift, thing)
    })
    .onUpdate(({ absoluteX, absoluteY }) => {
      finger.set({ x: absoluteX, y: absoluteY })
    })
    .onFinalize(() => {
      if (!carried.get()) return
      carried.set(false)
      scheduleOnRN(drop, thing, finger.get())
    })
    .withTestId(thing.what === 'card' ? `card ${thing.card}` : `loot ${thing.seat}`)
}
