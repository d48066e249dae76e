import type { Emit, Seat } from '../core/game'
import { everySeat } from '../core/seats'
import { COLOURS, type Card, type Colour } from './cards'
import { kindOf, type Character, type CharacterKind } from './characters'
import { kingNumber, MODES, type Bet, type Mode, type ModeRules } from './data'
import type { Event } from './events'
import type { Play, Trick } from './phases/strength'
import type { Line, Sheet } from './score'

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

/** Why somebody is the first player of a trick. */
export type LeadReason = 'lowest-king' | 'king-player' | 'emperor' | 'won-trick' | 'named'

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

/** Arrays run by seat unless something else is said. Numbers that stand for yes and no are 1 and 0. */
export type State = {
  rng: number
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
  /** Committed but not open yet, or null. */
  hiddenBets: (Bet[] | null)[]
  hiddenNumbers: (Card | null)[]
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
  /** Cards that left the round face up. */
  out: Card[]
  tasks: Task[][]
  /** How many cards must be discarded now. */
  owes: number[]
  /** 1 for those who will pay for their queen when the preparation is over. */
  recharging: number[]
  /** Who takes part in the preparation that is under way. */
  preparing: Seat[]
  /** Sizes of hands and discards when the preparation began: others see no more until it is over. */
  frozenHands: number[]
  frozenDiscards: number[]

  /** The first player of the trick, why, and who named them if somebody did. */
  leader: Seat
  leadReason: LeadReason
  leadNamedBy: Seat
  plays: Play[]
  /** Who has laid the green queen and plays last, or NONE. */
  waiting: Seat
  /** 1 for those who have passed the lead in this trick. */
  leadPassed: number[]
  /** The tricks of this round that are over; and the last one, kept when a new round begins. */
  tricks: Trick[]
  lastTrick: Trick | null
  /** Tricks won this round. */
  wins: number[]
  /** Wins from red queens this round. */
  extraWins: number[]

  /** Colours (as bits) that a hand has shown it lacks, or shown it has. */
  voids: number[]
  holds: number[]
  /** Cards that everybody knows to be in a hand. */
  shown: Card[][]
  given: Given[]

  /** Who starts drafts and auctions. */
  starter: Seat
  /** I am king: auction cards laid, who has passed (1), who holds the title. */
  laid: number[]
  passed: number[]
  titleHolder: Seat

  points: number[]
  /** What the round under way has brought so far; and the rounds that are over. */
  lines: Line[]
  sheets: Sheet[]
}

export type Tell = Emit<Event>

/** Nobody listens. What happens most in playouts is not even put into words then. */
export const silent: Tell = () => undefined

const forEach = <T>(seats: number, make: () => T): T[] => Array.from({ length: seats }, make)

/** What every round begins with; the cards are dealt by the mode. */
export function freshRound(seats: number) {
  const zeros = () => forEach(seats, () => 0)
  const piles = (): Card[][] => forEach(seats, () => [])
  return {
    hands: piles(),
    discards: piles(),
    packets: piles(),
    auction: piles(),
    gone: [],
    out: [],
    bets: forEach(seats, (): Bet[] => []),
    partner: NONE,
    copied: null,
    hermits: zeros(),
    swaps: 0,
    tricks: [],
    wins: zeros(),
    extraWins: zeros(),
    voids: zeros(),
    holds: zeros(),
    shown: piles(),
    given: [],
  } satisfies Partial<State>
}

/** A table at which nothing has happened yet; the mode's first round fills it. */
export function opening(options: Options, seats: number, seed: number): State {
  const each = <T>(value: T): T[] => forEach(seats, () => value)
  // Cloned so that all states have one shape, which engines are fast with.
  return clone({
    ...freshRound(seats),
    rng: seed,
    options,
    seats,
    round: 0,
    phase: 'draft',
    turn: 0,
    queue: [],
    setsLeft: [],
    pool: [],
    specialsLeft: [],
    kingsLeft: [],
    sets: each(NONE),
    kings: COLOURS.map(() => NONE),
    kingsUsed: COLOURS.map(() => 0),
    queens: each(0),
    squads: forEach(seats, () => []),
    formerSquads: forEach(seats, () => []),
    hiddenBets: each(null),
    hiddenNumbers: each(null),
    swapping: NONE,
    dealColour: NONE,
    dealOrder: [],
    deck: [],
    tasks: forEach(seats, () => []),
    owes: each(0),
    recharging: each(0),
    preparing: [],
    frozenHands: [],
    frozenDiscards: [],
    leader: 0,
    leadReason: 'lowest-king',
    leadNamedBy: NONE,
    plays: [],
    waiting: NONE,
    leadPassed: each(0),
    lastTrick: null,
    starter: 0,
    laid: each(0),
    passed: each(0),
    titleHolder: NONE,
    points: each(0),
    lines: [],
    sheets: [],
  })
}

