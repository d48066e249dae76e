import { kingOfThieves } from '@/rules/king-of-thieves'
import { FACE_NAMES } from '@/rules/king-of-thieves/data'
import { CENTRE, facesAt, objectsAt } from '@/rules/king-of-thieves/state'
import { act, listed, pileAt, position, refusal, rob, take, turn } from './position'

const opening = (centre: string, loot = ['', '', '']) => position({ phase: 'split', loot, centre, turn: 0 })

describe('rolling', () => {
  test('the roll that opens a round is the starter’s only move', () => {
    const state = kingOfThieves.setup({ seats: 3, options: {}, seed: 5 })
    expect(kingOfThieves.moves(state, state.turn)).toEqual([{ type: 'roll' }])
    expect(kingOfThieves.actors(state)).toEqual([state.turn])
  })

  test('all dice and the piece lie in the centre after it', () => {
    const before = kingOfThieves.setup({ seats: 5, options: {}, seed: 5 })
    const { state, events } = act(before, before.turn, { type: 'roll' })
    expect(objectsAt(state, CENTRE)).toBe(14)
    expect(state.phase).toBe('split')
    expect(state.turn).toBe(before.turn)
    expect(events).toEqual([
      {
        type: 'rolled',
        seat: before.turn,
        round: 1,
        dice: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        faces: state.faces.map((face) => FACE_NAMES[face]),
        reveals: true,
      },
    ])
  })

  test('every face comes up about equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let seed = 0; seed < 600; seed++) {
      const state = kingOfThieves.setup({ seats: 3, options: {}, seed })
      facesAt(act(state, state.turn, { type: 'roll' }).state, CENTRE).forEach(
        (n, face) => (counts[face]! += n),
      )
    }
    // 6000 dice: 1000 of each are expected, with a standard deviation of 29.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(130)
  })
})

describe('taking', () => {
  test('the first player takes any one or more objects', () => {
    const state = opening('RRWWBBG$MM*')
    // (2+1)(2+1)(2+1)(1+1)(1+1)(2+1) ways to take dice, with or without the piece, but not nothing.
    expect(listed(state, 'take')).toHaveLength(3 * 3 * 3 * 2 * 2 * 3 * 2 - 1)
    expect(listed(state, 'rob')).toHaveLength(0)
    expect(refusal(state, 0, take(''))).toBe('take-something')
  })

  test('the piece alone is loot', () => {
    const state = turn(opening('RRWWBBG$MM*'), 0, take('*'))
    expect(pileAt(state, 0)).toBe('*')
    expect(state.turn).toBe(1)
  })

  test('the first player may take everything; the next one must rob', () => {
    const state = turn(opening('RRWWBBG$MM*'), 0, take('RRWWBBG$MM*'))
    expect(state.turn).toBe(1)
    expect(kingOfThieves.moves(state, 1).every((move) => move.type === 'rob' && move.from === 0)).toBe(true)
    expect(refusal(state, 1, take(''))).toBe('take-something')
  })

  test('dice keep their faces when they are taken', () => {
    const state = turn(opening('RRWWBBG$MM*'), 0, take('RB$'))
    expect(pileAt(state, 0)).toBe('RB$')
    expect(pileAt(state, CENTRE)).toBe('RWWBGMM*')
  })

  test('only what lies there can be taken', () => {
    const state = opening('RRWWBBG$MM', ['', '', ''])
    expect(refusal(state, 0, take('GG'))).toBe('not-there')
    expect(refusal(turn(opening('RRWWBBG$MM*'), 0, take('*')), 1, take('R*'))).toBe('not-there')
  })

  test('of equal dice the first ones are taken', () => {
    const { events } = act(opening('RWRRWWBB$M*'), 0, take('RR'))
    expect(events).toEqual([{ type: 'took', seat: 0, dice: [0, 2], faces: ['red', 'red'], piece: false }])
  })
})

