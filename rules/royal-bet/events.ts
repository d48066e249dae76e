import type { Seat } from '../core/game'
import type { CardFace, ColourName, Ruler } from './cards'
import type { CharacterCard } from './characters'
import type { Bet } from './data'
import type { Sheet } from './score'
import type { LeadReason } from './state'

/**
 * What happened, for animation, sound, the log and the screen reader. Cards that only some may know are told to
 * them alone; the others hear the same without.
 */
export type Event =
  | { type: 'round'; round: number }
  | { type: 'deal'; seat: Seat; count: number; cards?: CardFace[]; reveals: true }
  /** Nobody has taken this king: he has a deal with the jester. */
  | { type: 'jesters-deal'; colour: ColourName; pointsPerCard: number }
  | { type: 'take'; seat: Seat; set: Ruler }
  | { type: 'take'; seat: Seat; character: CharacterCard }
  | { type: 'take'; seat: Seat; card: CardFace }
  | { type: 'take'; seat: Seat; king: Ruler }
  /** A set and three characters that are given, not chosen. */
  | { type: 'starter-squad'; seat: Seat; set: Ruler; squad: CharacterCard[] }
  /** Duel: the set that chance gave. */
  | { type: 'given-set'; seat: Seat; set: Ruler }
  /** The first to claim the title of king; then those who contest it, or pass. */
  | { type: 'claim'; seat: Seat }
  | { type: 'contest'; seat: Seat; count: number }
  | { type: 'pass'; seat: Seat }
  | { type: 'title'; seat: Seat }
  | { type: 'number'; seat: Seat; card: CardFace }
  | { type: 'numbers'; cards: CardFace[]; reveals: true }
  | { type: 'bet'; seat: Seat; bets: Bet[] }
  | { type: 'bets'; bets: Bet[][]; reveals: true }
  | { type: 'partner'; seat: Seat; partner: Seat }
  | { type: 'copy'; seat: Seat; from: Seat; bet: Bet }
  | { type: 'draw'; seat: Seat; count: number; cards?: CardFace[]; reveals: true }
  /** Berserkers' tens, told to their owner while all prepare. */
  | { type: 'tens'; seat: Seat; count: number }
  | { type: 'discard'; seat: Seat; card?: CardFace }
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
  | { type: 'jacks'; from: Seat; to: Seat; card: CardFace }
  /** The first player of a round; later tricks are led by whoever won the one before. */
  | { type: 'leads'; seat: Seat; reason: LeadReason }
  /** A ninja names another first player. */
  | { type: 'lead'; seat: Seat; to: Seat }
  | { type: 'hermit'; seat: Seat }
  | { type: 'wait'; seat: Seat }
  | { type: 'swap'; seat: Seat; partner: Seat; card?: CardFace; reveals: true }
  | { type: 'return'; seat: Seat; to: Seat; card?: CardFace; reveals: true }
  | {
      type: 'play'
      seat: Seat
      card: CardFace
      queen?: ColourName
      militia?: true
      king?: ColourName
      reveals: true
    }
  | { type: 'trick'; winner: Seat; cards: CardFace[]; extraWin: boolean }
  /** Points in the middle of a round. Those at its end come all together, as its sheet. */
  | { type: 'points'; seat: Seat; source: string; points: number }
  | { type: 'scored'; sheet: Sheet }
  | { type: 'over'; winners: Seat[]; decidedBy?: string }
