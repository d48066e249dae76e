import type { Emit as EmitOf, Seat } from '../core/game'
import type { Deck, FaceName } from './data'

/** Why somebody got infamy or coins: a card's id, or the dice turned in at the end of the round. */
export type Source = string
export const TURNED_IN: Source = 'turned-in'

/** Loot that changed hands. `faces[i]` is what `dice[i]` showed then: what goes back may be rerolled at once. */
export type Objects = { dice: number[]; faces: FaceName[]; piece: boolean }

/** What happened, for everybody: the game has no secrets. Dice go by index, cards by id. */
export type Event =
  /** The roll that opens a round. `faces[i]` is what `dice[i]` shows now. */
  | { type: 'rolled'; seat: Seat; round: number; dice: number[]; faces: FaceName[]; reveals: true }
  | ({ type: 'took'; seat: Seat } & Objects)
  /** `dice` and `piece` are what the robber keeps; the rest follows in `returned`. */
  | ({ type: 'robbed'; seat: Seat; from: Seat } & Objects)
  | ({ type: 'returned'; seat: Seat } & Objects)
  | { type: 'rerolled'; seat: Seat; dice: number[]; faces: FaceName[]; reveals: true }
  | { type: 'split-ended'; starter: Seat }
  /** A lucky paw that is not used. */
  | { type: 'kept-dice'; seat: Seat }
  | { type: 'flipped'; seat: Seat; card: string; die: number; from: FaceName; to: FaceName }
  | { type: 'paid'; seat: Seat; card: string; die: number; face: FaceName }
  | { type: 'exchanged'; seat: Seat; card: string }
  | { type: 'bought'; seat: Seat; card: string; dice: number[]; gems: FaceName[]; coins: number }
  /** The card left the game and the deck gave `drawn` instead, or nothing. */
  | { type: 'drank'; seat: Seat; card: string; drawn: string; deck: Deck; reveals: true }
  | { type: 'drank'; seat: Seat; card: string; drawn: null; deck: Deck }
  | { type: 'infamy'; seat: Seat; amount: number; source: Source }
  | { type: 'coins'; seat: Seat; amount: number; source: Source }
  | { type: 'done'; seat: Seat }
  /** Dice handed in for coins and infamy. */
  | { type: 'turned-in'; seat: Seat; bags: number; masks: number }
  | { type: 'dice-returned'; dice: number[] }
  /** Cards laid into the slots of a row that has already been opened. */
  | { type: 'refilled'; deck: Deck; slots: number[]; cards: string[]; reveals: true }
  | { type: 'deck-opened'; deck: Deck; cards: string[]; reveals: true }
  | { type: 'round-ended'; round: number }
  | { type: 'over'; cause: 'deck-empty' | 'no-purchases' }

export type Emit = EmitOf<Event>
