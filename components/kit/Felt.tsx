import type { ReactNode } from 'react'
import { Image, StyleSheet, View, type ViewProps } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import Svg, { Defs, LinearGradient, RadialGradient, Rect, Stop } from 'react-native-svg'

import grain from '../../assets/pictures/grain.png'
import { useGradientId } from '../icons/Icon'
import { lighten } from '../theme/colour'
import { colours, opacity, themeOf } from '../theme/tokens'

/** How bright the lamplight is from its middle outwards: round like a bell, or the eye sees a spot. */
const pool = [0.34, 0.32, 0.26, 0.18, 0.1, 0.04, 0]

type Props = ViewProps & {
  game?: string
  /**
   * What of it lies clear of notches and of the system's bars. A screen that scrolls keeps clear at the sides and lets
   * its contents pass above and below; one that stands still keeps clear all around. The cloth reaches to the edges.
   */
  clear?: 'sides' | 'around'
  children?: ReactNode
}

/** The table itself: the game's felt under a wide pool of lamplight. Without a game it is the house's wood. */
export function Felt({ game, clear, children, style, ...rest }: Props) {
  const { felt } = themeOf(game)
  const fall = useGradientId()
  const lamp = `${fall}lamp`
  return (
    <View {...rest} style={[styles.felt, { backgroundColor: felt[1] }, !clear && style]}>
      <View style={styles.cloth} aria-hidden>
        <Svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <Defs>
            <LinearGradient id={fall} x1="0" y1="0" x2="0" y2="1">
              <Stop offset="0" stopColor={felt[0]} />
              <Stop offset="1" stopColor={felt[1]} />
            </LinearGradient>
            <RadialGradient
              id={lamp}
              cx="0"
              cy="0"
              r="1"
              gradientTransform="matrix(96 0 0 66 50 14)"
              gradientUnits="userSpaceOnUse"
            >
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
      {clear ? (
        <Clearing all={clear === 'around'} style={style}>
          {children}
        </Clearing>
      ) : (
        children
      )}
    </View>
  )
}

/** Margins, so that they add to a padding that the screen asks for. */
function Clearing({ all, style, children }: ViewProps & { all: boolean }) {
  const { top, bottom, left, right } = useSafeAreaInsets()
  return (
    <View
      style={[
        styles.clearing,
        style,
        { marginLeft: left, marginRight: right },
        all && { marginTop: top, marginBottom: bottom },
      ]}
    >
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  felt: { flex: 1, overflow: 'hidden' },
  clearing: { flex: 1 },
  cloth: { ...StyleSheet.absoluteFill, pointerEvents: 'none', backgroundColor: colours.clear },
  grain: { ...StyleSheet.absoluteFill, width: '100%', height: '100%', opacity: opacity.grain },
})
