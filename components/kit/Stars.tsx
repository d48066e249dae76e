import { StyleSheet, View } from 'react-native'

import { Icon } from '../icons/Icon'
import { useSurface } from './surface'
import { colours, opacity, space } from '../theme/tokens'

/** How strong a bot is: one star to three. */
export function Stars({
  count,
  of = 3,
  size = 16,
  label,
}: {
  count: number
  of?: number
  size?: number
  label: string
}) {
  const unlit = useSurface() === 'paper' ? colours.ink : colours.paper
  return (
    <View style={styles.row} role="img" aria-label={label}>
      {Array.from({ length: of }, (_, index) => (
        <View key={index} style={index >= count && styles.unlit}>
          <Icon
            name="star"
            size={size}
            color={index < count ? colours.brass : unlit}
            twoTone={index < count}
          />
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.hair },
  unlit: { opacity: opacity.disabled / 2 },
})
