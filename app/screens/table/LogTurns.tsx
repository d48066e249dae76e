import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { Body, Label, SeatBadge, Strong } from '../../../components/kit'
import { type SeatLook } from '../../../components/table/board'
import { space } from '../../../components/theme/tokens'
import { type LogTurn } from '../../match/telling'

type Props = { turns: readonly LogTurn[]; looks: readonly SeatLook[] }

/** The log by turns: round and phase where they change, then who did what. */
export function LogTurns({ turns, looks }: Props) {
  const { t } = useTranslation()
  if (turns.length === 0) return <Body tone="soft">{t('log.empty')}</Body>
  return (
    <View role="list" style={styles.turns}>
      {turns.map(({ heading, seat, lines }, index) => (
        <View key={index} role="listitem" style={styles.turn}>
          {heading !== null && <Strong tone="accent">{heading}</Strong>}
          <View style={styles.row}>
            <SeatBadge colour={looks[seat]!.colour} size={20} />
            <View style={styles.lines}>
              {lines.map((line, number) => (
                <Label key={number}>{line}</Label>
              ))}
            </View>
          </View>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  turns: { gap: space.s },
  turn: { gap: space.xs },
  row: { flexDirection: 'row', gap: space.s, alignItems: 'flex-start' },
  lines: { flex: 1, gap: space.hair },
})
