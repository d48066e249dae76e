import { useNavigation } from '@react-navigation/native'
import { setStringAsync } from 'expo-clipboard'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, say, Segmented, Sheet, type SheetHandle } from '../../../components/kit'
import { type SeatLook } from '../../../components/table/board'
import { speeds } from '../../../components/theme/motion'
import { type LogLine } from '../../match/telling'
import { type MatchRecord, type Player } from '../../storage/records'
import { useSettings } from '../../storage/settings'
import { exportText } from '../../storage/transfer'
import { LogLines } from './LogLines'
import { Seats } from './Seats'

const titles = { menu: 'menu.title', log: 'log.title', seats: 'seats.title' } as const

type Props = {
  sheet: SheetHandle
  /** As it stands now. */
  record: MatchRecord
  onSeats: (players: readonly Player[]) => void
  lines: () => readonly LogLine[]
  looks: readonly SeatLook[]
}

/** Everything at the table that is not a move; the log has its newest line first. Leaving keeps the match. */
export function TableMenu({ sheet, record, onSeats, lines, looks }: Props) {
  const { t } = useTranslation()
  const navigation = useNavigation()
  const [page, setPage] = useState<'menu' | 'log' | 'seats'>('menu')
  const speed = useSettings((settings) => settings.speed)
  const hasPeople = record.players.some((player) => player.kind === 'person' || player.keeps !== undefined)
  const go = (leave: () => void) => () => sheet.close(leave)
  const copy = async () => {
    await setStringAsync(exportText(record))
    say(t('matches.copied'))
  }
  return (
    <Sheet {...sheet.props} title={t(titles[page])} closeLabel={t('close')}>
      {page === 'log' && <LogLines lines={[...lines()].reverse()} looks={looks} />}
      {page === 'seats' && (
        <Seats players={record.players} onChange={(players) => sheet.close(() => onSeats(players))} />
      )}
      {page === 'menu' && (
        <>
          <Segmented
            label={t('settings.speed')}
            options={speeds.map((value) => ({ value, title: t(`settings.speeds.${value}`) }))}
            value={speed}
            onChange={(value) => useSettings.getState().change({ speed: value })}
          />
          <Button icon="log" title={t('log.title')} onPress={() => setPage('log')} />
          {hasPeople && <Button icon="hand" title={t('seats.title')} onPress={() => setPage('seats')} />}
          <Button
            icon="rules"
            title={t('rules.title')}
            onPress={go(() => navigation.navigate('Rules', { game: record.match.game }))}
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
