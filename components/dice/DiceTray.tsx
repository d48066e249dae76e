import { useEffect, useRef, useState } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import { GestureDetector } from 'react-native-gesture-handler'

import { useFeedback } from '../feedback'
import { Press } from '../kit'
import { useMotion } from '../theme/motion'
import { type FaceLook } from './DieFace'
import { type Rest } from './journey'
import { LassoLine } from './LassoLine'
import { layOut, type Layout, type Roll } from './layout'
import { type Box } from './scatter'
import { isDie, type TrayThing } from './things'
import { PLAIN_THROW, type Point, type Velocity } from './throw'
import { TrayItem } from './TrayItem'
import { useTouch, type Drop } from './useTouch'

export type DiceTrayProps = {
  readonly things: readonly TrayThing[]
  /** The six sides of every die, by the names that dice give their faces, in the order they go round the cube. */
  readonly faces: Readonly<Record<string, FaceLook>>
  /** The last throw. Another serial number makes its dice fly to what they show now; the others stay. */
  readonly roll: Roll
  /** Room for so many things, so that dice keep their size when some are away. */
  readonly capacity?: number

  /** The dice that the player may throw now: by a flick, a tap, a key or a screen reader. */
  readonly throwable?: readonly string[]
  readonly throwLabel?: string
  onThrow?(velocity: Velocity): void
  onLanded?(id: string): void
  onSettled?(serial: number): void

  /** What may be chosen now by tap or lasso, and dragged. */
  readonly selectable?: readonly string[]
  readonly selected?: readonly string[]
  onSelect?(ids: readonly string[]): void
  onLift?(ids: readonly string[]): void
  /** True when the parent takes them: they hover where they are until they get another place. Else they spring back. */
  onDrop?(ids: readonly string[], drop: Drop): boolean
  onLongPress?(id: string): void

  readonly style?: StyleProp<ViewStyle>
}

/** A felt with dice on it, thrown by hand. What they show is the state's: a throw only leads there. */
export function DiceTray(props: DiceTrayProps) {
  const [box, setBox] = useState<Box | null>(null)
  return (
    <View
      testID="dice-tray"
      style={[styles.tray, props.style]}
      onLayout={({ nativeEvent }) => {
        const { width, height } = nativeEvent.layout
        // A tray that is not shown yet has no room for anything.
        if (width > 0 && height > 0) setBox({ width, height })
      }}
    >
      {box && <Laid {...props} box={box} />}
    </View>
  )
}

const NONE: readonly string[] = []

function Laid(props: DiceTrayProps & { box: Box }) {
  const { things, faces, roll, box, throwable = NONE, selectable = NONE, selected = NONE } = props
  const { onThrow, onSelect, onLongPress } = props
  const feel = useFeedback()
  const motion = useMotion()
  const layout = useLayout(props)
  const size = layout.grid.size
  const mayThrow = onThrow !== undefined && throwable.length > 0
  const near = { x: box.width / 2, y: box.height }
  const hand = useRef({ hand: near, velocity: PLAIN_THROW })
  const done = useRef({ serial: roll.serial, ids: new Set<string>() })

  const rests = things.map((thing): Rest => {
    const side = isDie(thing) ? sideOf(faces, thing.face) : 0
    if (thing.place) return { scale: 1, ...thing.place, yaw: 0, side, inTray: false }
    return { ...layout.spots[thing.id]!, side, scale: 1, inTray: true }
  })
  const handles = things.flatMap(({ id }, index) => {
    const { x, y, scale } = rests[index]!
    return selectable.includes(id) ? [{ id, x, y, reach: Math.max(24, size * scale * 0.75) }] : []
  })

  const throwDice = (velocity: Velocity, from: Point) => {
    hand.current = { hand: from, velocity }
    onThrow?.(velocity)
  }
  const { touch, pan } = useTouch({
    mayThrow,
    handles: mayThrow ? [] : handles,
    selected,
    onThrow: throwDice,
    onLasso: (ids) => onSelect?.([...selected, ...ids.filter((id) => !selected.includes(id))]),
    onLift: (ids) => props.onLift?.(ids),
    onDrop: (ids, drop) => props.onDrop?.(ids, drop) ?? false,
  })

  // The things' own effects have run: whatever was in a hand or under a finger is on its way from there.
  const { carried, dragX, dragY, lift, grip } = touch
  const lying = rests.map(({ x, y, side }) => `${x} ${y} ${side}`).join()
  useEffect(() => {
    carried.set([])
    dragX.set(0)
    dragY.set(0)
    lift.set(0)
  }, [lying, carried, dragX, dragY, lift])
  useEffect(() => {
    grip.set(0)
    hand.current = { hand: { x: box.width / 2, y: box.height }, velocity: PLAIN_THROW }
  }, [roll.serial, grip, box])

  const landed = (id: string) => {
    feel('place')
    props.onLanded?.(id)
  }
  const settled = (id: string, serial: number) => {
    if (done.current.serial !== serial) done.current = { serial, ids: new Set() }
    const { ids } = done.current
    ids.add(id)
    if (ids.size < roll.ids.length) return
    if (motion.off) feel('place')
    props.onSettled?.(serial)
  }
  const sides = Object.values(faces)
  const toggled = (id: string) =>
    selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]

  return (
    <GestureDetector gesture={pan}>
      <View style={styles.felt}>
        {mayThrow && (
          <Press
            label={props.throwLabel}
            onPress={() => throwDice(PLAIN_THROW, near)}
            style={StyleSheet.absoluteFill}
          />
        )}
        {things.map((thing, index) => {
          const { id } = thing
          const rest = rests[index]!
          const part = { serial: roll.serial, order: roll.ids.indexOf(id), of: roll.ids.length }
          return (
            <TrayItem
              key={id}
              id={id}
              rest={rest}
              part={part}
              size={size}
              box={box}
              touch={touch}
              inHand={mayThrow ? throwable.indexOf(id) : -1}
              raised={selected.includes(id)}
              throwFrom={() => hand.current}
              onLanded={landed}
              onSettled={settled}
              label={thing.label ?? (isDie(thing) ? faces[thing.face]!.label : '')}
              rank={Math.max(1, Math.round(rest.y))}
              faces={isDie(thing) ? sides : null}
              draw={isDie(thing) ? undefined : thing.draw}
              onPress={selectable.includes(id) ? () => onSelect?.(toggled(id)) : undefined}
              onLongPress={onLongPress && (() => onLongPress(id))}
            />
          )
        })}
        <LassoLine loop={touch.loop} />
      </View>
    </GestureDetector>
  )
}

/** A die that showed anything else than the state says would be worse than none. */
function sideOf(faces: DiceTrayProps['faces'], face: string): number {
  const side = Object.keys(faces).indexOf(face)
  if (side < 0) throw new Error(`no side of the dice is called ${face}`)
  return side
}

/** Places are remembered: they follow from all the throws so far, not from this moment alone. */
function useLayout({ things, roll, box, capacity = things.length }: DiceTrayProps & { box: Box }): Layout {
  const ids = things.filter(({ place }) => !place).map(({ id }) => id)
  const [before, remember] = useState<Layout | null>(null)
  const layout = layOut(before, { box, capacity, ids, roll })
  if (layout !== before) remember(layout)
  return layout
}

const styles = StyleSheet.create({
  tray: { flex: 1 },
  felt: { flex: 1, zIndex: 0 },
})
