import type { Rng, Seat, ViewBase } from '../core/game'
import { CARDS, cardIndex, cardsOfDeck } from './cards'
import { DECKS, FACE_NAMES, faceNamed, type FaceName, ROW_SIZE } from './data'
import {
  actors,
  CENTRE,
  LOOT_SLOTS,
  NO_CARD,
  type Options,
  type Phase,
  purchasesLeft,
  type State,
} from './state'

/**
 * All that anybody at the table knows, the same for every seat. Everybody saw every infamy token being taken,
 * so it is here; a screen hides it under the mat until the final count.
 */
export type View = ViewBase & {
  readonly options: Options
  readonly phase: Phase
  readonly turn: Seat
  readonly round: number
  /** By the dice's own index. `place` is a seat, or null for the centre. */
  readonly dice: readonly { readonly face: FaceName; readonly place: Seat | null }[]
  readonly piece: Seat | null
  readonly coins: readonly number[]
  /** Coins that abilities earned this round, paid out at its end. */
  readonly earned: readonly number[]
  readonly infamy: readonly number[]
  /** Per seat, what the loot was when the split ended: counts by face, then the piece. Zeros before that. */
  readonly loot: readonly (readonly number[])[]
  readonly deckSizes: readonly number[]
  readonly refilling: number
  /** A row of slots for each deck. */
  readonly market: readonly (readonly (string | null)[])[]
  readonly owned: readonly (readonly string[])[]
  readonly gone: readonly string[]
  readonly used: readonly string[]
  readonly bought: number
  /** Of the seat on turn, while fencing. */
  readonly purchasesLeft: number
  readonly fenced: number
  readonly soldThisRound: boolean
  readonly quietRounds: number
}

const nameOf = (card: number) => CARDS[card]!.id
const indexOf = (id: string) => cardIndex(id)!

export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    actors: actors(state),
    options: {},
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    dice: state.faces.map((face, die) => ({
      face: FACE_NAMES[face]!,
      place: state.places[die] === CENTRE ? null : state.places[die]!,
    })),
    piece: state.piece === CENTRE ? null : state.piece,
    coins: state.coins.slice(),
    earned: state.earned.slice(),
    infamy: state.infamy.slice(),
    loot: state.owned.map((_, other) => state.loot.slice(other * LOOT_SLOTS, (other + 1) * LOOT_SLOTS)),
    deckSizes: state.decks.map((deck) => deck.length),
    refilling: state.refilling,
    market: DECKS.map((_, deck) =>
      state.market
        .slice(deck * ROW_SIZE, (deck + 1) * ROW_SIZE)
        .map((card) => (card === NO_CARD ? null : nameOf(card))),
    ),
    owned: state.owned.map((cards) => cards.map(nameOf)),
    gone: state.gone.map(nameOf),
    used: state.used.map(nameOf),
    bought: state.bought,
    purchasesLeft: state.phase === 'fence' ? purchasesLeft(state, state.turn) : 0,
    fenced: state.fenced,
    soldThisRound: state.soldThisRound,
    quietRounds: state.quietRounds,
  }
}

/** Unseen cards of a deck may lie anywhere in it, or have been removed at set-up; the dice owe nobody anything. */
export function imagine(seen: View, rng: Rng): State {
  const market = seen.market.flatMap((row) => row.map((id) => (id === null ? NO_CARD : indexOf(id))))
  const owned = seen.owned.map((cards) => cards.map(indexOf))
  const gone = seen.gone.map(indexOf)
  const known = new Set([...market, ...owned.flat(), ...gone])
  const removed: number[] = []
  const decks = seen.deckSizes.map((size, deck) => {
    const unseen = rng.shuffle(cardsOfDeck(deck).filter((card) => !known.has(card)))
    removed.push(...unseen.splice(size))
    return unseen
  })
  return {
    rng: rng.int(0x100000000),
    seats: seen.seats,
    phase: seen.phase,
    turn: seen.turn,
    round: seen.round,
    faces: seen.dice.map(({ face }) => faceNamed(face)!),
    places: seen.dice.map(({ place }) => place ?? CENTRE),
    piece: seen.piece ?? CENTRE,
    coins: seen.coins.slice(),
    earned: seen.earned.slice(),
    infamy: seen.infamy.slice(),
    loot: seen.loot.flat(),
    decks,
    removed,
    refilling: seen.refilling,
    market,
    owned,
    gone,
    used: seen.used.map(indexOf),
    bought: seen.bought,
    fenced: seen.fenced,
    soldThisRound: seen.soldThisRound,
    quietRounds: seen.quietRounds,
  }
}
