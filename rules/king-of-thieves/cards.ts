import { BAG, BLUE, DECKS, type Deck, type Face, type Gem, GREEN, MASK, RED, WHITE } from './data'

export type Sign = 'henchman' | 'wand' | 'tower' | 'goods' | 'scheme' | 'map'

/** What a card does, as data: the rules interpret these kinds and know no card by name. */
export type Effect =
  /** Once in each of your fencing turns: turn a die that shows `from` to one of `to`. */
  | { readonly kind: 'flip'; readonly from: Face; readonly to: readonly Face[] }
  /** Once in each of your fencing turns: return a die that shows `face`, get the token. */
  | { readonly kind: 'pay'; readonly face: Face; readonly token: 'infamy' | 'coin' }
  /** One more purchase in a fencing turn; with `gem`, only if your final loot had it. */
  | { readonly kind: 'extra-purchase'; readonly gem: Gem | null }
  /** Every purchase costs you so many gems less. */
  | { readonly kind: 'discount'; readonly gems: number }
  /** Infamy for each card you buy with `gem` in its printed cost. */
  | { readonly kind: 'patron'; readonly gem: Gem }
  /** Infamy at the end of a split that leaves you the first-player piece. */
  | { readonly kind: 'captain' }
  /** One more coin when you turn in bags, one more infamy when you turn in masks. */
  | { readonly kind: 'turn-in'; readonly face: typeof BAG | typeof MASK }
  /** Whoever robs you does not reroll what they return. */
  | { readonly kind: 'steady-loot' }
  /** After the split you may reroll one of your dice. */
  | { readonly kind: 'reroll' }
  /** Infamy each time you are robbed. */
  | { readonly kind: 'victim' }
  /** Leaves the game when bought; the refilling deck gives you its top card instead. */
  | { readonly kind: 'potion' }
  /** When you get it: infamy for each object of your final loot. */
  | { readonly kind: 'haul' }
  /** Any number of times in your fencing turn: a coin for this much infamy. */
  | { readonly kind: 'exchange'; readonly infamy: number }
  /** The rest are points at the end. */
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'safehouse'; readonly alone: number; readonly several: number }
  | { readonly kind: 'golem'; readonly perTwoWands: number }
  | { readonly kind: 'loyalty'; readonly perOtherCard: number }
  | { readonly kind: 'campaign'; readonly perTwoInfamy: number }
  | { readonly kind: 'treasure'; readonly alone: number; readonly contested: number }

export type EffectKind = Effect['kind']
export type EffectOf<Kind extends EffectKind> = Extract<Effect, { kind: Kind }>

export type Card = {
  readonly id: string
  /** Index into DECKS. */
  readonly deck: number
  /** Gems by colour, in the order of GEMS. */
  readonly cost: readonly number[]
  readonly price: number
  readonly signs: readonly Sign[]
  readonly effects: readonly Effect[]
}

const LETTERS: Readonly<Record<string, Face>> = {
  R: RED,
  W: WHITE,
  B: BLUE,
  G: GREEN,
  $: BAG,
  M: MASK,
}

const face = (letter: string) => LETTERS[letter]!
const gem = (letter: 'R' | 'W' | 'B' | 'G') => LETTERS[letter] as Gem

const flip = (from: string, to: string): Effect => ({ kind: 'flip', from: face(from), to: [...to].map(face) })
const pay = (die: string, token: 'infamy' | 'coin'): Effect => ({ kind: 'pay', face: face(die), token })
const more = (of: 'R' | 'W' | 'B' | 'G'): Effect => ({ kind: 'extra-purchase', gem: gem(of) })
const patron = (of: 'R' | 'W' | 'B' | 'G'): Effect => ({ kind: 'patron', gem: gem(of) })
const points = (count: number): Effect => ({ kind: 'points', points: count })
const safehouse = (alone: number, several: number): Effect => ({ kind: 'safehouse', alone, several })
const treasure: Effect = { kind: 'treasure', alone: 7, contested: 5 }

function card(deck: Deck, id: string, gems: string, signs: string, ...effects: Effect[]): Card {
  const cost = [0, 0, 0, 0]
  for (const letter of gems) cost[face(letter)]!++
  return {
    id,
    deck: DECKS.indexOf(deck),
    cost,
    price: gems.length,
    signs: signs.split(' ') as Sign[],
    effects,
  }
}

