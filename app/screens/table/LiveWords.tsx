import { StyleSheet, View } from 'react-native'

import { Caption } from '../../../components/kit'
import { type LogLine } from '../../match/telling'

/** What just happened, for screen readers only: everybody else sees it happen. */
export function LiveWords({ lines }: { lines: readonly LogLine[] }) {
  return (
    <View style={styles.unseen} aria-live="polite" accessibilityLiveRegion="polite">
      <Caption>{lines.map(({ text }) => text).join(' ')}</Caption>
    </View>
  )
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
})
