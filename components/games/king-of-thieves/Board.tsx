import { useCallback, useRef, useState } from 'react'
import { StyleSheet, View } from 'react-native'

import { type Event, type Move, type View as GameView } from '../../../rules/king-of-thieves'
import { type Deck } from '../../../rules/king-of-thieves/data'
import { usePreferences } from '../../preferences'
import { type BoardProps } from '../../table/board'
import { Action } from './Action'
import { type Held, useCarrying } from './carrying'
import { Centre } from './Centre'
import { paymentsFor } from './fencing'
import { Flights } from './Flights'
import { flightsOf } from './flightPlan'
import { HeldThing } from './HeldThing'
import { isInside, layTable, type Point, type Room } from './layout'
import { Market } from './Market'
import { layMarket, type Scrolled } from './marketLayout'
import { OpenSheet } from './OpenSheet'
import { OwnMat } from './OwnMat'
import { canRob } from './piles'
import { RivalMat } from './RivalMat'
import { useDesk } from './useDesk'

type Props = BoardProps<GameView, Move, Event>

/** The whole table of King of Thieves: rivals, market, dice, one's own mat, and what is asked of the player. */
export function Board(props: Props) {
  const [room, setRoom] = useState<Room | null>(null)
  return (
    <View
      style={styles.table}
      onLayout={({ nativeEvent }) => {
        const { width, height } = nativeEvent.layout
        setRoom({ width, height })
      }}
    >
      {room && <Laid {...props} room={room} />}
    </View>
  )
}

function Laid(props: Props & { room: Room }) {
  const { view, before, events, moves, looks, room, step, watching, play, explain, openRule } = props
  const { leftHanded } = usePreferences()
  const layOut = ({ seats, seat, phase }: GameView) => {
    const fencing = phase === 'fence' || phase === 'over'
    return layTable(room, { seats, own: seat ?? 0, fencing, watching }, leftHanded)
  }
  const layout = layOut(view)
  const market = layMarket(view, layout)
  const scrolled = useRef<Scrolled>({})
  const noteScroll = useCallback((line: Deck, x: number) => {
    scrolled.current[line] = x
  }, [])
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
  const flights = flightsOf(events, layout, layMarket(before, layOut(before)))
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
        moves={moves}
        layout={market}
        size={layout.marketSize}
        onScroll={noteScroll}
        carrying={carrying}
        open={(card) => act({ type: 'open-card', card })}
      />
      <Centre {...props} layout={layout} desk={desk} onHold={setDiceHeld} />
      {layout.action && (
        <Action
          view={view}
          moves={moves}
          chosen={desk.chosen}
          caption={props.caption}
          box={layout.action}
          take={desk.take}
          reroll={desk.reroll}
          play={play}
        />
      )}
      <Flights flights={flights} step={step} scrolled={scrolled} />
      <HeldThing carrying={carrying} view={view} />
      <OpenSheet view={view} moves={moves} looks={looks} play={play} explain={explain} desk={desk} />
    </View>
  )
}

const styles = StyleSheet.create({ table: { flex: 1 } })
