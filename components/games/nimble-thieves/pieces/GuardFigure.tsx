import { memo } from 'react'
import Svg, { Defs, G, LinearGradient, Path, Stop } from 'react-native-svg'

import { glyphs } from '../../../icons/glyphs'
import { useGradientId } from '../../../icons/Icon'
import { darken, lighten } from '../../../theme/colour'
import { bank, colours } from '../../../theme/tokens'

const SHIELD = 'M24 2.5 41 8v15c0 11-7 18-17 22.5C14 41 7 34 7 23V8z'
const HEAD = 27

/** A badge with the guard's capped head: no colour of any seat, and a shape of its own. */
export const GuardFigure = memo(function GuardFigure({ size }: { size: number }) {
  const metal = useGradientId()
  return (
    <Svg width={size} height={size} viewBox="0 0 48 48" aria-hidden pointerEvents="none">
      <Defs>
        <LinearGradient id={metal} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={lighten(bank.guard, 0.3)} />
          <Stop offset="0.5" stopColor={bank.guard} />
          <Stop offset="1" stopColor={darken(bank.guard, 0.45)} />
        </LinearGradient>
      </Defs>
      <G y={1.8}>
        <Path d={SHIELD} fill={colours.night} opacity={0.7} />
      </G>
      <Path
        d={SHIELD}
        fill={`url(#${metal})`}
        stroke={colours.brassLight}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <G x={24 - HEAD / 2} y={8} scale={HEAD / 512}>
        <Path d={glyphs.guard} fill={colours.paper} />
      </G>
    </Svg>
  )
})
