import { BLACK, BLUE, cardOf, FLAG, GREEN, RED, RELIC, SUITS, WHITE, type Card, type Colour } from './cards'
import type { CharacterKind } from './characters'

/** What is printed on the cards, and every number of the rulebook. Tables by colour run white to black. */

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
/** Any other used king, for each card of his colour. */
export const KING_POINTS_PER_CARD = 10
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

/** What can lie face down as a bet. */
export type Bet = CharacterKind | 'jack'

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
/** What a card of the king's colour costs while he has a deal with the jester, by round. */
export const DEAL_PER_CARD: readonly number[] = [10, 10, 20]

/** Characters in a squad. */
export const SQUAD_SIZE = 3
/** What is drawn, and then discarded again. */
export const GAMBLER_CARDS = 2
export const HERMIT_CARDS = 3
export const AUCTION_CARDS = 3
export const EXCHANGE_CARDS = 4

/** With how many players classic can be played so. */
export const STARTER_SQUAD_SEATS: readonly number[] = [4, 5]
export const CHEERLEADER_SEATS: readonly number[] = [4, 5]
export const JESTERS_DEAL_SEATS: readonly number[] = [3, 4]

/** Duel: points to start with, and how far behind one must be for a king's help (twice as far for both). */
export const DUEL_STARTING_POINTS = 50
export const CATCH_UP_GAP = 100

/** I am king: what the king gets for being ahead and once more for so many wins; what stops him pays as much. */
export const TITLE_POINTS = 100
export const GREAT_WINS = 5
/** An opponent's jack, face down, pays for exactly so many wins. */
export const OPPONENT_JACK: ByWins = { 3: 100 }
/** However many relics a flag has beaten, no more are paid for. */
export const MOST_RELICS_PAID = 2

/** Alliance: for the team with most tricks, and the points that end the match. */
export const ALLIANCE_POINTS = 100
export const ALLIANCE_GOAL = 200

/** Emperor: for a trick, a jack, a queen and a relic; a flag costs as much. */
export const EMPEROR_POINTS = 10

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
  readonly seats: readonly number[]
  readonly rounds: number
  /** Cards dealt to everybody, by round. */
  readonly dealt: readonly number[]
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
  seats: [3, 4, 5],
  rounds: 3,
  dealt: [5, 5, 5],
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
    seats: [2],
    dealt: [9, 9, 9],
    tensPerBerserker: 2,
    jackBetsFromRound: 1,
    twoBetsInLastRound: false,
    jackLiftsBets: true,
    lastRoundDoublesBets: true,
  },
  'i-am-king': {
    ...ORDINARY,
    seats: [3],
    dealt: [9, 9, 9],
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
    seats: [4],
    dealt: [9, 9, 9],
    flagsBeatRelics: true,
    redQueenMustWin: true,
    queenUses: [1, 1, 1, 2, 1],
    jacksAreCards: true,
  },
  emperor: {
    ...ORDINARY,
    seats: [5],
    rounds: 2,
    dealt: [8, 7],
    queenUses: [0, 0, 0, 0, 0],
    jacksAreCards: true,
    queensAreCards: true,
    preparation: 'exchange',
    onlyNumbersDiscarded: true,
  },
}
