import type { Seat, ViewBase } from '../core/game'
import { everySeat } from '../core/seats'
import {
  faceOf,
  facesOf,
  nameOfColour,
  rulerOf,
  SUITS,
  type CardFace,
  type Colour,
  type ColourName,
  type Ruler,
} from './cards'
import { characterCard, type CharacterCard } from './characters'
import { kingNumber, RECHARGE_COST, type Bet } from './data'
import { dealPerCard } from './modes/squad-score'
import { teamsOf } from './modes/teams'
import { verdictOf, type Verdict } from './modes/verdict'
import { cardsOwed, openingTasks } from './phases/preparation'
import { facedAs, ledColour, trickRules, winningPlay, type Play, type Trick } from './phases/strength'
import type { Line, Sheet } from './score'
import {
  actors,
  cheerleaderOf,
  faceUp,
  NONE,
  rulesOf,
  setOf,
  type LeadReason,
  type Options,
  type Phase,
  type State,
  type Task,
} from './state'

/**
 * What one seat may know: the open table and its own cards. While something is decided by several at once, it
 * shows of the others only what stood when that began. What a move can name carries the move's number as `id`.
 */
export type View = ViewBase & {
  readonly options: Options
  readonly round: number
  readonly rounds: number
  readonly phase: Phase
  readonly players: readonly PlayerView[]
  /** Alliance and emperor, once the teams are known. */
  readonly teams: readonly (readonly Seat[])[] | null
  /** Who starts drafts and auctions. */
  readonly starter: Seat
  /** Who still takes something in a draft, in order, once for each time. */
  readonly queue: readonly Seat[]
  /** What lies in the middle: a draft offers it. */
  readonly offer: {
    readonly sets: readonly Ruler[]
    readonly characters: readonly CharacterCard[]
    readonly cards: readonly CardFace[]
    readonly kings: readonly Ruler[]
  }
  /** I am king: who holds the title, in the auction for the time being. */
  readonly titleHolder: Seat | null
  readonly cheerleader: CheerleaderView | null
  readonly jestersDeal: { readonly colour: ColourName; readonly pointsPerCard: number } | null
  /** The kings that nobody has, in the order of their deals. */
  readonly dealOrder: readonly ColourName[]
  /** Who prepares, in order, with the sizes of hand and discards when it began. */
  readonly preparing: readonly {
    readonly seat: Seat
    readonly handSize: number
    readonly discardSize: number
  }[]

  /** Null where there is none, or where it is not chosen yet. */
  readonly trump: ColourName | null
  /** The trick on the table; null outside the tricks. */
  readonly trick: TrickOnTable | null
  /** The tricks of this round that are over, each with its winner. */
  readonly tricks: readonly TrickView[]
  /** The trick before the one on the table, be it of the round before. */
  readonly lastTrick: TrickView | null
  readonly deckSize: number
  /** Cards that left the round face up. */
  readonly out: readonly CardFace[]

  /** What the round under way has brought so far, the sheets of those that are over, and how the match ended. */
  readonly lines: readonly Line[]
  readonly sheets: readonly Sheet[]
  readonly verdict: Verdict | null

  /** The own cards; an onlooker has none. */
  readonly hand: readonly CardFace[]
  readonly discarded: readonly CardFace[]
  /** The own bet, number card or payment that the others do not know of yet. */
  readonly hiddenBet: readonly Bet[] | null
  readonly hiddenNumber: CardFace | null
  readonly recharging: boolean
  /** Cards that the seat knows to be in other hands, or among those discards. */
  readonly given: readonly {
    readonly holder: Seat
    readonly card: CardFace
    readonly maybeDiscarded: boolean
  }[]
}

export type PlayerView = {
  readonly seat: Seat
  readonly points: number
  readonly set: Ruler | null
  /** The kings that this player may lay or has laid. `number` is what shows now. */
  readonly kings: readonly (Ruler & { readonly used: boolean; readonly number: number })[]
  /** The queen of the set, where she is a ruler and not a playing card. */
  readonly queen: {
    readonly colour: ColourName
    readonly usesLeft: number
    readonly rechargeCost: number
  } | null
  readonly squad: readonly CharacterCard[]
  readonly formerSquad: readonly CharacterCard[]
  readonly bets: readonly Bet[]
  readonly hermitsLeft: number
  readonly tricksWon: number
  /** Wins from red queens. */
  readonly extraWins: number
  readonly handSize: number
  readonly discardSize: number
  /** Colours that the hand has shown it lacks, or shown it has, and cards that everybody knows to be in it. */
  readonly lacks: readonly ColourName[]
  readonly holds: readonly ColourName[]
  readonly shown: readonly CardFace[]
  /** What the player has to do in the preparation, and how many cards must be discarded now. */
  readonly tasks: readonly Task[]
  readonly owes: number
  readonly auction: { readonly laid: number; readonly passed: boolean }
}

