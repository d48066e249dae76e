import type { AnyGame, Rng, Seat } from '../core/game'
import type { AnyKnowledge } from './knowledge'

/** What a search is about: a seat's decision, taken in some stretch of a match. */
export type Search = {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge
  readonly seat: Seat
  readonly rng: Rng
  readonly stretch: number | undefined
}

/** Has the stretch in which the decision is taken ended before this state? */
export function hasStretchEnded({ knowledge, stretch }: Search, state: unknown): boolean {
  return knowledge.stretch !== undefined && knowledge.stretch(state) !== stretch
}

/** Plays on by the game's own policy, to the end of the stretch at most, then says how each seat stands. */
export function playOut(search: Search, state: unknown): number[] {
  const { game, knowledge, rng } = search
  const depth = knowledge.playoutDepth(state)
  for (let step = 0; step < depth; step++) {
    if (game.actors(state).length === 0 || hasStretchEnded(search, state)) break
    knowledge.playoutStep(state, rng)
  }
  return knowledge.evaluate(state)
}

/** The thinking seat's part in the win: a fact when the match is over, before that what the estimate says. */
export function winIn({ game, seat }: Search, state: unknown, standing: readonly number[]): number {
  const result = game.actors(state).length === 0 ? game.result(state) : null
  return result ? Number(result.winners.includes(seat)) : standing[seat]!
}
