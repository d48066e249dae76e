import { CENTRE, purchasesLeft } from '@/rules/king-of-thieves/state'
import {
  buy,
  done,
  exchange,
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

describe('cards that flip a die', () => {
  test.each([
    ['alchemical-lab', 'R', 'WBG'],
    ['bondsman', 'R', '$'],
    ['fence', 'W', '$'],
    ['glamour', 'B', 'RWG'],
    ['pawnbroker', 'G', '$'],
    ['philosophers-stone', 'G', 'RWB'],
    ['bookie', 'B', '$'],
    ['colored-glass', 'W', 'RBG'],
    ['legitimate-jeweller', '$', 'RWBG'],
  ])('%s turns %s to any of %s, once a turn', (card, from, to) => {
    const state = position({ loot: [`${from}${from}*`, 'M', 'M'], owned: [[card], [], []] })
    expect(listed(state, 'flip')).toEqual([...to].map((face) => flip(card, face)))
    for (const face of to) {
      const after = turn(state, 0, flip(card, face))
      expect([...pileAt(after, 0)].sort()).toEqual([...`${from}${face}*`].sort())
      expect(listed(after, 'flip')).toEqual([])
    }
    expect(refusal(state, 0, flip(card, 'M'))).toBe('no-such-face')
    const without = position({ loot: ['M*', 'M', 'M'], owned: [[card], [], []] })
    expect(refusal(without, 0, flip(card, to[0]!))).toBe('no-such-die')
  })
})

describe('cards that take a die for infamy', () => {
  test.each([
    ['coercion-coordinator', 'B'],
    ['local-celebrity', 'W'],
    ['public-relations-expert', 'G'],
    ['tailor', 'R'],
  ])('%s: %s for one infamy, once a turn', (card, face) => {
    const state = position({ loot: [`${face}${face}*`, 'M', 'M'], owned: [[card], [], []] })
    const after = turn(state, 0, pay(card))
    expect(after.infamy).toEqual([1, 0, 0])
    expect(pileAt(after, 0)).toBe(`${face}*`)
    expect(pileAt(after, CENTRE)).toContain(face)
    expect(listed(after, 'pay')).toEqual([])
    const without = position({ loot: ['M*', 'M', 'M'], owned: [[card], [], []] })
    expect(refusal(without, 0, pay(card))).toBe('no-such-die')
  })
})

test('gauntlet-of-evil-intent: a mask for one coin, which comes at the end of the round', () => {
  const state = position({ loot: ['MM*', 'R', 'R'], owned: [['gauntlet-of-evil-intent'], [], []] })
  const after = turn(state, 0, pay('gauntlet-of-evil-intent'))
  expect(after.coins[0]).toBe(0)
  expect(after.earned[0]).toBe(1)
  expect(listed(after, 'pay')).toEqual([])
  const { state: next, events } = finishRound(after)
  expect(next.coins[0]).toBe(1)
  expect(next.earned[0]).toBe(0)
  // The other mask was turned in.
  expect(next.infamy[0]).toBe(1)
  expect(events).toContainEqual({ type: 'coins', seat: 0, amount: 1, source: 'gauntlet-of-evil-intent' })
})

describe('cards that allow one more purchase', () => {
  test.each([
    ['corrupt-official', 'W'],
    ['disgruntled-minion', 'R'],
    ['guy-in-a-trenchcoat', 'B'],
    ['executive-assistant', 'G'],
  ])('%s does if the final loot had %s', (card, gem) => {
    const market = ['necklace', 'shadowy-hood']
    const having = position({ loot: [`${gem}*`, 'M', 'M'], owned: [[card], [], []], market })
    expect(purchasesLeft(having, 0)).toBe(2)
    having.coins[0] = 9
    const after = turn(having, 0, buy('necklace', '', 2))
    expect(refusal(turn(after, 0, buy('shadowy-hood', '', 2)), 0, buy('necklace', '', 2))).toBe(
      'not-for-sale',
    )

    const lacking = position({ loot: ['MM$*', 'M', 'M'], owned: [[card], [], []], market, coins: [9, 0, 0] })
    expect(refusal(turn(lacking, 0, buy('necklace', '', 2)), 0, buy('shadowy-hood', '', 2))).toBe(
      'no-purchase-left',
    )
  })

  test('bought this turn it works at once, for the full price of the next card', () => {
    const state = position({ loot: ['WWW*', 'M', 'M'], market: ['corrupt-official', 'necklace'] })
    const after = turn(state, 0, buy('corrupt-official', 'W'))
    expect(refusal(after, 0, buy('necklace', 'W'))).toBe('wrong-payment')
    expect(names(turn(after, 0, buy('necklace', 'WW')).owned[0]!)).toEqual(['corrupt-official', 'necklace'])
  })

  test('a gem that was paid or flipped away was still in the final loot', () => {
    const state = position({
      loot: ['RW*', 'M', 'M'],
      owned: [['disgruntled-minion', 'alchemical-lab'], [], []],
      coins: [2, 0, 0],
      market: ['necklace', 'local-celebrity'],
    })
    const after = turn(state, 0, flip('alchemical-lab', 'W'), buy('necklace', 'WW'))
    expect(refusal(after, 0, buy('local-celebrity', '', 1))).toBeNull()
  })

  test('a gem flipped to was not in it', () => {
    const state = position({
      loot: ['R*', 'M', 'M'],
      owned: [['corrupt-official', 'alchemical-lab'], [], []],
    })
    expect(purchasesLeft(turn(state, 0, flip('alchemical-lab', 'W')), 0)).toBe(1)
  })
})

describe('insurance-racket', () => {
  test('one more purchase in every turn, whatever the loot', () => {
    expect(
      purchasesLeft(position({ loot: ['M*', 'M', 'M'], owned: [['insurance-racket'], [], []] }), 0),
    ).toBe(2)
  })

  test('every purchase costs one gem of your choice less', () => {
    const state = position({
      loot: ['WB*', 'M', 'M'],
      owned: [['insurance-racket'], [], []],
      coins: [1, 0, 0],
      market: ['concealed-safehouse'],
    })
    expect(listed(state, 'buy')).toEqual([
      buy('concealed-safehouse', 'B'),
      buy('concealed-safehouse', 'W'),
      buy('concealed-safehouse', '', 1),
    ])
  })

  test('it does not make itself cheaper, but the next purchase of the same turn', () => {
    const state = position({ loot: ['RWGW*', 'M', 'M'], market: ['insurance-racket', 'necklace'] })
    expect(refusal(state, 0, buy('insurance-racket', 'RW'))).toBe('wrong-payment')
    const after = turn(state, 0, buy('insurance-racket', 'RWG'))
    expect(names(turn(after, 0, buy('necklace', 'W')).owned[0]!)).toEqual(['insurance-racket', 'necklace'])
  })
})

describe('exit-strategy', () => {
  test('a coin for two infamy, as often as there are coins', () => {
    const state = position({ loot: ['M*', 'M', 'M'], owned: [['exit-strategy'], [], []], coins: [3, 1, 0] })
    const after = turn(state, 0, ...Array(3).fill(exchange('exit-strategy')))
    expect(after.infamy[0]).toBe(6)
    expect(after.coins).toEqual([0, 1, 0])
    expect(refusal(after, 0, exchange('exit-strategy'))).toBe('no-coins')
  })

  test('it works in the turn in which it is bought', () => {
    const state = position({ loot: ['RWG*', 'M', 'M'], coins: [1, 0, 0], market: ['exit-strategy'] })
    expect(turn(state, 0, buy('exit-strategy', 'RWG'), exchange('exit-strategy')).infamy[0]).toBe(2)
  })

  test('only in your own fencing turn', () => {
    const state = position({ loot: ['M*', 'M', 'M'], owned: [[], ['exit-strategy'], []], coins: [0, 3, 0] })
    expect(refusal(state, 1, exchange('exit-strategy'))).toBe('not-your-turn')
    expect(refusal(turn(state, 0, done), 1, exchange('exit-strategy'))).toBeNull()
  })
})
