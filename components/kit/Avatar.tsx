import { StyleSheet, View } from 'react-native'
import Svg, { Circle, Defs, LinearGradient, Stop } from 'react-native-svg'

import { Icon, useGradientId, type IconName } from '../icons/Icon'
import { darken, lighten } from '../theme/colour'
import { colours, radius, seatColour, shadow } from '../theme/tokens'
import { SeatBadge } from './SeatBadge'

/** Who may sit at the table: a person, and nine faces for the bots. */
const faces = {
  person: 'person',
  monk: 'face-monk',
  nun: 'face-nun',
  dwarf: 'face-dwarf',
  pirate: 'face-pirate',
  witch: 'face-witch',
  elf: 'face-elf',
  wizard: 'face-wizard',
  king: 'face-king',
  vampire: 'face-vampire',
} as const satisfies Record<string, IconName>

export type Face = keyof typeof faces

type Props = { face: Face; colour: number; size?: number; label?: string; lit?: boolean }

/** A painted medallion: the face on the seat's colour, the seat's mark at its foot. */
export function Avatar({ face, colour, size = 48, label, lit = false }: Props) {
  const ground = useGradientId()
  const paint = seatColour(colour).colour
  return (
    <View
      style={[styles.medallion, { width: size, height: size }, lit && styles.lit]}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <View style={styles.ground}>
        <Svg width={size} height={size} viewBox="0 0 48 48">
          <Defs>
            <LinearGradient id={ground} x1="0" y1="0" x2="0" y2="1">
              <Stop offset="0" stopColor={lighten(paint, 0.16)} />
              <Stop offset="1" stopColor={darken(paint, 0.42)} />
            </LinearGradient>
          </Defs>
          <Circle cx="24" cy="24" r="23" fill={`url(#${ground})`} />
          <Circle
            cx="24"
            cy="24"
            r="22.4"
            fill="none"
            stroke={lit ? colours.brassLight : colours.brass}
            strokeWidth={1.8}
          />
        </Svg>
      </View>
      <View>
        <Icon name={faces[face]} size={size * 0.64} color={colours.paper} twoTone />
      </View>
      <View style={styles.mark}>
        <SeatBadge colour={colour} size={size * 0.36} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  medallion: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    boxShadow: shadow.resting,
  },
  lit: { boxShadow: `0px 0px 10px ${colours.brassLight}` },
  ground: { position: 'absolute' },
  mark: { position: 'absolute', right: -2, bottom: -2 },
})
