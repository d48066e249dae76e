import { type Seat, type Step } from '../../rules'
import { type Player } from '../storage/records'
import { actAfter, isPerson, peopleAt, type Host, type HostStep } from './host'
import { phaseOf } from './phase'
import { settle } from './showing'

export type HostAction =
  /** One move, or several as one act. */
  | { readonly type: 'played'; readonly steps: readonly Step[] }
  | { readonly type: 'act-shown' }
  | { readonly type: 'all-shown' }
  | { readonly type: 'phone-taken'; readonly seat: Seat }
  | { readonly type: 'gathered' }
  | { readonly type: 'parted' }
  /** Back to so many moves, for that person to choose again. */
  | { readonly type: 'undone'; readonly length: number; readonly by: Seat }
  | { readonly type: 'redone' }
  /** Somebody left their seat to a bot, or took it back. */
  | { readonly type: 'seated'; readonly players: readonly Player[] }

/** The one place where the log changes: it always says what the steps say. */
function withSteps(host: Host, steps: readonly HostStep[]): Host {
  return {
    ...host,
    steps,
    match: { ...host.match, moves: steps.map(({ seat, move }) => ({ seat, move })) },
    seen: host.seen.map((count) => Math.min(count, steps.length)),
  }
}

/** Whoever has the phone has seen what it showed; around a table that is everybody. */
function withSeen(host: Host): Host {
  const watched = (seat: Seat) =>
    seat === host.holder || (host.together === 'watching' && isPerson(host, seat))
  return { ...host, seen: host.seen.map((count, seat) => (watched(seat) ? host.shown : count)) }
}

function actShown(host: Host): Host {
  if (phaseOf(host).name !== 'showing') return host
  return settle(withSeen({ ...host, shown: actAfter(host, host.shown) }))
}

function allShown(host: Host): Host {
  const next = actShown(host)
  return next === host ? host : allShown(next)
}

/** Their hand may be on the screen already only if they had the phone all the time, with no curtain in between. */
function undone(host: Host, length: number, by: Seat): Host {
  const { name } = phaseOf(host)
  const kept = host.holder === by && name !== 'handover'
  return {
    ...withSteps(host, host.steps.slice(0, length)),
    shown: length,
    holder: kept || !host.game.secrets ? host.holder : null,
    wanted: by,
    redo: [...host.redo, host.steps.slice(length)],
  }
}

function redone(host: Host): Host {
  const back = host.redo[host.redo.length - 1]
  if (!back) return host
  const steps = [...host.steps, ...back]
  return {
    ...withSteps(host, steps),
    shown: steps.length,
    redo: host.redo.slice(0, -1),
  }
}

/**
 * Whoever comes back to an empty table has nobody to hide from; when the holder leaves, the next person's hand is not
 * shown to them: it waits behind the curtain.
 */
function seated(host: Host, players: readonly Player[]): Host {
  const people = peopleAt({ players })
  const returned = people.find((seat) => !isPerson(host, seat))
  const stays = host.holder !== null && people.includes(host.holder)
  const open = !host.game.secrets || (people.length === 1 && returned !== undefined)
  return {
    ...host,
    players,
    holder: stays ? host.holder : open ? (people[0] ?? null) : null,
    redo: [],
    changed: host.steps.length,
  }
}

export function reduce(host: Host, action: HostAction): Host {
  switch (action.type) {
    case 'played': {
      const added = action.steps.map((step, index) => ({ ...step, joined: index > 0 }))
      return settle({ ...withSteps(host, [...host.steps, ...added]), redo: [], wanted: null })
    }
    case 'act-shown':
      return actShown(host)
    case 'all-shown':
      return allShown(host)
    case 'phone-taken':
      // What they missed stays unseen until the next step is shown to them: the recap needs it until then.
      return { ...host, holder: action.seat, wanted: null }
    case 'gathered':
      return host.together === 'gathering' ? settle({ ...host, together: 'watching' }) : host
    case 'parted':
      return host.together === 'watching' ? { ...host, together: 'no' } : host
    case 'undone':
      return undone(host, action.length, action.by)
    case 'redone':
      return redone(host)
    case 'seated':
      return seated(host, action.players)
  }
}
