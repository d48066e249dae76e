import { NO_CELL, stepOn, type Board, type Cell } from '../board'
import { DOUBLING, FRIDAY, isMoving, MOVING_KINDS, WEAPON, type Counts, type Kind } from '../data'
import { WITH_DOUBLING, WITH_FRIDAY, WITH_WEAPON } from '../state'
import { WORTH } from './worth'

/** A way to a treasure: the cards of the plan that are yet to be laid, and what is announced for those that move. */
export type Way = {
  readonly cell: Cell
  readonly steps: number
  /** What its cards are worth when kept. */
  readonly cost: number
  readonly cards: readonly Kind[]
  readonly goes: readonly Go[]
}

export type Go = { readonly to: Cell; readonly attached: number }

export type Start = {
  readonly cell: Cell
  readonly steps: number
  readonly trapped: boolean
  /** Cards that have been laid already and come next, in their order. */
  readonly laid: readonly Kind[]
}

/** No way is searched that takes more steps than this. */
const LONGEST = 7

/** How few cards lead from each cell to some treasure, at best. */
const nearest = new WeakMap<Board, number[]>()

function nearestOn(board: Board): number[] {
  const known = nearest.get(board)
  if (known) return known
  const far = board.ground.map((ground) => (ground === 'treasure' ? 0 : LONGEST + 1))
  for (let round = 0; round < LONGEST; round++) {
    for (const reach of board.reach) {
      reach.forEach((cells, from) => {
        for (const to of cells) if (far[to]! + 1 < far[from]!) far[from] = far[to]! + 1
      })
    }
  }
  nearest.set(board, far)
  return far
}

/**
 * Tells of every way to a treasure that these cards allow, at most `longest` steps from where it starts. `hand` is
 * used as working space and is the same again afterwards. A way that was told may be kept: it is a copy.
 */
export function eachWay(
  board: Board,
  start: Start,
  hand: Counts,
  longest: number,
  tell: (way: Way) => void,
): void {
  const far = nearestOn(board)
  const cards: Kind[] = []
  const goes: Go[] = []
  const most = Math.min(LONGEST, longest)

  function arrive(cell: Cell, steps: number, cost: number): void {
    tell({ cell, steps, cost, cards: cards.slice(), goes: goes.slice() })
  }

  /** After `used` of the laid cards, in `steps`; a trapped pirate spends the next card. */
  function on(cell: Cell, steps: number, used: number, trapped: boolean, cost: number): void {
    if (steps - start.steps + far[cell]! + (trapped ? 1 : 0) > most) return
    const forced = used < start.laid.length
    if (trapped) {
      if (forced) return on(cell, steps + 1, used + 1, false, cost)
      for (let spare = 0; spare < MOVING_KINDS; spare++) {
        if (hand[spare] === 0) continue
        hand[spare]!--
        cards.push(spare)
        on(cell, steps + 1, used, false, cost + WORTH[spare]!)
        cards.pop()
        hand[spare]!++
      }
      return
    }
    if (forced) {
      const kind = start.laid[used]!
      const cells = isMoving(kind) ? board.reach[kind]![cell]! : []
      if (cells.length === 0) return on(cell, steps + 1, used + 1, false, cost)
      for (const to of cells) enter(cell, to, steps + 1, used + 1, cost)
      return
    }
    for (let kind = 0; kind < MOVING_KINDS; kind++) {
      if (hand[kind] === 0) continue
      const cells = board.reach[kind]![cell]!
      if (cells.length === 0) continue
      hand[kind]!--
      cards.push(kind)
      for (const to of cells) enter(cell, to, steps + 1, used, cost + WORTH[kind]!)
      cards.pop()
      hand[kind]!++
    }
  }

  function enter(from: Cell, to: Cell, steps: number, used: number, cost: number): void {
    step(to, steps, used, cost, 0)
    if (hand[DOUBLING]! > 0 && board.ground[to] !== 'treasure') {
      const next = stepOn(board, from, to)
      if (next === NO_CELL) return
      hand[DOUBLING]!--
      step(to, steps, used, cost + WORTH[DOUBLING]!, WITH_DOUBLING, next)
      hand[DOUBLING]!++
    }
  }

  /** Enters one cell or two, with what it takes to come through. */
  function step(to: Cell, steps: number, used: number, cost: number, doubled: number, next = NO_CELL): void {
    const first = board.ground[to]!
    const second = next === NO_CELL ? first : board.ground[next]!
    const end = next === NO_CELL ? to : next
    const robbed = first === 'robber' || second === 'robber'
    const trapOn = first === 'trap' || second === 'trap'
    if (robbed && hand[WEAPON] === 0) return
    let attached = doubled
    let price = cost
    if (robbed) {
      attached += WITH_WEAPON
      price += WORTH[WEAPON]!
      hand[WEAPON]!--
    }
    if (trapOn && hand[FRIDAY]! > 0) {
      hand[FRIDAY]!--
      finish(end, steps, used, price + WORTH[FRIDAY]!, attached + WITH_FRIDAY, false)
      hand[FRIDAY]!++
    }
    // Without a Friday a trap holds; one under the first half of a doubled move would waste the doubling.
    if (!trapOn) finish(end, steps, used, price, attached, false)
    else if (first !== 'trap' || next === NO_CELL) finish(end, steps, used, price, attached, true)
    if (robbed) hand[WEAPON]!++

    function finish(
      cell: Cell,
      at: number,
      gone: number,
      sum: number,
      with_: number,
      trapped: boolean,
    ): void {
      goes.push({ to, attached: with_ })
      if (board.ground[cell] === 'treasure') arrive(cell, at, sum)
      else on(cell, at, gone, trapped, sum)
      goes.pop()
    }
  }

  on(start.cell, start.steps, 0, start.trapped, 0)
}
