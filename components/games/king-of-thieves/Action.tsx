import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { type Move, type View as GameView } from '../../../rules/king-of-thieves'
import { Icon } from '../../icons/Icon'
import { Button, Label } from '../../kit'
import { usePreferences } from '../../preferences'
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
  take: (pile: Pile) => void
  reroll: (pile: Pile) => void
  play: (move: Move) => void
}

const NARROW = 260

/** What is asked of the player, in words or as the split it would make, and the one thing to press. */
export function Action({ view, moves, chosen, box, take, reroll, play }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const { leftHanded } = usePreferences()
  if (moves.length === 0) return null
  const place = { left: box.x, top: box.y, width: box.width, height: box.height }
  const [words, buttons] = asked()
  return (
    <View style={[styles.action, place, leftHanded && styles.mirrored, box.width < NARROW && styles.narrow]}>
      {words}
      {buttons}
    </View>
  )

  function asked(): [ReactNode, ReactNode] {
    switch (view.phase) {
      case 'roll':
        return [prompt('roll'), button(t('action.throw'), () => play({ type: 'roll' }))]
      case 'split':
        return split()
      case 'reroll':
        return [
          prompt('reroll'),
          // A chosen die is let go by another tap; then everything can be kept again.
          sizeOf(chosen) > 0
            ? button(t('action.reroll'), () => reroll(chosen))
            : button(t('action.keep'), () => play({ type: 'reroll', face: null }), 'secondary'),
        ]
      default: {
        const more = moves.some(({ type }) => type !== 'done')
        return [
          <Label key="prompt" style={styles.words} maxFontSizeMultiplier={growth.table}>
            {t('purchases', { count: view.purchasesLeft })}
          </Label>,
          button(t('action.done'), () => play({ type: 'done' }), more ? 'secondary' : 'primary'),
        ]
      }
    }
  }

  function split(): [ReactNode, ReactNode] {
    const centre = pileAt(view, null)
    const robs = moves.some(({ type }) => type === 'rob')
    if (sizeOf(centre) === 0) return [prompt('split-rob'), null]
    if (forcedTake(view, moves)) {
      return [prompt(robs ? 'split-all' : 'split-last'), button(t('action.takeAll'), () => take(centre))]
    }
    const count = sizeOf(chosen)
    return [
      count === 0 ? (
        prompt(robs ? 'split' : 'split-take')
      ) : (
        <Preview key="preview" view={view} chosen={chosen} />
      ),
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

  function prompt(name: string) {
    return (
      <Label key="prompt" style={styles.words} aria-live="polite" maxFontSizeMultiplier={growth.table}>
        {t(`prompt.${name}`)}
      </Label>
    )
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
  action: { position: 'absolute', flexDirection: 'row', alignItems: 'center', gap: space.s },
  mirrored: { flexDirection: 'row-reverse' },
  narrow: { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'flex-end' },
  words: { flex: 1, textAlign: 'center' },
  button: { paddingHorizontal: space.m, minHeight: size.button },
  preview: { flex: 1, gap: space.hair },
  share: { flexDirection: 'row', alignItems: 'center', gap: space.s, height: 22 },
})