export type CheerleaderView = {
  readonly seat: Seat
  readonly faceUp: boolean
  readonly partner: Seat | null
  readonly copied: { readonly seat: Seat; readonly bet: Bet } | null
  readonly maySwap: boolean
  /** The partner who has received a card and owes one. */
  readonly owing: Seat | null
}

export type PlayView = {
  readonly seat: Seat
  readonly card: CardFace
  /** The queen that was used with it and the king that lies on it. */
  readonly queen: ColourName | null
  readonly militia: boolean
  readonly king: ColourName | null
  /** Does it have the strength of a trump because of a samurai? */
  readonly samurai: boolean
  /** As what it fights: a relic, a flag or a number. */
  readonly as: 'relic' | 'flag' | number
}

export type TrickView = {
  readonly leader: Seat
  readonly winner: Seat
  readonly extraWin: boolean
  readonly plays: readonly PlayView[]
}

export type TrickOnTable = {
  readonly turn: Seat
  readonly leader: Seat
  readonly leadReason: LeadReason
  /** The ninja's owner who named the leader. */
  readonly namedBy: Seat | null
  readonly led: ColourName | null
  readonly plays: readonly PlayView[]
  /** Who would win if nothing more were laid. */
  readonly winning: Seat | null
  /** Who has laid the green queen and plays last. */
  readonly waiting: Seat | null
  /** Who has passed the lead in this trick. */
  readonly passedLead: readonly Seat[]
}

const seatOrNull = (seat: number): Seat | null => (seat === NONE ? null : seat)
const nameOrNull = (colour: Colour | null | undefined): ColourName | null =>
  colour === null || colour === undefined ? null : nameOfColour(colour)

/** Everybody who takes part in a decision that several take at once; null while they take turns. */
function together(state: State): Seat[] | null {
  if (state.phase === 'bets' || state.phase === 'numbers') return everySeat(state)
  return state.phase === 'preparation' ? state.preparing : null
}

function actorsSeenBy(state: State, seat: Seat | null): Seat[] {
  const deciding = together(state)
  const awaited = actors(state)
  if (!deciding) return awaited
  return everySeat(state).filter(
    (other) => deciding.includes(other) && (other !== seat || awaited.includes(seat)),
  )
}

export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    actors: actorsSeenBy(state, seat),
    options: state.options,
    seats: state.seats,
    round: state.round,
    rounds: rulesOf(state).rounds,
    phase: state.phase,
    players: everySeat(state).map((player) => playerSeenBy(state, player, seat)),
    teams: teamsOf(state),
    starter: state.starter,
    queue: state.queue.slice(),
    offer: {
      sets: state.setsLeft.map(rulerOf),
      characters: state.pool.map(characterCard),
      cards: facesOf(state.specialsLeft),
      kings: state.kingsLeft.map(rulerOf),
    },
    titleHolder: seatOrNull(state.titleHolder),
    cheerleader: cheerleaderIn(state),
    jestersDeal: dealIn(state),
    dealOrder: state.dealOrder.map(nameOfColour),
    preparing: state.preparing.map((one) => ({
      seat: one,
      handSize: state.frozenHands[one]!,
      discardSize: state.frozenDiscards[one]!,
    })),
    trump: nameOrNull(trickRules(state).trump),
    trick: state.phase === 'tricks' ? trickOnTable(state) : null,
    tricks: state.tricks.map(trickView),
    lastTrick: state.lastTrick && trickView(state.lastTrick),
    deckSize: state.deck.length,
    out: facesOf(state.out),
    lines: state.lines.slice(),
    sheets: state.sheets.slice(),
    verdict: state.phase === 'over' ? verdictOf(state) : null,
    hand: seat === null ? [] : facesOf(state.hands[seat]!),
    discarded: seat === null ? [] : facesOf(state.discards[seat]!),
    hiddenBet: seat === null ? null : (state.hiddenBets[seat]?.slice() ?? null),
    hiddenNumber: seat === null ? null : numberLaid(state, seat),
    recharging: seat !== null && state.recharging[seat] === 1,
    given: state.given
      .filter((known) => known.knower === seat)
      .map(({ holder, card, maybeDiscarded }) => ({ holder, card: faceOf(card), maybeDiscarded })),
  }
}

