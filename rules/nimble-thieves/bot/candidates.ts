import { NEIGHBOURS, packedSteps, unpack, type Cell } from '../board'
import { choices, toMove, type Move } from '../moves'
import {
  NO_THIEF,
  SKIP,
  isDark,
  ownerOf,
  pieceOf,
  targetOf,
  thiefOn,
  tileOn,
  type Choice,
  type State,
} from '../state'
import { worth } from './estimate'

/** Enough of a basic match's moves, best first; in an advanced one a quiet move is too often the right one. */
const BASIC_CANDIDATES = 14

export function candidates(state: State): Move[] {
  const ranked = choices(state).map((chosen) => ({ chosen, appeal: appeal(state, chosen) }))
  ranked.sort((a, b) => b.appeal - a.appeal)
  if (state.variant === 'basic' && ranked.length > BASIC_CANDIDATES) ranked.length = BASIC_CANDIDATES
  return ranked.map(({ chosen }) => toMove(state, chosen))
}

// What things are worth at a glance, in points: rough figures of a practised player, not rules.
const ROOM_TO_RUN = 0.2
const TAKEN_FOR_GOOD = 0.3
const A_THIEF = 2
/** Less than a thief caught: somebody must reach a star first. */
const A_THIEF_IN_DANGER = A_THIEF / 2
const A_THREAT = 0.5
const A_STEP_MORE = 1
const A_PUSH = 0.5
const A_JUMP = 0.1

/** How good a choice looks to the seat on turn, without looking ahead. */
export function appeal(state: State, chosen: Choice): number {
  const to = targetOf(chosen)
  switch (state.phase) {
    case 'star':
      return guardAppeal(state, to)
    case 'vent':
      return claim(state, chosen === SKIP ? state.thieves[state.mover]! : to)
    case 'accomplice':
      return chosen === SKIP ? 0 : runAppeal(state, chosen)
    case 'shove':
      return chosen === SKIP ? 0 : pushAppeal(state, chosen)
    case 'running':
      if (state.variant === 'advanced') return runAppeal(state, chosen) + iconAppeal(state, to)
  }
  // Placing, and all of a basic match: what matters is not to be walled in.
  return worth(state, to) + ROOM_TO_RUN * unpack(packedSteps(state.lines, to))
}

/** A tile is its thief's claim, and the thief's undoing when a guard is near. */
function claim(state: State, cell: Cell): number {
  return isWatched(state, cell) ? -A_THIEF_IN_DANGER : worth(state, cell)
}

/** The tile left is taken for good instead of claimed; the next one is claimed; danger is left behind. */
function runAppeal(state: State, chosen: Choice): number {
  const from = state.thieves[pieceOf(chosen)]!
  const loot = worth(state, from)
  const rescued = isWatched(state, from) ? A_THIEF_IN_DANGER + (1 - TAKEN_FOR_GOOD) * loot : 0
  return TAKEN_FOR_GOOD * loot + rescued + claim(state, targetOf(chosen))
}

function iconAppeal(state: State, cell: Cell): number {
  switch (tileOn(state, cell)?.icon) {
    case 'star':
      return canCatchRival(state) ? A_THIEF : 0
    case 'accomplice':
      return A_STEP_MORE
    case 'shove':
      return A_PUSH
    case 'vent':
      return A_JUMP
    default:
      return 0
  }
}

function canCatchRival(state: State): boolean {
  return state.guards.some((guard) =>
    NEIGHBOURS[guard]!.some((cell) => {
      const thief = thiefOn(state, cell)
      return thief !== NO_THIEF && ownerOf(state, thief) !== state.turn && !isDark(state, cell)
    }),
  )
}

/** Catch rivals, else stand where they and not one's own thieves must fear the next step. */
function guardAppeal(state: State, to: Cell): number {
  const caught = thiefOn(state, to)
  if (caught !== NO_THIEF) return sideOf(state, caught) * -(A_THIEF + worth(state, to))
  let threats = 0
  for (const cell of NEIGHBOURS[to]!) {
    const near = thiefOn(state, cell)
    if (near !== NO_THIEF && !isDark(state, cell)) threats -= sideOf(state, near) * A_THREAT
  }
  return threats
}

/** 1 for a thief of the gang on turn, −1 for a rival. */
function sideOf(state: State, thief: number): number {
  return ownerOf(state, thief) === state.turn ? 1 : -1
}

/** What the rival loses by it. */
function pushAppeal(state: State, chosen: Choice): number {
  return claim(state, state.thieves[pieceOf(chosen)]!) - claim(state, targetOf(chosen))
}

/** Could a guard step there and catch whoever stands there? */
function isWatched(state: State, cell: Cell): boolean {
  return !isDark(state, cell) && state.guards.some((guard) => NEIGHBOURS[guard]!.includes(cell))
}