const copyEach = <T>(lists: T[][]): T[][] => lists.map((list) => list.slice())

/** Objects that never change are shared. */
export function clone(state: State): State {
  return {
    rng: state.rng,
    options: state.options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    turn: state.turn,
    queue: state.queue.slice(),
    setsLeft: state.setsLeft.slice(),
    pool: state.pool.slice(),
    specialsLeft: state.specialsLeft.slice(),
    kingsLeft: state.kingsLeft.slice(),
    sets: state.sets.slice(),
    kings: state.kings.slice(),
    kingsUsed: state.kingsUsed.slice(),
    queens: state.queens.slice(),
    squads: copyEach(state.squads),
    formerSquads: copyEach(state.formerSquads),
    bets: copyEach(state.bets),
    hiddenBets: state.hiddenBets.slice(),
    hiddenNumbers: state.hiddenNumbers.slice(),
    partner: state.partner,
    copied: state.copied,
    hermits: state.hermits.slice(),
    swaps: state.swaps,
    swapping: state.swapping,
    dealColour: state.dealColour,
    dealOrder: state.dealOrder.slice(),
    deck: state.deck.slice(),
    hands: copyEach(state.hands),
    discards: copyEach(state.discards),
    packets: copyEach(state.packets),
    auction: copyEach(state.auction),
    gone: state.gone.slice(),
    out: state.out.slice(),
    tasks: copyEach(state.tasks),
    owes: state.owes.slice(),
    recharging: state.recharging.slice(),
    preparing: state.preparing.slice(),
    frozenHands: state.frozenHands.slice(),
    frozenDiscards: state.frozenDiscards.slice(),
    leader: state.leader,
    leadReason: state.leadReason,
    leadNamedBy: state.leadNamedBy,
    plays: state.plays.slice(),
    waiting: state.waiting,
    leadPassed: state.leadPassed.slice(),
    tricks: state.tricks.slice(),
    lastTrick: state.lastTrick,
    wins: state.wins.slice(),
    extraWins: state.extraWins.slice(),
    voids: state.voids.slice(),
    holds: state.holds.slice(),
    shown: copyEach(state.shown),
    given: state.given.slice(),
    starter: state.starter,
    laid: state.laid.slice(),
    passed: state.passed.slice(),
    titleHolder: state.titleHolder,
    points: state.points.slice(),
    lines: state.lines.slice(),
    sheets: state.sheets.slice(),
  }
}

/** Whose decision is awaited. */
export function actors(state: State): Seat[] {
  switch (state.phase) {
    case 'draft':
    case 'partner':
      return state.queue.slice(0, 1)
    case 'auction':
      return [state.turn]
    case 'tricks':
      return [state.swapping === NONE ? state.turn : state.swapping]
    case 'bets':
      return everySeat(state).filter((seat) => state.hiddenBets[seat] === null)
    case 'numbers':
      return everySeat(state).filter((seat) => state.hiddenNumbers[seat] === null)
    case 'preparation':
      return everySeat(state).filter((seat) => state.tasks[seat]!.length > 0)
    case 'over':
      return []
  }
}

export function rulesOf(state: State): ModeRules {
  return MODES[state.options.mode]
}

export function setOf(state: State, seat: Seat): Colour | null {
  const colour = state.sets[seat]!
  return colour === NONE ? null : (colour as Colour)
}

/** The number on the king of a player's own set, as it shows now. */
export function kingNumberOf(state: State, seat: Seat): number {
  const colour = setOf(state, seat)
  return colour === null ? Infinity : kingNumber(colour, state.kingsUsed[colour] === 1)
}

export function byKingNumber(state: State): Seat[] {
  return everySeat(state).sort((a, b) => kingNumberOf(state, a) - kingNumberOf(state, b))
}

/** How many of that character lie face up before a player: those held and not bet. */
export function faceUp(state: State, seat: Seat, kind: CharacterKind): number {
  let count = 0
  for (const character of state.squads[seat]!) if (kindOf(character) === kind) count++
  for (const bet of state.bets[seat]!) if (bet === kind) count--
  return count
}

/** Who holds the cheerleader, or NONE. */
export function cheerleaderOf(state: State): Seat {
  return state.squads.findIndex((squad) => squad.some((character) => kindOf(character) === 'cheerleader'))
}

/** All cards that a player has won this round. */
export function cardsWon(state: State, seat: Seat): Card[] {
  const cards: Card[] = []
  for (const trick of state.tricks) {
    if (trick.winner === seat) for (const play of trick.plays) cards.push(play.card)
  }
  return cards
}
