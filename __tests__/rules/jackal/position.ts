import type { Seat } from '../../../rules/core/game'
import { eventsFor, play, type Told } from '../../../rules/core/play'
import { jackal, type Event, type Move, type State } from '../../../rules/jackal'
import { boardOf, type Board } from '../../../rules/jackal/board'
import {
  COPIES,
  countCards,
  kindNamed,
  listCards,
  type CardName,
  type Kind,
} from '../../../rules/jackal/data'
import { BOARDS, ISLANDS } from '../../../rules/jackal/islands'
import { census } from './census'

/** An island drawn for a test; it is added to the forty of this test file alone. */
export function draw(...map: string[]): number {
  const rows = Array.from({ length: 5 }, (_, row) => (map[row] ?? '').padEnd(5, '~'))
  const boards = BOARDS as Board[]
  const islands = ISLANDS as unknown as { id: string; map: string[] }[]
  islands.push({ id: `test-${boards.length}`, map: rows })
  return boards.push(boardOf(rows)) - 1
}

type Sketch = {
  island?: number
  /** As many seats as there are hands. */
  hands: readonly (readonly CardName[])[]
  coins?: readonly number[]
  first?: Seat
  /** The cards that are drawn next, in that order. */
  top?: readonly CardName[]
  /** All cards that lie nowhere else are discards; otherwise they lie under the top of the deck. */
  deckIsShort?: boolean
  islands?: 4 | 10
  /** From 1. */
  number?: number
}

export const kinds = (names: readonly CardName[]): Kind[] => names.map((name) => kindNamed(name)!)

const PLAIN = draw('W....', '.....', '.....', '.....', '3...1')

/** Everybody is planning, with every card in exactly one place. */
export function position(sketch: Sketch): State {
  const { hands, first = 0, top = [], number = 1 } = sketch
  const state = jackal.setup({ seats: hands.length, options: { islands: sketch.islands ?? 10 }, seed: 5 })
  state.hands = hands.map((hand) => countCards(kinds(hand)))
  const laidAside = countCards(kinds([...hands.flat(), ...top]))
  const rest = COPIES.map((copies, kind) => copies - laidAside[kind]!)
  state.deck = kinds(top).reverse()
  state.drawn = state.hands.map((hand) => hand.slice())
  if (sketch.deckIsShort) {
    state.discards = rest
    state.drawn[0] = state.drawn[0]!.map((count, kind) => count + rest[kind]!)
    state.shown[0] = rest.slice()
  } else {
    state.deck.unshift(...listCards(rest))
  }
  state.coins = sketch.coins?.slice() ?? hands.map(() => 0)
  state.first = first
  state.turn = first
  state.stop = number - 1
  // The islands to come are of the forty: those drawn for a test come where it says.
  const voyage = state.voyage.map((_, stop) => stop)
  voyage[state.stop] = sketch.island ?? PLAIN
  const sketched = { ...state, voyage }
  expect(census(sketched)).toEqual([])
  return sketched
}

export type Step = readonly [seat: Seat, move: Move]

/** Plays the moves; the given state is left alone. */
export function after(
  state: State,
  ...steps: Step[]
): { state: State; events: Event[]; told: Told<Event>[] } {
  const told: Told<Event>[] = []
  for (const [seat, move] of steps) {
    const next = play(jackal, state, seat, move)
    told.push(...next.events)
    state = next.state
  }
  expect(census(state)).toEqual([])
  return { state, told, events: told.map(({ event }) => event) }
}

export const heardBy = (told: readonly Told<Event>[], seat: Seat | null) => eventsFor(told, seat)

/** The moves by which a seat lays such a plan and is ready, or sails to Tortuga for so many coins. */
export function decide(seat: Seat, plan: readonly CardName[] | number): Step[] {
  if (typeof plan === 'number') return [[seat, { type: 'tortuga', coins: plan }]]
  return [...plan.map((card): Step => [seat, { type: 'lay', card }]), [seat, { type: 'ready' }]]
}

/** All decide; rum is being offered to the first who sails. */
export function planned(sketch: Sketch, plans: readonly (readonly CardName[] | number)[]) {
  return after(position(sketch), ...plans.flatMap((plan, seat) => decide(seat, plan)))
}

/** All decide and nobody throws rum: the first pirate's way is awaited, or all is over. */
export function landed(sketch: Sketch, plans: readonly (readonly CardName[] | number)[]) {
  let { state, told } = planned(sketch, plans)
  while (state.phase === 'rum') {
    const next = after(state, [state.turn, { type: 'done' }])
    state = next.state
    told = [...told, ...next.told]
  }
  return { state, told, events: told.map(({ event }) => event) }
}

type Attachment = 'doubling' | 'friday' | 'weapon'

/** The cell in that row and column, from the northwest. */
export const at = (row: number, column: number) => row * 5 + column

/** An announcement, with whatever is attached. */
export function go(to: number, ...attached: Attachment[]): Move {
  return {
    type: 'go',
    to,
    doubling: attached.includes('doubling'),
    friday: attached.includes('friday'),
    weapon: attached.includes('weapon'),
  }
}

export function ofType<Type extends Event['type']>(events: readonly Event[], type: Type) {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
}

/** Where the announced card may lead. */
export function targets(state: State): number[] {
  const cells = jackal.moves(state, state.turn).flatMap((move) => (move.type === 'go' ? [move.to] : []))
  return [...new Set(cells)].sort((a, b) => a - b)
}

export function handOf(state: State, seat: Seat): readonly CardName[] {
  return jackal.view(state, seat).hand
}
