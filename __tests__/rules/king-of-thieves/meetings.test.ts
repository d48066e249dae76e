import { CENTRE, purchasesLeft } from '@/rules/king-of-thieves/state'
import {
  act,
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
  rob,
  take,
  turn,
} from './position'

describe('several "+1 purchase" cards', () => {
  test('they add up', () => {
    const state = position({
      loot: ['RWBG*', 'M', 'M'],
      owned: [
        [
          'corrupt-official',
          'disgruntled-minion',
          'guy-in-a-trenchcoat',
          'executive-assistant',
          'insurance-racket',
        ],
        [],
        [],
      ],
    })
    expect(purchasesLeft(state, 0)).toBe(6)
  })

  test('one bought with the purchase another gave adds its own', () => {
    const state = position({
      loot: ['RWB*', 'M', 'M'],
      market: ['corrupt-official', 'disgruntled-minion', 'coercion-coordinator'],
    })
    const after = turn(
      state,
      0,
      buy('corrupt-official', 'W'),
      buy('disgruntled-minion', 'R'),
      buy('coercion-coordinator', 'B'),
    )
    expect(names(after.owned[0]!)).toHaveLength(3)
    expect(purchasesLeft(after, 0)).toBe(0)
  })

  test('only those whose gem was in the final loot count', () => {
    const owned = [['corrupt-official', 'disgruntled-minion', 'guy-in-a-trenchcoat'], [], []]
    expect(purchasesLeft(position({ loot: ['RB*', 'M', 'M'], owned }), 0)).toBe(3)
  })

  test('they are fresh in every fencing turn', () => {
    const state = position({
      loot: ['W*', 'W', 'M'],
      coins: [1, 0, 0],
      owned: [['corrupt-official'], [], []],
      market: ['tailor', 'local-celebrity'],
    })
    const after = turn(state, 0, buy('tailor', '', 1), done)
    expect(purchasesLeft(after, 1)).toBe(1)
    expect(refusal(after, 1, buy('local-celebrity', 'W'))).toBeNull()
  })
})

describe('a flip that makes another one possible', () => {
  test('bag to red by the jeweller, red to bag by the bondsman', () => {
    const state = position({
      loot: ['$*', 'M', 'M'],
      owned: [['legitimate-jeweller', 'bondsman'], [], []],
    })
    expect(refusal(state, 0, flip('bondsman', '$'))).toBe('no-such-die')
    const red = turn(state, 0, flip('legitimate-jeweller', 'R'))
    expect(pileAt(turn(red, 0, flip('bondsman', '$')), 0)).toBe('$*')
  })

  test('a flipped die may be paid for infamy or for a card', () => {
    const state = position({
      loot: ['GG*', 'M', 'M'],
      owned: [['philosophers-stone', 'tailor'], [], []],
      market: ['disgruntled-minion'],
    })
    const red = turn(state, 0, flip('philosophers-stone', 'R'))
    expect(turn(red, 0, pay('tailor')).infamy[0]).toBe(1)
    expect(names(turn(red, 0, buy('disgruntled-minion', 'R')).owned[0]!)).toContain('disgruntled-minion')
  })
})

describe('insurance racket', () => {
  const racket = (loot: string, market: string[], coins = 0) =>
    position({ loot: [loot, 'M', 'M'], owned: [['insurance-racket'], [], []], market, coins: [coins, 0, 0] })

  test('a one-gem card is free, and still uses a purchase', () => {
    const state = racket('M*', ['tailor', 'local-celebrity', 'nearby-safehouse'])
    expect(listed(state, 'buy').filter(({ card }) => card === 'tailor')).toEqual([buy('tailor')])
    const after = turn(state, 0, buy('tailor'), buy('local-celebrity'))
    expect(refusal(after, 0, buy('nearby-safehouse'))).toBe('no-purchase-left')
    expect(refusal(state, 0, buy('tailor', '', 1))).toBe('no-coins')
  })

  test('the full price is no longer a legal payment', () => {
    expect(refusal(racket('WW*', ['necklace']), 0, buy('necklace', 'WW'))).toBe('wrong-payment')
  })

  test('the gem it waives still counts as being in the cost', () => {
    const state = position({
      loot: ['G*', 'M', 'M'],
      owned: [['insurance-racket', 'water-buffalo'], [], []],
      market: ['brooch'],
    })
    expect(turn(state, 0, buy('brooch', 'G')).infamy[0]).toBe(1)
  })

  test('what each way of paying leaves out is the buyer’s choice', () => {
    expect(listed(racket('RWBG*', ['loyalty-program']), 'buy')).toHaveLength(4)
  })
})

