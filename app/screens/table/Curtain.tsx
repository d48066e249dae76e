import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet } from 'react-native'

import { Avatar, Body, Button, Felt, Paper, Strong, Title } from '../../../components/kit'
import { type SeatLook } from '../../../components/table/board'
import { size, space } from '../../../components/theme/tokens'
import { type LogLine } from '../../match/telling'
import { LogLines } from './LogLines'

/** How long a finger must rest: a phone taken into the hand by its screen must not open it. */
const holdMs = 600

type Props = {
  game: string
  look: SeatLook
  onReveal: () => void
  /** For whoever gives the phone away and thinks better of it; null when nothing can be taken back. */
  onUndo: (() => void) | null
  /** What happened while they did not have the phone. */
  missed: readonly LogLine[]
  looks: readonly SeatLook[]
  /** What asks something over the curtain. */
  children?: ReactNode
}

/**
 * Stands between two people and takes the board's place: behind it nothing is drawn that could be seen, or read by a
 * screen reader. Held, or pressed and then confirmed, it opens.
 */
export function Curtain({ game, look, onReveal, onUndo, missed, looks, children }: Props) {
  const { t } = useTranslation()
  const [pressed, setPressed] = useState(false)
  return (
    <Felt game={game} clear="around" style={styles.curtain} role="main">
      <Avatar face={look.face} colour={look.colour} size={96} />
      <Title style={styles.words}>{t('curtain.title', { name: look.word })}</Title>
      <Body tone="soft" style={styles.words}>
        {t('curtain.text')}
      </Body>
      {missed.length > 0 && (
        <Paper style={styles.missed} role="region" aria-label={t('recap.title')}>
          <Strong>{t('recap.title')}</Strong>
          <ScrollView tabIndex={0}>
            <LogLines lines={missed} looks={looks} />
          </ScrollView>
        </Paper>
      )}
      {pressed ? (
        <Button kind="primary" title={t('curtain.confirm', { name: look.name })} onPress={onReveal} />
      ) : (
        <Button
          kind="primary"
          icon="hand"
          title={t('curtain.hold')}
          delayLongPress={holdMs}
          onLongPress={onReveal}
          onPress={() => setPressed(true)}
        />
      )}
      {onUndo && <Button kind="quiet" icon="undo" title={t('undo.title')} onPress={onUndo} />}
      {children}
    </Felt>
  )
}

const styles = StyleSheet.create({
  curtain: { alignItems: 'center', justifyContent: 'center', gap: space.l, padding: space.xl },
  words: { textAlign: 'center' },
  missed: { width: '100%', maxWidth: size.dialog, maxHeight: 160, gap: space.xs },
})
