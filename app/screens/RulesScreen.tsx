import { useNavigation, type StaticScreenProps } from '@react-navigation/native'
import { useTranslation } from 'react-i18next'

import { EmptyState } from '../../components/kit'
import { RulePages } from '../../components/table/RulePages'
import { tableOf } from '../tables'
import { Frame } from './Frame'

/** A game's rules: a list of short pages, or one of them. */
export function RulesScreen({ route }: StaticScreenProps<{ game: string; topic?: string }>) {
  const { game, topic } = route.params
  const { t } = useTranslation(['house', game])
  const navigation = useNavigation()
  const table = tableOf(game)
  if (!table) {
    return (
      <Frame title={t('rules.title')}>
        <EmptyState icon="broken" title={t('setup.noGame')} />
      </Frame>
    )
  }
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
