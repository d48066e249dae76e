/**
 * The printed cards. The rulebook gives the kinds and their worth; how many there are of each, and the shapes of
 * the locations, are reconstructed.
 *
 * A card is the index of its kind: cards of one kind are interchangeable, so nothing tells them apart.
 */
export const CARD_NAMES = [
  'knight-sword',
  'knight-mace',
  'knight-hammer',
  'knight-sling',
  'cook',
  'mage',
  'sword',
  'mace',
  'hammer',
  'sling',
  'paper',
  'cage',
  'plain',
  'spearman',
  'armoured',
  'dragon',
  'exchange',
  'greed',
  'thief',
  'chest',
  'crossing',
  'fork',
  'passage',
  'bend',
  'centre',
] as const
export type CardName = (typeof CARD_NAMES)[number]
export type Card = number

/** No card, where one could be. */
export const NONE = -1

const codes = new Map<string, Card>(CARD_NAMES.map((name, card) => [name, card]))

export function nameOf(card: Card): CardName {
  return CARD_NAMES[card]!
}

export function cardNamed(name: CardName): Card {
  return codes.get(name)!
}

/** The card of that name, or NONE: for names that come from outside. */
export function cardFor(name: unknown): Card {
  return typeof name === 'string' ? (codes.get(name) ?? NONE) : NONE
}

export const COOK = cardNamed('cook')
export const MAGE = cardNamed('mage')
export const SWORD = cardNamed('sword')
export const PAPER = cardNamed('paper')
export const CAGE = cardNamed('cage')
export const PLAIN = cardNamed('plain')
export const SPEARMAN = cardNamed('spearman')
export const ARMOURED = cardNamed('armoured')
export const DRAGON = cardNamed('dragon')
export const EXCHANGE = cardNamed('exchange')
export const GREED = cardNamed('greed')
export const THIEF = cardNamed('thief')
export const CHEST = cardNamed('chest')
export const CENTRE = cardNamed('centre')
const LAST_KNIGHT = cardNamed('knight-sling')
const LAST_SCISSORS = cardNamed('mace')
const LAST_STONE = cardNamed('sling')

/** Knights, cooks and the Mage: whoever can be in a team. */
export function isMember(card: Card): boolean {
  return card <= MAGE
}

/** Knights with a weapon of their own, which cooks have not. */
export function isKnight(card: Card): boolean {
  return card <= LAST_KNIGHT
}

export function isWeapon(card: Card): boolean {
  return card >= SWORD && card < PAPER
}

export function isTrophy(card: Card): boolean {
  return card >= SWORD && card <= PAPER
}

/** What a member of a team can carry: trophies and cages. */
export function isItem(card: Card): boolean {
  return card >= SWORD && card <= CAGE
}

export function isSteambot(card: Card): boolean {
  return card >= PLAIN && card <= ARMOURED
}

export function isSpecial(card: Card): boolean {
  return card >= DRAGON && card <= THIEF
}

export function isLocation(card: Card): boolean {
  return card >= CHEST
}

/** What can be held in hand: all but members and locations, which are dealt with as they are drawn. */
export function isHandCard(card: Card): boolean {
  return card >= SWORD && card <= THIEF
}

/** The weapon that a knight shows; knights and weapons stand in the same order. */
export function weaponOf(knight: Card): Card {
  return knight + SWORD
}

export const COUNTS: Readonly<Record<CardName, number>> = {
  'knight-sword': 2,
  'knight-mace': 2,
  'knight-hammer': 2,
  'knight-sling': 2,
  cook: 2,
  mage: 1,
  sword: 4,
  mace: 4,
  hammer: 4,
  sling: 3,
  paper: 6,
  cage: 4,
  plain: 8,
  spearman: 6,
  armoured: 4,
  dragon: 1,
  exchange: 2,
  greed: 2,
  thief: 2,
  chest: 1,
  crossing: 3,
  fork: 4,
  passage: 2,
  bend: 1,
  centre: 1,
}

/** All cards of the kinds that a test lets through. */
export function cardsWhere(test: (card: Card) => boolean): Card[] {
  return CARD_NAMES.flatMap((name, card) => (test(card) ? new Array<Card>(COUNTS[name]).fill(card) : []))
}

/** Scissors, stone and paper, in the order in which each is beaten by the next; NONE for what is no trophy. */
export function handSign(card: Card): number {
  if (!isTrophy(card)) return NONE
  if (card <= LAST_SCISSORS) return 0
  return card <= LAST_STONE ? 1 : 2
}

/** Stone blunts scissors, scissors cut paper, paper wraps stone. */
export function outdoes(trophy: Card, other: Card): boolean {
  return handSign(trophy) === (handSign(other) + 1) % 3
}

/** Does that trophy beat that steambot? Whoever has the Mage fights with paper only, and it beats them all. */
export function beats(trophy: Card, steambot: Card, withMage: boolean): boolean {
  if (withMage) return trophy === PAPER
  const sign = handSign(trophy)
  if (sign === 0) return steambot !== ARMOURED
  return sign === 1 && steambot !== SPEARMAN
}

/** Gold for a steambot beaten, which is also the penalty for one left in hand. */
export function steambotGold(steambot: Card): number {
  return steambot === ARMOURED ? 2 : 1
}

export function handPenalty(card: Card): number {
  if (isSteambot(card)) return steambotGold(card)
  if (card === DRAGON) return 3
  return isSpecial(card) ? 1 : 0
}

export const MEMBER_GOLD = 1
export const TROPHY_GOLD = 2
export const SETTING_GOLD = 1
export const GHOST_GOLD = 1

export function itemGold(item: Card, withMage: boolean): number {
  if (item === PAPER) return withMage ? TROPHY_GOLD : 0
  return item === CAGE ? 0 : TROPHY_GOLD
}

export const SEAT_COUNTS = [2, 3, 4] as const
export const STARTING_KNIGHTS = 2
/** Each player of the harder children's game. */
export const CHILD_KNIGHTS = 3
export const GREED_CARDS = 2
