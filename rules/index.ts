import { IllegalSetup } from './core/errors'
import type { AnyGame, GameId } from './core/game'
import { isRecord, shown } from './core/json'
import { replayMatch, startMatch, type Match } from './core/match'
import { jackal } from './jackal'
import { kingOfThieves } from './king-of-thieves'
import { knightsVsSteambots } from './knights-vs-steambots'
import { nimbleThieves } from './nimble-thieves'
import { royalBet } from './royal-bet'

export * from './core/errors'
export type * from './core/game'
export type { LoggedMove, Match, Step, UndoRefusal } from './core/match'
export { replaySteps, startMatch, undo } from './core/match'
export { eventsFor, play, type Told } from './core/play'
export { createRng } from './core/rng'
export { levels, think, type Candidate, type Level, type Thoughts } from './bots'

/** Every game that can be played, by its id. */
export const games: Readonly<Record<GameId, AnyGame>> = {
  [nimbleThieves.id]: nimbleThieves,
  [kingOfThieves.id]: kingOfThieves,
  [royalBet.id]: royalBet,
  [jackal.id]: jackal,
  [knightsVsSteambots.id]: knightsVsSteambots,
}

function gameOf(id: GameId): AnyGame {
  const game = typeof id === 'string' && Object.hasOwn(games, id) ? games[id] : undefined
  if (!game) throw new IllegalSetup('game', `there is no game ${shown(id)}`)
  return game
}

/** Starts a match, or throws IllegalSetup. Missing options take their defaults. */
export function newMatch(gameId: GameId, table: { seats: number; options?: unknown; seed: number }): Match {
  return startMatch(gameOf(gameId), table)
}

/** The state that the log leads to. Throws IllegalSetup on a log that is not one. */
export function replay(match: Match): unknown {
  if (!isRecord(match)) throw new IllegalSetup('record', `${shown(match)} is not a match`)
  return replayMatch(gameOf(match.game), match)
}
