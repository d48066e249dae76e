import { memo } from 'react'
import { StyleSheet } from 'react-native'
import Svg, { Defs, G, LinearGradient, Path, Stop, Text } from 'react-native-svg'

import { GUARD_POST, type Cell } from '../../../../rules/nimble-thieves/board'
import { glyphs } from '../../../icons/glyphs'
import { useGradientId } from '../../../icons/Icon'
import { darken, lighten, mix } from '../../../theme/colour'
import { fonts } from '../../../theme/fonts'
import { bank, colours, type } from '../../../theme/tokens'
import { BOARD_HEIGHT, BOARD_WIDTH, centresAt, hexagon, nameOfRoom, plate } from '../geometry'

const GLYPH_BOX = 512
/** The rooms' names, as the log uses them; they show where the tile is gone. */
const NAME = type.caption
const roomName = mix(bank.room, colours.paper, 0.5)
/** The plate reaches over the rooms' own box. */
const BLEED = 0.5

type NamesProps = { bare: readonly Cell[]; pitch: number }

/** The names of the rooms whose tile is gone; the others lie under theirs. */
export function RoomNames({ bare, pitch }: NamesProps) {
  const centres = centresAt(pitch)
  if (bare.length === 0) return null
  return (
    <Svg
      width={BOARD_WIDTH * pitch}
      height={BOARD_HEIGHT * pitch}
      style={styles.names}
      aria-hidden
      pointerEvents="none"
    >
      {bare.map((cell) => (
        <Text
          key={cell}
          x={centres[cell]!.x}
          y={centres[cell]!.y + NAME / 3}
          textAnchor="middle"
          fontFamily={fonts.sansMedium}
          fontSize={NAME}
          fill={roomName}
        >
          {nameOfRoom(cell)}
        </Text>
      ))}
    </Svg>
  )
}

/** The bank's floor: a brass-edged plate with sixty sunken rooms and the guard post in the middle. */
export const Floor = memo(function Floor({ pitch, post }: { pitch: number; post: boolean }) {
  const edge = useGradientId()
  const centres = centresAt(pitch)
  const bleed = BLEED * pitch
  const width = BOARD_WIDTH * pitch + 2 * bleed
  const height = BOARD_HEIGHT * pitch + 2 * bleed
  const middle = centres[GUARD_POST]!
  const lamp = pitch * 0.62
  // All rooms are one path: sixty-one of them would be as many views.
  const rooms = (down: number, height: number) =>
    centres.map(({ x, y }) => hexagon({ x, y: y + pitch * down }, pitch * height)).join('')
  return (
    <Svg
      width={width}
      height={height}
      viewBox={`${-bleed} ${-bleed} ${width} ${height}`}
      style={{ position: 'absolute', left: -bleed, top: -bleed }}
      aria-hidden
      pointerEvents="none"
    >
      <Defs>
        <LinearGradient id={edge} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={lighten(colours.brass, 0.35)} />
          <Stop offset="1" stopColor={darken(colours.brass, 0.5)} />
        </LinearGradient>
      </Defs>
      <G y={pitch * 0.09} opacity={0.4}>
        <Path d={plate(pitch)} fill={colours.night} />
      </G>
      <Path d={plate(pitch)} fill={`url(#${edge})`} />
      <Path d={plate(pitch, pitch * 0.05)} fill={bank.floor} />
      <Path d={rooms(0, 0.93)} fill={darken(bank.floor, 0.45)} />
      <Path d={rooms(0.025, 0.88)} fill={bank.room} />
      <Path
        d={hexagon(middle, pitch * 0.8)}
        fill={darken(bank.guard, 0.45)}
        stroke={`url(#${edge})`}
        strokeWidth={pitch * 0.05}
      />
      {post && (
        <G x={middle.x - lamp / 2} y={middle.y - lamp / 2} scale={lamp / GLYPH_BOX}>
          <Path d={glyphs.post} fill={colours.brass} />
        </G>
      )}
    </Svg>
  )
})

const styles = StyleSheet.create({ names: { position: 'absolute', left: 0, top: 0 } })
