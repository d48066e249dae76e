import { undo, type Seat, type UndoRefusal } from '../../rules'
import { actBefore, isPerson, type Host, type HostStep } from './host'
import { phaseOf } from './phase'

/** What undo would take back: whose act, what came after it, and how many moves are left. */
export type TakenBack = {
  readonly by: Seat
  readonly length: number
  readonly steps: readonly HostStep[]
  /** Others have moved since, or the phone has been passed on: then it is asked first. */
  readonly ask: boolean
  /** How many moves of others go with it. */
  readonly replies: number
}
export type NoUndo = { readonly refusal: UndoRefusal | 'seat-changed' }

/**
 * Undo belongs to the person who acted last: until the next person acts they may have their whole act back, wherever
 * the phone is. Nothing revealed and no change of seats is undone.
 */
export function takeBack(host: Host): TakenBack | NoUndo {
  const by = host.steps.filter(({ seat }) => isPerson(host, seat)).at(-1)?.seat
  if (by === undefined) return { refusal: 'nothing-yet' }
  let { match } = host
  let start: number
  do {
    const outcome = undo(match, host.steps.slice(0, match.moves.length), by, (seat) => isPerson(host, seat))
    if ('refusal' in outcome) return outcome
    match = outcome.match
    start = actBefore(host, match.moves.length + 1)
  } while (match.moves.length > start)
  const length = match.moves.length
  if (length < host.changed) return { refusal: 'seat-changed' }
  const steps = host.steps.slice(length)
  const replies = steps.filter(({ seat }) => seat !== by).length
  const { name } = phaseOf(host)
  return { by, length, steps, replies, ask: replies > 0 || host.holder !== by || name === 'handover' }
}
