import { play, type Told } from '@/rules/core/play'
import type { GameEvent, Rng, Seat } from '@/rules/core/game'
import { createRng } from '@/rules/core/rng'
import { pick } from '@/rules/bots/random'
import { openTable, type AnyTable } from './tables'

export type WalkStep = {
  before: unknown
  seat: Seat
  move: unknown
  after: unknown
  events: Told<GameEvent>[]
}

/** No match of any game here is longer; one that is goes on for ever. */
const LONGEST = 5000

/** A whole match of evenly drawn moves, step by step; `choices` seeds the players, `seed` the table. */
export function* walk(table: AnyTable, seed: number, choices: number): Generator<WalkStep, unknown> {
  const { game } = table
  const rng = createRng(choices)
  let state = openTable(table, seed)
  for (let length = 0; game.actors(state).length > 0; length++) {
    if (length === LONGEST) throw new Error(`no end after ${LONGEST} moves`)
    const { seat, move } = randomDecision(table, state, rng)
    const { state: after, events } = play(game, state, seat, move)
    yield { before: state, seat, move, after, events }
    state = after
  }
  return state
}

function randomDecision({ game }: AnyTable, state: unknown, rng: Rng): { seat: Seat; move: unknown } {
  const seat = pick(game.actors(state), rng)
  const moves = game.moves(state, seat)
  if (moves.length === 0) throw new Error(`seat ${seat} is awaited and has no move`)
  return { seat, move: pick(moves, rng) }
}

/** The last state of a match, played as `walk` does. */
export function walkToEnd(table: AnyTable, seed: number, choices: number): unknown {
  const steps = walk(table, seed, choices)
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
  }
}

/** Every seat of the table, and the onlooker. */
export function watchers({ seats }: AnyTable): (Seat | null)[] {
  return [...Array(seats).keys(), null]
}
