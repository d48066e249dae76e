import { StyleSheet } from 'react-native'

import { Press } from '../../kit'
import { usePeekable, type PeekPiece } from '../../table/peek'
import { radius } from '../../theme/tokens'
import { type Point } from './geometry'

type Props = {
  centre: Point
  pitch: number
  label: string
  onPress: () => void
  /** What a long press holds up. */
  piece: () => PeekPiece
}

/** What a finger, a key or a screen reader presses: one for every room, over everything drawn in it. */
export function RoomTarget({ centre, pitch, label, onPress, piece }: Props) {
  const { ref, id, onLongPress } = usePeekable(piece)
  const box = { left: centre.x - pitch / 2, top: centre.y - pitch / 2, width: pitch, height: pitch }
  return (
    <Press
      ref={ref}
      id={id}
      label={label}
      onPress={onPress}
      onLongPress={onLongPress}
      style={[styles.room, box]}
    />
  )
}

const styles = StyleSheet.create({
  room: { position: 'absolute', minWidth: 0, minHeight: 0, borderRadius: radius.round },
})
