import { CELLS, isOpen, type Cell } from '../board'
import { tileValue } from '../data'
import { lootPoints } from '../score'
import { hasTile, ownerOf, type State } from '../state'

/** The value of the tile that lies there; 0 for an empty room. */
export function worth(state: State, cell: Cell): number {
  return hasTile(state, cell) ? tileValue(state.tiles[cell]!) : 0
}

/** A tile under a thief is almost home: it can still be pushed off or caught. */
const ALMOST_HOME = 0.8
/** One thief can take a tile each turn; every further one adds this much of a choice. */
const CHOICE_PER_THIEF = 0.25

/** The points that each seat can expect to end with. */
function expectedPoints(state: State): number[] {
  const points = lootPoints(state)
  if (state.phase === 'over') return points
  const pull = new Array<number>(state.seats).fill(0)
  for (let thief = 0; thief < state.thieves.length; thief++) {
    const cell = state.thieves[thief]!
    if (cell < 0) continue
    const seat = ownerOf(state, thief)
    points[seat]! += ALMOST_HOME * worth(state, cell)
    pull[seat]! += pull[seat] === 0 ? 1 + CHOICE_PER_THIEF : CHOICE_PER_THIEF
  }
  let pulls = 0
  for (let seat = 0; seat < state.seats; seat++) pulls += pull[seat]!
  if (pulls === 0) return points
  const share = freeLoot(state) / pulls
  for (let seat = 0; seat < state.seats; seat++) points[seat]! += share * pull[seat]!
  return points
}

/** The worth of all tiles that neither a thief nor a guard stands on. */
function freeLoot(state: State): number {
  let sum = 0
  for (let cell = 0; cell < CELLS; cell++) if (isOpen(state.lines, cell)) sum += worth(state, cell)
  return sum
}

/** A lead of this many points makes a win likely at the end; the more loot is left, the less a lead says. */
const SAFE_LEAD = 3
const LOOT_PER_DOUBT = 15

/** How much of a finished match's value is the win itself; the rest makes bots win high and lose narrowly. */
const WIN_MATTERS = 0.8
const HIGH_WIN = 6

/** How likely each seat is to win. */
export function evaluate(state: State): number[] {
  const points = expectedPoints(state)
  const isOver = state.phase === 'over'
  const scale = isOver ? HIGH_WIN : SAFE_LEAD + freeLoot(state) / LOOT_PER_DOUBT
  const found: number[] = []
  for (let seat = 0; seat < points.length; seat++) {
    const lead = points[seat]! - bestOther(points, seat)
    const likely = 1 / (1 + Math.exp(-lead / scale))
    const won = lead > 0 ? 1 : lead === 0 ? 0.5 : 0
    found.push(isOver ? WIN_MATTERS * won + (1 - WIN_MATTERS) * likely : likely)
  }
  return found
}

function bestOther(points: readonly number[], seat: number): number {
  let best = -Infinity
  for (let other = 0; other < points.length; other++) {
    if (other !== seat && points[other]! > best) best = points[other]!
  }
  return best
}
