import { think, type AnyGame, type Level, type Seat, type Thoughts, type ViewBase } from '../../rules'
import { type WhenIdle } from './idle'

/** The longest that a bot may keep the screen waiting at a stretch. */
const sliceMs = 8
/** The longest that a bot thinks about a move, however slow the phone is: then it makes the best so far. */
const longestMs = 2500

type Clock = {
  now(): number
  later(task: () => void, ms: number): () => void
  whenIdle?: WhenIdle
}

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
  const whenIdle: WhenIdle = clock.whenIdle ?? ((task) => clock.later(() => task(() => false), 0))
  const end = clock.now() + longestMs
  let thinking: Generator<Thoughts<unknown>, unknown> | undefined
  let stopped = false
  let cancel: () => void
  const slice = (mustMakeWay: () => boolean) => {
    if (stopped) return
    const sliceEnd = clock.now() + sliceMs
    try {
      thinking ??= think(game, view, seat, how)
      let now: number
      do {
        const thought = thinking.next()
        if (thought.done) return on.decided(thought.value)
        now = clock.now()
        const move = now < end ? null : thought.value.choice()
        if (move !== null) return on.decided(move)
      } while (now < sliceEnd && !mustMakeWay())
    } catch (error) {
      return on.failed(error)
    }
    cancel = whenIdle(slice)
  }
  cancel = whenIdle(slice)
  return () => {
    stopped = true
    cancel()
  }
}

/** A seed of its own for every decision, the same whenever that moment of that match comes again. */
export function botSeed(matchSeed: number, moment: number, seat: Seat): number {
  return (Math.imul(matchSeed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(moment * 8 + seat + 1, 0xc2b2ae35)) >>> 0
}
