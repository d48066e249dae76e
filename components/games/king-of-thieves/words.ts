import { type TFunction } from 'i18next'

import { type Seat } from '../../../rules/core/game'
import { type Event, type View } from '../../../rules/king-of-thieves'
import { type Effect } from '../../../rules/king-of-thieves/cards'
import { BAG, type Face, FACE_NAMES, type FaceName, GEMS } from '../../../rules/king-of-thieves/data'
import { type Objects, TURNED_IN } from '../../../rules/king-of-thieves/events'
import { type Ability, cardOf, type Purchase } from './fencing'
import { countFaces, type Pile } from './piles'

type NameOf = (seat: Seat) => string
type Values = Record<string, string | number>

/** The table's `t` speaks the house's texts first; ours are asked for by name. */
const ours =
  (t: TFunction) =>
  (key: string, values: Values = {}) =>
    t(key, { ns: 'king-of-thieves', ...values })

export function faceWords(t: TFunction, face: FaceName): string {
  return ours(t)(`faces.${face}`)
}

/** "red gem ×2, mask" */
function countWords(t: TFunction, counts: readonly number[]): string[] {
  return FACE_NAMES.flatMap((face, index) => {
    const count = counts[index] ?? 0
    if (count === 0) return []
    return [count === 1 ? faceWords(t, face) : `${faceWords(t, face)} ×${count}`]
  })
}

export function pileWords(t: TFunction, view: View, pile: Pile): string {
  const words = countWords(t, countFaces(view, pile))
  if (pile.piece) words.push(ours(t)('piece'))
  return words.join(', ') || ours(t)('nothing')
}

function priceWords(t: TFunction, counts: readonly number[], coins: number): string {
  const words = countWords(t, counts)
  if (coins > 0) words.push(ours(t)('coins', { count: coins }))
  return words.join(', ') || ours(t)('payment.free')
}

export function paymentWords(t: TFunction, { dice, coins }: Purchase): string {
  return priceWords(t, dice, coins)
}

export function abilityWords(t: TFunction, move: Ability): string {
  const line = ours(t)
  const named = (face: Face) => faceWords(t, FACE_NAMES[face])
  for (const effect of cardOf(move.card).effects) {
    if (effect.kind === 'flip' && move.type === 'flip') {
      return line('action.flip', { from: named(effect.from), to: faceWords(t, move.to) })
    }
    if (effect.kind === 'pay' && move.type === 'pay') {
      return line('action.pay', { face: named(effect.face), token: line(`tokens.${effect.token}`) })
    }
    if (effect.kind === 'exchange') return line('action.exchange', { infamy: effect.infamy })
  }
  return line(`cards.${move.card}`)
}

export function effectWords(t: TFunction, effect: Effect): string {
  const line = (key: string, values?: Values) => ours(t)(`effects.${key}`, values)
  const named = (face: Face) => faceWords(t, FACE_NAMES[face])
  switch (effect.kind) {
    case 'flip':
      return line('flip', {
        from: named(effect.from),
        to: effect.to.map(named).join(' / '),
      })
    case 'pay':
      return line('pay', { face: named(effect.face), token: ours(t)(`tokens.${effect.token}`) })
    case 'extra-purchase':
      if (effect.gem === null) return line('extra-purchase')
      return line('extra-purchase-gem', { gem: named(effect.gem) })
    case 'patron':
      return line('patron', { gem: named(effect.gem) })
    case 'turn-in':
      return line(effect.face === BAG ? 'turn-in-bag' : 'turn-in-mask')
    case 'exchange':
      return line('exchange', { infamy: effect.infamy })
    case 'points':
      return line('points', { count: effect.points })
    case 'safehouse':
      return line('safehouse', { alone: effect.alone, several: effect.several })
    case 'golem':
      return line('golem', { points: effect.perTwoWands })
    case 'treasure':
      return line('treasure', { alone: effect.alone, contested: effect.contested })
    default:
      return line(effect.kind)
  }
}

/** All that stands on a card. */
export function cardWords(t: TFunction, id: string): string {
  const card = cardOf(id)
  const line = ours(t)
  return [
    line(`cards.${id}`),
    line('board.costs', { cost: countWords(t, card.cost).join(', ') }),
    card.signs.map((sign) => line(`signs.${sign}`)).join(', '),
    ...card.effects.map((effect) => effectWords(t, effect)),
  ].join(', ')
}

/** The event as a line of the log; null for what the lines around it say already. */
export function tell(event: Event, t: TFunction, nameOf: NameOf): string | null {
  const line = (key: string, values?: Values) => ours(t)(`events.${key}`, values)
  const card = (id: string) => ours(t)(`cards.${id}`)
  const objects = ({ faces, piece }: Objects) =>
    [...thrown(t, faces), ...(piece ? [ours(t)('piece')] : [])].join(', ')
  const source = (from: string) => (from === TURNED_IN ? line('turned-in') : card(from))
  switch (event.type) {
    case 'rolled':
      return line('rolled', {
        round: event.round,
        name: nameOf(event.seat),
        faces: thrown(t, event.faces).join(', '),
      })
    case 'rerolled':
      return line('rerolled', { name: nameOf(event.seat), faces: thrown(t, event.faces).join(', ') })
    case 'took':
      return line('took', { name: nameOf(event.seat), what: objects(event) })
    case 'robbed':
      return line('robbed', { name: nameOf(event.seat), victim: nameOf(event.from), what: objects(event) })
    case 'returned':
      return line('returned', { what: objects(event) })
    case 'split-ended':
      return line('split-ended', { name: nameOf(event.starter) })
    case 'flipped':
      return line('flipped', {
        name: nameOf(event.seat),
        card: card(event.card),
        from: faceWords(t, event.from),
        to: faceWords(t, event.to),
      })
    case 'paid':
      return line('paid', {
        name: nameOf(event.seat),
        card: card(event.card),
        face: faceWords(t, event.face),
      })
    case 'exchanged':
      return line('exchanged', { name: nameOf(event.seat), card: card(event.card) })
    case 'bought': {
      const gems = GEMS.map((gem) => event.gems.filter((paid) => paid === FACE_NAMES[gem]).length)
      const price = priceWords(t, gems, event.coins)
      return line('bought', { name: nameOf(event.seat), card: card(event.card), price })
    }
    case 'drank':
      if (event.drawn === null) return line('drank-nothing')
      return line('drank', { name: nameOf(event.seat), drawn: card(event.drawn) })
    case 'infamy':
      return line('infamy', { name: nameOf(event.seat), amount: event.amount, source: source(event.source) })
    case 'coins':
      return line('coins', { name: nameOf(event.seat), count: event.amount, source: source(event.source) })
    case 'kept-dice':
    case 'done':
      return line(event.type, { name: nameOf(event.seat) })
    case 'refilled':
    case 'deck-opened':
      return line(event.type, { deck: event.deck, cards: event.cards.map(card).join(', ') })
    case 'round-ended':
      return line('round-ended', { round: event.round })
    case 'over':
      return line(`over-${event.cause}`)
    case 'turned-in':
    case 'dice-returned':
      return null
  }
}

function thrown(t: TFunction, faces: readonly FaceName[]): string[] {
  return countWords(
    t,
    FACE_NAMES.map((face) => faces.filter((shown) => shown === face).length),
  )
}
