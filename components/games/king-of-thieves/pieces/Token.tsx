import { StyleSheet, View } from 'react-native'

import { Drawn } from '../../../icons/Drawn'
import { Figures } from '../../../kit'
import { growth, radius, shadow, space, type } from '../../../theme/tokens'

export type TokenKind = 'coin' | 'infamy'

/** Up to this size the small picture is sharper. */
const SMALL = 18

/** A brass coin with a crown, or a violet token of infamy with a crowned skull. */
export function Token({ kind, size }: { kind: TokenKind; size: number }) {
  const name = size > SMALL ? (`king/${kind}` as const) : (`king/${kind}-small` as const)
  return (
    <View style={styles.token}>
      <Drawn name={name} width={size} />
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
  token: { borderRadius: radius.round, boxShadow: shadow.resting },
  tally: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  count: { fontSize: type.label, lineHeight: 18 },
})
