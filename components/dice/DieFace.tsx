import { type ReactNode } from 'react'
import Svg, { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg'

import { useGradientId } from '../icons/Icon'
import { usePreferences } from '../preferences'
import { darken, lighten } from '../theme/colour'
import { colours } from '../theme/tokens'
import { GEM_GRID } from './Gem'

/** One side of a die: what a screen reader calls it, and its picture in SVG on a grid of `GEM_GRID` points. */
export type FaceLook = { readonly label: string; readonly picture: ReactNode }

const BOX = 100
const RIM = 5
/** The lamp on the rounded edge. */
const GLINT = 'M8 40V26Q8 8 26 8h22'
/** The picture lies in a shallow round well. */
const WELL = 42
const PICTURE = 62
/** Small faces, and those for people who go by shapes, are all picture. */
const SMALL = 32
const LARGE_PICTURE = 76

type Props = {
  picture: ReactNode
  size: number
  /** The colour of the resin. */
  body?: string
}

/** A side of a die seen straight on: a resin square with rounded edges and the picture engraved in it. */
export function DieFace({ picture, size, body = colours.paper }: Props) {
  const rim = useGradientId()
  const flat = `${rim}flat`
  const well = `${rim}well`
  const { boldShapes } = usePreferences()
  const plain = boldShapes || size < SMALL
  const side = plain ? LARGE_PICTURE : PICTURE
  const offset = (BOX - side) / 2
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden pointerEvents="none">
      <Defs>
        <LinearGradient id={rim} x1="0" y1="0" x2="1" y2="1">
          <Stop offset="0" stopColor={lighten(body, 0.8)} />
          <Stop offset="0.5" stopColor={darken(body, 0.1)} />
          <Stop offset="1" stopColor={darken(body, 0.42)} />
        </LinearGradient>
        <LinearGradient id={flat} x1="0" y1="0" x2="0.6" y2="1">
          <Stop offset="0" stopColor={lighten(body, 0.35)} />
          <Stop offset="1" stopColor={darken(body, 0.13)} />
        </LinearGradient>
        <LinearGradient id={well} x1="0.3" y1="0" x2="0.7" y2="1">
          <Stop offset="0" stopColor={darken(body, 0.5)} />
          <Stop offset="0.5" stopColor={darken(body, 0.14)} />
          <Stop offset="1" stopColor={lighten(body, 0.9)} />
        </LinearGradient>
      </Defs>
      <Rect width={BOX} height={BOX} rx={9} fill={`url(#${rim})`} />
      <Rect x={RIM} y={RIM} width={BOX - 2 * RIM} height={BOX - 2 * RIM} rx={22} fill={`url(#${flat})`} />
      <Path d={GLINT} fill="none" stroke={lighten(body, 1)} strokeWidth={2.4} strokeLinecap="round" />
      {!plain && (
        <>
          <Circle cx={BOX / 2} cy={BOX / 2} r={WELL} fill={`url(#${well})`} />
          <Circle cx={BOX / 2} cy={BOX / 2} r={WELL - 2.5} fill={darken(body, 0.1)} />
        </>
      )}
      <G x={offset} y={offset} scale={side / GEM_GRID}>
        {picture}
      </G>
    </Svg>
  )
}
