import type { AnyGame, GameId } from '../core/game'
import { kingOfThievesKnowledge } from '../king-of-thieves/bot'
import { nimbleThievesKnowledge } from '../nimble-thieves/bot'
import type { AnyKnowledge } from './knowledge'
import { plainKnowledge } from './plain'

/** What the search knows of each game, by its id. */
const known: Readonly<Record<GameId, AnyKnowledge>> = {
  'king-of-thieves': kingOfThievesKnowledge,
  'nimble-thieves': nimbleThievesKnowledge,
}

/** A game that nobody described is played by plain random playouts. */
export function knowledgeOf(game: AnyGame, seats: number): AnyKnowledge {
  const own = Object.hasOwn(known, game.id) ? known[game.id] : undefined
  return own ?? plainKnowledge(game, seats)
}
