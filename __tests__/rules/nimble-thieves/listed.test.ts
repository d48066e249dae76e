import { IllegalMove } from '@/rules/core/errors'
import { createRng } from '@/rules/core/rng'
import { nimbleThieves, type Move, type State } from '@/rules/nimble-thieves'
import { CELLS } from '@/rules/nimble-thieves/board'
import { check } from '@/rules/nimble-thieves/legal'
import { movesNow } from './position'

const cells = Array.from({ length: CELLS }, (_, cell) => cell)
const WAY = { running: 'run', star: 'guard', accomplice: 'step', shove: 'push' } as const

/** Every move that could be thought of in this phase: from wherever somebody stands to any cell of the bank. */
function conceivable(state: State): Move[] {
  const { phase } = state
  if (phase === 'over') return []
  if (phase === 'placing') return cells.map((cell) => ({ type: 'place', cell }))
  if (phase === 'vent') return [...cells.map((to): Move => ({ type: 'jump', to })), { type: 'skip' }]
  const standing = new Set([...state.thieves.filter((cell) => cell >= 0), ...state.guards])
  const ways = [...standing].flatMap((from) => cells.map((to): Move => ({ type: WAY[phase], from, to })))
  return [...ways, { type: 'skip' }]
}

function isLegal(state: State, move: Move): boolean {
  try {
    check(state, state.turn, move)
    return true
  } catch (error) {
    if (error instanceof IllegalMove) return false
    throw error
  }
}

test.each([
  ['basic', 2],
  ['basic', 3],
  ['advanced', 2],
  ['advanced', 4],
] as const)('a move is legal exactly when it is listed, %s, %i seats', (variant, seats) => {
  const wrong: { state: State; move: Move }[] = []
  for (let seed = 0; seed < 6; seed++) {
    const rng = createRng(seed)
    const state = nimbleThieves.setup({ seats, options: { variant }, seed })
    while (state.phase !== 'over') {
      const moves = movesNow(state)
      const listed = new Set(moves.map((move) => JSON.stringify(move)))
      // Some of them at each moment: a refusal is slow, and there are thousands.
      for (const move of conceivable(state).filter(() => rng.int(12) === 0)) {
        if (isLegal(state, move) !== listed.has(JSON.stringify(move)))
          wrong.push({ state: nimbleThieves.clone(state), move })
      }
      nimbleThieves.apply(state, state.turn, moves[rng.int(moves.length)]!)
    }
  }
  expect(wrong).toEqual([])
})
