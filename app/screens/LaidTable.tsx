import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { View } from 'react-native'

import { Body, Button, EmptyState, Thinking } from '../../components/kit'
import { type AnyTable, type Cover } from '../../components/table/board'
import { duration } from '../../components/theme/tokens'
import { coverOf, laidTable, layTable } from '../tables'
import { reloadIfOutdated } from '../update'
import { Frame } from './Frame'

type Props = { game: string; children: (table: AnyTable) => ReactNode }

/** A place that needs a game's table: fetches it, and says so when that takes a while or fails. */
export function LaidTable({ game, children }: Props) {
  const { t } = useTranslation()
  const cover = coverOf(game)
  if (cover) {
    return (
      <Laying key={game} cover={cover}>
        {children}
      </Laying>
    )
  }
  return (
    <Frame title={t('app.name')}>
      <EmptyState icon="broken" title={t('setup.noGame')} />
    </Frame>
  )
}

function Laying({ cover, children }: { cover: Cover; children: (table: AnyTable) => ReactNode }) {
  const { t } = useTranslation()
  const { id } = cover.game
  const [table, setTable] = useState(() => laidTable(id))
  const [failed, setFailed] = useState(false)
  const fetching = table === undefined && !failed
  useEffect(() => {
    if (!fetching) return
    let gone = false
    layTable(cover).then(
      (fetched) => !gone && setTable(fetched),
      async () => {
        if (!(await reloadIfOutdated()) && !gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [cover, fetching])
  if (table) return children(table)
  return (
    <Frame title={t('name', { ns: id })} game={id}>
      {failed ? (
        <EmptyState
          icon="broken"
          title={t('loading.failed')}
          text={t('loading.failedText')}
          action={<Button kind="primary" title={t('loading.retry')} onPress={() => setFailed(false)} />}
        />
      ) : (
        <Waiting />
      )}
    </Frame>
  )
}

/** Nothing at first: what is there in a moment needs no word, and a word that goes at once only flickers. */
function Waiting() {
  const { t } = useTranslation()
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), duration.flourish)
    return () => clearTimeout(timer)
  }, [])
  if (!long) return null
  return (
    <View>
      <Thinking label={t('loading.waiting')} />
      <Body tone="soft">{t('loading.waiting')}</Body>
    </View>
  )
}
