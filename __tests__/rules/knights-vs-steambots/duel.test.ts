import type { CardName } from '@/rules/knights-vs-steambots/data'
import {
  after,
  allPass,
  asked,
  beaten,
  discarded,
  duelling,
  hand,
  heard,
  items,
  laid,
  lay,
  movesOf,
  PASS,
  phase,
  position,
  team,
} from './position'

describe('laying', () => {
  const state = duelling([{ hand: 'sword' }, { hand: 'paper' }], 'mace, plain')

  test('challenger, then challenged draw one card each', () => {
    expect([hand(state, 0), hand(state, 1)]).toEqual(['sword, mace', 'paper, plain'])
    const first = duelling([{ hand: 'sword' }, { hand: 'paper' }], 'cook, plain, mage, paper')
    expect([team(first, 0), team(first, 1)]).toEqual([
      'knight-sword, knight-mace, cook',
      'knight-sword, knight-mace, mage',
    ])
  })

  test('both lay any card from hand, at the same time and face down', () => {
    expect([phase(state), asked(state)]).toEqual(['lay', [0, 1]])
    expect(movesOf(state, 1)).toEqual([lay('paper'), lay('plain')])
    expect(heard(state, 0, lay('mace'), 1)).toEqual([])
    const one = after(state, [0, lay('mace')])
    expect(asked(one)).toEqual([1])
    const both = after(one, [1, lay('paper')])
    expect(both.duel!.piles.flat().length).toBe(2)
  })

  test('the challenged lays down a location drawn for the duel, though it is not their turn', () => {
    const found = duelling([{ hand: 'sword' }, { hand: 'paper' }], 'mace, fork, plain')
    expect([phase(found), asked(found)]).toEqual(['location', [1]])
  })

  test('after the duel action 2 is skipped, and the next is on turn', () => {
    const done = allPass(after(state, [0, lay('sword')], [1, lay('paper')]))
    expect([phase(done), done.turn, done.duel]).toEqual(['move', 1, null])
    expect(hand(done, 0)).toBe('sword, mace, paper')
  })
})

describe('one more card', () => {
  const better = laid([{ hand: 'sword, hammer' }, { hand: 'paper, sling' }], 'sword', 'paper')

  test('the one who is losing decides first, then the other', () => {
    expect([phase(better), asked(better)]).toEqual(['more', [1]])
    const declined = after(better, [1, PASS])
    expect(asked(declined)).toEqual([0])
  })

  test('on a draw the challenger decides first', () => {
    expect(asked(laid([{ hand: 'sword' }, { hand: 'mace' }], 'sword', 'mace'))).toEqual([0])
  })

  test.each([
    ['plain', 'sword', 0],
    ['sword', 'plain', 1],
    ['cage', 'plain', 1],
    ['sword', 'armoured', 0],
    ['greed', 'plain', 0],
    ['cage', 'sword', 0],
  ] as const)('%s against %s: seat %i decides first', (mine, theirs, first) => {
    expect(asked(laid([{ hand: mine, items: 'hammer, sword' }, { hand: theirs }], mine, theirs))).toEqual([
      first,
    ])
  })

  test('it changes the result, but all cards of the duel are discarded', () => {
    const turned = after(better, [1, lay('sling')])
    expect(turned.duel!.piles.map((pile) => pile.length)).toEqual([1, 2])
    expect(asked(turned)).toEqual([0])
    const done = after(turned, [0, PASS])
    expect([hand(done, 0), hand(done, 1)]).toEqual(['hammer, cage', 'cage'])
    expect(['sword', 'paper', 'sling'].map((card) => discarded(done, card as CardName))).toEqual([1, 1, 1])
    expect(done.duelsWon).toEqual([0, 1])
  })

  test('each may lay one, and who declined is not asked again', () => {
    const declined = after(better, [1, PASS], [0, lay('hammer')])
    expect(phase(declined)).toBe('move')
    const both = after(better, [1, lay('sling')], [0, lay('cage')])
    expect([phase(both), both.turn]).toEqual(['move', 1])
  })

  test('who has no card left is not asked', () => {
    const state = laid([{}, { hand: 'paper' }], 'sword', 'paper', 'sword, cage')
    expect(asked(state)).toEqual([1])
    expect(phase(after(state, [1, PASS]))).toBe('move')
  })

  test('a steambot that is not beaten still costs a knight, though nobody takes anything', () => {
    const state = laid(
      [{ hand: 'plain, spearman' }, { hand: 'sword', team: 'cook, knight-mace' }],
      'plain',
      'sword',
    )
    const spoiled = after(state, [0, lay('spearman')], [1, lay('cage')])
    expect([phase(spoiled), beaten(spoiled, 1), hand(spoiled, 1)]).toEqual(['move', '', ''])
    const hit = after(
      laid([{ hand: 'armoured, plain' }, { hand: 'sword', team: 'cook, knight-mace' }], 'plain', 'sword'),
      [0, lay('armoured')],
      [1, PASS],
    )
    expect([phase(hit), asked(hit)]).toEqual(['lose', [1]])
    expect(after(hit, [1, { type: 'lose', member: 'cook' }]).beaten).toEqual([[], []])
  })

  test('a special card takes effect and is then replaced', () => {
    const state = laid(
      [{ hand: 'sword' }, { hand: 'plain, thief, cage', team: 'cook, knight-mace' }],
      'sword',
      'plain',
      'hammer, mace',
    )
    const robbed = after(state, [1, lay('thief')])
    expect([phase(robbed), asked(robbed)]).toEqual(['lay', [1]])
    const caged = after(robbed, [1, lay('cage')])
    expect(caged.duel!.piles[1]!.length).toBe(2)
    expect(discarded(caged, 'thief')).toBe(1)
    expect(asked(caged)).toEqual([0])
  })
})

