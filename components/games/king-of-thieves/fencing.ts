import { type Move, type View } from '../../../rules/king-of-thieves'
import { CARDS, cardIndex, type Card } from '../../../rules/king-of-thieves/cards'
import { FACE_NAMES, GEMS, type Gem } from '../../../rules/king-of-thieves/data'

export type Purchase = Extract<Move, { type: 'buy' }>
export type Flip = Extract<Move, { type: 'flip' }>
export type Ability = Extract<Move, { type: 'flip' | 'pay' | 'exchange' }>

export function cardOf(id: string): Card {
  return CARDS[cardIndex(id)!]!
}

/** Every way to pay for the card now, the fewest coins first, as the rules list them. */
export function paymentsFor(moves: readonly Move[], card: string): Purchase[] {
  return moves.flatMap((move) => (move.type === 'buy' && move.card === card ? [move] : []))
}

export function abilitiesOf(moves: readonly Move[], card: string): Ability[] {
  return moves.flatMap((move) =>
    (move.type === 'flip' || move.type === 'pay' || move.type === 'exchange') && move.card === card
      ? [move]
      : [],
  )
}

/** The purchase that a player without enough would try, so that the table can say what is missing. */
export function attemptToBuy(view: View, card: string): Purchase {
  const { cost, price } = cardOf(card)
  const mine = (gem: Gem) =>
    view.dice.filter(({ face, place }) => place === view.seat && face === FACE_NAMES[gem]).length
  const dice = GEMS.map((gem) => Math.min(cost[gem]!, mine(gem)))
  return { type: 'buy', card, dice, coins: price - dice.reduce((sum, count) => sum + count, 0) }
}

/** The use that pressing an unlit ability card would be; null for a card without one. */
export function attemptToUse(card: string): Ability | null {
  for (const effect of cardOf(card).effects) {
    if (effect.kind === 'flip') return { type: 'flip', card, to: FACE_NAMES[effect.to[0]!] }
    if (effect.kind === 'pay') return { type: 'pay', card }
    if (effect.kind === 'exchange') return { type: 'exchange', card }
  }
  return null
}
