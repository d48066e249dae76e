import type { Seat } from '../core/game'
import type { Card, Colour } from './cards'
import type { Bet, Character } from './data'

/** In a draft: a ruler set, a character, a relic or flag (alliance), a catch-up king (duel). */
export type TakeMove =
  | { type: 'take'; set: Colour }
  | { type: 'take'; character: Character }
  | { type: 'take'; card: Card }
  | { type: 'take'; king: Colour }

/** A card with everything that is done to it: queen, then militia, then king. */
export type PlayMove = { type: 'play'; card: Card; queen?: true; militia?: true; king?: Colour }

/** What may be done in one's turn at the tricks besides playing a card. */
export type TurnMove =
  /** Ninja: another player leads. */
  | { type: 'lead'; to: Seat }
  | { type: 'hermit' }
  /** Cheerleader: a card for the partner, who then returns one. */
  | { type: 'swap'; card: Card }
  | { type: 'return'; card: Card }
  /** Green queen: play after everybody else. */
  | { type: 'wait' }

export type Move =
  | TakeMove
  | PlayMove
  | TurnMove
  /** So many more auction cards, to win or defend the title of king. */
  | { type: 'contest'; count: number }
  | { type: 'pass' }
  | { type: 'number'; card: Card }
  | { type: 'bet'; bets: Bet[] }
  | { type: 'partner'; seat: Seat }
  | { type: 'copy'; seat: Seat; bet: Bet }
  | { type: 'discard'; card: Card }
  | { type: 'recharge'; pay: boolean }
