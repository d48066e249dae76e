import { think, type AnyGame, type Level, type Seat, type ViewBase } from '../../rules'

/** The longest that a bot may keep the screen waiting at a stretch. */
const sliceMs = 8

type Clock = { now(): number; later(task: () => void, ms: number): () => void }

/**
 * Lets a bot think in slices, so that the screen stays alive. Calls `decided` once with its move, unless the
 * returned function is called before: then it stops within a slice.
 */
export function runBot(
  game: AnyGame,
  view: ViewBase,
  seat: Seat,
  how: { level: Level; seed: number },
  clock: Clock,
  on: { decided(move: unknown): void; failed(error: unknown): void },
): () => void {
  let thoughts: Generator<unknown, unknown> | undefined
  let stopped = false
  let cancel: () => void
  const slice = () => {
    if (stopped) return
    const end = clock.now() + sliceMs
    try {
      thoughts ??= think(game, view, seat, how)
      do {
        const thought = thoughts.next()
        if (thought.done) {
          on.decided(thought.value)
          return
        }
      } while (clock.now() < end)
    } catch (error) {
      on.failed(error)
      return
    }
    cancel = clock.later(slice, 0)
  }
  cancel = clock.later(slice, 0)
  return () => {
    stopped = true
    cancel()
  }
}

/** A seed of its own for every decision, the same whenever that moment of that match comes again. */
export function botSeed(matchSeed: number, moment: number, seat: Seat): number {
  return (Math.imul(matchSeed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(moment * 8 + seat + 1, 0xc2b2ae35)) >>> 0
}
