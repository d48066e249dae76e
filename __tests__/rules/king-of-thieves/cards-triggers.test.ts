import { FACE_NAMES } from '@/rules/king-of-thieves/data'
import { CENTRE } from '@/rules/king-of-thieves/state'
import {
  act,
  buy,
  done,
  finishRound,
  listed,
  names,
  pileAt,
  position,
  reroll,
  rob,
  take,
  turn,
} from './position'

describe('cards that like a gem in the cost', () => {
  test.each([
    ['water-buffalo', 'RRW', 'brooch', 'RG', 'concealed-safehouse', 'WB'],
    ['impressed-noble', 'WWG', 'concealed-safehouse', 'WB', 'brooch', 'RG'],
    ['rumor-monger', 'WGG', 'brooch', 'RG', 'concealed-safehouse', 'WB'],
    ['sticky-fingered-dockhand', 'BBG', 'concealed-safehouse', 'WB', 'brooch', 'RG'],
  ])(
    '%s: one infamy for itself and each later purchase with it',
    (card, cost, liked, likedCost, other, otherCost) => {
      const buying = position({ loot: [`${cost}*`, 'M', 'M'], market: [card] })
      expect(turn(buying, 0, buy(card, cost)).infamy[0]).toBe(1)

      const owning = position({
        loot: [`${likedCost}${otherCost}*`, 'M', 'M'],
        owned: [[card], [], []],
        market: [liked, other],
      })
      expect(turn(owning, 0, buy(liked, likedCost)).infamy[0]).toBe(1)
      expect(turn(owning, 0, buy(other, otherCost)).infamy[0]).toBe(0)
    },
  )

  test('two gems of that colour give one infamy', () => {
    const state = position({
      loot: ['RR*', 'M', 'M'],
      owned: [['water-buffalo'], [], []],
      market: ['bondsman'],
    })
    expect(turn(state, 0, buy('bondsman', 'RR')).infamy[0]).toBe(1)
  })

  test('the printed cost counts, also when a coin paid it', () => {
    const state = position({
      loot: ['G*', 'M', 'M'],
      owned: [['water-buffalo'], [], []],
      coins: [1, 0, 0],
      market: ['brooch'],
    })
    expect(turn(state, 0, buy('brooch', 'G', 1)).infamy[0]).toBe(1)
  })

  test('nobody gets infamy for somebody else’s purchase', () => {
    const state = position({
      loot: ['RG*', 'M', 'M'],
      owned: [[], ['water-buffalo'], []],
      market: ['brooch'],
    })
    expect(turn(state, 0, buy('brooch', 'RG')).infamy).toEqual([0, 0, 0])
  })
})

describe('eyepatch-of-command', () => {
  const split = (owner: number, piece: string) =>
    position({
      phase: 'split',
      loot: [`R${piece}`, 'W', ''],
      centre: piece === '' ? 'B*' : 'B',
      owned: [0, 1, 2].map((seat) => (seat === owner ? ['eyepatch-of-command'] : [])),
      turn: 2,
    })

  test('one infamy at the end of a split that leaves its owner the piece', () => {
    const state = split(0, '*')
    const all = listed(state, 'take')[0]!
    const { state: after, events } = act(state, 2, all)
    expect(after.infamy).toEqual([1, 0, 0])
    expect(events).toContainEqual({ type: 'infamy', seat: 0, amount: 1, source: 'eyepatch-of-command' })
  })

  test('none without the piece', () => {
    const state = split(1, '*')
    expect(turn(state, 2, listed(state, 'take')[0]!).infamy).toEqual([0, 0, 0])
  })
})

describe('imbalanced-scales', () => {
  test('one more coin for turning in bags, however many', () => {
    const state = position({ loot: ['$$$*', '$', 'M'], owned: [['imbalanced-scales'], [], []] })
    expect(finishRound(state).state.coins).toEqual([4, 1, 0])
  })

  test('none without a bag', () => {
    const state = position({ loot: ['M*', '$', 'M'], owned: [['imbalanced-scales'], [], []] })
    expect(finishRound(state).state.coins).toEqual([0, 1, 0])
  })
})

describe('island-estate', () => {
  test('one more infamy for turning in masks, however many', () => {
    const state = position({ loot: ['MM*', 'M', '$'], owned: [['island-estate'], [], []] })
    expect(finishRound(state).state.infamy).toEqual([3, 1, 0])
  })

  test('none without a mask', () => {
    const state = position({ loot: ['$*', 'M', '$'], owned: [['island-estate'], [], []] })
    expect(finishRound(state).state.infamy).toEqual([0, 1, 0])
  })
})

