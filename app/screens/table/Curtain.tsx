import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet } from 'react-native'

import { Avatar, Body, Button, Felt, Title } from '../../../components/kit'
import { type SeatLook } from '../../../components/table/board'
import { space } from '../../../components/theme/tokens'

/** How long a finger must rest: a phone taken into the hand by its screen must not open it. */
const holdMs = 600

type Props = {
  game: string
  look: SeatLook
  onReveal: () => void
  /** For whoever gives the phone away and thinks better of it; null when nothing can be taken back. */
  onUndo: (() => void) | null
  /** What asks something over the curtain. What happened meanwhile can stand here too. */
  children?: ReactNode
}

/**
 * Stands between two people and takes the board's place: behind it nothing is drawn that could be seen, or read by a
 * screen reader. Held, or pressed and then confirmed, it opens.
 */
export function Curtain({ game, look, onReveal, onUndo, children }: Props) {
  const { t } = useTranslation()
  const [pressed, setPressed] = useState(false)
  return (
    <Felt game={game} clear="around" style={styles.curtain} role="main">
      <Avatar face={look.face} colour={look.colour} size={96} />
      <Title style={styles.words}>{t('curtain.title', { name: look.word })}</Title>
      <Body tone="soft" style={styles.words}>
        {t('curtain.text')}
      </Body>
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
})
