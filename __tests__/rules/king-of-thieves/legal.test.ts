import { createRng } from '@/rules/core/rng'
import { kingOfThieves, type Move, type State } from '@/rules/king-of-thieves'
import { FACE_NAMES } from '@/rules/king-of-thieves/data'
import { REFUSALS } from '@/rules/king-of-thieves/legal'
import { buy, done, exchange, flip, pay, position, refusal, reroll, rob, take } from './position'

const fencing = position({
  loot: ['RW*', 'R', 'R'],
  owned: [['tailor', 'alchemical-lab', 'exit-strategy', 'crown'], ['glamour'], []],
  market: ['necklace'],
})
const splitting = position({ phase: 'split', loot: ['RR', 'W', ''], centre: 'BB*', turn: 2 })
const rerolling = position({ phase: 'reroll', loot: ['RW*', 'R', 'R'], owned: [['lucky-paw'], [], []] })
const used = kingOfThieves.clone(fencing)
kingOfThieves.apply(used, 0, pay('tailor'))
const over: State = { ...fencing, phase: 'over' }
const spent: State = { ...fencing, bought: 1 }

const refused: [string, State, number, unknown][] = [
  ['match-over', over, 0, done],
  ['not-your-turn', fencing, 1, done],
  ['not-your-turn', fencing, 7, done],
  ['not-a-move', fencing, 0, null],
  ['not-a-move', fencing, 0, { type: 'dance' }],
  ['not-a-move', fencing, 0, { type: 'done', extra: 1 }],
  ['not-a-move', splitting, 2, { type: 'take', faces: [1, 0], piece: false }],
  ['not-a-move', splitting, 2, { type: 'take', faces: [0.5, 0, 0, 0, 0, 0], piece: false }],
  ['not-a-move', splitting, 2, { type: 'take', faces: [-1, 0, 2, 0, 0, 0], piece: false }],
  ['not-a-move', splitting, 2, { type: 'take', faces: [0, 0, 2, 0, 0, 0], piece: 1 }],
  ['not-a-move', fencing, 0, { type: 'buy', card: 'necklace', dice: [0, 2, 0, 0], coins: '0' }],
  ['not-now', fencing, 0, { type: 'roll' }],
  ['not-now', fencing, 0, take('R')],
  ['not-now', fencing, 0, rob(1, 'R')],
  ['not-now', fencing, 0, reroll('R')],
  ['not-now', splitting, 2, done],
  ['not-now', splitting, 2, pay('tailor')],
  ['not-now', splitting, 2, buy('necklace', 'WW')],
  ['not-there', splitting, 2, take('G')],
  ['take-something', splitting, 2, take('')],
  ['take-everything', splitting, 2, take('B')],
  ['no-such-rival', splitting, 2, rob(2, 'R')],
  ['no-such-rival', splitting, 2, rob(3, 'R')],
  ['no-such-rival', splitting, 2, { type: 'rob', from: '0', keep: [1, 0, 0, 0, 0, 0], piece: false }],
  ['too-little-to-rob', splitting, 2, rob(1, 'W')],
  ['keep-something', splitting, 2, rob(0, '')],
  ['return-something', splitting, 2, rob(0, 'RR')],
  ['not-your-card', fencing, 0, flip('glamour', 'R')],
  ['not-your-card', fencing, 0, pay('no-such-card')],
  ['no-such-ability', fencing, 0, pay('crown')],
  ['no-such-ability', fencing, 0, flip('tailor', 'R')],
  ['no-such-ability', fencing, 0, exchange('crown')],
  ['already-used', used, 0, pay('tailor')],
  ['no-such-die', used, 0, flip('alchemical-lab', 'W')],
  ['no-such-die', rerolling, 0, reroll('G')],
  ['no-such-face', rerolling, 0, { type: 'reroll', face: 'gold' }],
  ['no-such-face', fencing, 0, flip('alchemical-lab', '$')],
  ['no-coins', fencing, 0, exchange('exit-strategy')],
  ['not-for-sale', fencing, 0, buy('tailor', 'R')],
  ['not-for-sale', fencing, 0, buy('no-such-card')],
  ['no-purchase-left', spent, 0, buy('necklace', 'W')],
  ['wrong-payment', fencing, 0, buy('necklace', 'W')],
]

test.each(refused)('%s', (reason, state, seat, move) => {
  const before = JSON.stringify(state)
  expect(refusal(state, seat, move)).toBe(reason)
  expect(JSON.stringify(state)).toBe(before)
})

test('every reason on the list can be given', () => {
  expect([...new Set(refused.map(([reason]) => reason))].sort()).toEqual([...REFUSALS].sort())
})

/** Moves that might be legal somewhere: those of this position, each with one number changed. */
function neighbours(moves: Move[], rng: { int(n: number): number }): unknown[] {
  return moves.map((move) => {
    const copy = JSON.parse(JSON.stringify(move)) as Record<string, unknown>
    const counts = (copy.faces ?? copy.keep ?? copy.dice) as number[] | undefined
    if (counts) counts[rng.int(counts.length)]! += rng.int(3) - 1
    if (typeof copy.coins === 'number') copy.coins += rng.int(3) - 1
    if (copy.to !== undefined) copy.to = FACE_NAMES[rng.int(FACE_NAMES.length)]
    if (typeof copy.from === 'number') copy.from = rng.int(4)
    return copy
  })
}

test('a move is legal exactly when it is listed', () => {
  for (let seed = 0; seed < 12; seed++) {
    const rng = createRng(seed)
    const state = kingOfThieves.setup({ seats: 3, options: {}, seed })
    while (state.phase !== 'over') {
      const moves = kingOfThieves.moves(state, state.turn)
      const keys = new Set(moves.map((move) => JSON.stringify(move)))
      expect(keys.size).toBe(moves.length)
      const tried = [...moves, ...neighbours(moves, rng)].filter(() => rng.int(8) === 0)
      for (const move of tried) {
        expect(refusal(state, state.turn, move) === null).toBe(keys.has(JSON.stringify(move)))
      }
      kingOfThieves.apply(state, state.turn, moves[rng.int(moves.length)]!)
    }
  }
})
