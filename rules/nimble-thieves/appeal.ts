import { NEIGHBOURS, packedSteps, unpack, type Cell } from './board'
import { tileValue, type Icon } from './data'
import {
  NO_THIEF,
  SKIP,
  hasTile,
  ownerOf,
  pieceOf,
  targetOf,
  thiefOn,
  tileOn,
  type Choice,
  type State,
} from './state'

/** The value of the tile that lies there; 0 for an empty room. */
export function worth(state: State, cell: Cell): number {
  return hasTile(state, cell) ? tileValue(state.tiles[cell]!) : 0
}

/** How good a choice looks at a glance, in points. */
export function appeal(state: State, chosen: Choice): number {
  switch (state.phase) {
    case 'placing':
      return 0.1 * unpack(packedSteps(state.lines, targetOf(chosen)))
    case 'star':
      return guardAppeal(state, targetOf(chosen))
    case 'black':
      return chosen === SKIP ? 0 : pushAppeal(state, chosen)
    case 'vent':
      if (chosen === SKIP) return claim(state, state.thieves[state.mover]!)
      return claim(state, targetOf(chosen))
    case 'white':
      return chosen === SKIP ? 0 : goAppeal(state, chosen)
    default:
      if (state.variant === 'basic') {
        const to = targetOf(chosen)
        return worth(state, to) + 0.2 * unpack(packedSteps(state.lines, to))
      }
      return goAppeal(state, chosen) + iconAppeal(state, chosen)
  }
}

const SECURED = 0.3
const THIEF = 2

/** A tile under a thief is as good as taken, unless a guard is near. */
function claim(state: State, cell: Cell): number {
  return isWatched(state, cell) ? -THIEF / 2 : worth(state, cell)
}

function goAppeal(state: State, chosen: Choice): number {
  const from = state.thieves[pieceOf(chosen)]!
  const flight = isWatched(state, from) ? THIEF / 2 + (1 - SECURED) * worth(state, from) : 0
  return SECURED * worth(state, from) + claim(state, targetOf(chosen)) + flight
}

function iconAppeal(state: State, chosen: Choice): number {
  const icon: Icon = tileOn(state, targetOf(chosen))?.icon ?? 'eye'
  if (icon === 'star') return starAppeal(state)
  if (icon === 'white') return 1
  return icon === 'black' ? 0.5 : 0.1
}

function starAppeal(state: State): number {
  for (const guard of state.guards) {
    for (const cell of NEIGHBOURS[guard]!) {
      const thief = thiefOn(state, cell)
      if (thief !== NO_THIEF && ownerOf(state, thief) !== state.turn && !isDark(state, cell)) return THIEF
    }
  }
  return 0
}

function guardAppeal(state: State, to: Cell): number {
  const thief = thiefOn(state, to)
  if (thief !== NO_THIEF) {
    const loss = THIEF + worth(state, to)
    return ownerOf(state, thief) === state.turn ? -loss : loss
  }
  let threat = 0
  for (const cell of NEIGHBOURS[to]!) {
    const near = thiefOn(state, cell)
    if (near === NO_THIEF || isDark(state, cell)) continue
    threat += ownerOf(state, near) === state.turn ? -0.5 : 0.5
  }
  return threat
}

function pushAppeal(state: State, chosen: Choice): number {
  const from = state.thieves[pieceOf(chosen)]!
  return claim(state, from) - claim(state, targetOf(chosen)) - 0.1
}

/** Could a guard step there and catch whoever stands there? */
function isWatched(state: State, cell: Cell): boolean {
  if (isDark(state, cell)) return false
  for (const guard of state.guards) if (NEIGHBOURS[guard]!.includes(cell)) return true
  return false
}

function isDark(state: State, cell: Cell): boolean {
  return tileOn(state, cell)?.icon === 'eye'
}
