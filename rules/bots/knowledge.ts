import type { Rng, Seat } from '../core/game'

/**
 * What the search needs to know of a game to play it well; each game's bot provides one. Everything here
 * works on full states, but the search only ever feeds it states that `imagine` made from a view.
 */
export type Knowledge<State, Move> = {
  /**
   * `tree` searches ahead, answer by answer; `comparison` only compares the moves at hand by playing on from each
   * in many imagined worlds, which is stronger where most of what matters is hidden.
   */
  method(state: State): 'tree' | 'comparison'
  /** Does a view tell the whole future, with nothing hidden and no chance? Then one imagined state serves all. */
  readonly certain: boolean
  /** The hard level's budget for a decision here; the other levels get a share of it. */
  iterations(state: State): number
  /** Moves worth searching, best first; a part of the legal ones, never empty while the seat is an actor. */
  candidates(state: State, seat: Seat, rng: Rng): Move[]
  /** The same, a few milliseconds at a time, where finding them takes long: for the decision itself. */
  candidatesInSteps?(state: State, seat: Seat, rng: Rng): Generator<void, Move[]>
  /** A short name of a move for the tree, equal exactly for equal moves; JSON where a game does not give one. */
  key?(move: Move): string | number
  /** Plays one move of a seat that is on turn inside a playout: quick, plausible, with some chance in it. */
  playoutStep(state: State, rng: Rng): void
  /** Plays one move drawn evenly from the legal ones of a seat that is on turn, faster than by listing them. */
  randomStep?(state: State, rng: Rng): void
  /** How many playout steps from here before `evaluate` cuts the playout short; 0 evaluates at once. */
  playoutDepth(state: State): number
  /**
   * The stretch of the match that a state belongs to, as a number: its round, where a game is played in rounds.
   * Neither tree nor playout looks beyond the end of the stretch in which the decision is taken: what comes then
   * is for `evaluate` to say. Without it a match is one stretch.
   */
  stretch?(state: State): number
  /** How well each seat stands, 0 (lost) … 1 (won), also for a finished game. */
  evaluate(state: State): number[]
  /** The one-step bot: the best immediate value, as the game's page defines it, ties at random. */
  greedy(state: State, seat: Seat, rng: Rng): Move
}

/** Knowledge of a game seen from outside, like AnyGame. */
export type AnyKnowledge = Knowledge<unknown, unknown>