function numberLaid(state: State, seat: Seat): CardFace | null {
  const card = state.hiddenNumbers[seat] ?? null
  return card === null ? null : faceOf(card)
}

function playerSeenBy(state: State, player: Seat, watcher: Seat | null): PlayerView {
  // While all prepare, the others look as when it began.
  const frozen = state.phase === 'preparation' && player !== watcher
  const opening = state.preparing.includes(player) ? openingTasks(state, player) : []
  const set = setOf(state, player)
  return {
    seat: player,
    points: state.points[player]!,
    set: set === null ? null : rulerOf(set),
    kings: kingsOf(state, player),
    queen: queenSeen(state, player),
    squad: state.squads[player]!.map(characterCard),
    formerSquad: state.formerSquads[player]!.map(characterCard),
    bets: state.bets[player]!.slice(),
    hermitsLeft: state.hermits[player]!,
    tricksWon: state.wins[player]!,
    extraWins: state.extraWins[player]!,
    handSize: frozen ? state.frozenHands[player]! : state.hands[player]!.length,
    discardSize: frozen ? state.frozenDiscards[player]! : state.discards[player]!.length,
    lacks: coloursIn(state.voids[player]!),
    holds: coloursIn(state.holds[player]!),
    shown: facesOf(state.shown[player]!),
    tasks: frozen ? opening : state.tasks[player]!.slice(),
    owes: frozen ? cardsOwed(state, player, opening[0]) : state.owes[player]!,
    auction: { laid: state.laid[player]!, passed: state.passed[player] === 1 },
  }
}

function kingsOf(state: State, player: Seat): PlayerView['kings'] {
  return state.kings.flatMap((owner, king) => {
    if (owner !== player) return []
    const used = state.kingsUsed[king] === 1
    return [{ ...rulerOf(king as Colour), used, number: kingNumber(king as Colour, used) }]
  })
}

function queenSeen(state: State, player: Seat): PlayerView['queen'] {
  const set = setOf(state, player)
  if (set === null || rulesOf(state).queensAreCards) return null
  return { colour: nameOfColour(set), usesLeft: state.queens[player]!, rechargeCost: RECHARGE_COST[set]! }
}

function coloursIn(bits: number): ColourName[] {
  return SUITS.filter((colour) => (bits & (1 << colour)) !== 0).map(nameOfColour)
}

function cheerleaderIn(state: State): CheerleaderView | null {
  const seat = cheerleaderOf(state)
  if (seat === NONE) return null
  return {
    seat,
    faceUp: faceUp(state, seat, 'cheerleader') > 0,
    partner: seatOrNull(state.partner),
    copied: state.copied,
    maySwap: state.swaps > 0,
    owing: seatOrNull(state.swapping),
  }
}

function dealIn(state: State): View['jestersDeal'] {
  if (state.dealColour === NONE) return null
  return { colour: nameOfColour(state.dealColour as Colour), pointsPerCard: dealPerCard(state.round) }
}

function playView(play: Play): PlayView {
  return {
    seat: play.seat,
    card: faceOf(play.card),
    queen: nameOrNull(play.queen),
    militia: play.militia === true,
    king: nameOrNull(play.king),
    samurai: play.samurai === true,
    as: facedAs(play),
  }
}

function trickView({ leader, winner, extraWin, plays }: Trick): TrickView {
  return { leader, winner, extraWin, plays: plays.map(playView) }
}

function trickOnTable(state: State): TrickOnTable {
  const { plays } = state
  return {
    turn: state.turn,
    leader: state.leader,
    leadReason: state.leadReason,
    namedBy: seatOrNull(state.leadNamedBy),
    led: nameOrNull(ledColour(plays)),
    plays: plays.map(playView),
    winning: plays.length === 0 ? null : winningPlay(plays, trickRules(state)).seat,
    waiting: seatOrNull(state.waiting),
    passedLead: everySeat(state).filter((seat) => state.leadPassed[seat] === 1),
  }
}
