import type { AnyGame, GameId } from '../core/game'
import { kingOfThievesKnowledge } from '../king-of-thieves/bot'
import { nimbleThievesKnowledge } from '../nimble-thieves/bot'
import { royalBetKnowledge } from '../royal-bet/bot'
import type { AnyKnowledge } from './knowledge'
import { defaultKnowledge } from './default-knowledge'

/** What the search knows of each game, by its id. */
const known: Readonly<Record<GameId, AnyKnowledge>> = {
  'king-of-thieves': kingOfThievesKnowledge,
  'nimble-thieves': nimbleThievesKnowledge,
  'royal-bet': royalBetKnowledge,
}

/** A game that nobody described is played by random playouts. */
export function knowledgeOf(game: AnyGame, seats: number): AnyKnowledge {
  const own = Object.hasOwn(known, game.id) ? known[game.id] : undefined
  return own ?? defaultKnowledge(game, seats)
}
