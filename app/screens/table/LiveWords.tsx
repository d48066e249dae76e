import { useState } from 'react'
import { Platform, StyleSheet, View } from 'react-native'

import { Caption, useAnnounced } from '../../../components/kit'
import { colours } from '../../../components/theme/tokens'

/**
 * What just happened, for screen readers only: everybody else sees it happen. The web and Android read the region, iOS
 * is told. `serial` tells the same words said twice apart.
 */
export function LiveWords({ words, serial }: { words: string; serial?: number }) {
  useAnnounced(words, serial)
  return (
    <View style={styles.unseen} aria-live="polite" accessibilityLiveRegion="polite">
      <Caption style={styles.words}>{words}</Caption>
    </View>
  )
}

/** The moment after which everything is news: the one shown before this one. A step back tells nothing. */
export function useHeardFrom(moment: number): number {
  const [shown, setShown] = useState({ from: moment, to: moment })
  if (shown.to === moment) return shown.from
  const from = Math.min(shown.to, moment)
  setShown({ from, to: moment })
  return from
}

/** What stood here before it became what it is now. */
export function useLast(words: string): string {
  const [last, setLast] = useState({ was: words, is: words })
  if (last.is === words) return last.was
  setLast({ was: last.is, is: words })
  return last.is
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' },
  // To Android a view without opacity is not visible to anybody; a browser counts clear letters as hard to read.
  words: Platform.OS === 'web' ? { opacity: 0 } : { color: colours.clear },
})