describe('lucky-paw', () => {
  const owned = [['lucky-paw'], [], []]

  test('whoever robs its owner does not reroll what they return', () => {
    const state = position({ phase: 'split', loot: ['RWB', '', ''], centre: 'GG$$MMM*', owned, turn: 1 })
    const { state: after, events } = act(state, 1, rob(0, 'R'))
    expect(pileAt(after, CENTRE)).toBe('WBGG$$MMM*')
    expect(events.map(({ type }) => type)).toEqual(['robbed', 'returned'])
  })

  test('its owner may reroll one die after the split, before the first fencing turn', () => {
    const state = position({ phase: 'split', loot: ['RRW', '', 'MM*'], centre: 'GG$$M', owned, turn: 1 })
    const after = turn(state, 1, take('GG$$M'))
    expect(after.phase).toBe('reroll')
    expect(after.turn).toBe(0)
    expect(listed(after, 'reroll')).toEqual([reroll('R'), reroll('W'), reroll(null)])
    const { state: next, events } = act(after, 0, reroll('W'))
    expect(events).toEqual([
      { type: 'rerolled', seat: 0, dice: [2], faces: [FACE_NAMES[next.faces[2]!]], reveals: true },
    ])
    expect(next.phase).toBe('fence')
    expect(next.turn).toBe(2)
  })

  test('or leave the dice alone', () => {
    const state = position({ phase: 'reroll', loot: ['RRW', 'GG$$M', 'MM*'], owned, turn: 0 })
    const after = turn(state, 0, reroll(null))
    expect(after.faces).toEqual(state.faces)
    expect(after.phase).toBe('fence')
  })

  test('with nothing but the piece there is nothing to reroll', () => {
    const state = position({ phase: 'split', loot: ['*', '', 'MM'], centre: 'GG$$MRRW', owned, turn: 1 })
    expect(turn(state, 1, take('GG$$MRRW')).phase).toBe('fence')
  })

  test('the reroll never changes what the final loot was', () => {
    const state = position({ phase: 'reroll', loot: ['R', 'GG', 'MM*'], owned, turn: 0 })
    expect(turn(state, 0, reroll('R')).loot).toEqual(state.loot)
  })

  test('bought this round it does nothing until the next', () => {
    const state = position({ loot: ['RB*', 'R', 'R'], market: ['lucky-paw'] })
    const after = turn(state, 0, buy('lucky-paw', 'RB'))
    expect(after.phase).toBe('fence')
    expect(turn(after, 0, done).phase).toBe('fence')
  })
})

test('wicked-clutches: one infamy each time its owner is robbed', () => {
  const state = position({
    phase: 'split',
    loot: ['RWB', '', ''],
    centre: 'GG$$MMM*',
    owned: [['wicked-clutches'], [], []],
    turn: 1,
  })
  const { state: after, events } = act(state, 1, rob(0, 'R'))
  expect(after.infamy).toEqual([1, 0, 0])
  expect(events).toContainEqual({ type: 'infamy', seat: 0, amount: 1, source: 'wicked-clutches' })
})

describe('cards that pay for the final loot when you get them', () => {
  test.each([
    ['big-haul', 'BG'],
    ['the-heist', 'WG'],
  ])('%s: one infamy for each object, the piece too', (card, cost) => {
    const state = position({ loot: [`${cost}MM$*`, 'M', 'M'], market: [card] })
    expect(turn(state, 0, buy(card, cost)).infamy[0]).toBe(6)
  })

  test('the piece that the last player took from the centre is one of the objects', () => {
    const state = position({
      phase: 'split',
      loot: ['RR', 'WWW', ''],
      centre: 'BGMM$*',
      turn: 2,
      market: ['big-haul'],
    })
    const fencing = turn(state, 2, take('BGMM$*'))
    expect(turn(fencing, 2, buy('big-haul', 'BG')).infamy[2]).toBe(6)
  })

  test('dice already paid were in the final loot', () => {
    const state = position({
      loot: ['BGR*', 'M', 'M'],
      owned: [['disgruntled-minion'], [], []],
      market: ['big-haul', 'tailor'],
    })
    expect(turn(state, 0, buy('tailor', 'R'), buy('big-haul', 'BG')).infamy[0]).toBe(4)
  })
})

describe('unlabeled-potion', () => {
  test('it leaves the game and gives the top card of the refilling deck', () => {
    const state = position({
      loot: ['RB*', 'M', 'M'],
      market: ['unlabeled-potion'],
      refilling: 'B',
      decks: { B: ['brooch', 'menacing-monocle'] },
    })
    const { state: after, events } = act(state, 0, buy('unlabeled-potion', 'RB'))
    expect(names(after.owned[0]!)).toEqual(['brooch'])
    expect(names(after.gone)).toEqual(['unlabeled-potion'])
    expect(names(after.decks[1]!)).toEqual(['menacing-monocle'])
    expect(events).toContainEqual({
      type: 'drank',
      seat: 0,
      card: 'unlabeled-potion',
      deck: 'B',
      drawn: 'brooch',
      reveals: true,
    })
  })

  test('an empty refilling deck gives nothing, even if the next deck is untouched', () => {
    const state = position({
      loot: ['RB*', 'M', 'M'],
      market: ['unlabeled-potion'],
      refilling: 'B',
      decks: { B: [] },
    })
    const { state: after, events } = act(state, 0, buy('unlabeled-potion', 'RB'))
    expect(after.owned[0]).toEqual([])
    expect(after.decks[2]).toEqual(state.decks[2])
    expect(events.at(-1)).toMatchObject({ type: 'drank', drawn: null })
  })

  test('bought late, it draws from the deck that refills then', () => {
    const state = position({
      loot: ['RB*', 'M', 'M'],
      market: ['unlabeled-potion'],
      refilling: 'C',
      decks: { B: [], C: ['crown'] },
    })
    expect(names(turn(state, 0, buy('unlabeled-potion', 'RB')).owned[0]!)).toEqual(['crown'])
  })
})
