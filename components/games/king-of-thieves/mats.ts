import { type TFunction } from 'i18next'

import { type Seat } from '../../../rules/core/game'
import { type View } from '../../../rules/king-of-thieves'
import { type SeatLook } from '../../table/board'
import { cardOf } from './fencing'
import { pileAt, sizeOf } from './piles'
import { pileWords } from './words'

export function henchmenOf({ owned }: View, seat: Seat): number {
  return owned[seat]!.flatMap((id) => cardOf(id).signs).filter((sign) => sign === 'henchman').length
}

/** Does what is robbed from this seat lie still when it is given back? */
export function keepsLootSteady({ owned }: View, seat: Seat): boolean {
  return owned[seat]!.some((id) => cardOf(id).effects.some(({ kind }) => kind === 'steady-loot'))
}

/** A mat in words. Infamy lies under it, so only the owner is told, and everybody at the end. */
export function matWords(t: TFunction, view: View, look: SeatLook): string {
  const { seat, name } = look
  const loot = pileAt(view, seat)
  const fencing = view.phase === 'fence' && view.turn === seat
  return [
    name,
    sizeOf(loot) > 0 ? t('board.loot', { loot: pileWords(t, view, loot) }) : t('board.noLoot'),
    t('coins', { count: view.coins[seat]! }),
    t('owned', { count: view.owned[seat]!.length }),
    t('henchmen', { count: henchmenOf(view, seat) }),
    ...(showsInfamy(view, seat) ? [t('infamy', { count: view.infamy[seat]! })] : []),
    ...(fencing ? [t('purchases', { count: view.purchasesLeft })] : []),
  ].join(', ')
}

export function showsInfamy(view: View, seat: Seat): boolean {
  return seat === view.seat || view.phase === 'over'
}
