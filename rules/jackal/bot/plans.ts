import type { Rng, Seat } from '../../core/game'
import { stepsClockwise } from '../../core/seats'
import { landing, NO_CELL, type Cell } from '../board'
import { BLUE_FLAG, isFlag, isIdle, RED_FLAG, type Kind } from '../data'
import { boardNow, isSailing, placeOf, TRAPPED, type State } from '../state'
import { eachWay, type Way } from './ways'
import { WORTH } from './worth'

/** How much a player takes to heart: others who may come first, and chance. */
export type Temper = {
  /** 0 is blind to others, 1 expects them where they may well be. */
  readonly wary: number
  /** Coins that a way may be misjudged by. */
  readonly noise: number
}

/** How likely one other player is to be at a treasure before so many steps, roughly. */
const EARLIER: readonly number[] = [0, 0.1, 0.22, 0.34, 0.45, 0.52, 0.58, 0.62]

const WAYS_LONGEST = 5

/** The best of all ways that this seat could still plan from what it has laid; null if no treasure is in reach. */
export function bestPlan(state: State, seat: Seat, temper: Temper, rng: Rng): Way | null {
  const board = boardNow(state)
  const hand = state.hands[seat]!
  const plan = state.plans[seat]!
  const judge = judgeFor(board.treasures, temper, rng)
  const expected = (way: Way) => {
    const rivals = (state.seats - 1) * temper.wary * EARLIER[Math.min(way.steps, EARLIER.length - 1)]!
    const value = board.coins[way.cell]!
    return value - Math.min(value, rivals * Math.min(1, value / 2)) - way.cost
  }
  const from = (flag: Kind | undefined, laid: readonly Kind[], price: number) => {
    const cell = landing(board, flag)
    if (cell === NO_CELL) return
    const longest = WAYS_LONGEST + laid.length
    eachWay(board, { cell, steps: 0, trapped: false, laid }, hand, longest, (way) => {
      const whole = price > 0 ? { ...way, cost: way.cost + price, cards: [flag!, ...way.cards] } : way
      judge.hear(whole, expected(whole))
    })
  }
  if (plan.length > 0) {
    if (isIdle(plan[0]!)) return null
    from(isFlag(plan[0]!) ? plan[0] : undefined, isFlag(plan[0]!) ? plan.slice(1) : plan, 0)
  } else {
    from(undefined, [], 0)
    for (const flag of [RED_FLAG, BLUE_FLAG]) if (hand[flag]! > 0) from(flag, [], WORTH[flag]!)
  }
  return judge.best()
}

/** Remembers the best way heard of; every treasure is misjudged by the same for all ways to it. */
function judgeFor(treasures: readonly Cell[], { noise }: Temper, rng: Rng) {
  const whims = treasures.map(() => (noise > 0 ? noise * (rng.next() + rng.next() - 1) : 0))
  let best: Way | null = null
  let most = 0
  return {
    hear(way: Way, worth: number): void {
      const value = worth + whims[treasures.indexOf(way.cell)]!
      if (value <= most) return
      most = value
      best = way
    },
    best: () => best,
  }
}

/** Of a hand only what can be attached: the plan lies, nothing is laid any more. */
const attachmentsIn = (hand: readonly number[]) => hand.map((count, kind) => (isIdle(kind) ? count : 0))

/** The best way that the open plan still allows, with a look at who is where already; null if there is none. */
export function bestAnnouncement(state: State, seat: Seat, temper: Temper, rng: Rng): Way | null {
  const board = boardNow(state)
  const judge = judgeFor(board.treasures, temper, rng)
  const laid = state.plans[seat]!.slice(state.used[seat])
  const start = {
    cell: placeOf(state, seat),
    steps: state.steps[seat]!,
    trapped: state.ways[seat] === TRAPPED,
    laid,
  }
  eachWay(board, start, attachmentsIn(state.hands[seat]!), laid.length, (way) => {
    const before = temper.wary > 0 ? earlierAt(state, seat, way) : 0
    // Even a treasure that gives nothing takes nothing but the cards attached.
    judge.hear(way, Math.max(0, board.coins[way.cell]! - before) - way.cost + 0.01)
  })
  return judge.best()
}

/** How many come to that treasure before: those who are there, and half of those who have not told their way. */
function earlierAt(state: State, seat: Seat, way: Way): number {
  let earlier = 0
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || !isSailing(state, other)) continue
    const distance = (who: Seat) => stepsClockwise(state, state.first, who)
    if (distance(other) < distance(seat)) {
      const isThere = placeOf(state, other) === way.cell
      if (isThere && state.steps[other]! <= way.steps) earlier++
    } else if (state.plans[other]!.length + state.steps[other]! < way.steps) earlier += 0.4
  }
  return earlier
}
