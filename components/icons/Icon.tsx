import { useId } from 'react'
import { StyleSheet } from 'react-native'
import Svg, { Defs, G, LinearGradient, Path, Stop } from 'react-native-svg'

import { darken, lighten } from '../theme/colour'
import { colours } from '../theme/tokens'
import { drawn, type Drawing } from './drawings'
import { type glyphs as faces } from './faces'
import { glyphs } from './glyphs'

/** Those that are fetched with a game's table: the faces around it, and what its own cards show. */
type BroughtName = keyof typeof faces | `market-${string}`

export type IconName = keyof typeof glyphs | keyof typeof drawn | BroughtName

const outlines: Record<string, string> = { ...glyphs }

/** Adds icons that the first screen does not need. Call it before anything that shows them is drawn. */
export function bringGlyphs(more: Readonly<Partial<Record<BroughtName, string>>>): void {
  Object.assign(outlines, more)
}

type Props = {
  name: IconName
  size?: number
  color?: string
  /** Lit from above with a shaded lower edge, for pieces and pictures; plain icons stay flat. */
  twoTone?: boolean
}

const GLYPH_BOX = 512
const DRAWN_BOX = 24
const STROKE = 2.7

function isDrawn(name: IconName): name is keyof typeof drawn {
  return Object.hasOwn(drawn, name)
}

function Shape({ name, paint }: { name: IconName; paint: string }) {
  if (!isDrawn(name)) return <Path d={outlines[name]} fill={paint} />
  const { fill, stroke }: Drawing = drawn[name]
  return (
    <>
      {stroke !== undefined && (
        <Path
          d={stroke}
          fill="none"
          stroke={paint}
          strokeWidth={STROKE}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {fill !== undefined && <Path d={fill} fill={paint} />}
    </>
  )
}

/** A picture without words: whoever shows it gives the label. */
export function Icon({ name, size = 24, color = colours.paper, twoTone = false }: Props) {
  const gradient = useGradientId()
  const box = isDrawn(name) ? DRAWN_BOX : GLYPH_BOX
  return (
    <Svg
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      style={styles.icon}
      aria-hidden
      pointerEvents="none"
    >
      {twoTone && (
        <>
          <Defs>
            <LinearGradient id={gradient} x1="0" y1="0" x2="0" y2={box} gradientUnits="userSpaceOnUse">
              <Stop offset="0.05" stopColor={lighten(color, 0.42)} />
              <Stop offset="0.55" stopColor={color} />
              <Stop offset="1" stopColor={darken(color, 0.34)} />
            </LinearGradient>
          </Defs>
          <G y={box * 0.028} opacity={0.5}>
            <Shape name={name} paint={colours.night} />
          </G>
        </>
      )}
      <Shape name={name} paint={twoTone ? `url(#${gradient})` : color} />
    </Svg>
  )
}

// In a browser long words beside it would squeeze it.
const styles = StyleSheet.create({ icon: { flexShrink: 0 } })

/** Several drawings on one web page share their ids, so each gradient needs a name of its own. */
export function useGradientId(): string {
  return `paint${useId().replace(/\W/g, '')}`
}
