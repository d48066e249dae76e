import { BLACK, BLUE, cardOf, FLAG, GREEN, RED, RELIC, SUITS, WHITE, type Card, type Colour } from './cards'

/** What is printed on the cards. Tables by colour run white, red, blue, green, black. */

export type Mode = 'classic' | 'duel' | 'i-am-king' | 'alliance' | 'emperor'
export const MODE_NAMES: readonly Mode[] = ['classic', 'duel', 'i-am-king', 'alliance', 'emperor']

/** Reconstructed: the rulebook only says that every king has a number and that the back's is higher. */
const KING_NUMBERS_UNUSED = [1, 2, 3, 4, 5]
const KING_NUMBERS_USED = [6, 7, 8, 9, 10]

export function kingNumber(colour: Colour, used: boolean): number {
  return (used ? KING_NUMBERS_USED : KING_NUMBERS_UNUSED)[colour]!
}

export const UNUSED_KING_POINTS: readonly number[] = [60, 50, 40, 30, 20]
/** A used white king, by the number of relics and flags won. */
export const WHITE_KING_POINTS: readonly number[] = [0, 20, 50, 80, 150]
export const RECHARGE_COST: readonly number[] = [30, 40, 20, 10, 10]

/** Points by number of wins; what is not listed is nothing. */
export type ByWins = Readonly<Record<number, number>>

export const JACK_POINTS: readonly ByWins[] = [
  { 1: 10, 2: 20, 3: 30 },
  { 1: 20, 2: 30 },
  { 0: 20, 1: 20 },
  { 0: 30, 2: 30 },
  { 1: 20, 3: 40 },
]

export type CharacterKind =
  | 'gambler'
  | 'hermit'
  | 'militia'
  | 'berserker'
  | 'samurai'
  | 'ninja'
  | 'healer'
  | 'collector'
  | 'jester'
  | 'cheerleader'

/** What can lie face down as a bet. */
export type Bet = CharacterKind | 'jack'

export const CHARACTER_KINDS: readonly CharacterKind[] = [
  'gambler',
  'hermit',
  'militia',
  'berserker',
  'samurai',
  'ninja',
  'healer',
  'collector',
  'jester',
  'cheerleader',
]

/** Reconstructed, except for the gambler, the ninja and the jack. Jester and cheerleader bet on others. */
export const BET_POINTS: Readonly<Record<Bet, ByWins>> = {
  gambler: { 0: 30, 2: 60 },
  hermit: { 0: 30, 1: 40 },
  militia: { 0: 30, 3: 90 },
  berserker: { 1: 50 },
  samurai: { 2: 60, 3: 90 },
  ninja: { 2: 70 },
  healer: { 1: 40, 2: 60 },
  collector: { 1: 40, 3: 90 },
  jester: {},
  cheerleader: {},
  jack: { 3: 100 },
}

export const JESTER_BET_PER_FAILURE = 30
export const GAMBLER_POINTS = 20
/** What these characters pay face up for a number of wins. */
export const WINS_POINTS: Readonly<Partial<Record<CharacterKind, ByWins>>> = {
  hermit: { 0: 20 },
  berserker: { 1: 20 },
  ninja: { 2: 30 },
}
export const HEALER_PER_CARD = 10
export const HEALER_LIMIT = 50
/** By the number of relics and flags won; a fourth adds nothing. */
export const COLLECTOR_POINTS: readonly number[] = [0, 20, 50, 80, 80]
export const JESTER_EXTRA_WINS = 2
export const JESTER_WINS_POINTS: ByWins = { 3: -20 }
/** By how much a jack face up lifts the numbers of a bet in a duel. */
export const JACK_LIFT = 3
export const DEAL_PER_CARD = 10

/** A character is a physical card: its index here. Twins stand side by side. */
export type Character = number
const COPIES: Readonly<Record<CharacterKind, number>> = {
  gambler: 3,
  hermit: 3,
  militia: 2,
  berserker: 2,
  samurai: 2,
  ninja: 2,
  healer: 2,
  collector: 2,
  jester: 1,
  cheerleader: 1,
}
export const CHARACTERS: readonly CharacterKind[] = CHARACTER_KINDS.flatMap((kind) =>
  Array.from({ length: COPIES[kind] }, () => kind),
)

export function kindOf(character: Character): CharacterKind {
  return CHARACTERS[character]!
}

/** So many of each kind. */
function castOf(copies: Partial<Record<CharacterKind, number>>): Character[] {
  return CHARACTER_KINDS.flatMap((kind) => {
    const first = CHARACTERS.indexOf(kind)
    return Array.from({ length: copies[kind] ?? 0 }, (_, i) => first + i)
  })
}

/** The characters in play; only classic and duel have any. */
export function castFor(seats: number, withCheerleader: boolean, withStarterSquads: boolean): Character[] {
  const single = { militia: 1, berserker: 1, samurai: 1, ninja: 1, healer: 1, collector: 1 }
  if (seats === 2) return castOf({ gambler: 1, hermit: 1, ...single })
  if (seats === 3) return castOf({ gambler: 2, hermit: 2, ...single, militia: 2, berserker: 2 })
  // Two starter squads need the third gambler and the third hermit, so four players then keep them.
  const many = seats === 5 || withStarterSquads ? 3 : 2
  const double = { militia: 2, berserker: 2, samurai: 2, ninja: 2, healer: 2, collector: 2 }
  const cheerleader = withCheerleader ? 1 : 0
  return castOf({ gambler: many, hermit: many, ...double, jester: 1, cheerleader })
}

