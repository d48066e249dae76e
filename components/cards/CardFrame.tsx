import { type ReactNode } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'

import { SurfaceContext } from '../kit'
import { colours, radius, shadow, size as sizes, space } from '../theme/tokens'

/** Chip: a token on a mat. Hand: readable in a fan. Full: with every word. */
export type CardSize = 'chip' | 'hand' | 'full'

type Props = {
  width: number
  height: number
  /** Of the suit or the deck: the frame is drawn in it. */
  colour: string
  size?: CardSize
  /** It may be played, bought or used now. */
  lit?: boolean
  /** It may not: the paper lies in the shade. */
  dim?: boolean
  /** In a fan the shade falls on the card behind. */
  fanned?: boolean
  style?: StyleProp<ViewStyle>
  children?: ReactNode
}

/** A card's paper with its thin double frame. Two views, whatever stands on it. */
export function CardFrame(props: Props) {
  const { width, height, colour, size = 'hand', lit, dim, fanned, style, children } = props
  const chip = size === 'chip'
  return (
    <SurfaceContext value="paper">
      <View
        style={[
          styles.card,
          { width, height, borderColor: colour },
          chip && styles.chip,
          fanned && styles.fanned,
          lit && styles.lit,
          style,
        ]}
      >
        <View style={[styles.inner, { borderColor: colour }, chip && styles.innerChip]}>
          {children}
          {dim && <View style={styles.shade} />}
        </View>
      </View>
    </SurfaceContext>
  )
}

const styles = StyleSheet.create({
  card: {
    padding: space.hair,
    borderRadius: radius.card,
    borderWidth: sizes.frame,
    backgroundColor: colours.paper,
    boxShadow: shadow.resting,
  },
  chip: { padding: 0, borderRadius: radius.chip },
  fanned: { boxShadow: shadow.fanned },
  lit: { boxShadow: `0px 0px 0px 2px ${colours.brassLight}, 0px 0px 14px ${colours.brassLight}` },
  inner: {
    flex: 1,
    overflow: 'hidden',
    borderWidth: sizes.hairline,
    borderRadius: radius.card - space.xs,
    backgroundColor: colours.paper,
  },
  innerChip: { borderWidth: 0, borderRadius: space.xs },
  // Not by opacity: the card behind would show through.
  shade: { ...StyleSheet.absoluteFill, backgroundColor: colours.paperDim },
})
