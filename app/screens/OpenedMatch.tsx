import { useNavigation } from '@react-navigation/native'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, EmptyState } from '../../components/kit'
import { type AnyTable } from '../../components/table/board'
import { CrashGuard } from '../CrashGuard'
import { type Host } from '../match/host'
import { openMatch } from '../match/open'
import { type MatchRecord } from '../storage/records'
import { useShelf } from '../storage/shelf'
import { Frame } from './Frame'

type Opened = { record: MatchRecord; table: AnyTable; host: Host }

/**
 * Opens the match of a place (table, result, replay) once, when the place is entered. One that cannot be opened is
 * set aside with a word; a crash below shows a page that can copy the log.
 */
export function OpenedMatch(props: { id: string; children: (opened: Opened) => ReactNode }) {
  const navigation = useNavigation()
  const leave = () => navigation.reset({ index: 0, routes: [{ name: 'Home' }] })
  const report = () => useShelf.getState().records[props.id]?.match
  return (
    <CrashGuard report={report} onLeave={leave}>
      <Opening key={props.id} {...props} />
    </CrashGuard>
  )
}

function Opening({ id, children }: { id: string; children: (opened: Opened) => ReactNode }) {
  const { t } = useTranslation()
  const navigation = useNavigation()
  const [record] = useState(() => useShelf.getState().records[id])
  const [opened] = useState(() => (record ? openMatch(record) : null))
  const unreadable = record !== undefined && opened === null
  useEffect(() => {
    if (record && unreadable) void useShelf.getState().setAside(record)
  }, [record, unreadable])
  if (record && opened) return children({ record, ...opened })
  return (
    <Frame title={t('app.name')}>
      <EmptyState
        icon="broken"
        title={t(unreadable ? 'matches.unreadable' : 'matches.notFound')}
        text={unreadable ? t('matches.unreadableText') : undefined}
        action={
          <Button kind="primary" title={t('matches.title')} onPress={() => navigation.navigate('Matches')} />
        }
      />
    </Frame>
  )
}
