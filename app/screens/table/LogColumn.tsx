import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

import { Heading, Panel } from '../../../components/kit'
import { type SeatLook } from '../../../components/table/board'
import { space } from '../../../components/theme/tokens'
import { type LogTurn } from '../../match/telling'
import { LogTurns } from './LogTurns'

const width = 300
/** From this width on the log stands beside the board. */
const roomForLog = 900

export function useRoomForLog(): boolean {
  const { left, right } = useSafeAreaInsets()
  return useWindowDimensions().width - left - right >= roomForLog
}

/** The log beside the board, where there is room for both; it follows the newest line. */
export function LogColumn({ turns, looks }: { turns: readonly LogTurn[]; looks: readonly SeatLook[] }) {
  const { t } = useTranslation()
  const list = useRef<ScrollView>(null)
  return (
    <Panel style={styles.column} role="complementary" aria-label={t('log.title')}>
      <Heading>{t('log.title')}</Heading>
      <ScrollView
        ref={list}
        onContentSizeChange={() => list.current?.scrollToEnd({ animated: false })}
        tabIndex={0}
      >
        <LogTurns turns={turns} looks={looks} />
      </ScrollView>
    </Panel>
  )
}

const styles = StyleSheet.create({
  column: { width, margin: space.m, marginTop: 0, gap: space.s },
})
