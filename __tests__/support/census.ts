import type { GameId } from '@/rules/core/game'
import { census as jackal } from '../rules/jackal/census'
import { census as kingOfThieves } from '../rules/king-of-thieves/census'
import { census as knightsVsSteambots } from '../rules/knights-vs-steambots/census'
import { census as nimbleThieves } from '../rules/nimble-thieves/census'
import { census as royalBet } from '../rules/royal-bet/census'
import { highCardCensus } from './secret-game'

/** Finds every card, die, tile and limited token of a state; tells what is missing, doubled or out of place. */
type Census = (state: unknown) => string[]

/** One for every game; the laws fail for a game without. A state is only ever handed to its own game's census. */
export const censuses: Readonly<Record<GameId, Census>> = {
  'high-card': highCardCensus as Census,
  jackal: jackal as Census,
  'king-of-thieves': kingOfThieves as Census,
  'knights-vs-steambots': knightsVsSteambots as Census,
  'nimble-thieves': nimbleThieves as Census,
  'royal-bet': royalBet as Census,
}
