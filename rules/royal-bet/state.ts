import type { Emit, Seat } from '../core/game'
import { everySeat } from '../core/seats'
import { BLACK, BLUE, GREEN, RED, WHITE, type Card, type Colour } from './cards'
import {
  kindOf,
  kingNumber,
  MODES,
  type Bet,
  type Character,
  type CharacterKind,
  type Mode,
  type ModeRules,
} from './data'
import type { Event } from './events'
import type { Play, TrickRules } from './trick'

export { clockwiseFrom, everySeat } from '../core/seats'

export type Options = {
  mode: Mode
  squads: 'draft' | 'starter'
  cheerleader: 'off' | 'on' | 'advanced'
  jestersDeal: 'off' | 'on'
}

/**
 * draft: sets, characters, relics and flags, or catch-up kings are taken in turn (`queue`).
 * auction: the title of king. numbers: emperor's number cards, all at once. bets: all at once.
 * partner: the cheerleader chooses. preparation: drawing, discarding, recharging, all at once. tricks. over.
 */
export type Phase = 'draft' | 'auction' | 'numbers' | 'bets' | 'partner' | 'preparation' | 'tricks' | 'over'

/** What a player has to do in the preparation, in this order. The first one is always under way. */
export type Task = 'gambler' | 'berserker' | 'auction' | 'exchange' | 'recharge'

/** A line of the score sheet. */
export type Line = { readonly round: number; readonly source: string; readonly points: number }

/** What the cheerleader, or her partner, knows of the other's hand since their swap. */
export type Given = {
  readonly knower: Seat
  readonly holder: Seat
  readonly card: Card
  /** The holder has discarded since: the card is in that hand or among those discards. */
  readonly maybeDiscarded: boolean
}

/** Nobody, no colour. Kept as a number so that arrays stay flat. */
export const NONE = -1

/** What lies open, or what everybody has seen. Arrays run by seat unless something else is said. */
export type Table = {
  options: Options
  seats: number
  /** From 1. */
  round: number
  phase: Phase
  /** Whose turn it is in the tricks and the auction. */
  turn: Seat
  /** Who still takes something in a draft, in order, once for each time. */
  queue: Seat[]
  /** What a draft offers. */
  setsLeft: Colour[]
  pool: Character[]
  specialsLeft: Card[]
  kingsLeft: Colour[]

  /** The colour of each player's ruler set, or NONE. */
  sets: number[]
  /** By colour: who may lay that king, or NONE. */
  kings: Seat[]
  /** By colour: 1 when used. */
  kingsUsed: number[]
  /** How often the queen may still be used. */
  queens: number[]
  squads: Character[][]
  /** The squads of the round before, from which nobody may take back. */
  formerSquads: Character[][]
  /** Open bets; empty while they are being laid. */
  bets: Bet[][]
  /** The partner of a cheerleader who lies face up, or NONE. */
  partner: Seat
  /** The bet that a cheerleader who lies face down has copied. */
  copied: { readonly seat: Seat; readonly bet: Bet } | null
  /** How often a hermit may still be used this round. */
  hermits: number[]
  /** 1 while the cheerleader's swap is still possible this round. */
  swaps: number
  /** The partner who has received a card and owes one, or NONE. */
  swapping: Seat
  /** The colour of the king who has a deal with the jester this round, or NONE. */
  dealColour: number
  /** The kings that nobody has, in the order of their deals. */
  dealOrder: Colour[]

  /** The first player of the trick. */
  leader: Seat
  plays: Play[]
  /** Who has laid the green queen and plays last, or NONE. */
  waiting: Seat
  /** 1 for those who have passed the lead in this trick. */
  leadPassed: number[]
  /** Tricks won this round. */
  wins: number[]
  /** Wins from red queens this round. */
  extraWins: number[]
  /** Cards won this round. */
  won: Card[][]

  /** Colours (as bits) that a hand has shown it lacks, or shown it has. */
  voids: number[]
  holds: number[]
  /** Cards that everybody knows to be in a hand. */
  shown: Card[][]
  /** Who takes part in the preparation that is under way. */
  preparing: Seat[]
  /** Sizes of hands and discards when the preparation began: others see no more until it is over. */
  frozenHands: number[]
  frozenDiscards: number[]

  /** Who starts drafts and auctions. */
  starter: Seat
  /** I am king: auction cards laid, who has passed (1), who holds the title. */
  laid: number[]
  passed: number[]
  titleHolder: Seat

  /** Cards that left the round face up. */
  out: Card[]
  points: number[]
  lines: Line[][]
}

/** A full state: the table and what only some players know, or nobody. */
export type State = Table & {
  rng: number
  /** Drawn from its end. */
  deck: Card[]
  hands: Card[][]
  /** Face down, known to their owners. */
  discards: Card[][]
  /** Drawn for further gamblers and not looked at yet. */
  packets: Card[][]
  /** I am king: the face-down auction cards; then `gone` for those that the king laid. */
  auction: Card[][]
  gone: Card[]
  /** Committed but not open yet, or null. */
  hiddenBets: (Bet[] | null)[]
  hiddenNumbers: (Card | null)[]
  tasks: Task[][]
  /** How many cards must be discarded now. */
  owes: number[]
  /** 1 for those who will pay for their queen when the preparation is over. */
  recharging: number[]
  given: Given[]
}

