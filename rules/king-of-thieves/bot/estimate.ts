import { sharesByLead, sharesOfWin } from '../../bots/standing'
import { countSigns } from '../cards'
import { result } from '../score'
import type { State } from '../state'
import { cardWorth, coinWorth, collectionOf, roundsLeft } from './worth'

/** About all that the count hands out for henchmen (to the first two) and for coins; ties cost some of it. */
const HENCHMEN_POINTS = 3.8
const COIN_POINTS = 3
/** How far behind still leaves hope once the last round is over … */
const NARROW = 0.4
/** … and how much further behind with every round to come. */
const HENCHMEN_A_ROUND = 0.2
const COINS_A_ROUND = 0.4
/** The same for the points of the whole match. */
const NARROW_MATCH = 1.5
const POINTS_A_ROUND = 0.8

/** Points everybody is likely to end with, the loot of a round under way apart. */
function prospects(state: State): number[] {
  const rounds = roundsLeft(state)
  const henchmen = state.owned.map((cards) => countSigns(cards, 'henchman'))
  const mostHenchmen = sharesByLead(henchmen, NARROW + HENCHMEN_A_ROUND * rounds)
  const mostCoins = sharesByLead(state.coins, NARROW + COINS_A_ROUND * rounds)
  return state.owned.map((cards, seat) => {
    let points = state.infamy[seat]! + state.coins[seat]! * coinWorth(state, seat, rounds)
    const collection = collectionOf(state, seat)
    for (const card of cards) points += cardWorth(card, collection, state.infamy[seat]!, rounds)
    return points + HENCHMEN_POINTS * mostHenchmen[seat]! + COIN_POINTS * mostCoins[seat]!
  })
}

/** How likely each seat is to win. */
export function evaluate(state: State): number[] {
  const end = result(state)
  if (end) return sharesOfWin(end.winners, state.seats)
  return sharesByLead(prospects(state), NARROW_MATCH + POINTS_A_ROUND * roundsLeft(state))
}
