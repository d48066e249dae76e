import type { Knowledge } from '../../bots/knowledge'
import { pickBest } from '../../bots/random'
import type { Rng, Seat } from '../../core/game'
import { perform } from '../apply'
import { handPenalty } from '../data'
import { moves, type Move } from '../moves'
import { questGold } from '../quests'
import { clone, type State } from '../state'
import { candidates } from './candidates'
import { evaluate, openGold } from './estimate'
import { playoutStep } from './playout'

/**
 * Hands are hidden and every draw is chance, so moves are compared by playing on from each in many imagined
 * worlds for some rounds; what comes after is estimated.
 */
const STEPS_A_SEAT = 12
/** Children decide little, and their games are short: they are played to the end. */
const TO_THE_END = 200

/** Shared out among the seats, since more of them make longer playouts: with two, half a second on a phone's engine. */
const EFFORT = 500

function goldNow(state: State, seat: Seat): number {
  let gold = openGold(state, seat)
  for (const card of state.hands[seat]!) gold -= handPenalty(card)
  for (const id of state.quests[seat]!) gold += questGold(state, seat, id)
  return gold
}

/** Makes the move after which it would have the most gold if the match ended there, ties at random. */
function greedy(state: State, seat: Seat, rng: Rng): Move {
  return pickBest(
    moves(state, seat),
    (move) => {
      const next = clone(state)
      perform(next, seat, move)
      return goldNow(next, seat)
    },
    rng,
  )
}

export const knightsVsSteambotsKnowledge: Knowledge<State, Move> = {
  method: () => 'comparison',
  certain: false,
  iterations: ({ seats }) => EFFORT / seats,
  candidates,
  playoutStep,
  playoutDepth: ({ options, seats }) => (options.variant === 'full' ? STEPS_A_SEAT * seats : TO_THE_END),
  evaluate,
  greedy,
}
