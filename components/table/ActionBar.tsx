import { type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { Label, useAnnounced } from '../kit'
import { usePreferences } from '../preferences'
import { growth, space } from '../theme/tokens'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Props = {
  box: Box
  /** What is asked of the player; empty while others act. */
  prompt: string
  /** In the prompt's place: a picture of the choice, say. The prompt is still told. */
  instead?: ReactNode
  /** What others just did, for as long as nothing is asked. */
  caption: string
  /** What can be pressed. */
  children?: ReactNode
}

const narrow = 260

/**
 * The foot of a table, at the thumb: what is asked of the player with what can be pressed, and while others act what
 * they do. Captions are told by the table, with all that they leave out: here they are only seen.
 */
export function ActionBar({ box, prompt, instead, caption, children }: Props) {
  const { leftHanded } = usePreferences()
  useAnnounced(prompt)
  const place = { left: box.x, top: box.y, width: box.width, height: box.height }
  const asked = prompt !== ''
  return (
    <View style={[styles.bar, place, leftHanded && styles.mirrored, box.width < narrow && styles.narrow]}>
      {instead}
      <View
        style={asked && !instead ? styles.words : styles.unseen}
        aria-live="polite"
        accessibilityLiveRegion="polite"
      >
        {asked && !instead && <Words>{prompt}</Words>}
      </View>
      {!asked && caption !== '' && (
        <View style={styles.words} testID="caption">
          <Words>{caption}</Words>
        </View>
      )}
      {children}
    </View>
  )
}

function Words({ children }: { children: string }) {
  return (
    <Label
      style={styles.line}
      maxFontSizeMultiplier={growth.table}
      numberOfLines={3}
      adjustsFontSizeToFit
      minimumFontScale={0.86}
    >
      {children}
    </Label>
  )
}

const styles = StyleSheet.create({
  bar: { position: 'absolute', flexDirection: 'row', alignItems: 'center', gap: space.s },
  mirrored: { flexDirection: 'row-reverse' },
  narrow: { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'flex-end' },
  words: { flex: 1, justifyContent: 'center' },
  unseen: { width: 0 },
  line: { textAlign: 'center' },
})
