import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { type Event, type Move, type View as GameView } from '../../../rules/king-of-thieves'
import { DiceTray, type Drop, type Roll } from '../../dice'
import { type BoardProps } from '../../table/board'
import { colours, radius, shadow } from '../../theme/tokens'
import { isInside, type TableLayout } from './layout'
import { facesOf, idsOf, PIECE, pileOf, thingsOf, thrownIn } from './tray'
import { chooseFrom, type DeskInUse } from './useDesk'

type Props = BoardProps<GameView, Move, Event> & {
  layout: TableLayout
  desk: DeskInUse
  /** Dice were lifted, or let go again. */
  onHold: (held: boolean) => void
}

/** The middle of the table with all dice of the match: those on mats lie beside it, and travel there and back. */
export function Centre({ view, events, step, moves, looks, layout, desk, play, openRule, onHold }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const { names, chosen } = desk
  const roll = useRoll(step, thrownIn(events, names))
  const { centre, mats, centreShown } = layout
  const things = thingsOf({ view, moves, names, layout, looks, t })
  const mayRoll = moves.some(({ type }) => type === 'roll')
  const single = moves.some(({ type }) => type === 'reroll')

  const select = (ids: readonly string[]) => {
    const pile = pileOf(names, ids)
    // The paw turns one die: the last one touched.
    desk.act({ type: 'choose', pile: single ? { dice: pile.dice.slice(-1), piece: false } : pile })
  }
  const drop = (ids: readonly string[], { x, y }: Drop) => {
    onHold(false)
    if (single) return false
    const mat = mats[view.seat ?? 0]!
    return isInside(mat, { x: centre.x + x, y: centre.y + y }) && desk.take(pileOf(names, ids))
  }
  const place = { left: centre.x, top: centre.y, width: centre.width, height: centre.height }
  const open = centreShown || single
  return (
    <View
      style={[styles.centre, place, open ? styles.open : styles.asleep]}
      role="region"
      aria-label={t('board.centre')}
    >
      <DiceTray
        things={things}
        faces={facesOf(t)}
        roll={roll}
        capacity={things.length}
        throwable={mayRoll ? things.map(({ id }) => id).filter((id) => id !== PIECE) : undefined}
        throwLabel={t('action.throw')}
        onThrow={() => play({ type: 'roll' })}
        selectable={idsOf(names, chooseFrom(view, moves))}
        selected={idsOf(names, chosen)}
        onSelect={select}
        onLift={() => onHold(true)}
        onDrop={drop}
        onLongPress={(id) => openRule(id === PIECE ? 'piece' : 'dice')}
      />
    </View>
  )
}

/** The last throw, for as long as its dice fly; later they move like any others. */
function useRoll(step: number, thrown: readonly string[] | null): Roll {
  const [serial, setSerial] = useState(0)
  if (thrown && serial !== step) setSerial(step)
  return { serial: thrown ? step : serial, ids: thrown ?? [] }
}

const styles = StyleSheet.create({
  centre: { position: 'absolute', zIndex: 1 },
  open: { borderRadius: radius.sheet, backgroundColor: colours.hollow, boxShadow: shadow.sunken },
  asleep: { pointerEvents: 'none' },
})
