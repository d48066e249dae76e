import { runBot } from '@/app/match/bot-run'
import { type WhenIdle } from '@/app/match/idle'
import { levels, think, type AnyGame, type Level, type Thoughts } from '@/rules'
import { kingOfThieves } from '@/rules/king-of-thieves'

const game = kingOfThieves as unknown as AnyGame
const state = game.setup({ seats: 3, options: {}, seed: 4 })
game.apply(state, game.actors(state)[0]!, { type: 'roll' })
const seat = game.actors(state)[0]!
const view = game.view(state, seat)

/** A phone on which every look at the clock finds it `stepMs` later. Idle moments come when the test says so. */
function phone(stepMs: number, mustMakeWay: () => boolean = () => false) {
  let time = 0
  let looks = 0
  const waiting: Parameters<WhenIdle>[0][] = []
  const clock = {
    now: () => {
      looks++
      return (time += stepMs)
    },
    later: () => () => undefined,
    whenIdle: (task: Parameters<WhenIdle>[0]) => {
      waiting.push(task)
      return () => void waiting.splice(waiting.indexOf(task), 1)
    },
  }
  return {
    clock,
    waiting,
    idle: () => waiting.shift()!(mustMakeWay),
    time: () => time,
    looks: () => looks,
  }
}

function seatBot(level: Level, on: ReturnType<typeof phone>, seed = 9) {
  const decided: unknown[] = []
  const failed = (error: unknown) => {
    throw error
  }
  const stop = runBot(game, view, seat, { level, seed }, on.clock, {
    decided: (move) => void decided.push(move),
    failed,
  })
  return { decided, stop }
}

/** What a bot thinks at the first moment that is meant. */
function thoughtsWhen(
  isMoment: (thoughts: Thoughts<unknown>, step: number) => boolean,
  level: Level,
  seed = 9,
): Thoughts<unknown> {
  let step = 0
  for (const thoughts of think(game, view, seat, { level, seed })) {
    if (isMoment(thoughts, ++step)) return thoughts
  }
  throw new Error('it has decided before')
}

test.each(levels)('with time enough a bot (%s) makes the move of its whole budget', (level) => {
  const quick = phone(0.001)
  const { decided } = seatBot(level, quick)
  while (decided.length === 0) quick.idle()
  const thinking = think(game, view, seat, { level, seed: 9 })
  let thought = thinking.next()
  while (!thought.done) thought = thinking.next()
  expect(decided).toEqual([thought.value])
})

test('between two slices there is room for a touch', () => {
  const slow = phone(1)
  const { decided } = seatBot('hard', slow)
  const before = slow.time()
  slow.idle()
  // Eight milliseconds, and the look at the clock that began them.
  expect(slow.time() - before).toBe(9)
  expect(decided).toEqual([])
  expect(slow.waiting).toHaveLength(1)
})

test('a touch that waits ends the slice after one step', () => {
  const touched = phone(1, () => true)
  seatBot('hard', touched)
  const before = touched.time()
  touched.idle()
  expect(touched.time() - before).toBe(2)
  expect(touched.waiting).toHaveLength(1)
})

test('after two and a half seconds the best so far is made', () => {
  const slow = phone(8)
  const { decided } = seatBot('hard', slow)
  while (decided.length === 0) slow.idle()
  expect(slow.time()).toBeGreaterThanOrEqual(2500)
  expect(slow.time()).toBeLessThan(2530)
  // Every slice takes one step and looks at the clock twice; the very first look was before them.
  const steps = (slow.looks() - 1) / 2
  const thoughts = thoughtsWhen((_, step) => step === steps, 'hard')
  expect(decided).toEqual([thoughts.choice()])
  expect(decided).toEqual([thoughts.candidates()[0]!.move])
})

test('a hand that shakes also does so when the clock ends the thinking', () => {
  const moves = (level: Level) =>
    Array.from({ length: 12 }, (_, seed) => {
      const isTriedTwice = (thoughts: Thoughts<unknown>) => thoughts.candidates()[0]?.visits === 2
      const thoughts = thoughtsWhen(isTriedTwice, level, seed)
      return {
        made: JSON.stringify(thoughts.choice()),
        best: JSON.stringify(thoughts.candidates()[0]!.move),
      }
    })
  expect(moves('hard').filter(({ made, best }) => made !== best)).toEqual([])
  expect(moves('easy').some(({ made, best }) => made !== best)).toBe(true)
})

test('however slow the phone, a bot finds out what it may do before it moves', () => {
  const hopeless = phone(3000)
  const { decided } = seatBot('hard', hopeless)
  while (decided.length === 0) hopeless.idle()
  expect(game.moves(state, seat)).toContainEqual(decided[0])
})

test('whoever leaves the table stops it at once', () => {
  const slow = phone(1)
  const { decided, stop } = seatBot('hard', slow)
  slow.idle()
  const [next] = slow.waiting
  stop()
  expect(slow.waiting).toEqual([])
  const looks = slow.looks()
  next!(() => false)
  expect(slow.looks()).toBe(looks)
  expect(decided).toEqual([])
})
