import { useNavigation } from '@react-navigation/native'
import { setStringAsync } from 'expo-clipboard'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, say, Segmented, Sheet, type SheetHandle } from '../../../components/kit'
import { type SeatLook } from '../../../components/table/board'
import { speeds } from '../../../components/theme/motion'
import { type Match } from '../../../rules'
import { type LogLine } from '../../match/telling'
import { type MatchRecord } from '../../storage/records'
import { useSettings } from '../../storage/settings'
import { exportText } from '../../storage/transfer'
import { LogLines } from './LogLines'

type Props = {
  sheet: SheetHandle
  record: MatchRecord
  match: Match
  lines: () => readonly LogLine[]
  looks: readonly SeatLook[]
}

/** Everything at the table that is not a move; the log has its newest line first. Leaving keeps the match. */
export function TableMenu({ sheet, record, match, lines, looks }: Props) {
  const { t } = useTranslation()
  const navigation = useNavigation()
  const [page, setPage] = useState<'menu' | 'log'>('menu')
  const speed = useSettings((settings) => settings.speed)
  const go = (leave: () => void) => () => sheet.close(leave)
  const copy = async () => {
    await setStringAsync(exportText({ ...record, match: match as MatchRecord['match'] }))
    say(t('matches.copied'))
  }
  return (
    <Sheet {...sheet.props} title={t(page === 'menu' ? 'menu.title' : 'log.title')} closeLabel={t('close')}>
      {page === 'log' ? (
        <LogLines lines={[...lines()].reverse()} looks={looks} />
      ) : (
        <>
          <Segmented
            label={t('settings.speed')}
            options={speeds.map((value) => ({ value, title: t(`settings.speeds.${value}`) }))}
            value={speed}
            onChange={(value) => useSettings.getState().change({ speed: value })}
          />
          <Button icon="log" title={t('log.title')} onPress={() => setPage('log')} />
          <Button
            icon="rules"
            title={t('rules.title')}
            onPress={go(() => navigation.navigate('Rules', { game: match.game }))}
          />
          <Button
            icon="settings"
            title={t('settings.title')}
            onPress={go(() => navigation.navigate('Settings'))}
          />
          <Button icon="copy" title={t('menu.copy')} onPress={() => void copy()} />
          <Button
            icon="door"
            title={t('menu.leave')}
            onPress={go(() => navigation.reset({ index: 0, routes: [{ name: 'Home' }] }))}
          />
        </>
      )}
    </Sheet>
  )
}
