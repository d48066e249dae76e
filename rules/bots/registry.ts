import type { AnyGame, GameId } from '../core/game'
import { jackalKnowledge } from '../jackal/bot'
import { kingOfThievesKnowledge } from '../king-of-thieves/bot'
import { knightsVsSteambotsKnowledge } from '../knights-vs-steambots/bot'
import { nimbleThievesKnowledge } from '../nimble-thieves/bot'
import { royalBetKnowledge } from '../royal-bet/bot'
import type { AnyKnowledge } from './knowledge'
import { defaultKnowledge } from './default-knowledge'

/** What the search knows of each registered game, by its id; a test sees that none is missing. */
export const knowledge: Readonly<Record<GameId, AnyKnowledge>> = {
  jackal: jackalKnowledge,
  'king-of-thieves': kingOfThievesKnowledge,
  'knights-vs-steambots': knightsVsSteambotsKnowledge,
  'nimble-thieves': nimbleThievesKnowledge,
  'royal-bet': royalBetKnowledge,
}

/** A game that is not registered, such as those of the tests, is played by random playouts. */
export function knowledgeOf(game: AnyGame, seats: number): AnyKnowledge {
  const own = Object.hasOwn(knowledge, game.id) ? knowledge[game.id] : undefined
  return own ?? defaultKnowledge(game, seats)
}
