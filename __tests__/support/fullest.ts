import { type Seat, type ViewBase } from '@/rules/core/game'
import { createRng } from '@/rules/core/rng'
import { type AnyTable } from './tables'
import { walk } from './walk'

/** The seed of the golden matches. */
export const GOLDEN_SEED = 2026

export type Moment = { phase: string; seat: Seat; view: ViewBase; moves: readonly unknown[] }

/** Of each phase of a golden match the moment with most to show to whoever decides. */
export function fullestMoments(table: AnyTable): Moment[] {
  const { game } = table
  const fullest = new Map<string, { size: number; moment: Moment }>()
  const note = (state: unknown, seat: Seat) => {
    const view = game.view(state, seat)
    const phase = String((view as { phase?: unknown }).phase ?? 'play')
    const moves = game.moves(state, seat)
    // What a board shows grows with what its view tells, and with what may be done.
    const size = JSON.stringify(view).length + moves.length
    if (size > (fullest.get(phase)?.size ?? 0))
      fullest.set(phase, { size, moment: { phase, seat, view, moves } })
  }
  const steps = walk(table, GOLDEN_SEED, createRng(GOLDEN_SEED).int(2 ** 32))
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      note(step.value, 0)
      return [...fullest.values()].map(({ moment }) => moment)
    }
    note(step.value.before, step.value.seat)
  }
}