describe('special cards in a duel', () => {
  test('Dragon reaches the two only, the one who laid it chooses first; then a new card is laid', () => {
    const state = laid(
      [
        { hand: 'sword', team: 'cook, knight-mace', items: 'paper' },
        { hand: 'dragon, paper, mace', team: 'knight-sling, mage' },
        { items: 'paper', team: 'knight-hammer, knight-sword', hand: 'paper' },
      ],
      'sword',
      'dragon',
    )
    expect([phase(state), asked(state)]).toEqual(['lose', [1]])
    expect([items(state, 0), items(state, 2)]).toEqual(['', 'paper'])
    expect([hand(state, 1), hand(state, 2)]).toEqual(['mace, cage', 'paper'])
    const lost = after(state, [1, { type: 'lose', member: 'mage' }], [0, { type: 'lose', member: 'cook' }])
    expect(team(lost, 2)).toBe('knight-sword, knight-hammer')
    expect([phase(lost), asked(lost)]).toEqual(['lay', [1]])
    expect(phase(after(lost, [1, lay('mace')]))).toBe('more')
  })

  test('a paper already laid does not burn', () => {
    const state = laid([{ hand: 'paper' }, { hand: 'dragon, cage' }], 'paper', 'dragon')
    expect(discarded(state, 'paper')).toBe(0)
    expect(state.duel!.piles[0]!.length).toBe(1)
  })

  test('Exchange and Thief may hit any player, and must if they can', () => {
    const players = [
      { hand: 'exchange, sword', items: 'cage' },
      { hand: 'thief, sword' },
      { team: 'cook, cook', items: 'hammer' },
    ]
    const state = laid(players, 'exchange', 'thief')
    expect([phase(state), asked(state)]).toEqual(['effect', [0]])
    expect(movesOf(state, 0)).toEqual([{ type: 'exchange', give: 'cage', from: 2, take: 'hammer' }])
    const swapped = after(state, [0, { type: 'exchange', give: 'cage', from: 2, take: 'hammer' }])
    expect([phase(swapped), asked(swapped)]).toEqual(['effect', [1]])
    expect(movesOf(swapped, 1)).toEqual([
      { type: 'steal', from: 0, take: 'hammer' },
      { type: 'steal', from: 2, take: 'cook' },
    ])
    const stolen = after(swapped, [1, { type: 'steal', from: 2, take: 'cook' }])
    expect(team(stolen, 1)).toBe('knight-sword, knight-mace, cook')
    expect([phase(stolen), asked(stolen)]).toEqual(['lay', [0, 1]])
  })

  test('without any effect they are just replaced', () => {
    const state = laid([{ hand: 'exchange, mace' }, { hand: 'sword' }], 'exchange', 'sword')
    expect([phase(state), asked(state)]).toEqual(['lay', [0]])
    expect(discarded(state, 'exchange')).toBe(1)
  })

  test('a special card that replaces one takes effect too', () => {
    const state = laid(
      [
        { hand: 'exchange, dragon', team: 'cook, cook' },
        { hand: 'sword', team: 'knight-sling, knight-sling' },
      ],
      'exchange',
      'sword',
    )
    const again = after(state, [0, lay('dragon')])
    expect([team(again, 0), team(again, 1)]).toEqual(['cook', 'knight-sling'])
    expect([phase(again), asked(again)]).toEqual(['lay', [0]])
  })

  test('with an empty hand the top card of the deck is laid unseen', () => {
    const state = laid([{}, { hand: 'sword' }], 'exchange', 'sword', 'exchange, cage, hammer')
    expect(phase(state)).toBe('more')
    expect(state.duel!.piles[0]).toHaveLength(1)
    expect(asked(state)).toEqual([1])
    expect(hand(allPass(state), 0)).toBe('sword, hammer')
  })

  test('replacing is not the one more card', () => {
    const state = laid(
      [{ hand: 'exchange, mace, cage' }, { hand: 'paper' }],
      'exchange',
      'paper',
      'cage, cage',
    )
    expect(state.duel!.more).toEqual([0, 0])
    const done = allPass(after(state, [0, lay('mace')]))
    expect(hand(done, 0)).toBe('mace, paper, cage, cage')
  })

  test('Greed does nothing and counts for nothing', () => {
    const state = laid([{ hand: 'greed' }, { hand: 'sword' }], 'greed', 'sword')
    expect(phase(state)).toBe('more')
    const done = allPass(state)
    expect([discarded(done, 'greed'), discarded(done, 'sword')]).toEqual([1, 1])
    expect([hand(done, 0), hand(done, 1)]).toEqual(['cage', 'cage'])
  })
})

