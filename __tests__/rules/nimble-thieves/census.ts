import { CELLS, GUARD_POST } from '@/rules/nimble-thieves/board'
import { ALL_TILES, GUARDS, NO_TILE, gangSize } from '@/rules/nimble-thieves/data'
import { HOME, NEVER_DEALT, ON_BOARD, type State } from '@/rules/nimble-thieves/state'

/** Finds every tile, thief and guard of a match; tells what is missing, doubled or out of place. */
export function census(state: State): string[] {
  return [...tilesAstray(state), ...thievesAstray(state), ...guardsAstray(state)]
}

function tilesAstray(state: State): string[] {
  const faults: string[] = []
  const found = state.tiles.filter((tile) => tile !== NO_TILE).sort((a, b) => a - b)
  if (JSON.stringify(found) !== JSON.stringify(ALL_TILES)) faults.push(`the sixty tiles became ${found}`)
  if (state.tiles.length !== CELLS || state.takers.length !== CELLS) faults.push('the bank has not 61 cells')
  state.takers.forEach((taker, cell) => {
    const isSomewhere = cell === GUARD_POST ? taker === NEVER_DEALT : taker >= ON_BOARD && taker < state.seats
    if (!isSomewhere) faults.push(`the tile of cell ${cell} is with ${taker}`)
  })
  return faults
}

function thievesAstray(state: State): string[] {
  const faults: string[] = []
  if (state.thieves.length !== state.seats * gangSize(state.seats)) {
    faults.push(`${state.thieves.length} thieves`)
  }
  const standing = state.thieves.filter((cell) => cell >= 0)
  if (new Set(standing).size < standing.length) faults.push(`thieves share a cell: ${standing}`)
  state.thieves.forEach((where, thief) => {
    if (where < HOME || where >= CELLS || where === GUARD_POST) faults.push(`thief ${thief} is at ${where}`)
    if (state.guards.includes(where)) faults.push(`thief ${thief} stands with a guard on ${where}`)
  })
  return faults
}

function guardsAstray(state: State): string[] {
  const faults: string[] = []
  const expected = state.variant === 'advanced' ? GUARDS : 0
  if (state.guards.length !== expected) faults.push(`${state.guards.length} guards`)
  const patrolling = state.guards.filter((cell) => cell !== GUARD_POST)
  if (new Set(patrolling).size < patrolling.length) faults.push(`guards share cell ${patrolling[0]}`)
  return faults
}
