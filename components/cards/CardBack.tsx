import { StyleSheet, View } from 'react-native'
import Svg, { Path } from 'react-native-svg'

import { Figures } from '../kit'
import { darken, lighten } from '../theme/colour'
import { colours, growth, radius, shadow, space, type } from '../theme/tokens'
import { CardFrame, type CardSize } from './CardFrame'

type Props = { width: number; height: number; colour: string; size?: CardSize; fanned?: boolean }

const STEP = 12

/** The back of a deck's cards: a lattice in the deck's colour. One path, however large the card is. */
export function CardBack({ width, height, colour, size, fanned }: Props) {
  return (
    <CardFrame width={width} height={height} colour={darken(colour, 0.3)} size={size} fanned={fanned}>
      <View style={[styles.ground, { backgroundColor: colour }]}>
        <Svg width={width} height={height} aria-hidden pointerEvents="none">
          <Path d={lattice(width, height)} stroke={lighten(colour, 0.3)} strokeWidth={1} fill="none" />
        </Svg>
      </View>
    </CardFrame>
  )
}

/** Lines both ways across the whole box. */
function lattice(width: number, height: number): string {
  const lines: string[] = []
  for (let x = -height; x < width; x += STEP) {
    lines.push(`M${x} 0l${height} ${height}`, `M${x + height} 0l${-height} ${height}`)
  }
  return lines.join('')
}

/** A face-down deck: as thick as it has cards, with their number on it. */
export function CardStack({ count, label, ...back }: Props & { count: number; label: string }) {
  const layers = Math.min(4, Math.ceil(count / 6))
  const edges = Array.from(
    { length: layers },
    (_, index) => `0px ${index + 1}px 0px ${index % 2 === 0 ? colours.paperShade : colours.ink}`,
  )
  return (
    <View
      role="img"
      aria-label={label}
      style={[styles.stack, { boxShadow: [...edges, shadow.lifted].join(', ') }]}
    >
      {count > 0 && <CardBack {...back} />}
      <View style={styles.count}>
        <Figures style={styles.figure} maxFontSizeMultiplier={growth.piece}>
          {count}
        </Figures>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  ground: { flex: 1, overflow: 'hidden' },
  stack: { alignItems: 'center', justifyContent: 'center', borderRadius: radius.card },
  count: {
    position: 'absolute',
    minWidth: space.xl,
    alignItems: 'center',
    borderRadius: radius.round,
    backgroundColor: colours.wood,
  },
  figure: { fontSize: type.body, lineHeight: 24, color: colours.brassLight },
})
