import type { Board, Cell } from '../../../rules/jackal/board'

/** One card for each step, and one more to overcome what is there: a weapon, or whatever a trap costs. */
function priceOf(board: Board, cell: Cell): number {
  return board.ground[cell] === 'trap' || board.ground[cell] === 'robber' ? 2 : 1
}

/**
 * The cheapest way from a cell to every other one, if all cards but doublings were at hand; Infinity where there is
 * none. Robbers can be left out of it.
 */
export function costsFrom(board: Board, start: Cell, pastRobbers = true): number[] {
  const costs = board.ground.map(() => Infinity)
  costs[start] = 0
  for (let changed = true; changed;) {
    changed = false
    board.ground.forEach((ground, cell) => {
      if (ground === 'treasure' || costs[cell] === Infinity) return
      for (const reach of board.reach) {
        for (const to of reach[cell]!) {
          if (!pastRobbers && board.ground[to] === 'robber') continue
          const cost = costs[cell]! + priceOf(board, to)
          if (cost >= costs[to]!) continue
          costs[to] = cost
          changed = true
        }
      }
    })
  }
  return costs
}
