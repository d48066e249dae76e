import { IllegalMove } from '../core/errors'
import type { Seat } from '../core/game'
import { hasExactly } from '../core/json'
import { GUARD_POST, NEIGHBOURS, canReach, isCell, isOpen, pathBetween, type Cell } from './board'
import type { Move } from './moves'
import {
  NO_THIEF,
  SKIP,
  choice,
  guardMayEnter,
  isBanned,
  isFreeVent,
  isGuarded,
  isMoney,
  isVent,
  mayPlace,
  ownerOf,
  thiefOn,
  thiefToPlace,
  type Choice,
  type State,
  type ThiefId,
} from './state'

/** Why a move is refused; the app has words for each. */
export const REFUSALS = [
  'match-over',
  'not-your-turn',
  'not-a-move',
  'not-now',
  'not-money',
  'not-your-thief',
  'not-a-rival',
  'same-thief',
  'not-a-guard',
  'not-straight',
  'not-adjacent',
  'thief-in-the-way',
  'guard-in-the-way',
  'guard-post',
  'empty-room',
  'pushed-from',
  'dark-room',
  'not-a-vent',
  'guard-must-move',
] as const
export type Refusal = (typeof REFUSALS)[number]

function refuse(reason: Refusal): never {
  throw new IllegalMove(reason)
}

/** Refuses whatever `moves` would not list; what it lets through it gives back as the choice it comes down to. */
export function check(state: State, seat: Seat, move: Move): Choice {
  if (state.phase === 'over') refuse('match-over')
  if (seat !== state.turn) refuse('not-your-turn')
  if (!isMove(move)) refuse('not-a-move')
  switch (state.phase) {
    case 'placing':
      return move.type === 'place' ? legalPlacing(state, move.cell) : refuse('not-now')
    case 'running':
      return move.type === 'run' ? legalRun(state, move.from, move.to) : refuse('not-now')
    case 'star':
      if (move.type === 'skip') refuse('guard-must-move')
      return move.type === 'guard' ? legalGuardMove(state, move.from, move.to) : refuse('not-now')
    case 'vent':
      if (move.type === 'skip') return SKIP
      return move.type === 'jump' ? legalJump(state, move.to) : refuse('not-now')
    case 'accomplice':
      if (move.type === 'skip') return SKIP
      return move.type === 'step' ? legalStep(state, move.from, move.to) : refuse('not-now')
    case 'shove':
      if (move.type === 'skip') return SKIP
      return move.type === 'push' ? legalPush(state, move.from, move.to) : refuse('not-now')
  }
}

/** Moves come from saved matches too, so nothing about their shape is taken for granted. */
function isMove(move: unknown): move is Move {
  if (hasExactly(move, ['type', 'from', 'to'])) {
    const { type, from, to } = move
    const isWay = type === 'run' || type === 'guard' || type === 'step' || type === 'push'
    return isWay && isCell(from) && isCell(to)
  }
  if (hasExactly(move, ['type', 'to'])) return move['type'] === 'jump' && isCell(move['to'])
  if (hasExactly(move, ['type', 'cell'])) return move['type'] === 'place' && isCell(move['cell'])
  return hasExactly(move, ['type']) && move['type'] === 'skip'
}

function legalPlacing(state: State, cell: Cell): Choice {
  if (mayPlace(state, cell)) return choice(thiefToPlace(state), cell)
  if (cell === GUARD_POST) refuse('guard-post')
  refuse(isMoney(state, cell) ? 'thief-in-the-way' : 'not-money')
}

function legalRun(state: State, from: Cell, to: Cell): Choice {
  const thief = ownThief(state, from)
  if (!canReach(state.lines, from, to)) refuse(whyOutOfReach(state, from, to))
  if (isBanned(state, thief, to)) refuse('pushed-from')
  return choice(thief, to)
}

function whyOutOfReach(state: State, from: Cell, to: Cell): Refusal {
  const path = pathBetween(from, to)
  const obstacle = path?.find((cell) => !isOpen(state.lines, cell))
  return obstacle === undefined ? 'not-straight' : whyClosed(state, obstacle)
}

function whyClosed(state: State, cell: Cell): Refusal {
  if (cell === GUARD_POST) return 'guard-post'
  if (thiefOn(state, cell) !== NO_THIEF) return 'thief-in-the-way'
  return isGuarded(state, cell) ? 'guard-in-the-way' : 'empty-room'
}

function legalGuardMove(state: State, from: Cell, to: Cell): Choice {
  const guard = state.guards.indexOf(from)
  if (guard < 0) refuse('not-a-guard')
  if (!NEIGHBOURS[from]!.includes(to)) refuse('not-adjacent')
  if (!guardMayEnter(state, to)) refuse(isGuarded(state, to) ? 'guard-in-the-way' : 'dark-room')
  return choice(guard, to)
}

function legalJump(state: State, to: Cell): Choice {
  if (!isVent(state, to)) refuse('not-a-vent')
  if (!isFreeVent(state, to)) refuse(whyClosed(state, to))
  if (isBanned(state, state.mover, to)) refuse('pushed-from')
  return choice(state.mover, to)
}

function legalStep(state: State, from: Cell, to: Cell): Choice {
  const thief = ownThief(state, from)
  if (thief === state.mover) refuse('same-thief')
  checkOneCell(state, from, to)
  if (isBanned(state, thief, to)) refuse('pushed-from')
  return choice(thief, to)
}

function legalPush(state: State, from: Cell, to: Cell): Choice {
  const thief = thiefOn(state, from)
  if (thief === NO_THIEF || ownerOf(state, thief) === state.turn) refuse('not-a-rival')
  checkOneCell(state, from, to)
  return choice(thief, to)
}

function checkOneCell(state: State, from: Cell, to: Cell): void {
  if (!NEIGHBOURS[from]!.includes(to)) refuse('not-adjacent')
  if (!isOpen(state.lines, to)) refuse(whyClosed(state, to))
}

function ownThief(state: State, cell: Cell): ThiefId {
  const thief = thiefOn(state, cell)
  if (thief === NO_THIEF || ownerOf(state, thief) !== state.turn) refuse('not-your-thief')
  return thief
}
