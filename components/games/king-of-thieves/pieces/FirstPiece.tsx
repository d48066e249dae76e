import Svg, { Defs, Ellipse, LinearGradient, Path, Stop } from 'react-native-svg'

import { useGradientId } from '../../../icons/Icon'
import { darken, lighten } from '../../../theme/colour'
import { colours } from '../../../theme/tokens'

/** The first-player piece: a brass pawn that wears a crown. */
export function FirstPiece({ size }: { size: number }) {
  const brass = useGradientId()
  const edge = darken(colours.brass, 0.6)
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32" aria-hidden pointerEvents="none">
      <Defs>
        <LinearGradient id={brass} x1="0" y1="0" x2="1" y2="0.3">
          <Stop offset="0" stopColor={lighten(colours.brass, 0.62)} />
          <Stop offset="0.45" stopColor={colours.brass} />
          <Stop offset="1" stopColor={darken(colours.brass, 0.45)} />
        </LinearGradient>
      </Defs>
      <Ellipse cx="16" cy="28.4" rx="11.5" ry="3" fill={colours.shade} />
      <Path
        d="M6.500 28c0-2.600 1.800-4.200 4.300-5 1.700-2.300 2.400-4.600 2.600-7h5.200c.2 2.400.9 4.700 2.600 7 2.500.8 4.300 2.400 4.300 5z"
        fill={`url(#${brass})`}
        stroke={edge}
        strokeWidth={1}
        strokeLinejoin="round"
      />
      <Path
        d="M8.500 4.500l3.600 3.300L16 2.600l3.900 5.200 3.600-3.300-1.500 10.900H10z"
        fill={`url(#${brass})`}
        stroke={edge}
        strokeWidth={1}
        strokeLinejoin="round"
      />
      <Path d="M9.600 13.200h12.800" stroke={edge} strokeWidth={1.2} />
    </Svg>
  )
}
