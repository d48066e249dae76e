import { IllegalMove, IllegalSetup } from '../core/errors'
import type { AnyGame, Game, GameEvent, Seat, ViewBase } from '../core/game'
import { isRecord, shown } from '../core/json'
import { checkSeed } from '../core/options'
import { levels } from './levels'
import { knowledgeOf } from './registry'
import { thinkWith, type ThinkOptions } from './think'
import type { Thoughts } from './thoughts'

export { baselines, greedyMove, randomMove, type Baseline } from './baselines'
export { levels, type Level } from './levels'
export { randomStep } from './random'
export { knowledgeOf } from './registry'
export type { Candidate, Thoughts } from './thoughts'

/** Checked before the first iteration: a bot that was asked nonsense should not think about it at length. */
function checkQuestion(view: ViewBase, seat: Seat, options: ThinkOptions): void {
  if (!isRecord(view) || !Array.isArray(view.actors)) {
    throw new IllegalSetup('record', `${shown(view)} is not a view`)
  }
  if (!isRecord(options) || !levels.includes(options.level)) {
    throw new IllegalSetup('options', `${shown(options)} names no level`)
  }
  checkSeed(options.seed)
  const { iterations = 1 } = options
  if (!Number.isInteger(iterations) || iterations < 1) {
    throw new IllegalSetup('options', `${shown(iterations)} is not a number of iterations`)
  }
  if (!view.actors.includes(seat)) throw new IllegalMove('not-your-turn', `seat ${shown(seat)}`)
}

/** A bot's decision from what its seat can see; see thinkWith. Throws IllegalSetup or IllegalMove. */
export function think<State, Move, View extends ViewBase, Event extends GameEvent, Options>(
  game: Game<State, Move, View, Event, Options>,
  view: View,
  seat: Seat,
  options: ThinkOptions,
): Generator<Thoughts<Move>, Move> {
  checkQuestion(view, seat, options)
  return thinkWith(game, knowledgeOf(game as unknown as AnyGame, view.seats), view, seat, options)
}
