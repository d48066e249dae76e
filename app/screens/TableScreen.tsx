import { useNavigation, type StaticScreenProps } from '@react-navigation/native'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Gesture, GestureDetector } from 'react-native-gesture-handler'
import { scheduleOnRN } from 'react-native-worklets'

import { Felt, useSheet } from '../../components/kit'
import { type AnyTable } from '../../components/table/board'
import { paceOf } from '../../components/theme/motion'
import { duration, size, space } from '../../components/theme/tokens'
import { type Seat } from '../../rules'
import { isPerson, latestState, missedBy, momentOnShow, phaseOf, type Host } from '../match/host'
import { tellSteps } from '../match/telling'
import { useTable } from '../match/useTable'
import { type MatchRecord } from '../storage/records'
import { useSettings } from '../storage/settings'
import { looksOf } from '../words'
import { OpenedMatch } from './OpenedMatch'
import { Curtain } from './table/Curtain'
import { LiveWords, useHeardFrom } from './table/LiveWords'
import { LogColumn, useRoomForLog } from './table/LogColumn'
import { Recap } from './table/Recap'
import { TableHeader } from './table/TableHeader'
import { TableMenu } from './table/TableMenu'
import { useAwake } from './table/useAwake'
import { useMoment } from './table/useMoment'

export function TableScreen({ route }: StaticScreenProps<{ id: string }>) {
  return <OpenedMatch id={route.params.id}>{(opened) => <Table {...opened} />}</OpenedMatch>
}

type Props = { record: MatchRecord; table: AnyTable; host: Host }

function Table({ record, table, host: opened }: Props) {
  const { t } = useTranslation(['house', table.game.id])
  const navigation = useNavigation()
  useAwake()
  const wide = useRoomForLog()
  const [{ host, thinking, crash }, controller] = useTable(record, table, opened)
  const menu = useSheet()
  const [recapClosedAt, setRecapClosedAt] = useState(-1)
  if (crash !== null) throw crash

  const phase = phaseOf(host)
  const over = phase.name === 'over'
  useEffect(() => {
    // Nobody is led away from an open menu, nor while it is still going.
    if (!over || !menu.gone) return
    // A moment to see the last move before the count.
    const wait = duration.diceLong * paceOf(useSettings.getState().speed)
    const timer = setTimeout(
      () =>
        navigation.reset({
          index: 1,
          routes: [{ name: 'Home' }, { name: 'Result', params: { id: record.id } }],
        }),
      wait,
    )
    return () => clearTimeout(timer)
  }, [over, menu.gone, navigation, record.id])

  const moment = momentOnShow(host)
  const { holder } = host
  const { view, events } = useMoment(host, moment)
  const awaited = phase.name === 'awaiting' && holder !== null && phase.actors.includes(holder)
  const moves = awaited ? host.game.moves(latestState(host), holder) : []
  // Whoever skips hears all that was skipped.
  const heardFrom = useHeardFrom(moment)
  const words = tellSteps(table, record.players, t, host.steps.slice(heardFrom, moment), holder)
    .map(({ text }) => text)
    .join(' ')
  const looks = looksOf(t, record.players)
  const waiting = !awaited && !over

  if (phase.name === 'handover' && phase.curtain) {
    return (
      <Curtain game={table.game.id} look={looks[phase.to]!} onReveal={() => controller.takePhone(phase.to)} />
    )
  }

  const missed = holder !== null && awaited && recapClosedAt !== moment ? missedBy(host, holder) : []
  const first = host.seen[holder ?? 0]! + 1
  const closeRecap = () => setRecapClosedAt(moment)
  const recap = tellSteps(table, record.players, t, missed, holder, first)
  const skip = Gesture.Tap()
    .enabled(waiting)
    .onEnd(() => {
      scheduleOnRN(controller.skip)
    })
  const openRule = (topic: string) => navigation.navigate('Rules', { game: table.game.id, topic })
  const asHolder = (act: (seat: Seat, move: unknown) => void) => (move: unknown) => {
    if (holder !== null && isPerson(host, holder)) act(holder, move)
  }
  const { Board } = table
  return (
    <Felt game={table.game.id} clear="around">
      <TableHeader
        looks={looks}
        actors={view.actors}
        holder={holder}
        over={over}
        thinking={thinking !== null}
        onMenu={menu.show}
        onUndo={() => void controller.undo()}
        onSkip={waiting ? controller.skip : null}
      />
      <View style={styles.room}>
        <GestureDetector gesture={skip}>
          <View style={styles.board} role="main">
            {/* Whoever reaches for the board has read the slip; mice have pointers only, phones touches. */}
            <View style={styles.board} onTouchStart={closeRecap} onPointerDown={closeRecap}>
              <Board
                view={view}
                events={events}
                step={moment}
                moves={moves}
                looks={looks}
                watching={!record.players.some(({ kind }) => kind === 'person')}
                play={asHolder((seat, move) => void controller.play(seat, move))}
                explain={asHolder(controller.explain)}
                openRule={openRule}
              />
            </View>
            {recap.length > 0 && <Recap lines={recap} looks={looks} onClose={closeRecap} />}
          </View>
        </GestureDetector>
        {wide && (
          <LogColumn
            lines={tellSteps(table, record.players, t, host.steps.slice(0, moment), holder)}
            looks={looks}
          />
        )}
      </View>
      <LiveWords words={words} serial={moment} />
      {!menu.gone && (
        <TableMenu
          sheet={menu}
          record={record}
          match={host.match}
          lines={() => tellSteps(table, record.players, t, host.steps.slice(0, moment), holder)}
          looks={looks}
        />
      )}
    </Felt>
  )
}

const styles = StyleSheet.create({
  room: { flex: 1, flexDirection: 'row', gap: space.m },
  board: { flex: 1, minHeight: size.target },
})
