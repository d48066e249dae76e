import { IllegalMove, IllegalSetup } from './errors'
import type { AnyGame, Emit, GameEvent, GameId, Seat } from './game'
import { isRecord, shown } from './json'
import { checkTable, type Options } from './options'
import { collect, play, reveals, type Told } from './play'

export type LoggedMove = { seat: Seat; move: unknown }

/** A match is its log: the state is always what replaying the log gives. Plain JSON, kept and shared as such. */
export type Match = {
  version: number
  game: GameId
  options: Options
  seats: number
  /** Unsigned 32-bit. */
  seed: number
  moves: LoggedMove[]
}

/** Starts a match, or throws IllegalSetup. Missing options take their defaults. */
export function startMatch(game: AnyGame, table: { seats: number; options?: unknown; seed: number }): Match {
  const options = checkTable(game, table)
  return { version: game.version, game: game.id, options, seats: table.seats, seed: table.seed, moves: [] }
}

export type Step = { seat: Seat; move: unknown; state: unknown; events: Told<GameEvent>[] }

function openingState(game: AnyGame, match: Match, emit?: Emit<GameEvent>): unknown {
  if (match.game !== game.id) {
    throw new IllegalSetup('game', `a log of ${shown(match.game)} is not one of ${game.id}`)
  }
  if (match.version !== game.version) {
    throw new IllegalSetup('version', `${game.id} is at ${game.version}, the log at ${shown(match.version)}`)
  }
  const options = checkTable(game, match)
  if (!Array.isArray(match.moves)) throw new IllegalSetup('moves', `${shown(match.moves)} is not a list`)
  return game.setup({ seats: match.seats, options, seed: match.seed }, emit)
}

/** Hands on the moves of a log one by one; what is no move, or is refused, makes the log a broken one. */
function eachMove(match: Match, make: (logged: LoggedMove) => void): void {
  match.moves.forEach((logged, index) => {
    const place = `move ${index + 1} of the log`
    if (!isRecord(logged)) throw new IllegalSetup('moves', `${place} is ${shown(logged)}`)
    try {
      make(logged)
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      throw new IllegalSetup('moves', `${place} is not legal (${error.message})`)
    }
  })
}

/** Replays move by move: the opening with its events, then what each move did. Throws IllegalSetup on a broken log. */
export function replaySteps(
  game: AnyGame,
  match: Match,
): { opening: unknown; openingEvents: Told<GameEvent>[]; steps: Step[] } {
  const openingEvents: Told<GameEvent>[] = []
  const opening = openingState(game, match, collect(openingEvents))
  const steps: Step[] = []
  let state = opening
  eachMove(match, ({ seat, move }) => {
    const next = play(game, state, seat, move)
    state = next.state
    steps.push({ seat, move, ...next })
  })
  return { opening, openingEvents, steps }
}

/** The state that the log leads to. Throws IllegalSetup on a log that is not one of this game. */
export function replayMatch(game: AnyGame, match: Match): unknown {
  const state = openingState(game, match)
  eachMove(match, ({ seat, move }) => game.apply(state, seat, move))
  return state
}

/** Why a move cannot be taken back: none was made, something was seen since, or another person has moved. */
export type UndoRefusal = 'nothing-yet' | 'revealed' | 'other-person'

/**
 * Takes back the person's last move with the bots' replies after it. `steps` are those of the whole match;
 * `isPerson` tells people from bots. Never past another person's move nor past something revealed.
 */
export function undo(
  match: Match,
  steps: readonly Step[],
  seat: Seat,
  isPerson: (seat: Seat) => boolean,
): { match: Match } | { refusal: UndoRefusal } {
  for (let last = steps.length - 1; last >= 0; last--) {
    const step = steps[last]!
    if (isPerson(step.seat) && step.seat !== seat) return { refusal: 'other-person' }
    if (reveals(step.events)) return { refusal: 'revealed' }
    if (step.seat === seat) return { match: { ...match, moves: match.moves.slice(0, last) } }
  }
  return { refusal: 'nothing-yet' }
}
