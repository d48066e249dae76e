import { useNavigation } from '@react-navigation/native'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

import { Body, Button, Caption, Display, Felt, Heading, IconButton, Press, say } from '../../components/kit'
import { type Cover } from '../../components/table/board'
import { colours, radius, shadow, size, space, themeOf } from '../../components/theme/tokens'
import { optionCombinations } from '../../rules/core/options'
import { unfinishedMatches, useShelf } from '../storage/shelf'
import { coverOf, covers } from '../tables'
import { describeCompany } from '../words'

const pictureHeight = 132
/** From here on two tables stand side by side. */
const wide = 720

export function HomeScreen() {
  const { t } = useTranslation()
  const navigation = useNavigation()
  const insets = useSafeAreaInsets()
  const window = useWindowDimensions()
  const width = window.width - insets.left - insets.right
  const columns = width >= wide && covers.length > 1 ? 2 : 1
  const room = Math.min(width - 2 * space.l, columns * size.column)
  const cardWidth = (room - (columns - 1) * space.l) / columns
  useToldOfBroken()
  return (
    <Felt clear="sides">
      <ScrollView
        contentContainerStyle={[
          styles.house,
          { paddingTop: insets.top + space.l, paddingBottom: insets.bottom + space.l },
        ]}
        role="main"
        tabIndex={0}
      >
        <View style={[styles.head, { width: room }]}>
          <View style={styles.name}>
            <Display>{t('app.name')}</Display>
            <Body tone="soft">{t('app.motto')}</Body>
          </View>
          <IconButton
            icon="settings"
            label={t('settings.title')}
            onPress={() => navigation.navigate('Settings')}
          />
          <IconButton icon="help" label={t('about.title')} onPress={() => navigation.navigate('About')} />
        </View>
        <View style={{ width: room }}>
          <Continue />
        </View>
        <View style={[styles.tables, { width: room }]}>
          {covers.map((cover) => (
            <CoverCard key={cover.game.id} cover={cover} width={cardWidth} />
          ))}
        </View>
        <Button
          kind="quiet"
          icon="log"
          title={t('home.matches')}
          onPress={() => navigation.navigate('Matches')}
        />
      </ScrollView>
    </Felt>
  )
}

/** Says once that something was set aside; the list of matches has the details. */
function useToldOfBroken() {
  const { t } = useTranslation()
  const count = useShelf((shelf) => shelf.newlyBroken)
  useEffect(() => {
    if (count === 0) return
    say(t('matches.setAside', { count }))
    useShelf.getState().brokenTold()
  }, [count, t])
}

function Continue() {
  const { t } = useTranslation()
  const navigation = useNavigation()
  const records = useShelf((shelf) => shelf.records)
  const latest = unfinishedMatches(records).find(({ match }) => coverOf(match.game))
  if (!latest) return null
  return (
    <Press
      label={`${t('home.continue')}: ${t('name', { ns: latest.match.game })}, ${describeCompany(t, latest.players)}`}
      onPress={() => navigation.navigate('Table', { id: latest.id })}
      style={(pressed) => [styles.resume, pressed && styles.pressed]}
    >
      <Heading style={styles.resumeTitle}>{t('home.continue')}</Heading>
      <Body style={styles.resumeText}>
        {t('name', { ns: latest.match.game })} · {describeCompany(t, latest.players)}
      </Body>
    </Press>
  )
}

function seatRange({ game }: Cover): { from: number; to: number } {
  const counts = optionCombinations(game).flatMap((options) => game.seats(options))
  return { from: Math.min(...counts), to: Math.max(...counts) }
}

function CoverCard({ cover, width }: { cover: Cover; width: number }) {
  const { game, Picture, minutes } = cover
  const { t } = useTranslation()
  const navigation = useNavigation()
  const theme = themeOf(game.id)
  const range = seatRange(cover)
  const players = t('home.players', { ...range, count: range.to })
  const time = t('home.minutes', {
    from: minutes[0],
    to: minutes[1],
    context: minutes[0] === minutes[1] ? 'one' : 'range',
  })
  const name = t('name', { ns: game.id })
  return (
    <Press
      label={`${name}. ${players}, ${time}`}
      onPress={() => navigation.navigate('Setup', { game: game.id })}
      style={(pressed) => [
        styles.card,
        { width, backgroundColor: theme.felt[1], borderColor: theme.accent },
        pressed && styles.pressed,
      ]}
    >
      <Picture width={width - 2 * size.frame} height={pictureHeight} />
      <View style={styles.plate}>
        <Heading style={styles.cardName}>{name}</Heading>
        <Caption tone="soft">
          {players} · {time}
        </Caption>
      </View>
    </Press>
  )
}

const styles = StyleSheet.create({
  house: { alignItems: 'center', gap: space.l },
  head: { flexDirection: 'row', alignItems: 'flex-start' },
  name: { flex: 1 },
  resume: {
    backgroundColor: colours.brass,
    borderRadius: radius.card,
    paddingVertical: space.m,
    paddingHorizontal: space.l,
    boxShadow: `${shadow.lifted}, ${shadow.edges}`,
  },
  resumeTitle: { color: colours.ink },
  resumeText: { color: colours.ink },
  pressed: { transform: [{ translateY: 2 }], boxShadow: shadow.resting },
  tables: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  card: {
    borderRadius: radius.sheet,
    borderWidth: size.frame,
    overflow: 'hidden',
    boxShadow: shadow.lifted,
  },
  plate: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
    backgroundColor: colours.wood,
  },
  cardName: { flexShrink: 1 },
})
