import { useTranslation } from 'react-i18next'
import { StyleSheet } from 'react-native'

import { type Move, type View as GameView } from '../../../rules/nimble-thieves'
import { Button } from '../../kit'
import { ActionBar } from '../../table/ActionBar'
import { growth, space } from '../../theme/tokens'
import { type Box } from './geometry'

type Props = {
  view: GameView
  moves: readonly Move[]
  picked: boolean
  box: Box
  caption: string
  play: (move: Move) => void
  finish: (() => void) | null
}

/** What is asked of the player, in words, and the way to say no where one may; whoever is out need not watch. */
export function Action({ view, moves, picked, box, caption, play, finish }: Props) {
  const { t } = useTranslation(['nimble-thieves', 'house'])
  const skip = moves.find((move) => move.type === 'skip')
  const out = view.seat !== null && view.out[view.seat] === true && view.phase !== 'over'
  const asked = view.phase === 'running' && picked ? 'target' : view.phase
  const prompt = moves.length > 0 ? t(`prompt.${asked}`) : ''
  const said = out ? `${t('house:table.out')} ${caption}` : caption
  return (
    <ActionBar box={box} prompt={prompt} caption={said}>
      {skip && button(t('board.skip'), () => play(skip))}
      {out && finish && button(t('house:table.finish'), finish)}
    </ActionBar>
  )

  function button(title: string, onPress: () => void) {
    return (
      <Button title={title} style={styles.button} maxFontSizeMultiplier={growth.table} onPress={onPress} />
    )
  }
}

const styles = StyleSheet.create({ button: { paddingHorizontal: space.l } })
