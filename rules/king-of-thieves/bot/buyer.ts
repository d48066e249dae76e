import type { Seat } from '../../core/game'
import { CARDS, effectOf, type EffectOf } from '../cards'
import { BAG, type FaceCounts, type Gem, GEMS, MASK, PURCHASES, REWARD } from '../data'
import { discountOf, finalObjects, NO_CARD, type State } from '../state'
import { coinWorth, collectionOf, purchaseWorth, roundsLeft } from './worth'

/** Fencing first and starting the next split. */
const PIECE = 0.3
/** A gem that pays for nothing this round. */
const SPARE_GEM = 0.03

type Offer = { card: number; cost: readonly number[]; price: number; worth: number; isHaul: boolean }

/** A player before the market: all that is needed to say what a pile of loot is worth to them. */
export type Buyer = {
  coins: number
  /** What a coin is worth after this round. */
  coin: number
  offers: Offer[]
  flips: EffectOf<'flip'>[]
  pays: EffectOf<'pay'>[]
  extras: (Gem | null)[]
  bagBonus: boolean
  maskBonus: boolean
  discount: number
}

export function buyerAt(state: State, seat: Seat): Buyer {
  const rounds = roundsLeft(state)
  const buyer: Buyer = {
    coins: state.coins[seat]!,
    coin: coinWorth(state, seat, rounds - 1),
    offers: [],
    flips: [],
    pays: [],
    extras: [],
    bagBonus: false,
    maskBonus: false,
    discount: discountOf(state, seat),
  }
  const isFencing = state.phase === 'fence' && state.turn === seat
  for (const card of state.owned[seat]!) {
    const isUsed = isFencing && state.used.includes(card)
    for (const effect of CARDS[card]!.effects) {
      if (effect.kind === 'flip' && !isUsed) buyer.flips.push(effect)
      if (effect.kind === 'pay' && !isUsed) buyer.pays.push(effect)
      if (effect.kind === 'extra-purchase') buyer.extras.push(effect.gem)
      if (effect.kind === 'turn-in' && effect.face === BAG) buyer.bagBonus = true
      if (effect.kind === 'turn-in' && effect.face === MASK) buyer.maskBonus = true
    }
  }
  const collection = collectionOf(state, seat)
  for (const card of state.market) {
    if (card === NO_CARD) continue
    const { cost, price } = CARDS[card]!
    const isHaul = effectOf(card, 'haul') !== undefined
    const now = isHaul && isFencing ? finalObjects(state, seat) : 0
    const worth = now + purchaseWorth(state, seat, card, collection, rounds)
    buyer.offers.push({ card, cost, price, worth, isHaul: isHaul && !isFencing })
  }
  return buyer
}

/** A purchase within reach: the coins it takes and what it gains over keeping them. */
type Deal = { card: number; coins: number; gain: number }

const NOTHING: readonly number[] = []

/** The best purchase from these dice and coins, flips included, but for cards already sold; null when none is worth it. */
export function bestDeal(
  buyer: Buyer,
  faces: FaceCounts,
  coins: number,
  objects: number,
  sold: readonly number[] = NOTHING,
): Deal | null {
  let best: Deal | null = null
  for (const { card, cost, price, worth, isHaul } of buyer.offers) {
    if (sold.includes(card)) continue
    let paid = 0
    for (const gem of GEMS) paid += Math.min(cost[gem]!, faces[gem]!)
    let missing = Math.max(0, price - buyer.discount - paid)
    let gain = isHaul ? worth + objects : worth
    for (const { from, to } of buyer.flips) {
      if (missing === 0) break
      const spare = faces[from]! - (from < BAG ? cost[from]! : 0)
      if (spare <= 0 || !to.some((face) => face < BAG && cost[face]! > faces[face]!)) continue
      missing--
      if (from === BAG) gain -= buyer.coin
    }
    if (missing > coins) continue
    gain -= missing * buyer.coin
    if (gain > 0 && (best === null || gain > best.gain)) best = { card, coins: missing, gain }
  }
  return best
}

/** What the pile is worth to the buyer: the purchases it pays for, what it turns in, and the piece. */
export function pileWorth(buyer: Buyer, faces: FaceCounts, piece: boolean): number {
  const { coin } = buyer
  const bags = faces[BAG]!
  const masks = faces[MASK]!
  let worth = bags * coin + masks + (piece ? PIECE : 0)
  if (bags > 0 && buyer.bagBonus) worth += REWARD * coin
  if (masks > 0 && buyer.maskBonus) worth += REWARD

  let purchases = PURCHASES
  for (const gem of buyer.extras) if (gem === null || faces[gem]! > 0) purchases++
  const objects = bags + masks + faces[0]! + faces[1]! + faces[2]! + faces[3]! + (piece ? 1 : 0)
  const left = faces.slice()
  let coins = buyer.coins
  const sold: number[] = []
  for (; purchases > 0; purchases--) {
    const deal = bestDeal(buyer, left, coins, objects, sold)
    if (deal === null) break
    worth += deal.gain
    coins -= deal.coins
    const { cost } = CARDS[deal.card]!
    for (const gem of GEMS) left[gem]! -= Math.min(left[gem]!, cost[gem]!)
    sold.push(deal.card)
  }
  return worth + spareWorth(buyer, left)
}

/** What abilities make of dice that bought nothing. */
function spareWorth(buyer: Buyer, left: FaceCounts): number {
  let worth = 0
  for (const { face, token } of buyer.pays) {
    if (token === 'infamy' && left[face]! > 0) {
      left[face]!--
      worth += REWARD
    }
  }
  for (const { from, to } of buyer.flips) {
    if (to[0] === BAG && left[from]! > 0) {
      left[from]!--
      worth += buyer.coin
    }
  }
  for (const gem of GEMS) worth += SPARE_GEM * left[gem]!
  return worth
}