export type Tell = Emit<Event>

export function rulesOf(table: Table): ModeRules {
  return MODES[table.options.mode]
}

export function setOf(table: Table, seat: Seat): Colour | null {
  const colour = table.sets[seat]!
  return colour === NONE ? null : (colour as Colour)
}

/** Trick rules by trump, made once: playouts ask for them at every card. */
const rulesByTrump = (flagsBeatRelics: boolean) =>
  ([null, RED, BLUE, GREEN, BLACK] as const).map((trump): TrickRules => ({ trump, flagsBeatRelics }))
const ORDINARY = rulesByTrump(false)
const FLAGS_OVER_RELICS = rulesByTrump(true)

export function trickRules(table: Table): TrickRules {
  const { trump, flagsBeatRelics } = rulesOf(table)
  // A white set means that there is no trump.
  const colour = trump === 'black' ? BLACK : (setOf(table, table.titleHolder) ?? WHITE)
  return (flagsBeatRelics ? FLAGS_OVER_RELICS : ORDINARY)[colour]!
}

/** The number on the king of a player's own set, as it shows now. */
export function kingNumberOf(table: Table, seat: Seat): number {
  const colour = setOf(table, seat)
  return colour === null ? Infinity : kingNumber(colour, table.kingsUsed[colour] === 1)
}

export function byKingNumber(table: Table): Seat[] {
  return everySeat(table).sort((a, b) => kingNumberOf(table, a) - kingNumberOf(table, b))
}

/** How many of that character lie face up before a player: those held and not bet. */
export function faceUp(table: Table, seat: Seat, kind: CharacterKind): number {
  let count = 0
  for (const character of table.squads[seat]!) if (kindOf(character) === kind) count++
  for (const bet of table.bets[seat]!) if (bet === kind) count--
  return count
}

/** Who holds the cheerleader, or NONE. */
export function cheerleaderOf(table: Table): Seat {
  return table.squads.findIndex((squad) => squad.some((character) => kindOf(character) === 'cheerleader'))
}

export function score(state: State, seat: Seat, source: string, points: number, tell: Tell): void {
  if (points === 0) return
  state.points[seat]! += points
  state.lines[seat]!.push({ round: state.round, source, points })
  tell({ type: 'points', seat, source, points })
}

const copyEach = <T>(lists: T[][]): T[][] => lists.map((list) => list.slice())

/** A copy of the open part; objects that never change are shared. */
export function cloneTable(table: Table): Table {
  return {
    options: table.options,
    seats: table.seats,
    round: table.round,
    phase: table.phase,
    turn: table.turn,
    queue: table.queue.slice(),
    setsLeft: table.setsLeft.slice(),
    pool: table.pool.slice(),
    specialsLeft: table.specialsLeft.slice(),
    kingsLeft: table.kingsLeft.slice(),
    sets: table.sets.slice(),
    kings: table.kings.slice(),
    kingsUsed: table.kingsUsed.slice(),
    queens: table.queens.slice(),
    squads: copyEach(table.squads),
    formerSquads: copyEach(table.formerSquads),
    bets: copyEach(table.bets),
    partner: table.partner,
    copied: table.copied,
    hermits: table.hermits.slice(),
    swaps: table.swaps,
    swapping: table.swapping,
    dealColour: table.dealColour,
    dealOrder: table.dealOrder.slice(),
    leader: table.leader,
    plays: table.plays.slice(),
    waiting: table.waiting,
    leadPassed: table.leadPassed.slice(),
    wins: table.wins.slice(),
    extraWins: table.extraWins.slice(),
    won: copyEach(table.won),
    voids: table.voids.slice(),
    holds: table.holds.slice(),
    shown: copyEach(table.shown),
    preparing: table.preparing.slice(),
    frozenHands: table.frozenHands.slice(),
    frozenDiscards: table.frozenDiscards.slice(),
    starter: table.starter,
    laid: table.laid.slice(),
    passed: table.passed.slice(),
    titleHolder: table.titleHolder,
    out: table.out.slice(),
    points: table.points.slice(),
    lines: copyEach(table.lines),
  }
}

export function clone(state: State): State {
  const copy = cloneTable(state) as State
  copy.rng = state.rng
  copy.deck = state.deck.slice()
  copy.hands = copyEach(state.hands)
  copy.discards = copyEach(state.discards)
  copy.packets = copyEach(state.packets)
  copy.auction = copyEach(state.auction)
  copy.gone = state.gone.slice()
  copy.hiddenBets = state.hiddenBets.slice()
  copy.hiddenNumbers = state.hiddenNumbers.slice()
  copy.tasks = copyEach(state.tasks)
  copy.owes = state.owes.slice()
  copy.recharging = state.recharging.slice()
  copy.given = state.given.slice()
  return copy
}
