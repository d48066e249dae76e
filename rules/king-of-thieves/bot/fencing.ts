import type { Seat } from '../../core/game'
import { bestDeal, type Buyer, buyerAt } from './buyer'
import { CARDS, effectOf } from '../cards'
import { BAG, FACE_NAMES, type FaceCounts, GEMS } from '../data'
import type { Move } from '../moves'
import { facesAt, priceFor, purchasesLeft, type State } from '../state'
import { roundsLeft } from './worth'

const DONE: Move = { type: 'done' }
/** With fewer rounds left than this there is little more to buy. */
const LAST_ROUNDS = 1.5

/** The next move of a sensible turn: buy what gains most, then make tokens of what is left over. */
export function sensibleFencing(state: State, seat: Seat): Move {
  const faces = facesAt(state, seat)
  const buyer = buyerAt(state, seat)
  if (purchasesLeft(state, seat) > 0) {
    const deal = bestDeal(buyer, faces, state.coins[seat]!, 0)
    if (deal !== null) {
      return flipTowards(state, seat, faces, deal.card) ?? cheapest(state, seat, faces, deal.card)
    }
  }
  return makeTokens(state, seat, faces, buyer) ?? DONE
}

/** The payment with the fewest coins; of a discount, the last colours are spared. */
function cheapest(state: State, seat: Seat, faces: FaceCounts, wanted: number): Move & { type: 'buy' } {
  const { id, cost, price } = CARDS[wanted]!
  let due = priceFor(state, seat, price)
  const dice = GEMS.map((gem) => {
    const paid = Math.min(cost[gem]!, faces[gem]!, due)
    due -= paid
    return paid
  })
  return { type: 'buy', card: id, dice, coins: due }
}

/** A flip that saves a coin in buying the card, if there is one. */
function flipTowards(state: State, seat: Seat, faces: FaceCounts, wanted: number): Move | null {
  if (cheapest(state, seat, faces, wanted).coins === 0) return null
  const { cost } = CARDS[wanted]!
  for (const card of state.owned[seat]!) {
    const flip = effectOf(card, 'flip')
    if (!flip || state.used.includes(card)) continue
    const spare = faces[flip.from]! - (flip.from < BAG ? cost[flip.from]! : 0)
    const to = flip.to.find((face) => face < BAG && cost[face]! > faces[face]!)
    if (spare > 0 && to !== undefined) return { type: 'flip', card: CARDS[card]!.id, to: FACE_NAMES[to] }
  }
  return null
}

function makeTokens(state: State, seat: Seat, faces: FaceCounts, buyer: Buyer): Move | null {
  for (const card of state.owned[seat]!) {
    const { id } = CARDS[card]!
    const pay = effectOf(card, 'pay')
    const flip = effectOf(card, 'flip')
    const isUsed = state.used.includes(card)
    if (pay?.token === 'infamy' && !isUsed && faces[pay.face]! > 0) return { type: 'pay', card: id }
    if (flip?.to[0] === BAG && !isUsed && faces[flip.from]! > 0 && buyer.coin > 0) {
      return { type: 'flip', card: id, to: FACE_NAMES[BAG] }
    }
    // Coins are worth more than infamy only while there is something left to buy.
    if (effectOf(card, 'exchange') && state.coins[seat]! > 0 && roundsLeft(state) < LAST_ROUNDS) {
      return { type: 'exchange', card: id }
    }
  }
  return null
}
