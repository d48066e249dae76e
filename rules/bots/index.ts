import type { AnyGame, Game, GameEvent, Seat, ViewBase } from '../core/game'
import { knowledgeOf } from './registry'
import { thinkWith, type ThinkOptions } from './think'

export { baselines, greedyMove, randomMove, type Baseline } from './baselines'
export { levels, type Level } from './levels'
export { randomStep } from './plain'
export { knowledgeOf } from './registry'

/** A bot's decision from what its seat can see; see thinkWith. */
export function think<State, Move, View extends ViewBase, Event extends GameEvent, Options>(
  game: Game<State, Move, View, Event, Options>,
  view: View,
  seat: Seat,
  options: ThinkOptions,
): Generator<unknown, Move> {
  return thinkWith(game, knowledgeOf(game as unknown as AnyGame, view.seats), view, seat, options)
}
