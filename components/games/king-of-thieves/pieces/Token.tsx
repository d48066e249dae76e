import { StyleSheet, View } from 'react-native'

import { Icon } from '../../../icons/Icon'
import { Figures } from '../../../kit'
import { colours, gems, growth, radius, shadow, space, type } from '../../../theme/tokens'

export type TokenKind = 'coin' | 'infamy'

/** A brass coin with a crown, or a violet token of infamy with a crowned skull. */
export function Token({ kind, size }: { kind: TokenKind; size: number }) {
  return (
    <View style={[styles.token, styles[kind], { width: size, height: size }]}>
      <Icon
        name={kind === 'coin' ? 'crown' : 'infamy'}
        size={size * 0.62}
        color={kind === 'coin' ? colours.ink : colours.paper}
      />
    </View>
  )
}

/** How many of something there are, small enough for a mat. */
export function Tally({ kind, count, size = 16 }: { kind: TokenKind; count: number; size?: number }) {
  return (
    <View style={styles.tally}>
      <Token kind={kind} size={size} />
      <Figures style={styles.count} maxFontSizeMultiplier={growth.piece}>
        {count}
      </Figures>
    </View>
  )
}

const styles = StyleSheet.create({
  token: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    boxShadow: `${shadow.resting}, ${shadow.edges}`,
  },
  coin: { backgroundColor: colours.brass },
  infamy: { backgroundColor: gems.mask.colour },
  tally: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  count: { fontSize: type.label, lineHeight: 18 },
})
