import type { Seat } from '../../core/game'
import { BLACK, colourOf, FLAG, isSuited, isWhiteCourt, numberOf, RED, RELIC, type Card } from '../cards'
import { trickRules } from '../phases/strength'
import { faceUp, type State } from '../state'

/** A rough idea of how likely a card is to win its trick, before anything is known of the trick. */

/** How high each number stands among those in the deck, from 0 to 1; small decks lack some numbers. */
const FULL_DECK = [0, 0, 0.11, 0.22, 0.33, 0.44, 0.56, 0.67, 0.78, 0.89, 1, 1, 1]
const WITHOUT_8_9 = [0, 0, 0.14, 0.29, 0.43, 0.57, 0.71, 0.86, 0.9, 0.95, 1, 1, 1]
const WITHOUT_6_TO_9 = [0, 0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.9, 0.9, 0.9, 1, 1, 1]

function standing(state: State, number: number): number {
  const { mode } = state.options
  if (mode === 'duel' || (mode === 'classic' && state.seats === 3)) return WITHOUT_6_TO_9[number]!
  return (mode === 'classic' && state.seats === 4 ? WITHOUT_8_9 : FULL_DECK)[number]!
}

/** By players in classic: with this, all hands together promise about as many wins as there are tricks. */
const CROWDED = [1, 1, 1, 0.86, 0.73, 0.65]

const RELIC_CHANCE = 0.95
const FLAG_CHANCE = 0.02
const WHITE_COURT_CHANCE = 0.6
/** From the chance of the lowest card to that of the highest. */
const TRUMPS = { lowest: 0.25, range: 0.7 }
const OTHERS = { lowest: 0.04, range: 0.66 }
/** A low card that militia could make a high one. */
const TURNED_CHANCE = 0.4

export function chanceOf(state: State, seat: Seat, card: Card): number {
  if (card === RELIC) return RELIC_CHANCE
  if (card === FLAG) return FLAG_CHANCE
  if (isWhiteCourt(card)) return WHITE_COURT_CHANCE
  const chance = chanceAlone(state, seat, card)
  return state.options.mode === 'classic' ? CROWDED[state.seats]! * chance : chance
}

/** The same for a numbered card, as if it met only the other cards and nobody's wishes. */
function chanceAlone(state: State, seat: Seat, card: Card): number {
  const others = state.seats - 1
  const height = standing(state, numberOf(card))
  const { trump } = trickRules(state)
  const colour = colourOf(card)
  const isTrump =
    colour === trump || (trump === BLACK && colour === RED && faceUp(state, seat, 'samurai') > 0)
  if (isTrump) return TRUMPS.lowest + TRUMPS.range * Math.pow(height, others / 2)
  return OTHERS.lowest + OTHERS.range * Math.pow(height, others)
}

export function expectedWins(state: State, seat: Seat): number {
  const hand = state.hands[seat]!
  const turns = faceUp(state, seat, 'militia') > 0
  let sum = 0
  for (const card of hand) {
    const chance = chanceOf(state, seat, card)
    // With militia low cards can be high ones; whether they should is decided when they are laid.
    const turned = turns && (card === FLAG || (isSuited(card) && numberOf(card) === 1))
    sum += turned ? Math.max(chance, TURNED_CHANCE) : chance
  }
  return sum
}
