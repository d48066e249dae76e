import type { ReactNode } from 'react'
import { Image, StyleSheet, View, type ViewProps } from 'react-native'
import Svg, { Defs, LinearGradient, RadialGradient, Rect, Stop } from 'react-native-svg'

import grain from '../../assets/pictures/grain.png'
import { useGradientId } from '../icons/Icon'
import { lighten } from '../theme/colour'
import { colours, opacity, themeOf } from '../theme/tokens'

/** How bright the lamplight is from its middle outwards: round like a bell, or the eye sees a spot. */
const pool = [0.34, 0.32, 0.26, 0.18, 0.1, 0.04, 0]

/** The table itself: the game's felt under a wide pool of lamplight. Without a game it is the house's wood. */
export function Felt({
  game,
  children,
  style,
  ...rest
}: ViewProps & { game?: string; children?: ReactNode }) {
  const { felt } = themeOf(game)
  const fall = useGradientId()
  const lamp = `${fall}lamp`
  return (
    <View {...rest} style={[styles.felt, { backgroundColor: felt[1] }, style]}>
      <View style={styles.cloth} aria-hidden>
        <Svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <Defs>
            <LinearGradient id={fall} x1="0" y1="0" x2="0" y2="1">
              <Stop offset="0" stopColor={felt[0]} />
              <Stop offset="1" stopColor={felt[1]} />
            </LinearGradient>
            <RadialGradient id={lamp} cx="50" cy="14" rx="96" ry="66" gradientUnits="userSpaceOnUse">
              {pool.map((strength, ring) => (
                <Stop
                  key={ring}
                  offset={ring / (pool.length - 1)}
                  stopColor={lighten(felt[0], 0.42)}
                  stopOpacity={strength}
                />
              ))}
            </RadialGradient>
          </Defs>
          <Rect width="100" height="100" fill={`url(#${fall})`} />
          <Rect width="100" height="100" fill={`url(#${lamp})`} />
        </Svg>
        <Image source={grain} resizeMode="repeat" style={styles.grain} />
      </View>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  felt: { flex: 1, overflow: 'hidden' },
  cloth: { ...StyleSheet.absoluteFill, pointerEvents: 'none', backgroundColor: colours.clear },
  grain: { ...StyleSheet.absoluteFill, width: '100%', height: '100%', opacity: opacity.grain },
})
