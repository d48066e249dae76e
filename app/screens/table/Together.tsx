import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { Body, Button, Paper } from '../../../components/kit'
import { shadow, size, space } from '../../../components/theme/tokens'

type Props = {
  /** Before the result is shown, or after everybody has seen it. */
  when: 'gather' | 'part'
  onGather: () => void
  onPart: () => void
}

/** What several people waited for: they lay the phone down, look, and go on. It lies where one's hand would be. */
export function Together({ when, onGather, onPart }: Props) {
  const { t } = useTranslation()
  return (
    <View style={styles.place}>
      <Paper style={styles.slip} aria-live="polite">
        <Body style={styles.words}>{t(when === 'gather' ? 'together.gather' : 'together.seen')}</Body>
        {when === 'gather' ? (
          <Button kind="primary" title={t('together.show')} onPress={onGather} />
        ) : (
          <Button kind="primary" title={t('together.goOn')} onPress={onPart} />
        )}
      </Paper>
    </View>
  )
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: space.m,
    right: space.m,
    bottom: space.m,
    pointerEvents: 'box-none',
    alignItems: 'center',
  },
  slip: { width: '100%', maxWidth: size.dialog, gap: space.s, boxShadow: shadow.lifted },
  words: { textAlign: 'center' },
})
