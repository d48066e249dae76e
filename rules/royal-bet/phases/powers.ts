import type { Seat } from '../../core/game'
import {
  BLACK,
  BLUE,
  colourOf,
  GREEN,
  isSpecial,
  isSuited,
  isWhiteCourt,
  kindsIn,
  numberOf,
  WHITE,
  type Card,
  type Colour,
} from '../cards'
import type { Refusal } from '../legal'
import { faceUp, NONE, rulesOf, setOf, type State } from '../state'
import { follows, ledColour, type Play } from './strength'

/** What may be laid, what may be laid on it, and what else may be done in a turn at the tricks. */

/** A card with everything that is done to it: queen, then militia, then king. */
export type PlayMove = { type: 'play'; card: Card; queen?: true; militia?: true; king?: Colour }

/** Cards that the militia turns by itself: ones, tens, relics and flags. */
function turnable(card: Card): boolean {
  if (isSpecial(card)) return true
  return isSuited(card) && (numberOf(card) === 1 || numberOf(card) === 10)
}

/** The queen that goes with a card, if the player has one to use. The green queen is a move of her own. */
function queenAtHand(state: State, seat: Seat): Colour | null {
  const colour = setOf(state, seat)
  return colour === null || colour === GREEN || state.queens[seat]! <= 0 ? null : colour
}

/** May this king lie on that card? `queen` is the queen on the card; the led colour is that before it. */
function kingFits(state: State, king: Colour, card: Card, queen: Colour | null, led: Colour | null): boolean {
  if (king !== WHITE) {
    // The white jack takes the led colour, but only once there is one.
    return isWhiteCourt(card) ? led === king : isSuited(card) && colourOf(card) === king
  }
  if (rulesOf(state).whiteKingOnAnyCard) return true
  if (queen === BLUE) return false
  return queen === WHITE || isSpecial(card) || isWhiteCourt(card)
}

/** Why a player has no queen to use, or null if there is one. */
function queenRefusal(state: State, seat: Seat): Refusal | null {
  const colour = setOf(state, seat)
  if (colour === null || rulesOf(state).queenUses[colour] === 0) return 'no-queen'
  return state.queens[seat]! > 0 ? null : 'queen-used'
}

function kingRefusal(state: State, seat: Seat, king: Colour): Refusal | null {
  if (state.kings[king] === seat) return state.kingsUsed[king] === 1 ? 'king-used' : null
  // I am king: only the king player's own king stands; the opponents' lie face down.
  return state.kings[king] === NONE && setOf(state, seat) === king ? 'king-face-down' : 'not-your-king'
}

/** Why this card cannot be laid like this by the player whose turn it is, or null if it can. */
export function playRefusal(state: State, seat: Seat, move: PlayMove): Refusal | null {
  const { card } = move
  const hand = state.hands[seat]!
  if (!hand.includes(card)) return 'no-such-card'
  const led = ledColour(state.plays)
  const queen = move.queen ? queenAtHand(state, seat) : null
  if (move.queen && queen === null) return queenRefusal(state, seat) ?? 'green-queen-waits'
  const following = follows(card, hand, led)
  if (queen === BLACK) {
    if (following) return 'queen-not-needed'
  } else if (!following) return 'must-follow'
  if (move.militia) {
    if (faceUp(state, seat, 'militia') === 0) return 'no-militia'
    if (queen !== WHITE && queen !== BLUE && !turnable(card)) return 'militia-cannot-turn-that'
  }
  if (move.king !== undefined) {
    const refusal = kingRefusal(state, seat, move.king)
    if (refusal) return refusal
    if (!kingFits(state, move.king, card, queen, led)) return 'king-needs-his-colour'
  }
  return null
}

/** Every card that may be laid with every power that may go with it; the plain card first. */
export function playMoves(state: State, seat: Seat): PlayMove[] {
  const hand = state.hands[seat]!
  const led = ledColour(state.plays)
  const queen = queenAtHand(state, seat)
  const militia = faceUp(state, seat, 'militia') > 0
  const kings = ownKings(state, seat)
  const moves: PlayMove[] = []
  for (const card of kindsIn(hand)) {
    const following = follows(card, hand, led)
    for (const withQueen of [null, queen]) {
      if (withQueen === null ? !following : queen === BLACK ? following : !following) continue
      const turns = militia && (withQueen === WHITE || withQueen === BLUE || turnable(card))
      for (const turned of turns ? [false, true] : [false]) {
        const move: PlayMove = { type: 'play', card }
        if (withQueen !== null) move.queen = true
        if (turned) move.militia = true
        moves.push(move)
        for (const king of kings) {
          if (kingFits(state, king, card, withQueen, led)) moves.push({ ...move, king })
        }
      }
      if (queen === null) break
    }
  }
  return moves
}

/** The kings that a player may still lay, in the order of colours. */
export function ownKings(state: State, seat: Seat): Colour[] {
  const own: Colour[] = []
  for (let colour = 0; colour < 5; colour++) {
    if (state.kings[colour] === seat && state.kingsUsed[colour] === 0) own.push(colour as Colour)
  }
  return own
}

/** The card on the table that such a move makes. */
export function playOf(state: State, seat: Seat, move: PlayMove): Play {
  const play: { -readonly [K in keyof Play]: Play[K] } = { seat, card: move.card }
  if (move.queen) play.queen = setOf(state, seat)!
  if (move.militia) play.militia = true
  if (move.king !== undefined) play.king = move.king
  if (faceUp(state, seat, 'samurai') > 0) play.samurai = true
  return play
}

/** Why this player cannot lay the green queen now and play after everybody else. Whoever waits is the last. */
export function waitRefusal(state: State, seat: Seat): Refusal | null {
  if (setOf(state, seat) !== GREEN) return 'no-green-queen'
  const isLast = state.plays.length === state.seats - 1
  return queenRefusal(state, seat) ?? (isLast ? 'already-last' : null)
}

/** May the first player name another one? Asked at every turn of a playout, so what is rare is asked first. */
export function mayPassLead(state: State, seat: Seat): boolean {
  return (
    seat === state.leader &&
    state.plays.length === 0 &&
    state.leadPassed[seat] === 0 &&
    faceUp(state, seat, 'ninja') > 0
  )
}

export function leadRefusal(state: State, seat: Seat): Refusal | null {
  if (mayPassLead(state, seat)) return null
  if (faceUp(state, seat, 'ninja') === 0) return 'no-ninja'
  return state.leadPassed[seat] === 1 ? 'lead-already-passed' : 'not-leading'
}

export function mayUseHermit(state: State, seat: Seat): boolean {
  return state.hermits[seat]! > 0
}

export function hermitRefusal(state: State, seat: Seat): Refusal | null {
  if (mayUseHermit(state, seat)) return null
  return faceUp(state, seat, 'hermit') > 0 ? 'hermit-used' : 'no-hermit'
}

export function maySwap(state: State, seat: Seat): boolean {
  return state.swaps > 0 && faceUp(state, seat, 'cheerleader') > 0
}

export function swapRefusal(state: State, seat: Seat): Refusal | null {
  if (maySwap(state, seat)) return null
  return faceUp(state, seat, 'cheerleader') > 0 ? 'swap-used' : 'no-cheerleader'
}
