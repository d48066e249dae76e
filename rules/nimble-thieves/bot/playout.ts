import type { Rng } from '../../core/game'
import { perform } from '../apply'
import { packedSteps, reachableCell, unpack } from '../board'
import { gangSize } from '../data'
import { choices } from '../moves'
import { choice, firstThief, type Choice, type State } from '../state'
import { appeal } from './candidates'

export function randomStep(state: State, rng: Rng): void {
  perform(state, drawChoice(state, rng))
}

/** An advanced playout takes the most appealing of so many moves drawn. */
const DRAWS = 3

export function playoutStep(state: State, rng: Rng): void {
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

/** Draws evenly among `choices`. Runs are counted instead of listed, since playouts do little else. */
export function drawChoice(state: State, rng: Rng): Choice {
  if (state.phase === 'running' && state.bans.length === 0) return runAt(state, rng.int(countRuns(state)))
  const possible = choices(state)
  return possible[rng.int(possible.length)]!
}

/** How many runs the seat on turn can choose from when nothing is banned. */
function countRuns(state: State): number {
  const { lines, thieves } = state
  let packed = 0
  const first = firstThief(state, state.turn)
  for (let thief = first, end = first + gangSize(state.seats); thief < end; thief++) {
    const cell = thieves[thief]!
    if (cell >= 0) packed += packedSteps(lines, cell)
  }
  return unpack(packed)
}

/** The k-th of them. */
function runAt(state: State, k: number): Choice {
  const { lines, thieves } = state
  for (let thief = firstThief(state, state.turn); ; thief++) {
    const cell = thieves[thief]!
    if (cell < 0) continue
    const count = unpack(packedSteps(lines, cell))
    if (k < count) return choice(thief, reachableCell(lines, cell, k))
    k -= count
  }
}
