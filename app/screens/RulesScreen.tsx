import { useNavigation, type StaticScreenProps } from '@react-navigation/native'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { Body, Button, EmptyState, Heading, Paper, Press } from '../../components/kit'
import { Icon } from '../../components/icons/Icon'
import { type RuleTopic } from '../../components/table/board'
import { colours, radius, size, space } from '../../components/theme/tokens'
import { tableOf } from '../tables'
import { Frame } from './Frame'

/** A game's rules: a list of short pages, or one of them. A long press on a piece comes straight to its page. */
export function RulesScreen({ route }: StaticScreenProps<{ game: string; topic?: string }>) {
  const { game, topic } = route.params
  const { t } = useTranslation(['house', game])
  const table = tableOf(game)
  if (!table) {
    return (
      <Frame title={t('rules.title')}>
        <EmptyState icon="broken" title={t('setup.noGame')} />
      </Frame>
    )
  }
  const place = table.rules.findIndex((page) => page.topic === topic)
  return (
    <Frame title={t('name', { ns: game })} game={game}>
      {place < 0 ? (
        <Contents game={game} pages={table.rules} />
      ) : (
        <Page game={game} pages={table.rules} place={place} />
      )}
    </Frame>
  )
}

function Contents({ game, pages }: { game: string; pages: readonly RuleTopic[] }) {
  const { t } = useTranslation(game)
  const navigation = useNavigation()
  return (
    <View style={styles.contents}>
      <Body>{t('summary')}</Body>
      {pages.map(({ topic }, index) => (
        <Press
          key={topic}
          label={t(`rules.${topic}.title`)}
          onPress={() => navigation.navigate('Rules', { game, topic })}
          style={(pressed) => [styles.entry, pressed && styles.pressed]}
        >
          <Body tone="accent" style={styles.number}>
            {index + 1}
          </Body>
          <Body style={styles.title}>{t(`rules.${topic}.title`)}</Body>
          <Icon name="forward" size={18} color={colours.brass} />
        </Press>
      ))}
    </View>
  )
}

function Page({ game, pages, place }: { game: string; pages: readonly RuleTopic[]; place: number }) {
  const { t } = useTranslation(['house', game])
  const navigation = useNavigation()
  const { topic, Illustration } = pages[place]!
  const next = pages[place + 1]
  const words = (key: string) => t(`rules.${key}`, { ns: game })
  return (
    <>
      <Paper style={styles.page}>
        <Heading>{words(`${topic}.title`)}</Heading>
        {Illustration && (
          <View style={styles.picture}>
            <Illustration />
          </View>
        )}
        {words(`${topic}.text`)
          .split('\n')
          .map((paragraph) => (
            <Body key={paragraph}>{paragraph}</Body>
          ))}
      </Paper>
      {next && (
        <Button
          title={words(`${next.topic}.title`)}
          label={t('rules.next', { title: words(`${next.topic}.title`) })}
          icon="forward"
          onPress={() => navigation.setParams({ game, topic: next.topic })}
        />
      )}
      <Button
        kind="quiet"
        icon="rules"
        title={t('rules.all')}
        onPress={() => navigation.setParams({ game, topic: undefined })}
      />
    </>
  )
}

const styles = StyleSheet.create({
  contents: { gap: space.s },
  entry: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: size.button,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    backgroundColor: colours.wood,
    borderRadius: radius.card,
  },
  pressed: { backgroundColor: colours.woodLight },
  number: { minWidth: space.l },
  title: { flex: 1 },
  page: { gap: space.m },
  picture: { alignItems: 'center', paddingVertical: space.s },
})
