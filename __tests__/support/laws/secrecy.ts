import { eventsFor, play, reveals } from '@/rules/core/play'
import type { GameId, Rng, Seat } from '@/rules/core/game'
import { isRecord, sameJson } from '@/rules/core/json'
import type { Options } from '@/rules/core/options'
import { createRng } from '@/rules/core/rng'
import type { AnyTable } from '../tables'
import { walk, watchers } from '../walk'
import { expectPlainJson, hash } from './json'

/** The same state with another future: all that the generator in it will still decide is decided anew. */
function rethrown({ game }: AnyTable, state: unknown, rng: Rng): unknown {
  const copy = game.clone(state)
  if (isRecord(copy) && typeof copy.rng === 'number') copy.rng = rng.int(2 ** 32)
  return copy
}

/** Law 5: worlds that a watcher cannot tell apart look, offer and sound the same. */
export function viewsLeakNothing(table: AnyTable, seed: number, choices: number): void {
  const { game } = table
  const rng = createRng(choices)
  for (const { before, seat: mover, move } of walk(table, seed, choices)) {
    for (const seat of watchers(table)) {
      const view = game.view(before, seat)
      const twin = game.imagine(view, rng)
      expect(hash(game.view(rethrown(table, before, rng), seat))).toBe(hash(view))
      if (!game.moves(twin, mover).some((legal) => sameJson(legal, move))) continue
      const here = play(game, before, mover, move)
      const there = play(game, twin, mover, move)
      if (hash(game.view(here.state, seat)) === hash(game.view(there.state, seat))) {
        expect(eventsFor(there.events, seat)).toEqual(eventsFor(here.events, seat))
      }
    }
  }
}

/** Law 5 where decisions are taken at the same time: until all are in, nobody sees what anybody else did. */
export function commitmentsAreHidden(table: AnyTable, seed: number, choices: number): void {
  const { game } = table
  for (const { before, seat: mover, after, events } of walk(table, seed, choices)) {
    const actors = game.actors(before)
    const waiting = game.actors(after).filter((seat) => seat !== mover)
    if (
      actors.length < 2 ||
      !sameJson(
        waiting,
        actors.filter((seat) => seat !== mover),
      )
    )
      continue
    for (const seat of watchers(table)) {
      if (seat === mover) continue
      expect(game.view(after, seat)).toEqual(game.view(before, seat))
      // Whatever is heard must not depend on what was decided.
      for (const other of game.moves(before, mover)) {
        const heard = play(game, before, mover, other).events
        expect(eventsFor(heard, seat)).toEqual(eventsFor(events, seat))
      }
    }
  }
}

/** Tables of a game with secrets at which nobody knows what another does not: nothing can be imagined wrongly. */
const withoutSecrets: Readonly<Record<GameId, (options: Options) => boolean>> = {
  'knights-vs-steambots': ({ variant }) => variant !== 'full',
}

/** Law 5, a caution: where there are secrets, an imagined world is not simply the true one. */
export function imaginationDoesNotPeek(table: AnyTable, seed: number, choices: number): void {
  const { game } = table
  const rng = createRng(choices)
  const surprised = new Set<Seat>()
  for (const { before } of walk(table, seed, choices)) {
    for (let seat = 0; seat < table.seats; seat++) {
      const twin = game.imagine(game.view(before, seat), rng)
      for (let other = 0; other < table.seats; other++) {
        if (other === seat) continue
        if (!sameJson(game.view(twin, other), game.view(before, other))) surprised.add(seat)
      }
    }
  }
  const hasSecrets = game.secrets && !withoutSecrets[game.id]?.(table.options)
  expect(surprised.size).toBe(hasSecrets ? table.seats : 0)
}

/** Law 6. */
export function imaginedStatesLookTheSame(table: AnyTable, seed: number, choices: number): void {
  const { game } = table
  const rng = createRng(choices)
  for (const { after: state } of walk(table, seed, choices)) {
    for (const seat of watchers(table)) {
      const view = game.view(state, seat)
      const seen = hash(view)
      expectPlainJson(view)
      expect(view).toMatchObject({ seat, seats: table.seats, options: table.options })
      const imagined = game.imagine(view, rng)
      expectPlainJson(imagined)
      expect(hash(game.view(imagined, seat))).toBe(seen)
      expect(hash(view)).toBe(seen)
      // Whom the view awaits is awaited in the imagined world: nobody else has committed there yet.
      expect(game.actors(imagined)).toEqual(view.actors)
      if (seat !== null) expect(game.moves(imagined, seat)).toEqual(game.moves(state, seat))
    }
  }
}

export type Guesses = {
  /** Moves that revealed something. */
  trials: number
  /** How often an imagined world foretold it. */
  hits: number
  /** How often two imagined worlds agreed about it: what luck alone gives. */
  luck: number
  /** How often it would have come the same with the dice thrown anew. */
  same: number
}

/** Law 9: the mover imagines what its own move will reveal before it is decided. */
export function guessWhatIsRevealed(table: AnyTable, seed: number, choices: number, guesses: Guesses): void {
  const { game } = table
  const rng = createRng(choices)
  for (const { before, seat, move, events } of walk(table, seed, choices)) {
    if (!reveals(events)) continue
    const view = game.view(before, seat)
    const outcomeIn = (world: unknown) => hash(play(game, world, seat, move).events)
    const one = outcomeIn(game.imagine(view, rng))
    guesses.trials++
    if (one === hash(events)) guesses.hits++
    if (one === outcomeIn(game.imagine(view, rng))) guesses.luck++
    if (hash(events) === outcomeIn(rethrown(table, before, rng))) guesses.same++
  }
}

/** Four standard deviations of a difference between two such counts. */
export function noBetterThanChance({ trials, hits, luck, same }: Guesses): boolean {
  const slack = 4 * Math.sqrt(trials / 2)
  return hits <= luck + slack && hits <= same + slack
}
