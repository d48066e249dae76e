import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { type Move, type View as GameView } from '../../../rules/nimble-thieves'
import { Body, Button } from '../../kit'
import { usePreferences } from '../../preferences'
import { space } from '../../theme/tokens'
import { type Box } from './geometry'

type Props = { view: GameView; moves: readonly Move[]; picked: boolean; box: Box; play: (move: Move) => void }

/** What is asked of the player, in words, and the way to say no where one may. */
export function Action({ view, moves, picked, box, play }: Props) {
  const { t } = useTranslation('nimble-thieves')
  const { leftHanded } = usePreferences()
  const skip = moves.find((move) => move.type === 'skip')
  if (moves.length === 0) return null
  const asked = view.phase === 'running' && picked ? 'target' : view.phase
  return (
    <View
      style={[
        styles.action,
        { left: box.x, top: box.y, width: box.width, minHeight: box.height },
        leftHanded && styles.mirrored,
      ]}
    >
      <Body style={styles.words} aria-live="polite">
        {t(`prompt.${asked}`)}
      </Body>
      {skip && <Button title={t('board.skip')} onPress={() => play(skip)} />}
    </View>
  )
}

const styles = StyleSheet.create({
  action: { position: 'absolute', flexDirection: 'row', alignItems: 'center', gap: space.m },
  mirrored: { flexDirection: 'row-reverse' },
  words: { flex: 1, textAlign: 'center' },
})
