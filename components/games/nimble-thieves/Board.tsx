import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { GestureDetector } from 'react-native-gesture-handler'

import { type Event, type Move, type View as GameView } from '../../../rules/nimble-thieves'
import { GUARD_POST, type Cell } from '../../../rules/nimble-thieves/board'
import { usePreferences } from '../../preferences'
import { type BoardProps } from '../../table/board'
import { Action } from './Action'
import { attempt, choicesOf, HAND, pickedOf, tapOn } from './choosing'
import { GangMat } from './GangMat'
import { centresAt, ROOMS } from './geometry'
import { layTable, type TableLayout } from './layout'
import { Landing, Lights } from './Lights'
import { peekRoom } from './peekRoom'
import { Marks } from './Marks'
import { draggables, Figures, Tiles } from './Pieces'
import { Floor, RoomNames } from './pieces/Floor'
import { RoomTarget } from './RoomTarget'
import { useDrag } from './useDrag'
import { labelOf, pieceName } from './words'

type Props = BoardProps<GameView, Move, Event>

/** The whole table of Nimble Thieves: everybody's mat, the bank, and what is asked of the player. */
export function Board(props: Props) {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null)
  const { leftHanded } = usePreferences()
  const { view, watching } = props
  const layout = room && layTable(room, { seats: view.seats, own: view.seat ?? 0, watching }, leftHanded)
  return (
    <View
      style={styles.table}
      onLayout={({ nativeEvent }) => {
        const { width, height } = nativeEvent.layout
        setRoom({ width, height })
      }}
    >
      {layout && <Laid {...props} layout={layout} />}
    </View>
  )
}

function Laid(props: Props & { layout: TableLayout }) {
  const { view, moves, looks, layout, step, play, explain, skip } = props
  const { t } = useTranslation('nimble-thieves')
  const [chosen, setChosen] = useState<Cell | null>(null)
  const choices = choicesOf(view, moves)
  const picked = pickedOf(choices, chosen)
  const { pitch, board } = layout
  const centres = centresAt(pitch)

  const drop = (from: Cell, to: number): boolean => {
    const move = choices.get(from)?.get(to)
    if (move) {
      setChosen(null)
      play(move)
      return true
    }
    if (to >= 0 && to !== from) explain(attempt(view, from, to))
    return false
  }
  const { drag, pan } = useDrag({
    centres,
    pitch,
    pieces: draggables(view, choices),
    onLift: setChosen,
    onDrop: drop,
  })
  // Whatever was held over the last moment has landed, wherever the new one puts it.
  useEffect(() => drag.piece.set(''), [step, drag.piece])

  const press = (cell: Cell) => {
    const tap = tapOn(view, choices, picked, cell)
    if (tap.does === 'play') play(tap.move)
    if (tap.does === 'explain') explain(tap.move)
    if (tap.does === 'nothing') skip()
    if (tap.does !== 'nothing' && tap.does !== 'explain') setChosen(tap.does === 'pick' ? tap.cell : null)
  }
  const scene = { view, choices, picked, nameOf: (seat: number) => looks[seat]!.word }
  return (
    <>
      {looks.map((look) => (
        <GangMat
          key={look.seat}
          look={look}
          view={view}
          box={layout.mats[look.seat]!}
          own={look.seat === (view.seat ?? -1)}
        />
      ))}
      {/* Before the rooms: whoever listens hears what is asked, not sixty rooms first. */}
      {layout.action && (
        <Action
          view={view}
          moves={moves}
          picked={picked !== null && picked !== HAND}
          box={layout.action}
          caption={props.caption}
          play={play}
          finish={props.finish}
        />
      )}
      <GestureDetector gesture={pan}>
        <View
          style={[styles.board, { left: board.x, top: board.y, width: board.width, height: board.height }]}
        >
          <Floor pitch={pitch} post={view.options.variant === 'advanced'} />
          <RoomNames bare={ROOMS.filter((cell) => cell !== GUARD_POST && !view.cells[cell])} pitch={pitch} />
          <Tiles {...props} centres={centres} />
          <Lights view={view} choices={choices} picked={picked} centres={centres} pitch={pitch} />
          <Marks recent={props.recent} looks={looks} centres={centres} pitch={pitch} />
          <Landing drag={drag} centres={centres} pitch={pitch} />
          <Figures {...props} centres={centres} drag={drag} picked={picked} />
          {ROOMS.map((cell) => (
            <RoomTarget
              key={cell}
              centre={centres[cell]!}
              pitch={pitch}
              label={labelOf(t, scene, cell)}
              onPress={() => press(cell)}
              piece={() => peekRoom(t, view, looks, cell, pieceName(t, scene, cell))}
            />
          ))}
        </View>
      </GestureDetector>
    </>
  )
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  board: { position: 'absolute' },
})
