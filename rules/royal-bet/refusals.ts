import { IllegalMove } from '../core/errors'

/** Why a move is refused; the app has words for each. */
export const REFUSALS = [
  'not-a-move',
  'not-your-turn',
  'not-now',
  'not-on-offer',
  'already-have-a-set',
  'squad-complete',
  'had-it-last-round',
  'already-have-a-relic-or-flag',
  'cannot-bet-that',
  'not-a-partner',
  'no-such-bet',
  'no-such-card',
  'not-discardable',
  'too-few-cards',
  'too-many-cards',
  'not-a-number',
  'no-ninja',
  'lead-already-passed',
  'no-hermit',
  'no-swap',
  'must-follow',
  'queen-used',
  'queen-not-now',
  'no-militia',
  'militia-cannot-turn-that',
  'king-used',
  'king-needs-his-colour',
] as const

export type Refusal = (typeof REFUSALS)[number]

export function refuse(reason: Refusal, detail?: string): never {
  throw new IllegalMove(reason, detail)
}
