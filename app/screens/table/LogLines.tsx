import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { Body, SeatBadge } from '../../../components/kit'
import { type SeatLook } from '../../../components/table/board'
import { space } from '../../../components/theme/tokens'
import { type LogLine } from '../../match/telling'

/** The log in words; each line carries the mark of whose doing it was. */
export function LogLines({ lines, looks }: { lines: readonly LogLine[]; looks: readonly SeatLook[] }) {
  const { t } = useTranslation()
  if (lines.length === 0) return <Body tone="soft">{t('log.empty')}</Body>
  return (
    <View role="list" style={styles.lines}>
      {lines.map((line, index) => (
        <View key={index} role="listitem" style={styles.line}>
          <SeatBadge colour={looks[line.seat]!.colour} size={20} />
          <Body style={styles.words}>{line.text}</Body>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  lines: { gap: space.s },
  line: { flexDirection: 'row', gap: space.s, alignItems: 'flex-start' },
  words: { flex: 1 },
})
