import type { Rng, Seat } from '../core/game'

/**
 * What the search needs to know of a game to play it well; each game's `bot.ts` provides one. Everything here
 * works on full states, but the search only ever feeds it states that `imagine` made from a view.
 */
export type Knowledge<State, Move> = {
  /** Moves worth searching, best first; a part of the legal ones, never empty while the seat is an actor. */
  candidates(state: State, seat: Seat, rng: Rng): Move[]
  /** Plays one move of the seat that is on turn inside a playout: quick, plausible, with some chance in it. */
  playoutStep(state: State, rng: Rng): void
  /** How many playout steps before `evaluate` cuts the playout short; 0 evaluates at once. */
  readonly playoutDepth: number
  /** How well each seat stands, 0 (lost) … 1 (won), also for a finished game. */
  evaluate(state: State): number[]
  /** The one-step bot: the best immediate value, as the game's page defines it, ties at random. */
  greedy(state: State, seat: Seat, rng: Rng): Move
}
