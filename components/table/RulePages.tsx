import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { Icon } from '../icons/Icon'
import { Body, Button, Heading, Paper, Press } from '../kit'
import { colours, radius, size, space } from '../theme/tokens'
import { type RuleTopic } from './board'

type Props = {
  game: string
  pages: readonly RuleTopic[]
  /** Undefined for the list of all pages. */
  topic: string | undefined
  onTopic(topic: string | undefined): void
}

/** A game's rules, wherever they are read: on a screen of their own, or in a drawer over the table. */
export function RulePages({ game, pages, topic, onTopic }: Props) {
  const place = pages.findIndex((page) => page.topic === topic)
  if (place < 0) return <Contents game={game} pages={pages} onTopic={onTopic} />
  return <Page game={game} pages={pages} place={place} onTopic={onTopic} />
}

type ContentsProps = Omit<Props, 'topic'>

function Contents({ game, pages, onTopic }: ContentsProps) {
  const { t } = useTranslation(game)
  return (
    <View style={styles.contents}>
      <Body>{t('summary')}</Body>
      {pages.map(({ topic }, index) => (
        <Press
          key={topic}
          label={t(`rules.${topic}.title`)}
          onPress={() => onTopic(topic)}
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

function Page({ game, pages, place, onTopic }: ContentsProps & { place: number }) {
  const { t } = useTranslation(['house', game])
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
          onPress={() => onTopic(next.topic)}
        />
      )}
      <Button kind="quiet" icon="rules" title={t('rules.all')} onPress={() => onTopic(undefined)} />
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
