import type { Seat } from '../core/game'
import { clockwiseFrom, everySeat } from '../core/seats'
import type { Labyrinth } from './board'
import { isTrophy, MAGE, NONE, type Card } from './data'
import type { QuestId } from './quests'

export const VARIANTS = ['full', 'kids-simple', 'kids-harder'] as const
export type Variant = (typeof VARIANTS)[number]
export const QUEST_COUNTS = [0, 1, 2, 3, 4] as const
export type Options = { variant: Variant; quests: number }

/**
 * What is to be done, the next thing last in the list. Most of it happens by itself; what needs a decision waits
 * at the end of the list until it is taken, and its type is the phase of the game. Nothing here is a secret.
 */
export type Task =
  /** Decision: walk on or stay. */
  | { readonly type: 'move'; readonly seat: Seat }
  /** Decision: what to leave in the chest. */
  | { readonly type: 'chest'; readonly seat: Seat }
  /** Looks who is there: a duel, or a draw for those who came, and action 2. */
  | { readonly type: 'meet'; readonly seat: Seat; readonly came: boolean }
  /** Decision: whom to challenge, among several. */
  | { readonly type: 'challenge'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat; readonly onto: 'hand' | 'mat'; readonly count: number }
  /** Decision: where the location just drawn goes. */
  | { readonly type: 'location'; readonly seat: Seat; readonly card: Card }
  /** Decision: action 2. */
  | { readonly type: 'act'; readonly seat: Seat }
  | { readonly type: 'end-turn' }
  /** Decision of those who have cards, at the same time: which card to lay face down. */
  | { readonly type: 'lay'; readonly seats: readonly Seat[] }
  | { readonly type: 'turn-up' }
  /** Decision: whom Exchange or Thief hits in a duel. Dragon needs none. */
  | { readonly type: 'effect'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'compare' }
  /** Decision: one more card, or none. */
  | { readonly type: 'more'; readonly seat: Seat }
  | { readonly type: 'settle' }
  /** The cards of a duel are cleared away. */
  | { readonly type: 'part' }
  /** Decision: which item wards a steambot off. */
  | { readonly type: 'defend'; readonly seat: Seat }
  /** Decision: which member of the team is lost. */
  | { readonly type: 'lose'; readonly seat: Seat }
  /** Decision: which item is dropped when nobody can carry it. */
  | { readonly type: 'drop'; readonly seat: Seat }
  /** Who has become a Ghost? Is that the end? */
  | { readonly type: 'count-ghosts' }
  /** Decision of all at once: the last swap. */
  | { readonly type: 'swap' }
  /** Decision in name only: a child draws a card. */
  | { readonly type: 'pull'; readonly seat: Seat }
  /** Decision: where a child puts the trophy just won. */
  | { readonly type: 'keep'; readonly seat: Seat; readonly card: Card }

export type Phase = Task['type'] | 'over'

/** How often "one more card" was answered. */
export const UNDECIDED = 0
export const DECLINED = 1
export const LAID_MORE = 2

/** Two sides: the challenger's is 0, the other's 1. In the children's games they are the seats. */
export type Duel = {
  readonly challenger: Seat
  readonly challenged: Seat
  /** Turned up; the last one is on top and counts. */
  piles: [Card[], Card[]]
  /** Chosen and still in hand, until all who lay have chosen; or NONE. */
  chosen: [Card, Card]
  /** Lying face down, or NONE. */
  faceDown: [Card, Card]
  /** Does the card that lies face down come from the deck, so that not even its owner knows it? */
  unseen: [boolean, boolean]
  more: [number, number]
}

/** What a seat decided about the last swap; `give` is NONE for no swap. */
export type Swap = { readonly give: Card; readonly take: Card }
export const NO_SWAP: Swap = { give: NONE, take: NONE }

/** The three things of action 2, as bits. */
export const BEAT = 1
export const EQUIP = 2
export const SPECIAL = 4

/** Arrays run by seat unless something else is said. Hands and teams are in the order of arrival, items sorted. */
export type State = Labyrinth & {
  readonly options: Options
  readonly seats: number
  turn: Seat
  agenda: Task[]
  /** Drawn from its end. */
  deck: Card[]
  /** Open to all, the last card on top. */
  discard: Card[]
  hands: Card[][]
  teams: Card[][]
  items: Card[][]
  /** The victory piles. */
  beaten: Card[][]
  /** Cards that all have seen going into a hand and not leaving it since. */
  shown: Card[][]
  /** How many cards of a hand may be paper, for all that everybody knows: the dragon has burnt the rest. */
  maybePaper: number[]
  /** The location where each pawn stands. */
  pawns: number[]
  /** 1 for who was challenged since their last turn. */
  challenged: number[]
  /** 1 for Ghosts, and for who was one at some time. */
  ghosts: number[]
  haunted: number[]
  duelsWon: number[]
  /** What of action 2 was done in this turn. */
  done: number
  /** Has the seat on turn walked, fought or played a card? */
  stirred: boolean
  /** Turns in a row in which nobody did. */
  quiet: number
  duel: Duel | null
  /** What was decided about the last swap; null while it is not. */
  swaps: (Swap | null)[]
  quests: QuestId[][]
  questsLeft: QuestId[]
}

const copyEach = <T>(lists: readonly T[][]): T[][] => lists.map((list) => list.slice())

