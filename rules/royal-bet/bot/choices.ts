import type { Rng, Seat } from '../../core/game'
import { colourOf, isSuited, kindsIn, SUITS, WHITE, type Card } from '../cards'
import { kindOf, type CharacterKind } from '../characters'
import type { Bet } from '../data'
import { possibleCounts } from '../phases/auction'
import { possibleBets } from '../phases/bets'
import { takeMoves, type TakeMove } from '../phases/draft'
import { partnerMoves, type PartnerMove } from '../phases/partner'
import { mayDiscard } from '../phases/preparation'
import type { State } from '../state'
import { chanceOf, expectedWins } from './chances'
import { bestTarget, worthByTricks } from './estimate'

/** Sensible choices outside the tricks, quick enough for playouts. `noise` is in points. */

function best<T>(items: readonly T[], value: (item: T) => number, noise: number, rng: Rng): T {
  let chosen = items[0] as T
  let most = -Infinity
  for (const item of items) {
    const worth = value(item) + noise * rng.next()
    if (worth > most) {
      most = worth
      chosen = item
    }
  }
  return chosen
}

const CHARACTER_VALUE: Readonly<Record<CharacterKind, number>> = {
  gambler: 42,
  hermit: 34,
  militia: 40,
  berserker: 34,
  samurai: 38,
  ninja: 40,
  healer: 42,
  collector: 36,
  jester: 36,
  cheerleader: 38,
}
/** By colour: the king's worth and what queen and jack add. */
const SET_VALUE = [72, 64, 56, 52, 46]
const SPECIAL_VALUE = 50
/** What a card of the trump colour is worth besides its number, and what playing without a trump is. */
const TRUMP_CARD = 6
const NO_TRUMP = 22
/** What an auction card costs, and how strong a trump must be to go for the title. */
const AUCTION_CARD = 12
const WORTH_A_TITLE = 24
/** Emperor's number cards: what each number brings, and what a sure winner is missed by. */
const PER_NUMBER = 2
const LOST_CARD = 40

/** What a colour would be worth as trump: its cards, and how high they are. */
function trumpValue(state: State, seat: Seat, colour: number): number {
  let value = 0
  for (const card of state.hands[seat]!) {
    if (isSuited(card) && colourOf(card) === colour) value += TRUMP_CARD + (card & 15)
  }
  return colour === WHITE ? NO_TRUMP : value
}

export function chooseTake(state: State, seat: Seat, noise: number, rng: Rng): TakeMove {
  const value = (move: TakeMove): number => {
    if ('set' in move) {
      const chooses = state.titleHolder === seat && state.options.mode === 'i-am-king'
      return chooses ? trumpValue(state, seat, move.set) : SET_VALUE[move.set]!
    }
    if ('character' in move) return CHARACTER_VALUE[kindOf(move.character)]
    return 'card' in move ? SPECIAL_VALUE : SET_VALUE[move.king]!
  }
  return best(takeMoves(state, seat), value, noise, rng)
}

/** What a hand promises with such bets. */
function betValue(state: State, seat: Seat, bets: Bet[]): number {
  const open = state.bets[seat]!
  state.bets[seat] = bets
  const tricks = state.hands[seat]!.length
  const worth = worthByTricks(state, seat, tricks)
  const { value } = bestTarget(worth, expectedWins(state, seat), 0, tricks)
  state.bets[seat] = open
  return value
}

export function chooseBets(state: State, seat: Seat, noise: number, rng: Rng): Bet[] {
  return best(possibleBets(state, seat), (bets) => betValue(state, seat, bets), noise, rng)
}

export function choosePartnerOrCopy(state: State, seat: Seat, noise: number, rng: Rng): PartnerMove {
  return best(partnerMoves(state, seat), (move) => partnerValue(state, seat, move), noise, rng)
}

function partnerValue(state: State, seat: Seat, move: PartnerMove): number {
  if (move.type === 'partner') {
    const worth = worthByTricks(state, move.seat, state.hands[move.seat]!.length)
    return Math.max(...worth)
  }
  const { copied } = state
  state.copied = { seat: move.seat, bet: move.bet }
  const value = betValue(state, seat, state.bets[seat]!)
  state.copied = copied
  return value
}

/** The card that is missed least: the one without which the hand still promises most. */
export function chooseDiscard(state: State, seat: Seat, noise: number, rng: Rng): Card {
  const cards = kindsIn(state.hands[seat]!).filter((card) => mayDiscard(state, card))
  const { mode } = state.options
  if (mode !== 'classic' && mode !== 'duel') {
    return best(cards, (card) => -100 * chanceOf(state, seat, card), noise, rng)
  }
  const won = state.wins[seat]!
  const kept = state.hands[seat]!.length - state.owes[seat]!
  const worth = worthByTricks(state, seat, won + kept)
  const expected = won + expectedWins(state, seat)
  // Of the cards still to go each takes its chance with it, so aim for what the kept ones can do.
  const share = kept / state.hands[seat]!.length
  const value = (card: Card) =>
    bestTarget(worth, won + (expected - won - chanceOf(state, seat, card)) * share, won, won + kept).value
  return best(cards, value, noise, rng)
}

export function chooseNumber(state: State, seat: Seat, noise: number, rng: Rng): Card {
  const cards = kindsIn(state.hands[seat]!).filter((card) => isSuited(card))
  // High numbers choose first, but a black one is a trump lost.
  return best(cards, (card) => (card & 15) * PER_NUMBER - LOST_CARD * chanceOf(state, seat, card), noise, rng)
}

/** How many more cards for the title, or 0 to pass. */
export function chooseContest(state: State, seat: Seat, noise: number, rng: Rng): number {
  const least = possibleCounts(state, seat)[0]
  if (least === undefined) return 0
  const strongest = Math.max(...SUITS.map((colour) => trumpValue(state, seat, colour)))
  const price = AUCTION_CARD * (state.laid[seat]! + least)
  return strongest - price + noise * (rng.next() - 0.5) > WORTH_A_TITLE ? least : 0
}
