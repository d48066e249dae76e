import { type TFunction } from 'i18next'

import { type Seat } from '../../../rules/core/game'
import { type Event, type View } from '../../../rules/king-of-thieves'
import { type Effect } from '../../../rules/king-of-thieves/cards'
import { BAG, type Face, FACE_NAMES, type FaceName, GEMS } from '../../../rules/king-of-thieves/data'
import { type Objects, TURNED_IN } from '../../../rules/king-of-thieves/events'
import { type Beat, type NameOf } from '../../table/board'
import { type Ability, cardOf, type Purchase } from './fencing'
import { listed, noun, type Word } from '../../words'
import { countFaces, type Pile } from './piles'

type Values = Record<string, string | number | Word>

/** The table's `t` speaks the house's texts first; ours are asked for by name. */
const ours =
  (t: TFunction) =>
  (key: string, values: Values = {}) =>
    t(key, { ns: 'king-of-thieves', ...values })

export function faceWords(t: TFunction, face: FaceName): string {
  return ours(t)(`faces.${face}`)
}

const piece = (t: TFunction): Word => noun(t, 'king-of-thieves:piece')
const infamy = (t: TFunction, count: number): Word => noun(t, 'king-of-thieves:infamy', count)
const token = (t: TFunction, name: string): Word => noun(t, `king-of-thieves:tokens.${name}`)
const gem = (t: TFunction, face: FaceName, count = 1): Word => noun(t, `king-of-thieves:faces.${face}`, count)

/** "2 red gems", "a mask" */
function counted(t: TFunction, counts: readonly number[]): Word[] {
  return FACE_NAMES.flatMap((face, index) => (counts[index] ? [gem(t, face, counts[index])] : []))
}

/** The letter of a deck: the alphabets differ. */
export function deckWords(t: TFunction, deck: string): string {
  return ours(t)(`decks.${deck}`)
}

export function pileWords(t: TFunction, view: View, pile: Pile): string {
  const words = counted(t, countFaces(view, pile))
  if (pile.piece) words.push(piece(t))
  return words.length > 0 ? listed(t, words).toString() : ours(t)('nothing')
}

/** Null when nothing has to be paid. */
function price(t: TFunction, counts: readonly number[], coins: number): Word | null {
  const words = counted(t, counts)
  if (coins > 0) words.push(noun(t, 'king-of-thieves:coins', coins))
  return words.length > 0 ? listed(t, words) : null
}

export function paymentWords(t: TFunction, { dice, coins }: Purchase): string {
  return price(t, dice, coins)?.toString() ?? ours(t)('payment.free')
}

export function abilityWords(t: TFunction, move: Ability): string {
  const line = ours(t)
  const named = (face: Face) => gem(t, FACE_NAMES[face])
  for (const effect of cardOf(move.card).effects) {
    if (effect.kind === 'flip' && move.type === 'flip') {
      return line('action.flip', { from: named(effect.from), to: gem(t, move.to) })
    }
    if (effect.kind === 'pay' && move.type === 'pay') {
      return line('action.pay', { face: named(effect.face), token: token(t, effect.token) })
    }
    if (effect.kind === 'exchange') return line('action.exchange', { infamy: infamy(t, effect.infamy) })
  }
  return line(`cards.${move.card}`)
}