function cloneDuel(duel: Duel): Duel {
  return {
    challenger: duel.challenger,
    challenged: duel.challenged,
    piles: [duel.piles[0].slice(), duel.piles[1].slice()],
    chosen: [duel.chosen[0], duel.chosen[1]],
    faceDown: [duel.faceDown[0], duel.faceDown[1]],
    unseen: [duel.unseen[0], duel.unseen[1]],
    more: [duel.more[0], duel.more[1]],
  }
}

/** Quests never change after the deal, so clones share them. */
export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    turn: state.turn,
    agenda: state.agenda.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    hands: copyEach(state.hands),
    teams: copyEach(state.teams),
    items: copyEach(state.items),
    beaten: copyEach(state.beaten),
    shown: copyEach(state.shown),
    maybePaper: state.maybePaper.slice(),
    cells: state.cells.slice(),
    locations: state.locations.slice(),
    turns: state.turns.slice(),
    pawns: state.pawns.slice(),
    challenged: state.challenged.slice(),
    ghosts: state.ghosts.slice(),
    haunted: state.haunted.slice(),
    duelsWon: state.duelsWon.slice(),
    done: state.done,
    stirred: state.stirred,
    quiet: state.quiet,
    duel: state.duel && cloneDuel(state.duel),
    swaps: state.swaps.slice(),
    quests: state.quests,
    questsLeft: state.questsLeft,
  }
}

/** A table with nothing on it yet. */
export function emptyState(options: Options, seats: number): State {
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
  const zeros = () => perSeat(() => 0)
  const lists = () => perSeat<Card[]>(() => [])
  return {
    options,
    seats,
    turn: 0,
    agenda: [],
    deck: [],
    discard: [],
    hands: lists(),
    teams: lists(),
    items: lists(),
    beaten: lists(),
    shown: lists(),
    maybePaper: zeros(),
    cells: [],
    locations: [],
    turns: [],
    pawns: zeros(),
    challenged: zeros(),
    ghosts: zeros(),
    haunted: zeros(),
    duelsWon: zeros(),
    done: 0,
    stirred: false,
    quiet: 0,
    duel: null,
    swaps: perSeat(() => null),
    quests: perSeat(() => []),
    questsLeft: [],
  }
}

/** Puts tasks before all others, the first one first. */
export function plan(state: State, ...tasks: Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) state.agenda.push(tasks[i]!)
}

/** What is awaited; undefined when the match is over. */
export function nextTask(state: State): Task | undefined {
  return state.agenda[state.agenda.length - 1]
}

export function phaseOf(state: State): Phase {
  return nextTask(state)?.type ?? 'over'
}

/** Everybody who takes part in what is being decided, whether they have decided yet or not. */
export function deciders(state: State): readonly Seat[] {
  const task = nextTask(state)
  if (!task) return []
  if (task.type === 'lay') return task.seats.filter((seat) => state.hands[seat]!.length > 0)
  if (task.type === 'swap') return everySeat(state).filter((seat) => maySwap(state, seat))
  return 'seat' in task ? [task.seat] : []
}

export function hasDecided(state: State, seat: Seat): boolean {
  const task = nextTask(state)
  if (task?.type === 'lay') return state.duel!.chosen[sideOf(state.duel!, seat)] !== NONE
  return task?.type === 'swap' && state.swaps[seat] !== null
}

const NOBODY: readonly Seat[] = []
/** Kept ready, since playouts ask after every move. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

export function actors(state: State): readonly Seat[] {
  const task = nextTask(state)
  if (!task) return NOBODY
  if ('seat' in task) return ALONE[task.seat]!
  return deciders(state).filter((seat) => !hasDecided(state, seat))
}

/** Asked about the last swap is who has a trophy and any card in hand: which card it is, nobody else knows. */
export function maySwap(state: State, seat: Seat): boolean {
  return state.hands[seat]!.length > 0 && state.items[seat]!.some(isTrophy)
}

export function sideOf(duel: Duel, seat: Seat): 0 | 1 {
  return duel.challenger === seat ? 0 : 1
}

export function seatAt(duel: Duel, side: 0 | 1): Seat {
  return side === 0 ? duel.challenger : duel.challenged
}

export function topCard(duel: Duel, side: 0 | 1): Card {
  const pile = duel.piles[side]
  return pile[pile.length - 1]!
}

export function isGhost(state: State, seat: Seat): boolean {
  return state.teams[seat]!.length === 0
}

export function hasMage(state: State, seat: Seat): boolean {
  return state.teams[seat]!.includes(MAGE)
}

export function freePlaces(state: State, seat: Seat): number {
  return state.teams[seat]!.length - state.items[seat]!.length
}

/** Others at the seat's location who were not challenged since their last turn. */
export function challengeable(state: State, seat: Seat): Seat[] {
  return clockwiseFrom(state, seat).filter(
    (other) => other !== seat && state.pawns[other] === state.pawns[seat] && state.challenged[other] === 0,
  )
}

/** Each kind once, in the order of the kinds. */
export function kinds(cards: readonly Card[]): Card[] {
  const found: Card[] = []
  for (const card of cards) if (!found.includes(card)) addSorted(found, card)
  return found
}

export function addSorted(cards: Card[], card: Card): void {
  let at = cards.length
  while (at > 0 && cards[at - 1]! > card) at--
  cards.splice(at, 0, card)
}

export function remove(cards: Card[], card: Card): void {
  cards.splice(cards.indexOf(card), 1)
}
