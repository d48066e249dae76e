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
import { coverOf } from '../tables'
import { Frame } from './Frame'
import { LaidTable } from './LaidTable'

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
  const [record] = useState(() => useShelf.getState().records[id])
  if (!record) return <NoMatch title={t('matches.notFound')} />
  // A game that this app does not know is no reason to wait for its table.
  if (!coverOf(record.match.game)) return <Unreadable record={record} />
  return (
    <LaidTable game={record.match.game}>
      {(table) => (
        <Laid record={record} table={table}>
          {children}
        </Laid>
      )}
    </LaidTable>
  )
}

type LaidProps = { record: MatchRecord; table: AnyTable; children: (opened: Opened) => ReactNode }

function Laid({ record, table, children }: LaidProps) {
  const [host] = useState(() => openMatch(record, table))
  return host ? children({ record, table, host }) : <Unreadable record={record} />
}

function Unreadable({ record }: { record: MatchRecord }) {
  const { t } = useTranslation()
  useEffect(() => {
    void useShelf.getState().setAside(record)
  }, [record])
  return <NoMatch title={t('matches.unreadable')} text={t('matches.unreadableText')} />
}

function NoMatch({ title, text }: { title: string; text?: string }) {
  const { t } = useTranslation()
  const navigation = useNavigation()
  return (
    <Frame title={t('app.name')}>
      <EmptyState
        icon="broken"
        title={title}
        text={text}
        action={
          <Button kind="primary" title={t('matches.title')} onPress={() => navigation.navigate('Matches')} />
        }
      />
    </Frame>
  )
}
