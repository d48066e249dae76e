/**
 * The match host as a pure machine. It alone holds states; what the screen gets is derived here: which moment is
 * on show, who holds the phone, and what is awaited. The controller beside it brings time, bots and storage.
 */
import { type AnyGame, type Match, type Result, type Seat, type Step } from '../../rules'
import { type Player } from '../storage/records'

export type Host = {
  readonly game: AnyGame
  readonly players: readonly Player[]
  readonly match: Match
  readonly opening: unknown
  readonly steps: readonly Step[]
  /** How many steps have been shown to the end; the next one, if there is one, is being shown now. */
  readonly shown: number
  /** Whose view is on the screen. Null: nobody's, so only what an onlooker may see. */
  readonly holder: Seat | null
  /** How many steps each seat's person had seen when they last had the phone: the recap starts there. */
  readonly seen: readonly number[]
}

export type Phase =
  | { readonly name: 'showing'; readonly step: Step }
  | { readonly name: 'over'; readonly result: Result }
  | { readonly name: 'handover'; readonly to: Seat; readonly curtain: boolean }
  | { readonly name: 'awaiting'; readonly actors: readonly Seat[] }

export type HostAction =
  | { readonly type: 'played'; readonly step: Step }
  | { readonly type: 'step-shown' }
  | { readonly type: 'all-shown' }
  | { readonly type: 'phone-taken'; readonly seat: Seat }
  | { readonly type: 'undone'; readonly match: Match }

export function isPerson(host: Pick<Host, 'players'>, seat: Seat): boolean {
  return host.players[seat]?.kind === 'person'
}

function persons(host: Pick<Host, 'players'>): Seat[] {
  return host.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
}

/** Opens a match at its latest moment, with everything in it already shown. */
export function openHost(
  game: AnyGame,
  players: readonly Player[],
  match: Match,
  played: { opening: unknown; steps: readonly Step[] },
): Host {
  const people = persons({ players })
  // A lone person has nobody to hide from; without secrets the first person may as well hold the phone.
  const holder = people.length === 1 || !game.secrets ? (people[0] ?? null) : null
  const seen = players.map((_, seat) => {
    const last = played.steps.map((step) => step.seat).lastIndexOf(seat)
    return last + 1
  })
  return { game, players, match, ...played, shown: played.steps.length, holder, seen }
}

/** The latest state, whether shown yet or not: what moves are made on. */
export function latestState(host: Host): unknown {
  return host.steps.length === 0 ? host.opening : host.steps[host.steps.length - 1]!.state
}

/** The number of the moment on the screen: 0 is the opening, n is after the n-th move. */
export function momentOnShow(host: Host): number {
  return Math.min(host.shown + 1, host.steps.length)
}

export function stateAt(host: Pick<Host, 'opening' | 'steps'>, moment: number): unknown {
  return moment === 0 ? host.opening : host.steps[moment - 1]!.state
}

function nextPerson(host: Host, candidates: readonly Seat[]): Seat {
  const last = host.steps[host.steps.length - 1]?.seat ?? -1
  const distance = (seat: Seat) => (seat - last - 1 + host.players.length) % host.players.length
  return candidates.reduce((nearest, seat) => (distance(seat) < distance(nearest) ? seat : nearest))
}

export function phaseOf(host: Host): Phase {
  const showing = host.steps[host.shown]
  if (showing) return { name: 'showing', step: showing }
  const state = latestState(host)
  const result = host.game.result(state)
  if (result) return { name: 'over', result }
  const actors = host.game.actors(state)
  const people = actors.filter((seat) => isPerson(host, seat))
  if (people.length > 0 && (host.holder === null || !people.includes(host.holder))) {
    return { name: 'handover', to: nextPerson(host, people), curtain: host.game.secrets }
  }
  return { name: 'awaiting', actors }
}

function withSeen(host: Host): Host {
  const { holder } = host
  if (holder === null) return host
  return { ...host, seen: host.seen.map((count, seat) => (seat === holder ? host.shown : count)) }
}

export function reduce(host: Host, action: HostAction): Host {
  switch (action.type) {
    case 'played': {
      const { seat, move } = action.step
      const match = { ...host.match, moves: [...host.match.moves, { seat, move }] }
      return { ...host, match, steps: [...host.steps, action.step] }
    }
    case 'step-shown':
      return withSeen({ ...host, shown: Math.min(host.shown + 1, host.steps.length) })
    case 'all-shown':
      return withSeen({ ...host, shown: host.steps.length })
    case 'phone-taken':
      // What they missed stays unseen until the next step is shown to them: the recap needs it until then.
      return { ...host, holder: action.seat }
    case 'undone': {
      const length = action.match.moves.length
      return {
        ...host,
        match: action.match,
        steps: host.steps.slice(0, length),
        shown: length,
        seen: host.seen.map((count) => Math.min(count, length)),
      }
    }
  }
}

/** What happened while that person did not have the phone. */
export function missedBy(host: Host, seat: Seat): readonly Step[] {
  return host.steps.slice(host.seen[seat] ?? 0, host.shown).filter((step) => step.seat !== seat)
}
