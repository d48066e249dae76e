import { COPIES, countAll, LEAST_CARDS } from '../data'

/** What a card kept is worth later on, in coins: cards that fit many ways are worth more. In the order of the kinds. */
export const WORTH: readonly number[] = [
  0.22, // rising
  0.22, // falling
  0.24, // horizontal
  0.24, // vertical
  0.36, // diagonal
  0.4, // orthogonal
  0.4, // horse
  0.14, // red flag
  0.14, // blue flag
  0.3, // doubling
  0.12, // Friday
  0.14, // weapon
  0.16, // rum
]

const AVERAGE = COPIES.reduce((sum, copies, kind) => sum + copies * WORTH[kind]!, 0) / countAll(COPIES)

/** Every card beyond a handful is worth less: there is only one plan an island. */
const CROWDED = 0.6

/** A hand with so many islands to go, in coins. Hands are filled to four for nothing. */
export function handWorth(hand: readonly number[], islandsLeft: number): number {
  if (islandsLeft <= 0) return 0
  let sum = 0
  let cards = 0
  for (let kind = 0; kind < hand.length; kind++) {
    sum += hand[kind]! * WORTH[kind]!
    cards += hand[kind]!
  }
  if (cards < LEAST_CARDS) sum += (LEAST_CARDS - cards) * AVERAGE
  const room = LEAST_CARDS + Math.min(2, islandsLeft - 1)
  return cards <= room ? sum : sum * (room / cards + CROWDED * (1 - room / cards))
}
