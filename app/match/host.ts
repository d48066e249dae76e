/**
 * The match host as a pure machine. It alone holds states; what the screen gets is derived from it: which moment is
 * on show (`showing.ts`), who holds the phone and what is awaited (`phase.ts`), and how it goes on (`reduce.ts`). The
 * controller brings time, bots and storage.
 */
import { type AnyGame, type Match, type Seat, type Step } from '../../rules'
import { type MatchRecord, type Player } from '../storage/records'

/** A move with what it did. `joined`: made in one act with the move before it. */
export type HostStep = Step & { readonly joined: boolean }

export type Host = {
  readonly game: AnyGame
  readonly players: readonly Player[]
  readonly match: Match
  readonly opening: unknown
  readonly steps: readonly HostStep[]
  /** How many steps have been shown to the end; the next act, if there is one, is being shown now. */
  readonly shown: number
  /** Whose view is on the screen. Null: nobody's, so only what an onlooker may see. */
  readonly holder: Seat | null
  /** How many steps each seat's person had seen when they last had the phone: the recap starts there. */
  readonly seen: readonly number[]
  /** A result that several people waited for: they gather around the phone, then watch it lying on the table. */
  readonly together: 'no' | 'gathering' | 'watching'
  /** Who gets the phone next when several could: whoever took a move back. */
  readonly wanted: Seat | null
  /** What was taken back, the latest last, until the next move. */
  readonly redo: readonly (readonly HostStep[])[]
  /** How many moves had been made when a seat last changed hands between a person and a bot. */
  readonly changed: number
}

/** What is kept of a host, beside the id and the dates of its record. */
export type Kept = Pick<MatchRecord, 'match' | 'over' | 'players' | 'joined' | 'changed'>

export function isPerson(host: Pick<Host, 'players'>, seat: Seat): boolean {
  return host.players[seat]?.kind === 'person'
}

export function peopleAt(host: Pick<Host, 'players'>): Seat[] {
  return host.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
}

/** Opens a match at its latest moment, with everything in it already shown. */
export function openHost(
  game: AnyGame,
  players: readonly Player[],
  match: Match,
  played: { opening: unknown; steps: readonly Step[] },
  { joined = [], changed = 0 }: Partial<Pick<Kept, 'joined' | 'changed'>> = {},
): Host {
  const people = peopleAt({ players })
  const together = new Set(joined)
  return {
    game,
    players,
    match,
    opening: played.opening,
    steps: played.steps.map((step, index) => ({ ...step, joined: together.has(index) })),
    shown: played.steps.length,
    // A lone person has nobody to hide from; without secrets the first person may as well hold the phone.
    holder: people.length === 1 || !game.secrets ? (people[0] ?? null) : null,
    seen: players.map((_, seat) => played.steps.map((step) => step.seat).lastIndexOf(seat) + 1),
    together: 'no',
    wanted: null,
    redo: [],
    changed,
  }
}

export function keptOf({ game, match, players, steps, opening, changed }: Host): Kept {
  return {
    match,
    over: game.result(stateAt({ opening, steps }, steps.length)) !== null,
    players: [...players],
    joined: steps.flatMap((step, index) => (step.joined ? [index] : [])),
    changed,
  }
}

/** The state after so many moves: 0 is the opening. */
export function stateAt(host: Pick<Host, 'opening' | 'steps'>, moment: number): unknown {
  return moment === 0 ? host.opening : host.steps[moment - 1]!.state
}

/** The latest state, whether shown yet or not: what moves are made on. */
export function latestState(host: Host): unknown {
  return stateAt(host, host.steps.length)
}

/** Where the act begins that the step before this moment belongs to. */
export function actBefore({ steps }: Pick<Host, 'steps'>, moment: number): number {
  let start = moment - 1
  while (start > 0 && steps[start]!.joined) start--
  return start
}

/** Where the act ends that begins at this moment. */
export function actAfter({ steps }: Pick<Host, 'steps'>, moment: number): number {
  let end = moment + 1
  while (steps[end]?.joined) end++
  return end
}
