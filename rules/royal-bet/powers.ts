import type { Seat } from '../core/game'
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
} from './cards'
import type { PlayMove } from './move-types'
import type { Refusal } from './refusals'
import { faceUp, rulesOf, setOf, type State, type Table } from './state'
import { follows, ledColour, type Play } from './trick'

/** What may be laid, and what may be laid on it. */

/** Cards that the militia turns by itself: ones, tens, relics and flags. */
function turnable(card: Card): boolean {
  if (isSpecial(card)) return true
  return isSuited(card) && (numberOf(card) === 1 || numberOf(card) === 10)
}

/** The queen that goes with a card, if the player has one to use. The green queen is a move of her own. */
function queenAtHand(table: Table, seat: Seat): Colour | null {
  const colour = setOf(table, seat)
  return colour === null || colour === GREEN || table.queens[seat]! <= 0 ? null : colour
}

/** May this king lie on that card? `queen` is the queen on the card; the led colour is that before it. */
function kingFits(table: Table, king: Colour, card: Card, queen: Colour | null, led: Colour | null): boolean {
  if (king !== WHITE) {
    // The white jack takes the led colour, but only once there is one.
    return isWhiteCourt(card) ? led === king : isSuited(card) && colourOf(card) === king
  }
  if (rulesOf(table).whiteKingOnAnyCard) return true
  if (queen === BLUE) return false
  return queen === WHITE || isSpecial(card) || isWhiteCourt(card)
}

/** Why this card cannot be laid like this by the player whose turn it is, or null if it can. */
export function playRefusal(state: State, seat: Seat, move: PlayMove): Refusal | null {
  const { card } = move
  const hand = state.hands[seat]!
  if (!hand.includes(card)) return 'no-such-card'
  const led = ledColour(state.plays)
  const queen = move.queen ? queenAtHand(state, seat) : null
  if (move.queen && queen === null) return setOf(state, seat) === GREEN ? 'queen-not-now' : 'queen-used'
  const following = follows(card, hand, led)
  if (queen === BLACK) {
    if (following) return 'queen-not-now'
  } else if (!following) return 'must-follow'
  if (move.militia) {
    if (faceUp(state, seat, 'militia') === 0) return 'no-militia'
    if (queen !== WHITE && queen !== BLUE && !turnable(card)) return 'militia-cannot-turn-that'
  }
  if (move.king !== undefined) {
    if (state.kings[move.king] !== seat || state.kingsUsed[move.king] === 1) return 'king-used'
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
export function ownKings(table: Table, seat: Seat): Colour[] {
  const own: Colour[] = []
  for (let colour = 0; colour < 5; colour++) {
    if (table.kings[colour] === seat && table.kingsUsed[colour] === 0) own.push(colour as Colour)
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

/** May this player lay the green queen now and play after everybody else? Whoever waits already is the last. */
export function mayWait(state: State, seat: Seat): boolean {
  const isLast = state.plays.length === state.seats - 1
  return setOf(state, seat) === GREEN && state.queens[seat]! > 0 && !isLast
}

/** May the first player name another one? */
export function mayPassLead(state: State, seat: Seat): boolean {
  return (
    seat === state.leader &&
    state.plays.length === 0 &&
    state.leadPassed[seat] === 0 &&
    faceUp(state, seat, 'ninja') > 0
  )
}
