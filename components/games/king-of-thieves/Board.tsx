import { useState } from 'react'
import { StyleSheet, View } from 'react-native'

import { type Event, type Move, type View as GameView } from '../../../rules/king-of-thieves'
import { usePreferences } from '../../preferences'
import { type BoardProps } from '../../table/board'
import { Action } from './Action'
import { type Held, useCarrying } from './carrying'
import { Centre } from './Centre'
import { paymentsFor } from './fencing'
import { Flights } from './Flights'
import { flightsOf } from './flights'
import { HeldThing } from './HeldThing'
import { isInside, layTable, type Point, type TableLayout } from './layout'
import { Market } from './Market'
import { OpenSheet } from './OpenSheet'
import { OwnMat } from './OwnMat'
import { canRob } from './piles'
import { RivalMat } from './RivalMat'
import { useDesk } from './useDesk'

type Props = BoardProps<GameView, Move, Event>

/** The whole table of King of Thieves: rivals, market, dice, one's own mat, and what is asked of the player. */
export function Board(props: Props) {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null)
  const { leftHanded } = usePreferences()
  const { seats, seat, phase } = props.view
  const fencing = phase === 'fence' || phase === 'over'
  const layout =
    room && layTable(room, { seats, own: seat ?? 0, fencing, watching: props.watching }, leftHanded)
  return (
    <View
      style={styles.table}
      onLayout={({ nativeEvent }) => {
        const { width, height } = nativeEvent.layout
        setRoom({ width, height })
      }}
    >
      {layout && <Laid {...props} layout={layout} />}
    </View>
  )
}

function Laid(props: Props & { layout: TableLayout }) {
  const { view, events, moves, looks, layout, step, play, explain, openRule } = props
  const desk = useDesk(props)
  const { act } = desk
  const own = view.seat ?? 0
  const mat = layout.mats[own]!
  const [diceHeld, setDiceHeld] = useState(false)

  const drop = (thing: Held, at: Point) => {
    if (!isInside(mat, at)) return
    if (thing.what === 'loot') return act({ type: 'open-rival', seat: thing.seat })
    const payments = paymentsFor(moves, thing.card)
    // With one way to pay the drop is the purchase; with several the proposal is shown first.
    if (payments.length === 1) play(payments[0]!)
    else act({ type: 'open-card', card: thing.card })
  }
  const flights = flightsOf(events, layout)
  const [board, carrying] = useCarrying(drop)
  return (
    <View ref={board} style={styles.table}>
      {looks.map((look) =>
        look.seat === own ? (
          <OwnMat
            key={look.seat}
            look={look}
            view={view}
            moves={moves}
            box={mat}
            arriving={flights.flatMap(({ what }) => (what.kind === 'card' ? [what.card] : []))}
            lit={carrying.held !== null || diceHeld}
            open={(card) => act({ type: 'open-card', card })}
            openRule={openRule}
          />
        ) : (
          <RivalMat
            key={look.seat}
            look={look}
            view={view}
            box={layout.mats[look.seat]!}
            robbable={canRob(moves, look.seat)}
            carrying={carrying}
            onOpen={() => act({ type: 'open-rival', seat: look.seat })}
            onExplain={() => openRule('rob')}
          />
        ),
      )}
      <Market
        view={view}
        moves={moves}
        box={layout.market}
        size={layout.marketSize}
        carrying={carrying}
        open={(card) => act({ type: 'open-card', card })}
        openRule={openRule}
      />
      <Centre {...props} desk={desk} onHold={setDiceHeld} />
      {layout.action && (
        <Action
          view={view}
          moves={moves}
          chosen={desk.chosen}
          box={layout.action}
          take={desk.take}
          reroll={desk.reroll}
          play={play}
        />
      )}
      <Flights flights={flights} step={step} />
      <HeldThing carrying={carrying} view={view} />
      <OpenSheet view={view} moves={moves} looks={looks} play={play} explain={explain} desk={desk} />
    </View>
  )
}

const styles = StyleSheet.create({ table: { flex: 1 } })
