import { StyleSheet, View } from 'react-native'

import { SeatMark } from '../icons/SeatMark'
import { radius, seatColour, shadow } from '../theme/tokens'

/** A wooden counter in the seat's colour with its mark. `colour` is the colour's number. */
export function SeatBadge({ colour, size = 24, label }: { colour: number; size?: number; label?: string }) {
  return (
    <View
      style={[styles.counter, { width: size, height: size, backgroundColor: seatColour(colour).colour }]}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <SeatMark colour={colour} size={size * 0.54} />
    </View>
  )
}

const styles = StyleSheet.create({
  counter: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    boxShadow: `${shadow.resting}, ${shadow.edges}`,
  },
})
