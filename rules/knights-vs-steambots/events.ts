import type { Emit, Seat } from '../core/game'
import type { CardName } from './data'
import type { QuestId } from './quests'

/** How two cards meet: see `clash`. */
export type Outcome = 'draw' | 'better-trophy' | 'beaten' | 'caged' | 'failed'

/** The deck ran out; Ghosts only (or one of two); nobody did anything any more; a child has no knight left. */
export type EndCause = 'deck' | 'ghosts' | 'quiet' | 'no-knights'

/** What happened. Cards that stand as null are not for the listener to see. */
export type Event =
  | { type: 'turn'; seat: Seat }
  | { type: 'walked'; seat: Seat; from: number; to: number }
  | { type: 'stayed'; seat: Seat }
  | { type: 'left-in-chest'; seat: Seat; card: CardName }
  | { type: 'drew'; seat: Seat; onto: 'hand' | 'mat'; count: number; cards: CardName[] | null; reveals: true }
  | { type: 'recruited'; seat: Seat; member: CardName; reveals: true }
  | { type: 'found-location'; seat: Seat; card: CardName; reveals: true }
  | { type: 'placed-location'; seat: Seat; card: CardName; x: number; y: number; turn: number }
  /** Nobody has a place for it any more. */
  | { type: 'lost-location'; seat: Seat; card: CardName }
  | { type: 'beat'; seat: Seat; steambot: CardName }
  | { type: 'equipped'; seat: Seat; card: CardName; instead: CardName | null }
  | { type: 'greed'; seat: Seat }
  | { type: 'dragon'; seat: Seat; burnt: { seat: Seat; items: number; hand: number }[]; reveals: true }
  | { type: 'exchanged'; seat: Seat; give: CardName; from: Seat; take: CardName }
  | { type: 'stole'; seat: Seat; from: Seat; take: CardName }
  /** A special card in a duel that can do nothing. */
  | { type: 'no-effect'; seat: Seat; card: CardName }
  | { type: 'challenged'; seat: Seat; rival: Seat }
  /** Told to the seat alone. */
  | { type: 'chose'; seat: Seat; card: CardName }
  | { type: 'turned-up'; cards: { seat: Seat; card: CardName }[]; reveals: true }
  | { type: 'added'; seat: Seat; card: CardName; reveals: true }
  | { type: 'declined'; seat: Seat }
  /** `spoiled`: somebody laid one more card, so nobody takes anything. */
  | { type: 'clash'; outcome: Outcome; winner: Seat | null; cards: [CardName, CardName]; spoiled: boolean }
  /** Goes to the hand, the victory pile or, with children, what they collect. */
  | { type: 'took'; seat: Seat; to: 'hand' | 'pile'; cards: CardName[] }
  | { type: 'defended'; seat: Seat; item: CardName; steambot: CardName }
  /** A child would rather lose a knight. */
  | { type: 'gave-way'; seat: Seat }
  | { type: 'lost'; seat: Seat; member: CardName }
  | { type: 'dropped'; seat: Seat; item: CardName }
  | { type: 'ghost'; seat: Seat }
  | { type: 'revived'; seat: Seat }
  /** Two children have drawn the same: again. */
  | { type: 'tie' }
  /** A child has no use or no place for the trophy won. */
  | { type: 'left'; seat: Seat; card: CardName }
  | { type: 'ended'; cause: EndCause }
  | { type: 'swapped'; seat: Seat; give: CardName; take: CardName; reveals: true }
  | { type: 'over'; hands: CardName[][]; quests: QuestId[][]; reveals: true }

export type Tell = Emit<Event> | undefined
