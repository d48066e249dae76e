import type { Seat, Table } from '../core/game'
import { rngIn } from '../core/rng'
import { cardsOfDeck, effectOf, type EffectKind } from './cards'
import {
  DECKS,
  diceFor,
  type FaceCounts,
  FACES,
  type Gem,
  PURCHASES,
  REMOVED,
  ROW_SIZE,
  STARTING_COINS,
} from './data'

export type Options = Record<never, never>

/** `reroll` is the lucky paw's decision, after the split and before the first fencing turn. */
export type Phase = 'roll' | 'split' | 'reroll' | 'fence' | 'over'

/** Where a die or the piece lies: in the centre, or with a seat. */
export type Place = number
export const CENTRE: Place = -1
export const NO_CARD = -1

/** Slots in `loot` per seat: one per face, and the piece. */
export const LOOT_SLOTS = FACES.length + 1

/** Cards are indices into CARDS, faces indices into FACES; dice keep their index for the whole match. */
export type State = {
  rng: number
  seats: number
  phase: Phase
  turn: Seat
  round: number
  /** What each die shows and where it lies. */
  faces: number[]
  places: Place[]
  piece: Place
  coins: number[]
  /** Coins that abilities earned this round; paid out at its end. */
  earned: number[]
  infamy: number[]
  /** What each seat's loot was when the split ended, LOOT_SLOTS numbers per seat; the paw and flips do not change it. */
  loot: number[]
  /** Face down, the top card last. */
  decks: number[][]
  removed: number[]
  /** Index of the deck that refills its row; later decks are unopened, earlier ones used up. */
  refilling: number
  /** ROW_SIZE slots per deck, NO_CARD where none lies. */
  market: number[]
  owned: number[][]
  /** Cards that left the game before everybody's eyes. */
  gone: number[]
  /** Cards whose once-a-turn ability was used in this fencing turn. */
  used: number[]
  /** Purchases in this fencing turn. */
  bought: number
  /** Fencing turns finished in this round. */
  fenced: number
  soldThisRound: boolean
  /** Rounds in a row that ended without a purchase. */
  quietRounds: number
}

export function opening({ seats, seed }: Table<Options>): State {
  const holder = { rng: seed }
  const rng = rngIn(holder)
  const dice = diceFor(seats)
  const starter = rng.int(seats)
  const decks: number[][] = []
  const removed: number[] = []
  for (let deck = 0; deck < DECKS.length; deck++) {
    const cards = rng.shuffle(cardsOfDeck(deck))
    removed.push(...cards.splice(0, REMOVED[deck]!))
    decks.push(cards)
  }
  const state: State = {
    rng: holder.rng,
    seats,
    phase: 'roll',
    turn: starter,
    round: 1,
    // Until the first roll the dice lie there showing anything.
    faces: Array.from({ length: dice }, (_, die) => die % FACES.length),
    places: new Array<Place>(dice).fill(CENTRE),
    piece: starter,
    coins: new Array<number>(seats).fill(STARTING_COINS),
    earned: new Array<number>(seats).fill(0),
    infamy: new Array<number>(seats).fill(0),
    loot: new Array<number>(seats * LOOT_SLOTS).fill(0),
    decks,
    removed,
    refilling: 0,
    market: new Array<number>(DECKS.length * ROW_SIZE).fill(NO_CARD),
    owned: Array.from({ length: seats }, () => []),
    gone: [],
    used: [],
    bought: 0,
    fenced: 0,
    soldThisRound: false,
    quietRounds: 0,
  }
  for (let slot = 0; slot < ROW_SIZE; slot++) state.market[slot] = decks[0]!.pop()!
  return state
}

export function clone(state: State): State {
  return {
    rng: state.rng,
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    faces: state.faces.slice(),
    places: state.places.slice(),
    piece: state.piece,
    coins: state.coins.slice(),
    earned: state.earned.slice(),
    infamy: state.infamy.slice(),
    loot: state.loot.slice(),
    decks: state.decks.map((deck) => deck.slice()),
    removed: state.removed.slice(),
    refilling: state.refilling,
    market: state.market.slice(),
    owned: state.owned.map((cards) => cards.slice()),
    gone: state.gone.slice(),
    used: state.used.slice(),
    bought: state.bought,
    fenced: state.fenced,
    soldThisRound: state.soldThisRound,
    quietRounds: state.quietRounds,
  }
}

export function actors(state: State): readonly Seat[] {
  return state.phase === 'over' ? [] : [state.turn]
}

/** How many dice of each face lie there. */
export function facesAt(state: State, place: Place): FaceCounts {
  const counts = [0, 0, 0, 0, 0, 0]
  for (let die = 0; die < state.places.length; die++) {
    if (state.places[die] === place) counts[state.faces[die]!]!++
  }
  return counts
}

/** Objects are dice and the piece. */
export function objectsAt(state: State, place: Place): number {
  let count = state.piece === place ? 1 : 0
  for (const other of state.places) if (other === place) count++
  return count
}

/** How many seats have no loot in front of them. */
export function seatsWithoutLoot(state: State): number {
  let count = 0
  for (let seat = 0; seat < state.seats; seat++) if (objectsAt(state, seat) === 0) count++
  return count
}

/** The seat's first card with such an effect. */
export function cardWith(state: State, seat: Seat, kind: EffectKind): number | undefined {
  for (const card of state.owned[seat]!) if (effectOf(card, kind)) return card
  return undefined
}

function finalLootHad(state: State, seat: Seat, gem: Gem): boolean {
  return state.loot[seat * LOOT_SLOTS + gem]! > 0
}

/** How many objects the seat had when the split ended. */
export function finalObjects(state: State, seat: Seat): number {
  let count = 0
  for (let slot = 0; slot < LOOT_SLOTS; slot++) count += state.loot[seat * LOOT_SLOTS + slot]!
  return count
}

/** Purchases the seat may still make in this fencing turn, cards bought just now included. */
export function purchasesLeft(state: State, seat: Seat): number {
  let allowed = PURCHASES
  for (const card of state.owned[seat]!) {
    const extra = effectOf(card, 'extra-purchase')
    if (extra && (extra.gem === null || finalLootHad(state, seat, extra.gem))) allowed++
  }
  return allowed - state.bought
}

/** Gems that the seat saves on every purchase. */
export function discountOf(state: State, seat: Seat): number {
  const card = cardWith(state, seat, 'discount')
  return card === undefined ? 0 : effectOf(card, 'discount')!.gems
}

/** Gems a purchase of this card costs the seat now. */
export function priceFor(state: State, seat: Seat, price: number): number {
  return Math.max(0, price - discountOf(state, seat))
}
