import { useNavigation, type StaticScreenProps } from '@react-navigation/native'
import { useTranslation } from 'react-i18next'

import { type AnyTable } from '../../components/table/board'
import { RulePages } from '../../components/table/RulePages'
import { Frame } from './Frame'
import { LaidTable } from './LaidTable'

/** A game's rules: a list of short pages, or one of them. */
export function RulesScreen({ route }: StaticScreenProps<{ game: string; topic?: string }>) {
  const { game, topic } = route.params
  return <LaidTable game={game}>{(table) => <RulesOf table={table} topic={topic} />}</LaidTable>
}

function RulesOf({ table, topic }: { table: AnyTable; topic: string | undefined }) {
  const { t } = useTranslation()
  const navigation = useNavigation()
  const game = table.game.id
  // A page opened from the list is left again by going back; from page to page nothing piles up.
  const open = (next: string | undefined) => {
    if (topic === undefined && next !== undefined) navigation.navigate('Rules', { game, topic: next })
    else navigation.setParams({ game, topic: next })
  }
  return (
    <Frame title={t('name', { ns: game })} game={game}>
      <RulePages game={game} pages={table.rules} topic={topic} onTopic={open} />
    </Frame>
  )
}
