import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { type Move, type View as GameView } from '../../../rules/nimble-thieves'
import { Body, Button, Label } from '../../kit'
import { usePreferences } from '../../preferences'
import { growth, space } from '../../theme/tokens'
import { type Box } from './geometry'

type Props = { view: GameView; moves: readonly Move[]; picked: boolean; box: Box; play: (move: Move) => void }

/** What is asked of the player, in words, and the way to say no where one may. */
export function Action({ view, moves, picked, box, play }: Props) {
  const { t } = useTranslation('nimble-thieves')
  const { leftHanded } = usePreferences()
  const skip = moves.find((move) => move.type === 'skip')
  if (moves.length === 0) return null
  const asked = view.phase === 'running' && picked ? 'target' : view.phase
  // Beside a button there is room for three lines of small letters, not of large ones.
  const Words = skip ? Label : Body
  return (
    <View
      style={[
        styles.action,
        { left: box.x, top: box.y, width: box.width, height: box.height },
        leftHanded && styles.mirrored,
      ]}
    >
      <Words style={styles.words} aria-live="polite" maxFontSizeMultiplier={growth.table}>
        {t(`prompt.${asked}`)}
      </Words>
      {skip && (
        <Button
          title={t('board.skip')}
          style={styles.skip}
          maxFontSizeMultiplier={growth.table}
          onPress={() => play(skip)}
        />
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  action: { position: 'absolute', flexDirection: 'row', alignItems: 'center', gap: space.m },
  mirrored: { flexDirection: 'row-reverse' },
  words: { flex: 1, textAlign: 'center' },
  skip: { paddingHorizontal: space.l },
})