describe('the potion', () => {
  test.each(['big-haul', 'the-heist'])('drawing %s pays for the final loot at once', (card) => {
    const state = position({
      loot: ['RBMM*', 'M', 'M'],
      market: ['unlabeled-potion'],
      refilling: 'C',
      decks: { C: [card] },
    })
    expect(turn(state, 0, buy('unlabeled-potion', 'RB')).infamy[0]).toBe(5)
  })

  test('its own purchase sets off what likes red and blue; the free card sets off nothing', () => {
    const state = position({
      loot: ['RB*', 'M', 'M'],
      owned: [['water-buffalo', 'sticky-fingered-dockhand', 'rumor-monger'], [], []],
      market: ['unlabeled-potion'],
      refilling: 'B',
      decks: { B: ['brooch'] },
    })
    const { state: after, events } = act(state, 0, buy('unlabeled-potion', 'RB'))
    expect(after.infamy[0]).toBe(2)
    expect(
      events.filter(({ type }) => type === 'infamy').map((event) => 'source' in event && event.source),
    ).toEqual(['water-buffalo', 'sticky-fingered-dockhand'])
  })

  test('a free card that likes red was not bought: it gives nothing for itself', () => {
    const state = position({
      loot: ['RB*', 'M', 'M'],
      market: ['unlabeled-potion'],
      refilling: 'B',
      decks: { B: ['water-buffalo'] },
    })
    expect(turn(state, 0, buy('unlabeled-potion', 'RB')).infamy[0]).toBe(0)
  })

  test('a free card that allows one more purchase does so at once', () => {
    const state = position({
      loot: ['RBG*', 'M', 'M'],
      market: ['unlabeled-potion', 'menacing-monocle'],
      coins: [2, 0, 0],
      refilling: 'B',
      decks: { B: ['executive-assistant'] },
    })
    const after = turn(state, 0, buy('unlabeled-potion', 'RB'), buy('menacing-monocle', '', 2))
    expect(names(after.owned[0]!)).toEqual(['executive-assistant', 'menacing-monocle'])
  })

  test('a free exit strategy may be used at once', () => {
    const state = position({
      loot: ['RB*', 'M', 'M'],
      market: ['unlabeled-potion'],
      coins: [1, 0, 0],
      refilling: 'C',
      decks: { C: ['exit-strategy'] },
    })
    expect(turn(state, 0, buy('unlabeled-potion', 'RB'), exchange('exit-strategy')).infamy[0]).toBe(2)
  })

  test('taking the last card of deck B, it opens deck C at the end of the round', () => {
    const state = position({
      loot: ['RB*', 'M', 'M'],
      market: ['unlabeled-potion', 'brooch', 'bookie', 'lucky-paw', 'colored-glass'],
      refilling: 'B',
      decks: { B: ['menacing-monocle'] },
    })
    const { state: after } = finishRound(turn(state, 0, buy('unlabeled-potion', 'RB')))
    expect(names(after.owned[0]!)).toEqual(['menacing-monocle'])
    expect(after.refilling).toBe(2)
    expect(after.market.slice(10).every((card) => card >= 0)).toBe(true)
  })

  test('taking the last card of deck C from a full row, it does not end the game', () => {
    const state = position({
      loot: ['RB*', 'M', 'M'],
      market: ['unlabeled-potion', 'big-haul', 'fur-coat', 'scepter', 'the-heist', 'island-estate'],
      refilling: 'C',
      decks: { B: [], C: ['crown'] },
    })
    const { state: after } = finishRound(turn(state, 0, buy('unlabeled-potion', 'RB')))
    expect(after.decks[2]).toEqual([])
    expect(after.phase).toBe('roll')
  })
})

describe('the turn-in', () => {
  test.each([
    [['gauntlet-of-evil-intent', 'island-estate', 'imbalanced-scales']],
    [['island-estate', 'imbalanced-scales', 'gauntlet-of-evil-intent']],
  ])('a mask paid to the gauntlet does not set off the estate, nor its coin the scales: %j', (mine) => {
    const state = position({ loot: ['M*', 'R', 'R'], owned: [mine, [], []] })
    const { state: after } = finishRound(turn(state, 0, pay('gauntlet-of-evil-intent')))
    expect(after.infamy[0]).toBe(0)
    expect(after.coins[0]).toBe(1)
  })

  test('the gauntlet’s coin cannot be spent or exchanged this turn', () => {
    const state = position({
      loot: ['M*', 'R', 'R'],
      owned: [['gauntlet-of-evil-intent', 'exit-strategy'], [], []],
      market: ['tailor'],
    })
    const after = turn(state, 0, pay('gauntlet-of-evil-intent'))
    expect(refusal(after, 0, exchange('exit-strategy'))).toBe('no-coins')
    expect(refusal(after, 0, buy('tailor', '', 1))).toBe('no-coins')
  })

  test('scales and estate together, and a gem flipped to a bag is a bag', () => {
    const state = position({
      loot: ['RMM*', 'R', 'R'],
      owned: [['island-estate', 'imbalanced-scales', 'bondsman'], [], []],
    })
    const { state: after } = finishRound(turn(state, 0, flip('bondsman', '$')))
    expect(after.coins[0]).toBe(2)
    expect(after.infamy[0]).toBe(3)
  })

  test('a bag flipped to a gem is not turned in', () => {
    const state = position({
      loot: ['$*', 'R', 'R'],
      owned: [['legitimate-jeweller', 'imbalanced-scales'], [], []],
    })
    expect(finishRound(turn(state, 0, flip('legitimate-jeweller', 'W'))).state.coins[0]).toBe(0)
  })
})

test('robbed twice in a round, paw and clutches work each time', () => {
  const owned = [['lucky-paw', 'wicked-clutches'], [], []]
  let state = position({ phase: 'split', loot: ['RWB', '', ''], centre: 'GG$$MMM*', owned, turn: 1 })
  state = turn(state, 1, rob(0, 'RW'))
  expect(pileAt(state, CENTRE)).toBe('BGG$$MMM*')
  expect(state.infamy).toEqual([1, 0, 0])
  // Somebody without a paw is robbed in between: that die is rolled again, and nobody gets infamy.
  const second = act(state, 2, rob(1, 'R'))
  expect(second.events.some(({ type }) => type === 'rerolled')).toBe(true)
  expect(second.state.infamy).toEqual([1, 0, 0])
  state = turn(second.state, 0, take('BGG'))
  const third = act(state, 1, rob(0, 'B'))
  expect(third.events.some(({ type }) => type === 'rerolled')).toBe(false)
  expect(pileAt(third.state, CENTRE)).toContain('GG')
  expect(third.state.infamy).toEqual([2, 0, 0])
})