/** Gems R W B G; faces also $ for the bag and M for the mask. Costs and signs are the printed ones. */
export const CARDS: readonly Card[] = [
  card('A', 'alchemical-lab', 'RR', 'wand', flip('R', 'WBG')),
  card('A', 'bondsman', 'RR', 'henchman', flip('R', '$')),
  card('A', 'coercion-coordinator', 'B', 'henchman', pay('B', 'infamy')),
  card('A', 'corrupt-official', 'W', 'henchman', more('W')),
  card('A', 'disgruntled-minion', 'R', 'henchman', more('R')),
  card('A', 'fence', 'WW', 'henchman', flip('W', '$')),
  card('A', 'glamour', 'BB', 'wand', flip('B', 'RWG')),
  card('A', 'guy-in-a-trenchcoat', 'B', 'henchman', more('B')),
  card('A', 'local-celebrity', 'W', 'henchman', pay('W', 'infamy')),
  card('A', 'nearby-safehouse', 'G', 'tower', safehouse(1, 2)),
  card('A', 'necklace', 'WW', 'goods', points(2)),
  card('A', 'pawnbroker', 'GG', 'henchman', flip('G', '$')),
  card('A', 'philosophers-stone', 'GG', 'wand', flip('G', 'RWB')),
  card('A', 'public-relations-expert', 'G', 'henchman', pay('G', 'infamy')),
  card('A', 'shadowy-hood', 'BB', 'wand', points(2)),
  card('A', 'tailor', 'R', 'henchman', pay('R', 'infamy')),

  card('B', 'water-buffalo', 'RRW', 'henchman', patron('R')),
  card('B', 'bookie', 'WB', 'henchman', flip('B', '$')),
  card('B', 'brooch', 'RG', 'goods', points(3)),
  card('B', 'concealed-safehouse', 'WB', 'tower', safehouse(2, 4)),
  card('B', 'colored-glass', 'WG', 'goods', flip('W', 'RBG')),
  card('B', 'impressed-noble', 'WWG', 'henchman', patron('W')),
  card('B', 'executive-assistant', 'RG', 'henchman henchman', more('G')),
  card('B', 'eyepatch-of-command', 'RWB', 'wand', { kind: 'captain' }),
  card('B', 'fortified-safehouse', 'RW', 'tower', safehouse(2, 4)),
  card('B', 'gauntlet-of-evil-intent', 'RBG', 'wand', pay('M', 'coin')),
  card('B', 'imbalanced-scales', 'WBG', 'goods', { kind: 'turn-in', face: BAG }),
  card('B', 'legitimate-jeweller', 'RBG', 'henchman', flip('$', 'RWBG')),
  card('B', 'lucky-paw', 'RB', 'wand', { kind: 'steady-loot' }, { kind: 'reroll' }),
  card('B', 'menacing-monocle', 'RW', 'goods', points(3)),
  card('B', 'provisioned-safehouse', 'RB', 'tower', safehouse(2, 4)),
  card('B', 'rumor-monger', 'WGG', 'henchman', patron('G')),
  card('B', 'sticky-fingered-dockhand', 'BBG', 'henchman', patron('B')),
  card('B', 'unlabeled-potion', 'RB', 'wand', { kind: 'potion' }),
  card('B', 'wicked-clutches', 'WBG', 'wand', { kind: 'victim' }),

  card('C', 'big-haul', 'BG', 'scheme', { kind: 'haul' }),
  card('C', 'collecting-golem', 'RWW', 'wand', { kind: 'golem', perTwoWands: 3 }),
  card('C', 'crown', 'WBB', 'goods', points(6)),
  card('C', 'exit-strategy', 'RWG', 'scheme', { kind: 'exchange', infamy: 2 }),
  card('C', 'fur-coat', 'RB', 'goods', points(4)),
  card('C', 'giant-belt-buckle', 'RR', 'goods', points(4)),
  card(
    'C',
    'insurance-racket',
    'RWG',
    'scheme',
    { kind: 'extra-purchase', gem: null },
    { kind: 'discount', gems: 1 },
  ),
  card('C', 'island-estate', 'BG', 'map', { kind: 'turn-in', face: MASK }),
  card('C', 'loyalty-program', 'RWBG', 'scheme', { kind: 'loyalty', perOtherCard: 1 }),
  card('C', 'political-campaign', 'RWBG', 'scheme', { kind: 'campaign', perTwoInfamy: 1 }),
  card('C', 'scepter', 'WWB', 'goods', points(6)),
  card('C', 'the-heist', 'WG', 'scheme', { kind: 'haul' }),
  card('C', 'treasure-map-sea', 'BGG', 'map', treasure),
  card('C', 'treasure-map-land', 'RRG', 'map', treasure),
]

const INDEX = new Map(CARDS.map(({ id }, index) => [id, index]))

/** The card's index in CARDS, which is what states hold; undefined for an id that no card has. */
export function cardIndex(id: string): number | undefined {
  return INDEX.get(id)
}

/** The indices of all cards of a deck. */
export function cardsOfDeck(deck: number): number[] {
  return CARDS.flatMap((candidate, index) => (candidate.deck === deck ? [index] : []))
}

export function effectOf<Kind extends EffectKind>(index: number, kind: Kind): EffectOf<Kind> | undefined {
  for (const effect of CARDS[index]!.effects) {
    if (effect.kind === kind) return effect as EffectOf<Kind>
  }
  return undefined
}

export function countSigns(cards: readonly number[], sign: Sign): number {
  let count = 0
  for (const index of cards) {
    for (const other of CARDS[index]!.signs) if (other === sign) count++
  }
  return count
}
