import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { type Move, type View as GameView } from '../../../rules/king-of-thieves'
import { Icon } from '../../icons/Icon'
import { Button } from '../../kit'
import { ActionBar } from '../../table/ActionBar'
import { colours, growth, size, space } from '../../theme/tokens'
import { type Box } from './layout'
import { forcedTake, isOffered, pileAt, sizeOf, takeOf, without, type Pile } from './piles'
import { Loot } from './pieces/Loot'
import { pileWords } from './words'

type Props = {
  view: GameView
  moves: readonly Move[]
  chosen: Pile
  box: Box
  caption: string
  take: (pile: Pile) => void
  reroll: (pile: Pile) => void
  play: (move: Move) => void
}

/** What is asked of the player, in words or as the split it would make, and the one thing to press. */
export function Action({ view, moves, chosen, box, caption, take, reroll, play }: Props) {
  const { t } = useTranslation('king-of-thieves')
  if (moves.length === 0) return <ActionBar box={box} prompt="" caption={caption} />
  const [prompt, press] = asked()
  const shares = view.phase === 'split' && sizeOf(chosen) > 0 && !forcedTake(view, moves)
  return (
    <ActionBar
      box={box}
      prompt={prompt}
      instead={shares && <Preview view={view} chosen={chosen} />}
      caption={caption}
    >
      {press}
    </ActionBar>
  )

  function asked(): [string, ReactNode] {
    switch (view.phase) {
      case 'roll':
        return [t('prompt.roll'), button(t('action.throw'), () => play({ type: 'roll' }))]
      case 'split':
        return split()
      case 'reroll':
        return [
          t('prompt.reroll'),
          // A chosen die is let go by another tap; then everything can be kept again.
          sizeOf(chosen) > 0
            ? button(t('action.reroll'), () => reroll(chosen))
            : button(t('action.keep'), () => play({ type: 'reroll', face: null }), 'secondary'),
        ]
      default: {
        const more = moves.some(({ type }) => type !== 'done')
        const left = view.purchasesLeft
        return [
          more ? t('purchases', { count: left }) : t(left > 0 ? 'prompt.fence-none' : 'prompt.fence-spent'),
          button(t('action.done'), () => play({ type: 'done' }), more ? 'secondary' : 'primary'),
        ]
      }
    }
  }

  function split(): [string, ReactNode] {
    const centre = pileAt(view, null)
    const robs = moves.some(({ type }) => type === 'rob')
    if (sizeOf(centre) === 0) return [t('prompt.split-rob'), null]
    if (forcedTake(view, moves)) {
      const prompt = robs ? 'split-all' : 'split-last'
      return [t(`prompt.${prompt}`), button(t('action.takeAll'), () => take(centre))]
    }
    const count = sizeOf(chosen)
    return [
      t(robs ? 'prompt.split' : 'prompt.split-take'),
      <Button
        key="take"
        kind="primary"
        title={count === 0 ? t('action.takeNone') : t('action.take', { count })}
        disabledReason={isOffered(moves, takeOf(view, chosen)) ? undefined : t('refusals.take-something')}
        onPress={() => take(chosen)}
        style={styles.button}
        maxFontSizeMultiplier={growth.table}
      />,
    ]
  }

  function button(title: string, onPress: () => void, kind: 'primary' | 'secondary' = 'primary') {
    return (
      <Button
        key={title}
        kind={kind}
        title={title}
        onPress={onPress}
        style={styles.button}
        maxFontSizeMultiplier={growth.table}
      />
    )
  }
}

/** The split that taking the chosen objects would make. */
function Preview({ view, chosen }: { view: GameView; chosen: Pile }) {
  const { t } = useTranslation('king-of-thieves')
  return (
    <View style={styles.preview}>
      <Share view={view} icon="hand" title={t('rob.keep')} pile={chosen} />
      <Share view={view} icon="roll" title={t('rob.centre')} pile={without(pileAt(view, null), chosen)} />
    </View>
  )
}

type ShareProps = { view: GameView; icon: 'hand' | 'roll'; title: string; pile: Pile }

function Share({ view, icon, title, pile }: ShareProps) {
  const { t } = useTranslation('king-of-thieves')
  return (
    <View style={styles.share} role="img" aria-label={`${title}: ${pileWords(t, view, pile)}`}>
      <Icon name={icon} size={18} color={colours.brassLight} />
      <Loot view={view} pile={pile} size={sizeOf(pile) > 8 ? 11 : 16} />
    </View>
  )
}

const styles = StyleSheet.create({
  button: { paddingHorizontal: space.m, minHeight: size.button },
  preview: { flex: 1, gap: space.hair },
  share: { flexDirection: 'row', alignItems: 'center', gap: space.s, height: 22 },
})
