import { StyleSheet } from 'react-native'
import Svg, { Circle, Path } from 'react-native-svg'

import { Press } from '../../kit'
import { fade } from '../../theme/colour'
import { colours, radius } from '../../theme/tokens'
import { hexagon, type Point } from './geometry'

export type RoomLight = 'target' | 'catch' | 'movable' | 'picked' | null

type Props = {
  centre: Point
  pitch: number
  light: RoomLight
  label: string
  onPress: () => void
  onLongPress: () => void
}

/** What a finger, a key or a screen reader presses: one for every room, over everything drawn in it. */
export function RoomTarget({ centre, pitch, light, label, onPress, onLongPress }: Props) {
  const box = { left: centre.x - pitch / 2, top: centre.y - pitch / 2, width: pitch, height: pitch }
  return (
    <Press label={label} onPress={onPress} onLongPress={onLongPress} style={[styles.room, box]}>
      {light && <Light light={light} pitch={pitch} />}
    </Press>
  )
}

const looks = {
  target: { stroke: colours.brassLight, fill: fade(colours.brassLight, 0.22), width: 3 },
  catch: { stroke: colours.bad, fill: fade(colours.bad, 0.32), width: 4 },
  movable: { stroke: fade(colours.paper, 0.75), fill: 'none', width: 2 },
  picked: { stroke: colours.paper, fill: fade(colours.paper, 0.12), width: 4 },
} as const

/** Targets carry a dot as well as a ring, so that they are known without their colour. */
function Light({ light, pitch }: { light: Exclude<RoomLight, null>; pitch: number }) {
  const look = looks[light]
  const side = pitch * 1.2
  const middle = { x: side / 2, y: side / 2 }
  return (
    <Svg
      width={side}
      height={side}
      style={{ position: 'absolute', left: (pitch - side) / 2, top: (pitch - side) / 2 }}
      aria-hidden
      pointerEvents="none"
    >
      <Path
        d={hexagon(middle, pitch * 0.92)}
        fill={look.fill}
        stroke={look.stroke}
        strokeWidth={look.width}
      />
      {light === 'target' && (
        <Circle
          cx={middle.x}
          cy={middle.y}
          r={pitch * 0.13}
          fill={colours.brassLight}
          stroke={colours.ink}
          strokeWidth={1.5}
        />
      )}
    </Svg>
  )
}

const styles = StyleSheet.create({
  room: { position: 'absolute', minWidth: 0, minHeight: 0, borderRadius: radius.round },
})
