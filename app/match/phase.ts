import { type Result, type Seat } from '../../rules'
import { actAfter, isPerson, latestState, type Host, type HostStep } from './host'

export type Phase =
  /** All have decided: the phone is laid on the table before the result is shown. */
  | { readonly name: 'gather' }
  | { readonly name: 'showing'; readonly steps: readonly HostStep[] }
  | { readonly name: 'over'; readonly result: Result }
  /** All have seen the result: somebody takes the phone up again. */
  | { readonly name: 'part' }
  | { readonly name: 'handover'; readonly to: Seat; readonly curtain: boolean }
  | { readonly name: 'awaiting'; readonly actors: readonly Seat[] }

function nextPerson(host: Host, candidates: readonly Seat[]): Seat {
  if (host.wanted !== null && candidates.includes(host.wanted)) return host.wanted
  const last = host.steps[host.steps.length - 1]?.seat ?? -1
  const distance = (seat: Seat) => (seat - last - 1 + host.players.length) % host.players.length
  return candidates.reduce((nearest, seat) => (distance(seat) < distance(nearest) ? seat : nearest))
}

export function phaseOf(host: Host): Phase {
  if (host.together === 'gathering') return { name: 'gather' }
  if (host.shown < host.steps.length) {
    return { name: 'showing', steps: host.steps.slice(host.shown, actAfter(host, host.shown)) }
  }
  const state = latestState(host)
  const result = host.game.result(state)
  if (result) return { name: 'over', result }
  const actors = host.game.actors(state)
  const people = actors.filter((seat) => isPerson(host, seat))
  if (people.length > 0 && (host.holder === null || !people.includes(host.holder))) {
    if (host.together === 'watching') return { name: 'part' }
    return { name: 'handover', to: nextPerson(host, people), curtain: host.game.secrets }
  }
  return { name: 'awaiting', actors }
}
