import { StyleSheet } from 'react-native'

import { Press } from '../../kit'
import { radius } from '../../theme/tokens'
import { type Point } from './geometry'

type Props = {
  centre: Point
  pitch: number
  label: string
  onPress: () => void
  onLongPress: () => void
}

/** What a finger, a key or a screen reader presses: one for every room, over everything drawn in it. */
export function RoomTarget({ centre, pitch, label, onPress, onLongPress }: Props) {
  const box = { left: centre.x - pitch / 2, top: centre.y - pitch / 2, width: pitch, height: pitch }
  return <Press label={label} onPress={onPress} onLongPress={onLongPress} style={[styles.room, box]} />
}

const styles = StyleSheet.create({
  room: { position: 'absolute', minWidth: 0, minHeight: 0, borderRadius: radius.round },
})
