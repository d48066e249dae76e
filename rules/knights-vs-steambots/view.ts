import type { Seat, ViewBase } from '../core/game'
import { everySeat } from '../core/seats'
import { DIRECTIONS, hasPassage, passagesOf, xOf, yOf, type Direction } from './board'
import { nameOf, NONE, type Card, type CardName } from './data'
import type { QuestId } from './quests'
import {
  actors,
  BEAT,
  deciders,
  DECLINED,
  EQUIP,
  hasDecided,
  LAID_MORE,
  nextTask,
  phaseOf,
  SPECIAL,
  type Duel,
  type Options,
  type Phase,
  type State,
  type Task,
} from './state'

export type LocationView = {
  readonly card: CardName
  /** Steps from the centre to the east and to the south. */
  readonly x: number
  readonly y: number
  /** Quarters clockwise, and the sides that are open by it. */
  readonly turn: number
  readonly passages: readonly Direction[]
}

export type PlayerView = {
  readonly team: readonly CardName[]
  readonly items: readonly CardName[]
  /** The victory pile. */
  readonly beaten: readonly CardName[]
  readonly handSize: number
  /** The hand itself, where it is known: the own one, and all of them when the match is over. */
  readonly hand: readonly CardName[] | null
  /** Cards that everybody has seen going into the hand. */
  readonly shown: readonly CardName[]
  /** At most so many cards of the hand can be paper: the dragon has burnt the rest. */
  readonly maybePaper: number
  readonly questCount: number
  readonly quests: readonly QuestId[] | null
  /** The location where the pawn stands. */
  readonly at: number
  /** Challenged since their last turn, so they cannot be again. */
  readonly challenged: boolean
  readonly ghost: boolean
  readonly wasGhost: boolean
  readonly duelsWon: number
}

export type DuelSideView = {
  readonly seat: Seat
  /** Turned up, the last one on top. */
  readonly pile: readonly CardName[]
  readonly isFaceDown: boolean
  /** Did the card that lies face down come from the deck, unseen by anybody? */
  readonly fromDeck: boolean
  /** The own card that lies face down, if it was chosen from the hand. */
  readonly faceDown: CardName | null
  /** The own card that is chosen while the other still chooses. */
  readonly chosen: CardName | null
  readonly more: 'undecided' | 'declined' | 'laid'
}

/** A view knows what everybody saw and what the seat itself holds. */
export type View = ViewBase & {
  readonly options: Options
  readonly phase: Phase
  readonly turn: Seat
  readonly players: readonly PlayerView[]
  /** In the order in which they were laid; moves and pawns know them by their number. */
  readonly locations: readonly LocationView[]
  readonly deckSize: number
  /** The last card on top. */
  readonly discard: readonly CardName[]
  /** The location or trophy just drawn or won that has to find its place. */
  readonly toPlace: CardName | null
  /** The special card whose effect is being decided in a duel. */
  readonly effect: CardName | null
  /** What of action 2 was done in this turn. */
  readonly done: { readonly beat: boolean; readonly equip: boolean; readonly special: boolean }
  readonly stirred: boolean
  /** Turns in a row in which nobody did anything. */
  readonly quiet: number
  readonly duel: readonly [DuelSideView, DuelSideView] | null
  /** The own decision about the last swap, while others still decide; both null for no swap. */
  readonly swap: { readonly give: CardName | null; readonly take: CardName | null } | null
  /** What is still to be done, the next thing last. */
  readonly agenda: readonly Task[]
}

const named = (card: Card): CardName | null => (card === NONE ? null : nameOf(card))

/** While several decide at once, nobody sees who of the others has decided. */
function actorsSeenBy(state: State, seat: Seat | null): readonly Seat[] {
  if (phaseOf(state) === 'over') return actors(state)
  return deciders(state).filter((other) => other !== seat || !hasDecided(state, other))
}

function playerSeenBy(state: State, player: Seat, seat: Seat | null): PlayerView {
  const isOpen = player === seat || phaseOf(state) === 'over'
  const hand = state.hands[player]!
  return {
    team: state.teams[player]!.map(nameOf),
    items: state.items[player]!.map(nameOf),
    beaten: state.beaten[player]!.map(nameOf),
    handSize: hand.length,
    hand: isOpen ? hand.map(nameOf) : null,
    shown: state.shown[player]!.map(nameOf),
    maybePaper: state.maybePaper[player]!,
    questCount: state.quests[player]!.length,
    quests: isOpen ? state.quests[player]!.slice() : null,
    at: state.pawns[player]!,
    challenged: state.challenged[player] === 1,
    ghost: state.ghosts[player] === 1,
    wasGhost: state.haunted[player] === 1,
    duelsWon: state.duelsWon[player]!,
  }
}

function sideSeenBy(duel: Duel, side: 0 | 1, seat: Seat | null): DuelSideView {
  const owner = side === 0 ? duel.challenger : duel.challenged
  const own = owner === seat
  const more = duel.more[side]
  return {
    seat: owner,
    pile: duel.piles[side].map(nameOf),
    isFaceDown: duel.faceDown[side] !== NONE,
    fromDeck: duel.unseen[side],
    faceDown: own && !duel.unseen[side] ? named(duel.faceDown[side]) : null,
    chosen: own ? named(duel.chosen[side]) : null,
    more: more === LAID_MORE ? 'laid' : more === DECLINED ? 'declined' : 'undecided',
  }
}

function swapSeenBy(state: State, seat: Seat | null): View['swap'] {
  const own = seat === null || phaseOf(state) === 'over' ? null : state.swaps[seat]
  return own ? { give: named(own.give), take: named(own.take) } : null
}

export function view(state: State, seat: Seat | null): View {
  const task = nextTask(state)
  return {
    seat,
    actors: actorsSeenBy(state, seat),
    options: state.options,
    seats: state.seats,
    phase: phaseOf(state),
    turn: state.turn,
    players: everySeat(state).map((player) => playerSeenBy(state, player, seat)),
    locations: state.locations.map((card, i) => {
      const cell = state.cells[i]!
      const turn = state.turns[i]!
      const passages = passagesOf(card, turn)
      return {
        card: nameOf(card),
        x: xOf(cell),
        y: yOf(cell),
        turn,
        passages: DIRECTIONS.filter((_, side) => hasPassage(passages, side)),
      }
    }),
    deckSize: state.deck.length,
    discard: state.discard.map(nameOf),
    toPlace: task?.type === 'location' || task?.type === 'keep' ? nameOf(task.card) : null,
    effect: task?.type === 'effect' ? nameOf(task.card) : null,
    done: {
      beat: (state.done & BEAT) !== 0,
      equip: (state.done & EQUIP) !== 0,
      special: (state.done & SPECIAL) !== 0,
    },
    stirred: state.stirred,
    quiet: state.quiet,
    duel: state.duel && [sideSeenBy(state.duel, 0, seat), sideSeenBy(state.duel, 1, seat)],
    swap: swapSeenBy(state, seat),
    agenda: state.agenda.slice(),
  }
}
