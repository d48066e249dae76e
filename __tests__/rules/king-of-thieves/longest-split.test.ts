import { createRng } from '@/rules/core/rng'
import { kingOfThieves, type Move, type State } from '@/rules/king-of-thieves'
import { CENTRE, objectsAt } from '@/rules/king-of-thieves/state'
import { sizeOf } from '@/rules/king-of-thieves/moves'

/**
 * For the length of a split only numbers of objects matter: how many lie in front of each seat and in the
 * centre, and whose turn it is. This is an independent model of the rule, compared with the real moves below.
 */
type Sizes = { centre: number; loot: number[]; turn: number }

const keyOf = ({ centre, loot, turn }: Sizes) => `${turn}:${centre}:${loot.join()}`

function pass(sizes: Sizes): Sizes | null {
  if (!sizes.loot.includes(0)) return null
  let turn = sizes.turn
  do turn = (turn + 1) % sizes.loot.length
  while (sizes.loot[turn]! > 0)
  return { ...sizes, turn }
}

/** What a decision can lead to; null is the end of the split. */
function steps({ centre, loot, turn }: Sizes): (Sizes | null)[] {
  const last = loot.filter((size) => size === 0).length === 1
  const next: (Sizes | null)[] = []
  for (let count = last ? Math.max(1, centre) : 1; count <= centre; count++) {
    const after = loot.slice()
    after[turn] = count
    next.push(pass({ centre: centre - count, loot: after, turn }))
  }
  loot.forEach((size, victim) => {
    for (let kept = 1; kept < size; kept++) {
      const after = loot.slice()
      after[victim] = 0
      after[turn] = kept
      next.push(pass({ centre: centre + size - kept, loot: after, turn }))
    }
  })
  return next
}

function longestFrom(sizes: Sizes, known: Map<string, number>): number {
  const key = keyOf(sizes)
  const seen = known.get(key)
  if (seen !== undefined) return seen
  const options = steps(sizes)
  // A dead end would be a decision without options.
  if (options.length === 0) throw new Error(`no decision is possible at ${key}`)
  let longest = 0
  for (const option of options) {
    longest = Math.max(longest, 1 + (option === null ? 0 : longestFrom(option, known)))
  }
  known.set(key, longest)
  return longest
}

const sizesOf = (state: State): Sizes => ({
  centre: objectsAt(state, CENTRE),
  loot: state.owned.map((_, seat) => objectsAt(state, seat)),
  turn: state.turn,
})

describe('how long a split can be', () => {
  test.each([
    [3, 22],
    [4, 34],
    [5, 51],
  ])('with %i players the longest takes %i decisions, and the rules can play it', (seats, longest) => {
    const known = new Map<string, number>()
    let state = kingOfThieves.setup({ seats, options: {}, seed: 3 })
    kingOfThieves.apply(state, state.turn, { type: 'roll' })
    expect(longestFrom(sizesOf(state), known)).toBe(longest)

    const remaining = (after: State) => (after.phase === 'split' ? known.get(keyOf(sizesOf(after)))! : 0)
    const tried = (move: Move) => {
      const after = kingOfThieves.clone(state)
      kingOfThieves.apply(after, after.turn, move)
      return after
    }
    let decisions = 0
    while (state.phase === 'split') {
      const left = remaining(state)
      // One move per number of objects is enough to look at.
      const perSize = new Map<string, Move>()
      for (const move of kingOfThieves.moves(state, state.turn)) {
        if (move.type === 'take') perSize.set(`take ${sizeOf(move.faces, move.piece)}`, move)
        if (move.type === 'rob') perSize.set(`rob ${move.from} ${sizeOf(move.keep, move.piece)}`, move)
      }
      state = [...perSize.values()].map(tried).find((after) => remaining(after) === left - 1)!
      decisions++
    }
    expect(decisions).toBe(longest)
  })

  test.each([3, 4, 5])(
    'with %i players random splits end with an empty centre and an owned piece',
    (seats) => {
      for (let seed = 0; seed < 60; seed++) {
        const rng = createRng(seed)
        const state = kingOfThieves.setup({ seats, options: {}, seed })
        kingOfThieves.apply(state, state.turn, { type: 'roll' })
        while (state.phase === 'split') {
          const moves = kingOfThieves.moves(state, state.turn)
          expect(moves.length).toBeGreaterThan(0)
          kingOfThieves.apply(state, state.turn, moves[rng.int(moves.length)]!)
        }
        expect(objectsAt(state, CENTRE)).toBe(0)
        expect(state.piece).not.toBe(CENTRE)
      }
    },
  )
})
