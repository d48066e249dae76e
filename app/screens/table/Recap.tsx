import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'

import { IconButton, Paper, Strong } from '../../../components/kit'
import { type SeatLook } from '../../../components/table/board'
import { shadow, size, space } from '../../../components/theme/tokens'
import { type LogLine } from '../../match/telling'
import { LogLines } from './LogLines'

type Props = { lines: readonly LogLine[]; looks: readonly SeatLook[]; onClose: () => void }

/** A slip laid on the table for whoever takes the phone: what happened since they last had it. */
export function Recap({ lines, looks, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <View style={styles.place}>
      <Paper style={styles.slip} role="region" aria-label={t('recap.title')}>
        <View style={styles.head}>
          <Strong style={styles.title}>{t('recap.title')}</Strong>
          <IconButton icon="close" label={t('close')} onPress={onClose} />
        </View>
        <ScrollView style={styles.lines}>
          <LogLines lines={lines} looks={looks} />
        </ScrollView>
      </Paper>
    </View>
  )
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: space.m,
    right: space.m,
    top: space.xs,
    pointerEvents: 'box-none',
    alignItems: 'center',
  },
  slip: {
    width: '100%',
    maxWidth: size.dialog,
    paddingTop: space.xs,
    paddingRight: space.xs,
    boxShadow: shadow.lifted,
  },
  head: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1 },
  lines: { maxHeight: 140, paddingRight: space.s },
})
