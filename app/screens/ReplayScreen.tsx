import { useNavigation, type StaticScreenProps } from '@react-navigation/native'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { Felt, IconButton, Label, Slider, Strong, useAnnounced, useLying } from '../../components/kit'
import { type AnyTable } from '../../components/table/board'
import { PeekLayer } from '../../components/table/PeekLayer'
import { paceOf } from '../../components/theme/motion'
import { growth, size, space } from '../../components/theme/tokens'
import { type GameEvent } from '../../rules'
import { actAfter, actBefore, stateAt, type Host } from '../match/host'
import { heardOf } from '../match/showing'
import { tellSteps, turnsOf } from '../match/telling'
import { type MatchRecord } from '../storage/records'
import { useSettings } from '../storage/settings'
import { looksOf } from '../words'
import { OpenedMatch } from './OpenedMatch'
import { LiveWords } from './table/LiveWords'
import { LogColumn, useRoomForLog } from './table/LogColumn'

/** Between two moves of a running replay, at normal speed. */
const restMs = 500
const nothing: readonly GameEvent[] = []
const noMoves: readonly unknown[] = []

export function ReplayScreen({ route }: StaticScreenProps<{ id: string }>) {
  return <OpenedMatch id={route.params.id}>{(opened) => <Replay {...opened} />}</OpenedMatch>
}

type Props = { record: MatchRecord; table: AnyTable; host: Host }

/** A finished match once more: by steps, running, or by sliding through it. */
function Replay({ record, table, host }: Props) {
  const { t } = useTranslation(['house', table.game.id])
  const navigation = useNavigation()
  const wide = useRoomForLog()
  // On its side a phone has room for the words beside the title.
  const low = useLying()
  const speed = useSettings((settings) => settings.speed)
  const last = host.steps.length
  // `stepped`: the moment was reached from the act before it, so what happened between is shown.
  const [{ moment, stepped }, setAt] = useState({ moment: 0, stepped: false })
  const [running, setRunning] = useState(true)

  // Seen by the person who played, as then; a table of several, or of none, is seen as by an onlooker.
  const people = record.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
  const viewer = people.length === 1 ? people[0]! : null
  const from = moment > 0 ? actBefore(host, moment) : 0
  const view = useMemo(() => host.game.view(stateAt(host, moment), viewer), [host, moment, viewer])
  const before = useMemo(
    () => (stepped ? host.game.view(stateAt(host, from), viewer) : view),
    [host, from, stepped, viewer, view],
  )
  const events = useMemo(
    () => (stepped ? heardOf(host.steps.slice(from, moment), viewer) : nothing),
    [host, from, moment, stepped, viewer],
  )
  const next = Math.min(last, actAfter(host, moment))

  const playing = running && moment < last
  useEffect(() => {
    if (!playing) return
    const wait = (table.duration(events) + restMs) * (paceOf(speed) || 0.5)
    const timer = setTimeout(() => setAt({ moment: next, stepped: true }), wait)
    return () => clearTimeout(timer)
  }, [playing, next, events, speed, table])

  const jump = (to: number) => {
    setRunning(false)
    setAt({ moment: Math.min(last, Math.max(0, to)), stepped: to > moment && to === next })
  }
  const toggle = () => {
    if (moment === last) setAt({ moment: 0, stepped: false })
    setRunning(!playing)
  }
  const looks = looksOf(t, record.players)
  const teller = { table, players: record.players, t }
  const tell = (from: number) => tellSteps(teller, host.steps.slice(from, moment), viewer, from + 1)
  const now = tell(from)
  const story = now.map(({ text }) => text).join(' ')
  // Where there is room for the log, the words are not shown but only told.
  useAnnounced(wide ? '' : story, moment)
  const words = (
    <Label
      style={[styles.words, !low && styles.below]}
      numberOfLines={low ? 2 : 3}
      maxFontSizeMultiplier={growth.piece}
      aria-live="polite"
    >
      {story || t('replay.opening')}
    </Label>
  )
  const where = t('replay.move', { number: moment, of: last })
  const { Board } = table
  return (
    <Felt game={table.game.id} clear="around">
      <View style={styles.header}>
        <IconButton
          icon="back"
          label={t('back')}
          onPress={() =>
            navigation.canGoBack() ? navigation.goBack() : navigation.navigate('Result', { id: record.id })
          }
        />
        <Strong role="heading" aria-level={1} numberOfLines={1} maxFontSizeMultiplier={growth.table}>
          {t('replay.title')}
        </Strong>
        <View style={styles.between}>{low && !wide && words}</View>
        <Label tone="soft" style={styles.where} maxFontSizeMultiplier={growth.table}>
          {where}
        </Label>
      </View>
      <View style={styles.room}>
        <View style={styles.board} role="main">
          <PeekLayer game={table.game.id} pages={table.rules}>
            {({ openRule }) => (
              <Board
                view={view}
                before={before}
                events={events}
                recent={events}
                caption=""
                finish={null}
                step={moment}
                moves={noMoves}
                looks={looks}
                watching
                play={() => undefined}
                explain={() => undefined}
                skip={() => undefined}
                openRule={openRule}
              />
            )}
          </PeekLayer>
        </View>
        {wide && <LogColumn turns={turnsOf(teller, host, tell(0))} looks={looks} />}
      </View>
      {wide ? <LiveWords words={story} serial={moment} /> : !low && words}
      <View style={styles.controls}>
        <IconButton
          icon="step-back"
          label={t('replay.back')}
          disabled={moment === 0}
          onPress={() => jump(from)}
        />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'replay.pause' : 'replay.play')}
          accent
          onPress={toggle}
        />
        <IconButton
          icon="step-on"
          label={t('replay.on')}
          disabled={moment === last}
          onPress={() => jump(next)}
        />
        <View style={styles.slider}>
          <Slider
            label={t('replay.title')}
            valueText={where}
            value={moment}
            min={0}
            max={last}
            onChange={jump}
          />
        </View>
      </View>
    </Felt>
  )
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', height: size.target, paddingHorizontal: space.xs },
  between: { flex: 1 },
  where: { paddingRight: space.m },
  room: { flex: 1, flexDirection: 'row', gap: space.m },
  board: { flex: 1 },
  words: { paddingHorizontal: space.l, textAlign: 'center' },
  // Three lines, whether there are words or not: the board must not change its size with each move.
  below: { minHeight: 60 },
  controls: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingHorizontal: space.s,
    paddingBottom: space.s,
  },
  slider: { flex: 1, paddingHorizontal: space.s },
})
