import { kingOfThieves, type State } from '@/rules/king-of-thieves'
import { CENTRE } from '@/rules/king-of-thieves/state'
import {
  act,
  buy,
  done,
  finishRound,
  flip,
  listed,
  names,
  pay,
  pileAt,
  position,
  refusal,
  turn,
} from './position'

describe('the order of fencing', () => {
  /** Who is on turn while everybody is done at once. */
  function order(state: State): number[] {
    const seats: number[] = []
    while (state.phase === 'fence') {
      seats.push(state.turn)
      state = turn(state, state.turn, done)
    }
    expect(state.phase).toBe('roll')
    return seats
  }

  test('it goes clockwise from the holder of the piece, once round', () => {
    expect(order(position({ loot: ['RR', 'W*', 'B'] }))).toEqual([1, 2, 0])
  })

  test('the holder of the piece starts the next round', () => {
    const { state } = finishRound(position({ loot: ['RR', 'W*', 'B'] }))
    expect(state.turn).toBe(1)
    expect(state.round).toBe(2)
  })

  test('everybody fences again in the next round', () => {
    const { state } = finishRound(position({ loot: ['RR', 'W*', 'B'] }))
    expect(order({ ...state, phase: 'fence' })).toEqual([1, 2, 0])
  })

  test('not buying is allowed, and somebody who can do nothing is only done', () => {
    const state = position({ loot: ['$*', 'W', 'B'], market: ['necklace'] })
    expect(kingOfThieves.moves(state, 0)).toEqual([done])
  })
})

describe('buying', () => {
  test('dice paid go back to the centre and the card is yours', () => {
    const state = turn(position({ loot: ['WWR*', 'R', 'R'], market: ['necklace'] }), 0, buy('necklace', 'WW'))
    expect(names(state.owned[0]!)).toEqual(['necklace'])
    expect(pileAt(state, 0)).toBe('R*')
    expect(pileAt(state, CENTRE)).toContain('WW')
  })

  test('one card a turn', () => {
    const state = position({ loot: ['RG*', 'R', 'R'], market: ['tailor', 'nearby-safehouse'] })
    const after = turn(state, 0, buy('tailor', 'R'))
    expect(refusal(after, 0, buy('nearby-safehouse', 'G'))).toBe('no-purchase-left')
    expect(listed(after, 'buy')).toHaveLength(0)
  })

  test('a coin pays for any gem, any number of them', () => {
    const state = position({ loot: ['W*', 'R', 'R'], coins: [2, 0, 0], market: ['necklace'] })
    expect(listed(state, 'buy')).toEqual([buy('necklace', 'W', 1), buy('necklace', '', 2)])
    expect(turn(state, 0, buy('necklace', '', 2)).coins[0]).toBe(0)
  })

  test('bags and masks pay for nothing, and a bag is no coin yet', () => {
    const state = position({ loot: ['$$MM*', 'R', 'R'], market: ['necklace', 'tailor'] })
    expect(listed(state, 'buy')).toHaveLength(0)
  })

  test('only gems of the cost pay, and neither too few nor too many', () => {
    const state = position({ loot: ['WWRR*', 'R', 'R'], coins: [3, 0, 0], market: ['necklace'] })
    expect(refusal(state, 0, buy('necklace', 'WR'))).toBe('wrong-payment')
    expect(refusal(state, 0, buy('necklace', 'W'))).toBe('wrong-payment')
    expect(refusal(state, 0, buy('necklace', 'WW', 1))).toBe('wrong-payment')
    expect(refusal(state, 0, buy('necklace', 'WWW'))).toBe('no-such-die')
    expect(refusal(state, 0, buy('necklace', '', 4))).toBe('no-coins')
  })

  test('payments with the same dice and coins are one move', () => {
    const state = position({ loot: ['WWWW*', 'R', 'R'], coins: [2, 0, 0], market: ['necklace'] })
    expect(listed(state, 'buy')).toEqual([
      buy('necklace', 'WW'),
      buy('necklace', 'W', 1),
      buy('necklace', '', 2),
    ])
  })

  test('a card bought is not replaced before the round ends', () => {
    const state = position({ loot: ['R*', 'B', 'R'], market: ['tailor'] })
    const after = turn(turn(state, 0, buy('tailor', 'R')), 0, done)
    expect(after.market.filter((card) => card >= 0)).toHaveLength(0)
    expect(refusal(after, 1, buy('tailor', 'B'))).toBe('not-for-sale')
  })

  test('cards of an older row stay for sale', () => {
    const state = position({ loot: ['R*', 'B', 'R'], market: ['tailor', 'brooch'], refilling: 'B' })
    expect(listed(state, 'buy')).toEqual([buy('tailor', 'R')])
  })

  test('nobody else’s cards can be used', () => {
    const state = position({ loot: ['RRR*', 'R', 'R'], owned: [[], ['tailor'], []] })
    expect(refusal(state, 0, pay('tailor'))).toBe('not-your-card')
  })
})

describe('abilities', () => {
  test('a card works once in each of your fencing turns, and again in the next round', () => {
    let state = position({ loot: ['RR*', 'B', 'B'], owned: [['tailor'], [], []] })
    state = turn(state, 0, pay('tailor'))
    expect(refusal(state, 0, pay('tailor'))).toBe('already-used')
    state = finishRound(state).state
    expect(state.used).toEqual([])
  })

  test('a card bought this turn may be used this turn', () => {
    const state = position({ loot: ['RRR*', 'B', 'B'], market: ['alchemical-lab'] })
    const after = turn(state, 0, buy('alchemical-lab', 'RR'), flip('alchemical-lab', 'G'))
    expect(pileAt(after, 0)).toBe('G*')
  })

  test('so may one that exchanges dice for infamy', () => {
    const state = position({ loot: ['RR*', 'B', 'B'], market: ['tailor'] })
    expect(turn(state, 0, buy('tailor', 'R'), pay('tailor')).infamy[0]).toBe(1)
  })

  test('abilities come before, between and after purchases', () => {
    const state = position({
      loot: ['WWGGR*', 'B', 'B'],
      owned: [['corrupt-official', 'philosophers-stone'], [], []],
      market: ['necklace', 'tailor'],
    })
    const after = turn(
      state,
      0,
      buy('tailor', 'R'),
      flip('philosophers-stone', 'R'),
      buy('necklace', 'WW'),
      pay('tailor'),
    )
    expect(names(after.owned[0]!)).toEqual(['corrupt-official', 'philosophers-stone', 'tailor', 'necklace'])
    expect(after.infamy[0]).toBe(1)
    expect(pileAt(after, 0)).toBe('G*')
  })

  test('different cards may work on the same die, one after another', () => {
    const state = position({
      loot: ['R*', 'B', 'B'],
      owned: [['alchemical-lab', 'glamour', 'pawnbroker'], [], []],
    })
    const after = turn(state, 0, flip('alchemical-lab', 'B'), flip('glamour', 'G'), flip('pawnbroker', '$'))
    expect(pileAt(after, 0)).toBe('$*')
  })

  test('infamy from an ability comes at once', () => {
    const { events } = act(
      position({ loot: ['R*', 'B', 'B'], owned: [['tailor'], [], []] }),
      0,
      pay('tailor'),
    )
    expect(events).toEqual([
      { type: 'paid', seat: 0, card: 'tailor', die: 0, face: 'red' },
      { type: 'infamy', seat: 0, amount: 1, source: 'tailor' },
    ])
  })
})
