import type { Knowledge } from '../bots/knowledge'
import { pickBest } from '../bots/random'
import type { Rng, Seat } from '../core/game'
import { appeal, worth } from './appeal'
import { perform } from './apply'
import { choices, drawChoice, toMove, type Move } from './moves'
import { chances } from './prospects'
import { SKIP, pieceOf, targetOf, type Choice, type State } from './state'

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
function iterations(state: State): number {
  if (state.variant === 'basic') return state.phase === 'placing' ? 4500 : 6000
  return state.phase === 'placing' ? 1400 : 2500
}

/** Enough of a basic match's moves, best first; in an advanced one a quiet move is too often the right one. */
const BASIC_CANDIDATES = 14

function candidates(state: State): Move[] {
  const ranked = choices(state).map((chosen) => ({ chosen, appeal: appeal(state, chosen) }))
  ranked.sort((a, b) => b.appeal - a.appeal)
  if (state.variant === 'basic' && ranked.length > BASIC_CANDIDATES) ranked.length = BASIC_CANDIDATES
  return ranked.map(({ chosen }) => toMove(state, chosen))
}

function randomStep(state: State, rng: Rng): void {
  perform(state, drawChoice(state, rng))
}

/** An advanced playout takes the most appealing of so many moves drawn. */
const DRAWS = 3

function playoutStep(state: State, rng: Rng): void {
  if (state.variant === 'basic') return randomStep(state, rng)
  let best = drawChoice(state, rng)
  let most = appeal(state, best)
  for (let draw = 1; draw < DRAWS; draw++) {
    const other = drawChoice(state, rng)
    const otherAppeal = appeal(state, other)
    if (otherAppeal > most) {
      best = other
      most = otherAppeal
    }
  }
  perform(state, best)
}

/** Takes the most points this turn plus half the value of the tile stopped on, ties at random. */
function greedy(state: State, _seat: Seat, rng: Rng): Move {
  return toMove(
    state,
    pickBest(choices(state), (chosen) => immediateGain(state, chosen), rng),
  )
}

function immediateGain(state: State, chosen: Choice): number {
  const stoppedOn = () => worth(state, chosen === SKIP ? state.thieves[state.mover]! : targetOf(chosen)) / 2
  switch (state.phase) {
    case 'vent':
      return stoppedOn()
    case 'running':
      return worth(state, state.thieves[pieceOf(chosen)]!) + stoppedOn()
    case 'white':
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
  evaluate: chances,
  greedy,
}
