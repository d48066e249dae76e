import type { Knowledge } from '../../bots/knowledge'
import { pickBest } from '../../bots/random'
import type { Rng, Seat } from '../../core/game'
import { choices, toMove, type Move } from '../moves'
import { SKIP, pieceOf, targetOf, type Choice, type State } from '../state'
import { candidates } from './candidates'
import { evaluate, worth } from './estimate'
import { playoutStep, randomStep } from './playout'

/**
 * Basic matches are played out at random to the end: that is quick, and who runs out of room first shows
 * territory better than any count of it. Random play tells nothing of an advanced match, where rooms stay open
 * and half the turns of such play take no tile: a few plausible moves and an estimate do.
 */
const TO_THE_END = 400
const A_FEW = 4
/** From the placing on there must be some running in it, or all places look alike. */
const INTO_THE_RUNNING = 20

function playoutDepth(state: State): number {
  if (state.variant === 'basic') return TO_THE_END
  return state.phase === 'placing' ? INTO_THE_RUNNING : A_FEW
}

/** What a phone's engine does in well under a second; playouts from the placing on are the longest. */
const ITERATIONS = {
  basic: { placing: 4500, later: 6000 },
  advanced: { placing: 1400, later: 2500 },
} as const

function iterations({ variant, phase }: State): number {
  return ITERATIONS[variant][phase === 'placing' ? 'placing' : 'later']
}

/** Of a tile's value, what it counts for greedy while its thief stands on it. */
const CLAIMED = 0.5

/** Takes the most points this turn plus half the value of the tile stopped on, ties at random. */
function greedy(state: State, _seat: Seat, rng: Rng): Move {
  return toMove(
    state,
    pickBest(choices(state), (chosen) => immediateGain(state, chosen), rng),
  )
}

function immediateGain(state: State, chosen: Choice): number {
  const stoppedOn = () =>
    worth(state, chosen === SKIP ? state.thieves[state.mover]! : targetOf(chosen)) * CLAIMED
  switch (state.phase) {
    case 'vent':
      return stoppedOn()
    case 'running':
      return worth(state, state.thieves[pieceOf(chosen)]!) + stoppedOn()
    case 'accomplice':
      return chosen === SKIP ? 0 : worth(state, state.thieves[pieceOf(chosen)]!) + stoppedOn()
    default:
      return 0
  }
}

export const nimbleThievesKnowledge: Knowledge<State, Move> = {
  method: () => 'tree',
  certain: true,
  iterations,
  candidates,
  playoutStep,
  randomStep,
  playoutDepth,
  evaluate,
  greedy,
}