describe('a steambot that is not beaten', () => {
  const attacked = (own: string, carried: string, members: string, steambot: CardName = 'plain') =>
    allPass(
      laid([{ hand: own, items: carried, team: members }, { hand: steambot }], own as CardName, steambot),
    )

  test('must be warded off with a fitting item, which is discarded with all cards', () => {
    const state = attacked('paper', 'sword', 'cook, knight-mace')
    expect([items(state, 0), discarded(state, 'sword'), discarded(state, 'plain')]).toEqual(['', 1, 1])
    expect([team(state, 0), phase(state)]).toEqual(['knight-mace, cook', 'move'])
  })

  test('the player picks which fitting item', () => {
    const state = attacked('paper', 'sword, hammer', 'cook, knight-mace')
    expect([phase(state), asked(state)]).toEqual(['defend', [0]])
    expect(movesOf(state, 0)).toEqual([
      { type: 'defend', item: 'sword' },
      { type: 'defend', item: 'hammer' },
    ])
    expect(items(after(state, [0, { type: 'defend', item: 'sword' }]), 0)).toBe('hammer')
  })

  test('else a knight or the Mage is lost, by choice', () => {
    const state = attacked('paper', 'hammer', 'cook, knight-mace', 'spearman')
    expect([phase(state), asked(state)]).toEqual(['lose', [0]])
    const lost = after(state, [0, { type: 'lose', member: 'knight-mace' }])
    expect([team(lost, 0), discarded(lost, 'knight-mace'), discarded(lost, 'spearman')]).toEqual([
      'cook',
      1,
      1,
    ])
  })

  test('with a Mage only paper helps', () => {
    expect(phase(attacked('sword', 'hammer', 'cook, mage'))).toBe('lose')
    expect(items(attacked('sword', 'hammer, paper', 'cook, mage'), 0)).toBe('hammer')
  })

  test('a Ghost who fails loses nothing', () => {
    const state = allPass(laid([{ hand: 'paper', team: '' }, { hand: 'plain' }, {}], 'paper', 'plain'))
    expect([phase(state), state.turn]).toEqual(['move', 1])
    expect(state.duelsWon).toEqual([0, 0, 0])
  })

  test('it counts as a won duel if an item or a knight was lost', () => {
    expect(attacked('paper', 'sword', 'cook, knight-mace').duelsWon).toEqual([0, 1])
    expect(attacked('paper', '', 'cook, knight-mace').duelsWon).toEqual([0, 1])
  })
})

test('a caught steambot may be used again: it is in hand', () => {
  const state = allPass(laid([{ hand: 'cage' }, { hand: 'armoured' }], 'cage', 'armoured', 'sword, sword'))
  expect(hand(state, 0)).toBe('sword, armoured')
})

test('a Ghost duels as others do and may beat a steambot in it', () => {
  const state = allPass(laid([{ hand: 'sword', team: '' }, { hand: 'plain' }, {}], 'sword', 'plain'))
  expect(beaten(state, 0)).toBe('plain')
})

test('a duel needs somebody at the same location', () => {
  const state = after(position([{ hand: 'sword', at: 1 }, { at: 2 }]), [0, { type: 'stay' }])
  expect(state.duel).toBeNull()
})
