import type { Seat } from '../core/game'
import type { Card, Colour } from './cards'
import type { Bet, Character } from './data'

/** What happened, for animation, sound, the log and the screen reader. `cards` are told to their owner only. */
export type Event =
  | { type: 'round'; round: number }
  | { type: 'deal'; seat: Seat; count: number; cards?: Card[]; reveals: true }
  /** Nobody has taken this king: he has a deal with the jester. */
  | { type: 'jesters-deal'; colour: Colour; pointsPerCard: number }
  | { type: 'take'; seat: Seat; set: Colour }
  | { type: 'take'; seat: Seat; character: Character }
  | { type: 'take'; seat: Seat; card: Card }
  | { type: 'take'; seat: Seat; king: Colour }
  | { type: 'claim'; seat: Seat }
  | { type: 'contest'; seat: Seat; count: number }
  | { type: 'pass'; seat: Seat }
  | { type: 'title'; seat: Seat }
  | { type: 'number'; seat: Seat; card: Card }
  | { type: 'numbers'; cards: Card[]; reveals: true }
  | { type: 'bet'; seat: Seat; bets: Bet[] }
  | { type: 'bets'; bets: Bet[][]; reveals: true }
  | { type: 'partner'; seat: Seat; partner: Seat }
  | { type: 'copy'; seat: Seat; from: Seat; bet: Bet }
  | { type: 'draw'; seat: Seat; count: number; cards?: Card[]; reveals: true }
  /** Berserkers' tens, told to their owner while all prepare. */
  | { type: 'tens'; seat: Seat; count: number }
  | { type: 'discard'; seat: Seat; card?: Card }
  | { type: 'recharge'; seat: Seat; pay: boolean }
  /** The preparation of a player, told when that of all is over: what several did at once is shown only then. */
  | {
      type: 'prepared'
      seat: Seat
      discarded: number
      tensKept: number
      tensDiscarded: number
      recharged: boolean
      reveals?: true
    }
  /** Emperor: jacks change hands inside the teams. */
  | { type: 'jacks'; from: Seat; to: Seat; card: Card }
  | { type: 'lead'; seat: Seat; to: Seat }
  | { type: 'hermit'; seat: Seat }
  | { type: 'wait'; seat: Seat }
  | { type: 'swap'; seat: Seat; partner: Seat; card?: Card; reveals: true }
  | { type: 'return'; seat: Seat; to: Seat; card?: Card; reveals: true }
  | { type: 'play'; seat: Seat; card: Card; queen?: Colour; militia?: true; king?: Colour; reveals: true }
  | { type: 'trick'; winner: Seat; cards: Card[]; extraWin: boolean }
  | { type: 'points'; seat: Seat; source: string; points: number }
  | { type: 'over'; winners: Seat[] }
