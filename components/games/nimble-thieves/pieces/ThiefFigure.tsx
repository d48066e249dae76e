import { memo } from 'react'
import Svg, { Defs, Ellipse, G, LinearGradient, Path, Stop } from 'react-native-svg'

import { useGradientId } from '../../../icons/Icon'
import { markPath } from '../../../icons/SeatMark'
import { usePreferences } from '../../../preferences'
import { darken, lighten } from '../../../theme/colour'
import { colours, seatColour } from '../../../theme/tokens'

const CLOAK =
  'M24 3.5C15.5 3.5 11 10 11 18c0 6-1.5 14-5 21.5C11 44.5 37 44.5 42 39.5 38.5 32 37 24 37 18c0-8-4.5-14.5-13-14.5z'
const HOOD = 'M24 8c-5.5 0-8.5 4.5-8.5 10 0 5 4 8.5 8.5 8.5s8.5-3.5 8.5-8.5c0-5.5-3-10-8.5-10z'
const MARK_AT = { x: 24, y: 34.5 }

/** A hooded figure in its gang's colour, with the gang's mark on the cloak. */
export const ThiefFigure = memo(function ThiefFigure({ colour, size }: { colour: number; size: number }) {
  const cloth = useGradientId()
  const { boldShapes } = usePreferences()
  const paint = seatColour(colour).colour
  const mark = boldShapes ? 17 : 13
  return (
    <Svg width={size} height={size} viewBox="0 0 48 48" aria-hidden pointerEvents="none">
      <Defs>
        <LinearGradient id={cloth} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={lighten(paint, 0.38)} />
          <Stop offset="0.45" stopColor={paint} />
          <Stop offset="1" stopColor={darken(paint, 0.4)} />
        </LinearGradient>
      </Defs>
      <G y={1.6}>
        <Path d={CLOAK} fill={darken(paint, 0.66)} />
      </G>
      <Path d={CLOAK} fill={`url(#${cloth})`} stroke={darken(paint, 0.62)} strokeWidth={1.3} />
      <Path d={HOOD} fill={darken(paint, 0.8)} />
      <Ellipse cx="20.3" cy="18" rx="2.5" ry="1.7" fill={colours.paper} />
      <Ellipse cx="27.7" cy="18" rx="2.5" ry="1.7" fill={colours.paper} />
      <G x={MARK_AT.x - mark / 2} y={MARK_AT.y - mark / 2} scale={mark / 24}>
        <Path d={markPath(colour)} fill={colours.paper} stroke={darken(paint, 0.62)} strokeWidth={1.6} />
      </G>
    </Svg>
  )
})
