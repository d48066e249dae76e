import { useNavigation, type StaticScreenProps } from '@react-navigation/native'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { Felt, hush, useSheet } from '../../components/kit'
import { BeatSlip } from '../../components/table/BeatSlip'
import { type AnyTable } from '../../components/table/board'
import { PeekLayer } from '../../components/table/PeekLayer'
import { Ribbon } from '../../components/table/Ribbon'
import { paceOf } from '../../components/theme/motion'
import { duration, size, space } from '../../components/theme/tokens'
import { type Seat } from '../../rules'
import { isPerson, keptOf, latestState, type Host } from '../match/host'
import { phaseOf } from '../match/phase'
import { missedBy, othersAct } from '../match/showing'
import { captionOf, sentencesOf, tellSteps, turnsOf } from '../match/telling'
import { takeBack, type TakenBack } from '../match/undoing'
import { useTable } from '../match/useTable'
import { type MatchRecord } from '../storage/records'
import { useSettings } from '../storage/settings'
import { looksOf } from '../words'
import { OpenedMatch } from './OpenedMatch'
import { Curtain } from './table/Curtain'
import { LiveWords, useHeardFrom, useLast } from './table/LiveWords'
import { LogColumn, useRoomForLog } from './table/LogColumn'
import { Recap } from './table/Recap'
import { TableHeader } from './table/TableHeader'
import { TableMenu } from './table/TableMenu'
import { Together } from './table/Together'
import { UndoDialog } from './table/UndoDialog'
import { useFeltTap } from './table/useFeltTap'
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
  const [{ host, thinking, scene, crash }, controller] = useTable(record, table, opened)
  const menu = useSheet()
  const [asking, setAsking] = useState<TakenBack | null>(null)
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

  const { holder, players } = host
  const { moment, view, before, events, recent, step } = useMoment(table, host)
  const awaited = phase.name === 'awaiting' && holder !== null && phase.actors.includes(holder)
  const moves = awaited ? host.game.moves(latestState(host), holder) : []
  // Whoever skips hears all that was skipped.
  const heardFrom = useHeardFrom(step)
  const heading = table.heading(view, t)
  const headingBefore = useLast(heading)
  const looks = looksOf(t, players)
  const waiting = phase.name === 'showing' || (phase.name === 'awaiting' && !awaited)
  const felt = useFeltTap(waiting, controller.skip)

  const behindCurtain = phase.name === 'handover' && phase.curtain
  const teller = { table, players, t }
  const tell = (from: number, to: number) =>
    tellSteps(teller, host.steps.slice(from, to), behindCurtain ? null : holder, from + 1)
  // A word from before would lie over the question, as it would over what a move leads to.
  const ask = (taken: TakenBack) => {
    hush()
    setAsking(taken)
  }
  const undo = () => {
    const taken = takeBack(host)
    if ('refusal' in taken || !taken.ask) void controller.undo()
    else ask(taken)
  }
  const undoDialog = (
    <UndoDialog
      taken={asking}
      lines={asking ? tell(asking.length, host.steps.length) : []}
      looks={looks}
      holder={behindCurtain ? null : holder}
      onConfirm={() => {
        setAsking(null)
        void controller.undo()
      }}
      onClose={() => setAsking(null)}
    />
  )
  if (behindCurtain) {
    return (
      <Curtain
        game={table.game.id}
        look={looks[phase.to]!}
        onReveal={() => controller.takePhone(phase.to)}
        onUndo={'refusal' in takeBack(host) ? null : undo}
        // Whoever stands by may read it too: so it says no more than they know.
        missed={tellSteps(teller, missedBy(host, phase.to), null)}
        looks={looks}
      >
        {undoDialog}
      </Curtain>
    )
  }

  // Behind a curtain it was read before.
  const tellsAgain = awaited && !host.game.secrets && recapClosedAt !== moment
  const recap = tellsAgain ? tellSteps(teller, missedBy(host, holder), holder) : []
  const closeRecap = () => setRecapClosedAt(moment)
  const told = tell(heardFrom, step).map(({ text }) => text)
  const words = [...told, ...(told.length > 0 && heading !== headingBefore ? [heading] : [])].join(' ')
  const caption = captionOf(sentencesOf(teller, othersAct(host, moment), holder))
  const onStage = phase.name === 'showing' ? scene : null
  const others = players.some((player, seat) => player.kind === 'person' && seat !== holder)
  const asHolder = (act: (seat: Seat) => void) => {
    if (holder !== null && isPerson(host, holder)) act(holder)
  }
  const playAct = (...act: unknown[]) => {
    hush()
    asHolder((seat) => void controller.play(seat, act))
  }
  const { Board } = table
  return (
    <Felt game={table.game.id} clear="around">
      <TableHeader
        heading={heading}
        looks={looks}
        actors={view.actors}
        holder={holder}
        over={over}
        thinking={thinking !== null}
        onMenu={menu.show}
        onUndo={undo}
        onRedo={host.redo.length > 0 ? () => void controller.redo() : null}
        onSkip={waiting ? controller.skip : null}
      />
      <View style={styles.room}>
        <View style={[styles.board, styles.table]} role="main">
          {recap.length > 0 && <Recap lines={recap} looks={looks} onClose={closeRecap} />}
          <View {...felt} style={styles.board}>
            <PeekLayer game={table.game.id} pages={table.rules}>
              {({ openRule }) => (
                <Board
                  view={view}
                  before={before}
                  events={events}
                  recent={recent}
                  caption={caption}
                  step={step}
                  moves={moves}
                  looks={looks}
                  watching={false}
                  finish={others || over ? null : controller.finish}
                  play={playAct}
                  explain={(move) => asHolder((seat) => controller.explain(seat, move))}
                  skip={() => waiting && controller.skip()}
                  openRule={openRule}
                />
              )}
            </PeekLayer>
          </View>
          {onStage?.name === 'beat' && <BeatSlip {...onStage.beat} />}
          {onStage?.name === 'ribbon' && <Ribbon words={onStage.words} />}
          {(phase.name === 'gather' || phase.name === 'part') && (
            <Together when={phase.name} onGather={controller.gather} onPart={controller.part} />
          )}
        </View>
        {wide && <LogColumn turns={turnsOf(teller, host, tell(0, moment))} looks={looks} />}
      </View>
      <LiveWords words={words} serial={step} />
      {undoDialog}
      {!menu.gone && (
        <TableMenu
          sheet={menu}
          record={{ ...record, ...keptOf(host) }}
          onSeats={(next) => void controller.seat(next)}
          lines={() => tell(0, moment)}
          looks={looks}
        />
      )}
    </Felt>
  )
}

const styles = StyleSheet.create({
  room: { flex: 1, flexDirection: 'row', justifyContent: 'center', gap: space.m },
  board: { flex: 1, minHeight: size.target },
  table: { maxWidth: size.table },
})
