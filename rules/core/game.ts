/**
 * The contract between the games and everything around them. A game is a state machine over plain JSON: the
 * host keeps the one true state, screens and bots get views, and a match is nothing but its log of moves.
 */

/** 0 … n−1, clockwise. */
export type Seat = number
export type GameId = string

/** A source of random numbers; `shuffle` works in place and returns the same array. */
export type Rng = {
  /** Uniform in [0, 1). */
  next(): number
  /** Uniform in 0 … n−1. */
  int(n: number): number
  shuffle<T>(items: T[]): T[]
}

export type OptionValue = string | number | boolean
export type OptionSpec<Options> = {
  readonly [K in keyof Options]: {
    readonly values: readonly Options[K][]
    readonly default: Options[K]
    /** Does the option mean anything beside those before it? Where not, any value is taken and none is offered. */
    when?(options: Options): boolean
  }
}

export type Table<Options> = { seats: number; options: Options; seed: number }

/** What every view carries, whatever the game. `seat` is null for an onlooker. */
export type ViewBase = {
  readonly seat: Seat | null
  readonly actors: readonly Seat[]
  readonly options: object
  readonly seats: number
}

/** `reveals` marks what cannot be unseen (a roll, a draw, a card shown): undo never goes back past it. */
export type GameEvent = { readonly type: string; readonly reveals?: true }

/** Tells what happened. With `secret`, only `to` hears the event itself; everybody else hears `others`. */
export type Emit<Event> = (
  event: Event,
  secret?: { readonly to: readonly Seat[]; readonly others: Event | null },
) => void

/** Per seat. `decidedBy` names the tie-break that was needed, if one was. */
export type Result = {
  points: number[]
  breakdown: { source: string; points: number }[][]
  winners: Seat[]
  decidedBy?: string
}

/** A tabletop game as a state machine. States, moves, views and events are plain JSON. */
export interface Game<State, Move, View extends ViewBase, Event extends GameEvent, Options> {
  readonly id: GameId
  /** Of these rules: a log of another version is set aside, not replayed. */
  readonly version: number
  /** May players know different things? Then the phone is passed behind a curtain. */
  readonly secrets: boolean
  /** Variants with defaults; the set-up screen is drawn from it. */
  readonly options: OptionSpec<Options>
  /** Player counts that these options allow; [] for a combination that does not exist. */
  seats(options: Options): readonly number[]
  /** Throws IllegalSetup. Tells what is dealt and given before the first decision. */
  setup(table: Table<Options>, emit?: Emit<Event>): State
  /** Whose decision is awaited: several when simultaneous, none when over. */
  actors(state: State): readonly Seat[]
  /** All legal moves of that seat in a fixed order, each once; [] if not an actor. */
  moves(state: State, seat: Seat): Move[]
  /** In place; throws IllegalMove and leaves the state as it was. */
  apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void
  clone(state: State): State
  /** Everything that seat may know, and nothing else (null: an onlooker). */
  view(state: State, seat: Seat | null): View
  /** Some full state that the view cannot tell from the real one. */
  imagine(view: View, rng: Rng): State
  /** Non-null exactly when actors is empty. */
  result(state: State): Result | null
}

/**
 * A game seen from outside, where its own types do not matter: in the registry, the host, the laws. Values of
 * the `unknown` types may only be handed back to the game they came from.
 */
export type AnyGame = Game<unknown, unknown, ViewBase, GameEvent, Record<string, OptionValue>>