describe('robbing', () => {
  test('example: whoever robs red, blue and the piece keeps at least one and returns at least one', () => {
    const state = turn(opening('RRWWBBG$MM*'), 0, take('RB*'))
    const kept = listed(state, 'rob').map(
      ({ keep, piece }) => `${'R'.repeat(keep[0]!)}${'B'.repeat(keep[2]!)}${piece ? '*' : ''}`,
    )
    expect(kept.sort()).toEqual(['*', 'B', 'B*', 'R', 'R*', 'RB'])
  })

  test('returned dice are rerolled, kept ones are not', () => {
    const before = turn(opening('RRWWBBG$MM*'), 0, take('RB*'))
    const { state, events } = act(before, 1, rob(0, 'R*'))
    expect(pileAt(state, 1)).toBe('R*')
    expect(pileAt(state, 0)).toBe('')
    expect(objectsAt(state, CENTRE)).toBe(9)
    const rerolled = events.find((event) => event.type === 'rerolled')
    // What went back is told as it lay on the mat, before the reroll.
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'robbed', dice: [0], faces: ['red'], piece: true },
      { type: 'returned', dice: [4], faces: ['blue'], piece: false },
    ])
    expect(rerolled).toMatchObject({ dice: [4], faces: [FACE_NAMES[state.faces[4]!]], reveals: true })
    // The dice that were not stolen stay as they lie.
    before.places.forEach((place, die) => {
      if (place === CENTRE) expect(state.faces[die]).toBe(before.faces[die])
    })
  })

  test('rerolled dice really change', () => {
    const results = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const state = turn(opening('RRWWBBG$MM*'), 0, take('RB*'))
      state.rng = seed
      results.add(turn(state, 1, rob(0, 'R*')).faces[4]!)
    }
    expect(results.size).toBe(6)
  })

  test('the piece is returned without a roll', () => {
    const { state, events } = act(turn(opening('RRWWBBG$MM*'), 0, take('RB*')), 1, rob(0, 'RB'))
    expect(state.piece).toBe(CENTRE)
    expect(events.map(({ type }) => type)).toEqual(['robbed', 'returned'])
  })

  test('a player with a single object cannot be robbed', () => {
    const state = turn(opening('RRWWBBG$MM*'), 0, take('*'))
    expect(listed(state, 'rob')).toHaveLength(0)
    expect(refusal(state, 1, rob(0, '*'))).toBe('too-little-to-rob')
  })

  test('neither keeping nothing nor keeping everything is robbing', () => {
    const state = turn(opening('RRWWBBG$MM*'), 0, take('RB*'))
    expect(refusal(state, 1, rob(0, ''))).toBe('keep-something')
    expect(refusal(state, 1, rob(0, 'RB*'))).toBe('return-something')
    expect(refusal(state, 1, rob(1, 'R'))).toBe('no-such-rival')
  })

  test('only loot can be robbed: cards and coins stay with their owner', () => {
    const state = position({
      phase: 'split',
      loot: ['RB*', '', ''],
      centre: 'WWBG$MMR',
      owned: [['crown', 'tailor'], [], []],
      coins: [3, 0, 0],
      turn: 1,
    })
    const after = turn(state, 1, rob(0, 'RB'))
    expect(after.owned).toEqual(state.owned)
    expect(after.coins).toEqual([3, 0, 0])
  })

  test('a robber takes nothing from the centre', () => {
    const state = turn(opening('RRWWBBG$MM*'), 0, take('RB*'))
    expect(refusal(state, 1, rob(0, 'RW'))).toBe('not-there')
  })
})

describe('whose turn it is', () => {
  test('a robbed player gets another turn after the others without loot', () => {
    let state = turn(opening('RRWWBBG$MM*'), 0, take('RB*'))
    state = turn(state, 1, rob(0, 'RB'))
    expect(state.turn).toBe(2)
    state = turn(state, 2, take('*'))
    expect(state.turn).toBe(0)
    expect(state.phase).toBe('split')
  })

  test('players with loot are passed over', () => {
    const state = position({
      phase: 'split',
      loot: ['', 'RR', 'WW', '', ''],
      centre: 'BBGG$$MMG*',
      turn: 0,
    })
    expect(turn(state, 0, take('B')).turn).toBe(3)
  })

  test('the only player without loot takes all or robs, whatever the seat', () => {
    const state = position({ phase: 'split', loot: ['RR', '', 'WB'], centre: 'GG$$MM*', turn: 1 })
    expect(listed(state, 'take')).toEqual([take('GG$$MM*')])
    expect(refusal(state, 1, take('GG$$MM'))).toBe('take-everything')
    expect(listed(state, 'rob')).toHaveLength(1 + 2)
  })

  test('the only player without loot robs, and the robbed one is now the last', () => {
    const state = position({ phase: 'split', loot: ['RR', '', 'WB'], centre: 'GG$$MM*', turn: 1 })
    const next = turn(state, 1, rob(2, 'W'))
    expect(next.turn).toBe(2)
    expect(listed(next, 'take')).toHaveLength(1)
  })

  test('robbing is possible when the centre is empty', () => {
    const state = position({ phase: 'split', loot: ['RRWWBBG$MM*', '', ''], turn: 1 })
    const next = turn(state, 1, rob(0, 'RRWWBBG$MM'))
    expect(pileAt(next, CENTRE)).toBe('*')
    expect(next.turn).toBe(2)
  })

  test('when everybody has loot, the holder of the piece fences first', () => {
    const state = position({ phase: 'split', loot: ['RR', '', 'WBGG$$M*'], centre: 'M', turn: 1 })
    const { state: next, events } = act(state, 1, take('M'))
    expect(next.phase).toBe('fence')
    expect(next.turn).toBe(2)
    expect(events).toContainEqual({ type: 'split-ended', starter: 2 })
    expect(objectsAt(next, CENTRE)).toBe(0)
  })
})
