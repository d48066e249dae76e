import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'

import { IconButton, Paper } from '../../../components/kit'
import { type SeatLook } from '../../../components/table/board'
import { shadow, size, space } from '../../../components/theme/tokens'
import { type LogLine } from '../../match/telling'
import { LogLines } from './LogLines'

type Props = { lines: readonly LogLine[]; looks: readonly SeatLook[]; onClose: () => void }

/** A strip above the board, which makes room for it: what happened since they last had the phone. */
export function Recap({ lines, looks, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Paper style={styles.strip} role="region" aria-label={t('recap.title')}>
      <ScrollView style={styles.lines} tabIndex={0}>
        <LogLines lines={lines} looks={looks} />
      </ScrollView>
      <View>
        <IconButton icon="close" label={t('close')} onPress={onClose} />
      </View>
    </Paper>
  )
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'center',
    width: '100%',
    maxWidth: size.column,
    marginBottom: space.xs,
    paddingVertical: 0,
    paddingLeft: space.m,
    paddingRight: 0,
    boxShadow: shadow.resting,
  },
  lines: { flex: 1, maxHeight: 64, marginVertical: space.xs },
})
