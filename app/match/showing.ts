/** Which moment is on the screen, and what its viewer hears of the way there. */
import { eventsFor, type GameEvent, type Seat, type ViewBase } from '../../rules'
import { actAfter, actBefore, isPerson, stateAt, type Host, type HostStep } from './host'

/** What the viewer is told of these steps, in order. */
export function heardOf(steps: readonly HostStep[], viewer: Seat | null): GameEvent[] {
  return steps.flatMap(({ events }) => eventsFor(events, viewer))
}

/** An act of another of which the holder hears nothing: it neither shows nor takes anything away. */
function isSilent({ steps, holder }: Host, from: number, to: number): boolean {
  return steps[from]!.seat !== holder && heardOf(steps.slice(from, to), holder).length === 0
}

/**
 * Does this act end a decision that several people took at the same time? Onlookers' views say who was in it, since
 * to them nobody has decided until all have.
 */
function isJointResult(host: Host, from: number, to: number): boolean {
  const { game } = host
  if (!game.secrets || heardOf(host.steps.slice(from, to), null).length === 0) return false
  const [before, after] = [stateAt(host, to - 1), stateAt(host, to)]
  const deciding = (state: unknown) => game.view(state, null).actors
  const alone = (state: unknown) => game.actors(state).length === 1
  const several = deciding(before).filter((seat) => isPerson(host, seat)).length > 1
  // The last one may take several moves until ready; to an onlooker all are still deciding then.
  const goesOn = alone(after) && deciding(after).join() === deciding(before).join()
  return several && alone(before) && !goesOn
}

/** Goes on to the next act that is worth showing. For a joint result the phone is laid down first. */
export function settle(host: Host): Host {
  let { shown } = host
  while (shown < host.steps.length) {
    const end = actAfter(host, shown)
    if (host.together !== 'watching' && isJointResult(host, shown, end)) {
      return { ...host, shown, together: 'gathering', holder: null }
    }
    if (!isSilent(host, shown, end)) break
    shown = end
  }
  return shown === host.shown ? host : { ...host, shown }
}

/** The number of the moment on the screen: 0 is the opening, n is after the n-th move. */
export function momentOnShow(host: Host): number {
  if (host.shown === host.steps.length || host.together === 'gathering') return host.shown
  return actAfter(host, host.shown)
}

/** The latest act up to a moment that the viewer heard of: where it began and ended. Null at the opening. */
export function lastHeard(host: Host, moment: number): { from: number; to: number } | null {
  for (let to = moment; to > 0;) {
    const from = actBefore(host, to)
    if (!isSilent(host, from, to)) return { from, to }
    to = from
  }
  return null
}

/** What is on the screen, as its viewer may see it. */
export type Moment = {
  /** How many moves have been made in it. */
  readonly moment: number
  readonly view: ViewBase
  /** Before what is being shown; the same as `view` when nothing is. */
  readonly before: ViewBase
  /** What is being shown. A moment reached by a jump (opening the table, undo) is not told again. */
  readonly events: readonly GameEvent[]
  /** What others did up to here since the viewer's own last act; for onlookers, the latest act. */
  readonly recent: readonly GameEvent[]
  /** As `moment`, but for the viewer alone: it stays while nothing reaches them. */
  readonly step: number
}

export function momentFor(host: Host): Moment {
  const { game, holder, shown, steps } = host
  const moment = momentOnShow(host)
  const view = game.view(stateAt(host, moment), holder)
  return {
    moment,
    view,
    before: shown < moment ? game.view(stateAt(host, shown), holder) : view,
    events: heardOf(steps.slice(shown, moment), holder),
    recent: heardOf(steps.slice(recentFrom(host, moment), moment), holder),
    step: lastHeard(host, moment)?.to ?? 0,
  }
}

function recentFrom(host: Host, moment: number): number {
  if (host.holder === null) return lastHeard(host, moment)?.from ?? moment
  const seats = host.steps.slice(0, moment).map(({ seat }) => seat)
  return seats.lastIndexOf(host.holder) + 1
}

/** The latest act of another than the viewer that they heard of, if nothing of their own came after it. */
export function othersAct(host: Host, moment: number): readonly HostStep[] {
  const act = lastHeard(host, moment)
  if (!act || host.steps[act.from]!.seat === host.holder) return []
  return host.steps.slice(act.from, act.to)
}

/** What happened while that person did not have the phone. */
export function missedBy(host: Host, seat: Seat): readonly HostStep[] {
  return host.steps.slice(host.seen[seat] ?? 0, host.shown).filter((step) => step.seat !== seat)
}
