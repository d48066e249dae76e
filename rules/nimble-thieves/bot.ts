import type { Knowledge } from '../bots/knowledge'
import type { Rng, Seat } from '../core/game'
import { perform } from './apply'
import { appeal } from './appeal'
import { choices, drawChoice, toMove, type Move } from './moves'
import { lootPoints } from './score'
import { isOpen } from './board'
import { SKIP, ownerOf, pieceOf, targetOf, type Choice, type State } from './state'
import { worth } from './appeal'

const DRAWS = 3

function candidates(state: State): Move[] {
  const found = choices(state)
  const scored = found.map((chosen) => ({ chosen, score: appeal(state, chosen) }))
  scored.sort((a, b) => b.score - a.score)
  return scored.map(({ chosen }) => toMove(state, chosen))
}

function randomStep(state: State, rng: Rng): void {
  perform(state, drawChoice(state, rng))
}

function playoutStep(state: State, rng: Rng): void {
  if (state.variant === 'basic') return randomStep(state, rng)
  let best = drawChoice(state, rng)
  let most = appeal(state, best)
  for (let draw = 1; draw < DRAWS; draw++) {
    const other = drawChoice(state, rng)
    const score = appeal(state, other)
    if (score > most) {
      best = other
      most = score
    }
  }
  perform(state, best)
}

function evaluate(state: State): number[] {
  const points = lootPoints(state)
  let open = 0
  if (state.phase !== 'over') {
    const alive = points.map(() => 0)
    state.thieves.forEach((cell, thief) => {
      if (cell < 0) return
      const seat = ownerOf(state, thief)
      alive[seat]!++
      points[seat]! += UNDER * worth(state, cell)
    })
    for (let cell = 0; cell < 61; cell++) if (isOpen(state.lines, cell)) open += worth(state, cell)
    let weights = 0
    for (const n of alive) weights += n > 0 ? 1 + EACH * n : 0
    if (weights > 0)
      alive.forEach((n, seat) => (points[seat]! += n > 0 ? (open * (1 + EACH * n)) / weights : 0))
  }
  return points.map((mine, seat) => {
    let best = -Infinity
    for (let i = 0; i < points.length; i++) if (i !== seat && points[i]! > best) best = points[i]!
    const lead = mine - best
    const soft = 1 / (1 + Math.exp(-lead / (S0 + open / S1)))
    if (state.phase !== 'over') return soft
    const win = lead > 0 ? 1 : lead < 0 ? 0 : 0.5
    return 0.8 * win + 0.2 / (1 + Math.exp(-lead / 6))
  })
}
const UNDER = 0.8,
  EACH = 0.25,
  S0 = 3,
  S1 = 15

function gain(state: State, chosen: Choice): number {
  if (state.phase === 'star' || state.phase === 'black' || state.phase === 'placing') return 0
  if (chosen === SKIP) return state.phase === 'vent' ? worth(state, state.thieves[state.mover]!) / 2 : 0
  const taken = state.phase === 'vent' ? 0 : worth(state, state.thieves[pieceOf(chosen)]!)
  return taken + worth(state, targetOf(chosen)) / 2
}

function greedy(state: State, _seat: Seat, rng: Rng): Move {
  let best: Choice[] = []
  let most = -1
  for (const chosen of choices(state)) {
    const gained = gain(state, chosen)
    if (gained > most) {
      most = gained
      best = []
    }
    if (gained === most) best.push(chosen)
  }
  return toMove(state, best[rng.int(best.length)]!)
}

export const nimbleThievesKnowledge: Knowledge<State, Move> = {
  method: 'tree',
  certain: true,
  iterations: 4000,
  candidates,
  playoutStep,
  randomStep,
  playoutDepth: 400,
  evaluate,
  greedy,
}