export function effectWords(t: TFunction, effect: Effect): string {
  const line = (key: string, values?: Values) => ours(t)(`effects.${key}`, values)
  const named = (face: Face) => gem(t, FACE_NAMES[face])
  switch (effect.kind) {
    case 'flip':
      return line('flip', { from: named(effect.from), to: listed(t, effect.to.map(named), 'or') })
    case 'pay':
      return line('pay', { face: named(effect.face), token: token(t, effect.token) })
    case 'extra-purchase':
      if (effect.gem === null) return line('extra-purchase')
      return line('extra-purchase-gem', { gem: named(effect.gem) })
    case 'patron':
      return line('patron', { gem: named(effect.gem) })
    case 'turn-in':
      return line(effect.face === BAG ? 'turn-in-bag' : 'turn-in-mask')
    case 'exchange':
      return line('exchange', { infamy: infamy(t, effect.infamy) })
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

export function costWords(t: TFunction, id: string): string {
  return ours(t)('board.costs', { cost: listed(t, counted(t, cardOf(id).cost)) })
}

/** All that stands on a card. */
export function cardWords(t: TFunction, id: string): string {
  const card = cardOf(id)
  const line = ours(t)
  return [
    line(`cards.${id}`),
    costWords(t, id),
    card.signs.map((sign) => line(`signs.${sign}`)).join(', '),
    ...card.effects.map((effect) => effectWords(t, effect)),
  ].join(', ')
}

/** The event as a line of the log; null for what the lines around it say already. */
export function tell(event: Event, t: TFunction, nameOf: NameOf): string | null {
  const line = (key: string, values?: Values) => ours(t)(`events.${key}`, values)
  const card = (id: string) => ours(t)(`cards.${id}`)
  const quoted = (id: string) => line('card', { card: card(id) })
  const objects = (taken: Objects) => objectWords(t, taken)
  const source = (from: string) => (from === TURNED_IN ? line('turned-in') : quoted(from))
  switch (event.type) {
    case 'rolled':
      return line('rolled', {
        round: event.round,
        name: nameOf(event.seat),
        faces: listed(t, thrown(t, event.faces)),
      })
    case 'rerolled':
      return line('rerolled', {
        name: nameOf(event.seat),
        count: event.faces.length,
        faces: listed(t, thrown(t, event.faces)),
      })
    case 'took':
      return line('took', { name: nameOf(event.seat), what: objects(event) })
    case 'robbed':
      return line('robbed', { name: nameOf(event.seat), victim: nameOf(event.from), what: objects(event) })
    case 'returned':
      return line('returned', { name: nameOf(event.seat), what: objects(event) })
    case 'split-ended':
      return line('split-ended', { name: nameOf(event.starter) })
    case 'flipped':
      return line('flipped', {
        name: nameOf(event.seat),
        card: card(event.card),
        from: gem(t, event.from),
        to: gem(t, event.to),
      })
    case 'paid':
      return line('paid', {
        name: nameOf(event.seat),
        card: card(event.card),
        face: gem(t, event.face),
      })
    case 'exchanged':
      return line('exchanged', { name: nameOf(event.seat), card: card(event.card) })
    case 'bought': {
      const gems = GEMS.map((face) => event.gems.filter((paid) => paid === FACE_NAMES[face]).length)
      const paid = price(t, gems, event.coins)
      const names = { name: nameOf(event.seat), card: card(event.card) }
      return paid ? line('bought', { ...names, price: paid }) : line('bought-free', names)
    }
    case 'drank':
      if (event.drawn === null) return line('drank-nothing')
      return line('drank', { name: nameOf(event.seat), drawn: card(event.drawn) })
    case 'infamy':
      return line('infamy', { name: nameOf(event.seat), count: event.amount, source: source(event.source) })
    case 'coins':
      return line('coins', { name: nameOf(event.seat), count: event.amount, source: source(event.source) })
    case 'kept-dice':
    case 'done':
      return line(event.type, { name: nameOf(event.seat) })
    case 'refilled':
    case 'deck-opened':
      return line(event.type, { deck: deckWords(t, event.deck), cards: event.cards.map(card).join(', ') })
    case 'round-ended':
      return line('round-ended', { round: event.round })
    case 'over':
      return line(`over-${event.cause}`)
    case 'turned-in':
    case 'dice-returned':
      return null
  }
}

function objectWords(t: TFunction, { faces, piece: withPiece }: Objects): Word {
  return listed(t, [...thrown(t, faces), ...(withPiece ? [piece(t)] : [])])
}

/** What one act did: a robbery with all that belongs to it is one sentence. */
export function tellAct(events: readonly Event[], t: TFunction, nameOf: NameOf): string[] {
  const line = (key: string, values?: Values) => ours(t)(`events.${key}`, values)
  const returned = events.find((event) => event.type === 'returned')
  const robs = returned !== undefined && events.some(({ type }) => type === 'robbed')
  return events.flatMap((event) => {
    if (robs && event.type === 'robbed') {
      const [name, victim] = [nameOf(event.seat), nameOf(event.from)]
      const shares = { what: objectWords(t, event), rest: objectWords(t, returned) }
      return [line('robbed-returned', { name, victim, ...shares })]
    }
    if (robs && event.type === 'returned') return []
    if (robs && event.type === 'rerolled') {
      return [line('thrown-again', { faces: listed(t, thrown(t, event.faces)) })]
    }
    return tell(event, t, nameOf) ?? []
  })
}

/** The throw opens the split, and the paw ends it. */
export function heading({ phase, round }: View, t: TFunction): string {
  const name = phase === 'fence' || phase === 'over' ? phase : 'split'
  return ours(t)(`heading.${name}`, { round })
}

/** To be robbed hurts, a card out of the potion delights, and the end has its reason. */
export function beat(events: readonly Event[], seat: Seat | null, t: TFunction, nameOf: NameOf): Beat | null {
  for (const event of events) {
    if (event.type === 'over') return { words: ours(t)(`events.over-${event.cause}`), mood: 'end' }
    if (event.type === 'robbed' && event.from === seat) {
      return { words: ours(t)('beat.robbed', { name: nameOf(event.seat) }), mood: 'bad' }
    }
    if (event.type === 'drank' && event.seat === seat && event.drawn !== null) {
      const drawn = ours(t)(`cards.${event.drawn}`)
      return { words: ours(t)('beat.drank', { drawn }), mood: 'good' }
    }
  }
  return null
}

function thrown(t: TFunction, faces: readonly FaceName[]): Word[] {
  return counted(
    t,
    FACE_NAMES.map((face) => faces.filter((shown) => shown === face).length),
  )
}
