import { Gesture, type PanGesture } from 'react-native-gesture-handler'
import { useSharedValue, withSpring, withTiming, type SharedValue } from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import { type Cell } from '../../../rules/nimble-thieves/board'
import { useMotion } from '../../theme/motion'
import { spring } from '../../theme/tokens'
import { roomAt, type Point } from './geometry'

/** The piece under the finger. `piece` is empty when none is; the place is the board's own. */
export type Drag = {
  readonly piece: SharedValue<string>
  readonly x: SharedValue<number>
  readonly y: SharedValue<number>
  /** The room it would land in if the finger let go, or -1. */
  readonly over: SharedValue<number>
}

const NOBODY = ''
/** A finger that moves less than this was a tap. */
const SLACK = 8

/** A piece's name and the rooms it may be dropped on. */
export type Draggable = { readonly piece: string; readonly lands: readonly Cell[] }

type Props = {
  centres: readonly Point[]
  pitch: number
  /** The pieces that may be dragged, by the room they stand in. */
  pieces: Readonly<Record<Cell, Draggable>>
  onLift(from: Cell): void
  /** Says whether the piece may stay there. `to` is -1 beside the board. */
  onDrop(from: Cell, to: number): boolean
}

/**
 * Dragging happens in shared values alone; React hears of the lift and of the drop. A legal drop leaves the piece
 * in the air over its new room until the view says that it stands there; any other springs back.
 */
export function useDrag({ centres, pitch, pieces, onLift, onDrop }: Props): { drag: Drag; pan: PanGesture } {
  const piece = useSharedValue(NOBODY)
  const x = useSharedValue(0)
  const y = useSharedValue(0)
  const over = useSharedValue(-1)
  const from = useSharedValue(-1)
  const motion = useMotion()

  const settle = (origin: Cell, target: number) => {
    const stays = onDrop(origin, target)
    const { x: toX, y: toY } = centres[stays ? target : origin]!
    if (stays) {
      x.set(withTiming(toX, { duration: motion.ms('quick') }))
      y.set(withTiming(toY, { duration: motion.ms('quick') }))
    } else if (motion.off) {
      piece.set(NOBODY)
    } else {
      x.set(withSpring(toX, spring))
      y.set(
        withSpring(toY, spring, () => {
          piece.set(NOBODY)
        }),
      )
    }
  }

  // Not in the chain: the React Compiler would cut it there, and what follows would not become worklets.
  const mayDrag = Object.keys(pieces).length > 0
  const pan = Gesture.Pan()
    .enabled(mayDrag)
    .minDistance(SLACK)
    .maxPointers(1)
    .onBegin((event) => {
      from.set(roomAt(centres, pitch, event.x, event.y))
    })
    .onStart((event) => {
      const lifted = pieces[from.get()]
      if (lifted === undefined) return
      x.set(event.x)
      y.set(event.y)
      piece.set(lifted.piece)
      scheduleOnRN(onLift, from.get())
    })
    .onUpdate((event) => {
      if (piece.get() === NOBODY) return
      x.set(event.x)
      y.set(event.y)
      const below = roomAt(centres, pitch, event.x, event.y)
      over.set(pieces[from.get()]?.lands.includes(below) ? below : -1)
    })
    .onFinalize((event, success) => {
      over.set(-1)
      if (piece.get() === NOBODY || from.get() < 0) return
      const target = success ? roomAt(centres, pitch, event.x, event.y) : -1
      scheduleOnRN(settle, from.get(), target)
      from.set(-1)
    })
    .withTestId('nimble-thieves-drag')

  return { drag: { piece, x, y, over }, pan }
}