/** Reconstructed: the squads were printed as pictures. By colour of the king. */
export const STARTER_SQUADS: readonly (readonly CharacterKind[])[] = [
  ['gambler', 'militia', 'collector'],
  ['gambler', 'samurai', 'ninja'],
  ['hermit', 'healer', 'militia'],
  ['hermit', 'healer', 'ninja'],
  ['gambler', 'hermit', 'berserker'],
]

/** Numbered cards from 1 to 10 in every colour, without some numbers. */
function numberedCards(without: readonly number[]): Card[] {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((number) => !without.includes(number))
  return SUITS.flatMap((colour) => numbers.map((number) => cardOf(colour, number)))
}

const SPECIALS = [RELIC, RELIC, FLAG, FLAG]
const NUMBERED = numberedCards([])
const ALL = [...NUMBERED, ...SPECIALS]
const WITHOUT_8_9 = [...numberedCards([8, 9]), ...SPECIALS]
const WITHOUT_6_TO_9 = [...numberedCards([6, 7, 8, 9]), ...SPECIALS]
const WITH_ONE_FLAG = [...NUMBERED, RELIC, RELIC, FLAG]

function lowCards(mode: Mode, seats: number): readonly Card[] {
  switch (mode) {
    case 'classic':
    case 'duel':
      return seats <= 3 ? WITHOUT_6_TO_9 : seats === 4 ? WITHOUT_8_9 : ALL
    case 'i-am-king':
      return WITH_ONE_FLAG
    case 'alliance':
      return NUMBERED
    case 'emperor':
      return ALL
  }
}

/** The low cards that are shuffled and dealt, as a pile of one's own. */
export function deckFor(mode: Mode, seats: number): Card[] {
  return lowCards(mode, seats).slice()
}

/** Which of two equal number cards chooses first in emperor. */
export const COLOUR_PRIORITY: readonly Colour[] = [BLACK, RED, BLUE, GREEN, WHITE]

/**
 * How the modes differ in what the tricks and the rulers are. Everything that happens between the tricks is
 * told by the mode's own file.
 */
export type ModeRules = {
  readonly rounds: number
  /** Black always, or the colour of the king player's set. */
  readonly trump: 'black' | 'kings-colour'
  /** In a trick with a relic, are flags stronger than relics? */
  readonly flagsBeatRelics: boolean
  /** Points at once for each relic that a winning flag beat, at most twice. */
  readonly pointsPerBeatenRelic: number
  /** Does the red queen count only if her trick is won? */
  readonly redQueenMustWin: boolean
  readonly whiteKingOnAnyCard: boolean
  /** Has everybody a king, or only the player who won the auction? */
  readonly kingsFor: 'everybody' | 'title-holder'
  /** How often a queen may be used before she is recharged or a new round begins, by colour. */
  readonly queenUses: readonly number[]
  /** Ruler cards that are playing cards in this mode. */
  readonly jacksAreCards: boolean
  readonly queensAreCards: boolean
  readonly tensPerBerserker: number
  /** From which round on the jack may be bet; may two cards be bet in the last round? */
  readonly jackBetsFromRound: number
  readonly twoBetsInLastRound: boolean
  /** Does a jack face up let every number of a bet also count three higher? */
  readonly jackLiftsBets: boolean
  readonly lastRoundDoublesBets: boolean
  /** What players do between their squads and the tricks. */
  readonly preparation: 'squad' | 'auction' | 'exchange'
  /** May relics, flags, jacks and queens not be discarded? */
  readonly onlyNumbersDiscarded: boolean
}

const ORDINARY: ModeRules = {
  rounds: 3,
  trump: 'black',
  flagsBeatRelics: false,
  pointsPerBeatenRelic: 0,
  redQueenMustWin: false,
  whiteKingOnAnyCard: false,
  kingsFor: 'everybody',
  queenUses: [1, 1, 1, 1, 1],
  jacksAreCards: false,
  queensAreCards: false,
  tensPerBerserker: 1,
  jackBetsFromRound: 3,
  twoBetsInLastRound: true,
  jackLiftsBets: false,
  lastRoundDoublesBets: false,
  preparation: 'squad',
  onlyNumbersDiscarded: false,
}

export const MODES: Readonly<Record<Mode, ModeRules>> = {
  classic: ORDINARY,
  duel: {
    ...ORDINARY,
    tensPerBerserker: 2,
    jackBetsFromRound: 1,
    twoBetsInLastRound: false,
    jackLiftsBets: true,
    lastRoundDoublesBets: true,
  },
  'i-am-king': {
    ...ORDINARY,
    trump: 'kings-colour',
    flagsBeatRelics: true,
    pointsPerBeatenRelic: 100,
    redQueenMustWin: true,
    whiteKingOnAnyCard: true,
    kingsFor: 'title-holder',
    preparation: 'auction',
  },
  alliance: {
    ...ORDINARY,
    flagsBeatRelics: true,
    redQueenMustWin: true,
    queenUses: [1, 1, 1, 2, 1],
    jacksAreCards: true,
  },
  emperor: {
    ...ORDINARY,
    rounds: 2,
    queenUses: [0, 0, 0, 0, 0],
    jacksAreCards: true,
    queensAreCards: true,
    preparation: 'exchange',
    onlyNumbersDiscarded: true,
  },
}
