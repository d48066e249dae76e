import { type Seat } from '../../../rules/core/game'
import { lasso, nothing, toggleDie, togglePiece, type Pile } from './piles'

/** What lies open over the table: a rival's mat, or a card at full size. */
export type Open =
  | { readonly what: 'rival'; readonly seat: Seat; readonly giveBack: Pile }
  | { readonly what: 'card'; readonly card: string; readonly payment: number }

/** What the player has in hand and has not decided yet. It belongs to one moment and is forgotten with it. */
export type Desk = {
  readonly step: number
  readonly chosen: Pile
  readonly open: Open | null
}

export type DeskAction =
  | { readonly type: 'die'; readonly die: number }
  | { readonly type: 'piece' }
  | { readonly type: 'lasso'; readonly dice: readonly number[] }
  | { readonly type: 'choose'; readonly pile: Pile }
  | { readonly type: 'open-rival'; readonly seat: Seat }
  | { readonly type: 'open-card'; readonly card: string }
  | { readonly type: 'give-back-die'; readonly die: number }
  | { readonly type: 'give-back-piece' }
  | { readonly type: 'payment'; readonly payment: number }
  | { readonly type: 'close' }

export function emptyDesk(step: number): Desk {
  return { step, chosen: nothing, open: null }
}

/** The desk as it is at that moment: one of an earlier moment is cleared, but what lies open may stay open. */
export function deskAt(desk: Desk, step: number): Desk {
  if (desk.step === step) return desk
  const stays = desk.open?.what === 'rival' ? { ...desk.open, giveBack: nothing } : null
  return { ...emptyDesk(step), open: stays }
}

export function arrange(desk: Desk, action: DeskAction): Desk {
  const { chosen, open } = desk
  switch (action.type) {
    case 'die':
      return { ...desk, chosen: toggleDie(chosen, action.die) }
    case 'piece':
      return { ...desk, chosen: togglePiece(chosen) }
    case 'lasso':
      return { ...desk, chosen: lasso(chosen, action.dice) }
    case 'choose':
      return { ...desk, chosen: action.pile }
    case 'open-rival':
      return { ...desk, open: { what: 'rival', seat: action.seat, giveBack: nothing } }
    case 'open-card':
      return { ...desk, open: { what: 'card', card: action.card, payment: 0 } }
    case 'give-back-die':
      if (open?.what !== 'rival') return desk
      return { ...desk, open: { ...open, giveBack: toggleDie(open.giveBack, action.die) } }
    case 'give-back-piece':
      if (open?.what !== 'rival') return desk
      return { ...desk, open: { ...open, giveBack: togglePiece(open.giveBack) } }
    case 'payment':
      return open?.what === 'card' ? { ...desk, open: { ...open, payment: action.payment } } : desk
    case 'close':
      return { ...desk, open: null }
  }
}
