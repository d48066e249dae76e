import { useNavigation, type StaticScreenProps } from '@react-navigation/native'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import Animated, { FadeInDown } from 'react-native-reanimated'

import { useFeedback } from '../../components/feedback'
import { Icon } from '../../components/icons/Icon'
import { Avatar, Body, Button, Caption, Figures, Panel, Strong, Title, useLying } from '../../components/kit'
import { type AnyTable, type SeatLook } from '../../components/table/board'
import { PointsCount } from '../../components/table/PointsCount'
import { useMotion } from '../../components/theme/motion'
import { colours, growth, space, themeOf } from '../../components/theme/tokens'
import { startMatch, type Result } from '../../rules'
import { isPerson, latestState, type Host } from '../match/host'
import { rank, type Placing } from '../match/ranking'
import { newSeed } from '../match/seed'
import { type MatchRecord } from '../storage/records'
import { useShelf } from '../storage/shelf'
import { looksOf } from '../words'
import { Frame } from './Frame'
import { OpenedMatch } from './OpenedMatch'

export function ResultScreen({ route }: StaticScreenProps<{ id: string }>) {
  return (
    <OpenedMatch id={route.params.id}>
      {({ record, table, host }) => {
        const result = host.game.result(latestState(host))
        return result ? (
          <Ending record={record} table={table} host={host} result={result} />
        ) : (
          <NotOver id={record.id} />
        )
      }}
    </OpenedMatch>
  )
}

/** Somebody came by the address of a result that does not exist yet. */
function NotOver({ id }: { id: string }) {
  const navigation = useNavigation()
  useEffect(
    () => navigation.reset({ index: 1, routes: [{ name: 'Home' }, { name: 'Table', params: { id } }] }),
    [id, navigation],
  )
  return null
}

type Props = { record: MatchRecord; table: AnyTable; host: Host; result: Result }

function Ending({ record, table, host, result }: Props) {
  const { t } = useTranslation(['house', table.game.id])
  const navigation = useNavigation()
  const feel = useFeedback()
  // On its side a phone has one row for the buttons, and leaves the rest to the places.
  const oneRow = useLying()
  const looks = looksOf(t, record.players)
  const { winners } = result
  const names = winners.map((seat) => looks[seat]!.name)
  const personWon = winners.some((seat) => isPerson(host, seat))
  const { off } = useMotion()
  // Nobody is named before the count is there.
  const [counted, setCounted] = useState(off)
  const count = { result, looks, built: counted, onBuilt: () => setCounted(true) }
  useEffect(() => {
    if (counted) feel(personWon ? 'won' : 'ended')
  }, [feel, personWon, counted])
  const home = () => navigation.reset({ index: 0, routes: [{ name: 'Home' }] })
  const rematch = async () => {
    const { seats, options } = record.match
    const match = startMatch(table.game, { seats, options, seed: newSeed() })
    const { id } = await useShelf.getState().begin(match, record.players)
    navigation.reset({ index: 1, routes: [{ name: 'Home' }, { name: 'Table', params: { id } }] })
  }
  return (
    <Frame
      title={t('name', { ns: table.game.id })}
      game={table.game.id}
      foot={
        !counted ? (
          <Button kind="primary" title={t('result.showAll')} onPress={() => setCounted(true)} />
        ) : (
          <View style={[styles.buttons, oneRow && styles.row]}>
            <Button
              kind="primary"
              icon="again"
              title={t('result.rematch')}
              style={oneRow && styles.half}
              onPress={() => void rematch()}
            />
            <View style={[styles.row, oneRow && styles.others]}>
              <Button
                icon="play"
                title={t('result.replay')}
                style={styles.half}
                maxFontSizeMultiplier={growth.table}
                onPress={() => navigation.navigate('Replay', { id: record.id })}
              />
              <Button
                icon="door"
                title={t('result.home')}
                style={styles.half}
                maxFontSizeMultiplier={growth.table}
                onPress={home}
              />
            </View>
          </View>
        )
      }
    >
      {counted && (
        <View style={styles.crown}>
          <Icon name="crown" size={64} color={themeOf(table.game.id).accent} twoTone />
          <Title style={styles.centred}>
            {t('result.winners', { count: names.length, names: names.join(', ') })}
          </Title>
          {result.decidedBy !== undefined && (
            <Body tone="soft" style={styles.centred}>
              {t(`ties.${result.decidedBy}`, { ns: table.game.id })}
            </Body>
          )}
        </View>
      )}
      {table.Count ? (
        <table.Count {...count} view={host.game.view(latestState(host), null)} />
      ) : (
        !counted && (
          <PointsCount {...count} nameOf={(source) => t(`sources.${source}`, { ns: table.game.id })} />
        )
      )}
      {counted && (
        <View role="list" style={styles.places}>
          {rank(result).map((placing, index) => (
            <Place
              key={placing.seat}
              placing={placing}
              order={index}
              look={looks[placing.seat]!}
              sources={result.breakdown[placing.seat]!.map(
                ({ source, points }) => `${t(`sources.${source}`, { ns: table.game.id })} ${points}`,
              )}
            />
          ))}
        </View>
      )}
    </Frame>
  )
}

type PlaceProps = { placing: Placing; order: number; look: SeatLook; sources: readonly string[] }

function Place({ placing, order, look, sources }: PlaceProps) {
  const { t } = useTranslation()
  const motion = useMotion()
  const entering = motion.off
    ? undefined
    : FadeInDown.delay(order * 2 * motion.ms('stagger')).duration(motion.ms('flourish'))
  return (
    <Animated.View entering={entering} role="listitem">
      <Panel style={[styles.place, placing.place === 1 && styles.first]}>
        <Figures style={styles.rank} aria-label={t('result.place', { place: placing.place })}>
          {placing.place}
        </Figures>
        <Avatar face={look.face} colour={look.colour} size={44} />
        <View style={styles.words}>
          <Strong numberOfLines={1}>{look.name}</Strong>
          <Caption tone="soft">{sources.join(' · ') || t('result.nothing')}</Caption>
        </View>
        <Figures aria-label={t('result.points', { count: placing.points })}>{placing.points}</Figures>
      </Panel>
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  crown: { alignItems: 'center', gap: space.s },
  centred: { textAlign: 'center' },
  places: { gap: space.s },
  place: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.m },
  first: { borderColor: colours.brass },
  rank: { minWidth: space.xl, textAlign: 'center' },
  words: { flex: 1, gap: space.hair },
  buttons: { gap: space.s },
  row: { flexDirection: 'row', gap: space.s },
  others: { flex: 2 },
  half: { flex: 1, paddingHorizontal: space.s },
})
