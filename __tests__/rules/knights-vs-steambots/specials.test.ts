import { after, acting, asked, can, discarded, hand, heard, items, movesOf, phase, team } from './position'

describe('Dragon', () => {
  const state = acting([
    { hand: 'dragon, paper', items: 'paper', team: 'knight-sword, cook' },
    { hand: 'paper, plain', items: 'sword', team: 'knight-mace, mage' },
    { items: 'paper, hammer', team: 'knight-sling, knight-sling' },
  ])
  const loose = after(state, [0, { type: 'dragon' }])

  test('burns all paper of everybody, in inventory and hand', () => {
    expect([0, 1, 2].map((seat) => items(loose, seat))).toEqual(['', 'sword', 'hammer'])
    expect([0, 1, 2].map((seat) => hand(loose, seat))).toEqual(['', 'plain', ''])
    expect(discarded(loose, 'paper')).toBe(4)
    expect(discarded(loose, 'dragon')).toBe(1)
  })

  test('then takes one member from everybody, each choosing their own, from who let it loose on', () => {
    expect([asked(loose), phase(loose)]).toEqual([[0], 'lose'])
    expect(movesOf(loose, 0)).toEqual([
      { type: 'lose', member: 'knight-sword' },
      { type: 'lose', member: 'cook' },
    ])
    const second = after(loose, [0, { type: 'lose', member: 'cook' }])
    expect([asked(second), phase(second)]).toEqual([[1], 'lose'])
    // The third has nobody but two alike, so nothing is asked.
    const third = after(second, [1, { type: 'lose', member: 'mage' }])
    expect([0, 1, 2].map((seat) => team(third, seat))).toEqual([
      'knight-sword',
      'knight-mace',
      'knight-sling',
    ])
  })

  test('a loss may force its owner to drop an item, also out of turn', () => {
    const full = acting([
      { hand: 'dragon, plain', team: 'knight-sword, knight-sword' },
      { items: 'sword, cage', team: 'cook, cook' },
    ])
    const burnt = after(full, [0, { type: 'dragon' }])
    expect([asked(burnt), phase(burnt)]).toEqual([[1], 'drop'])
    const dropped = after(burnt, [1, { type: 'drop', item: 'cage' }])
    expect([items(dropped, 1), discarded(dropped, 'cage')]).toEqual(['sword', 1])
    expect([asked(dropped), phase(dropped)]).toEqual([[0], 'act'])
  })

  test('everybody hears how much paper burnt', () => {
    expect(heard(state, 0, { type: 'dragon' }, 2)).toContainEqual({
      type: 'dragon',
      seat: 0,
      burnt: [
        { seat: 0, items: 1, hand: 1 },
        { seat: 1, items: 0, hand: 1 },
        { seat: 2, items: 1, hand: 0 },
      ],
      reveals: true,
    })
  })
})

describe('Exchange', () => {
  test('swaps a trophy or cage of the own inventory for a trophy of another', () => {
    const state = acting([
      { hand: 'exchange', items: 'cage, paper' },
      { items: 'sword, cage' },
      { items: 'sling' },
    ])
    expect(movesOf(state, 0).filter(({ type }) => type === 'exchange')).toEqual([
      { type: 'exchange', give: 'paper', from: 1, take: 'sword' },
      { type: 'exchange', give: 'cage', from: 1, take: 'sword' },
      { type: 'exchange', give: 'paper', from: 2, take: 'sling' },
      { type: 'exchange', give: 'cage', from: 2, take: 'sling' },
    ])
    const swapped = after(state, [0, { type: 'exchange', give: 'cage', from: 1, take: 'sword' }])
    expect([items(swapped, 0), items(swapped, 1)]).toEqual(['sword, paper', 'cage, cage'])
    expect(discarded(swapped, 'exchange')).toBe(1)
  })

  test('is not played without anything to give, or to take', () => {
    const nothing = acting([{ hand: 'exchange' }, { items: 'sword' }])
    const onlyCages = acting([{ hand: 'exchange', items: 'sword' }, { items: 'cage' }])
    for (const state of [nothing, onlyCages]) expect(movesOf(state, 0)).toEqual([{ type: 'pass' }])
  })
})

describe('Greed', () => {
  test('draws two cards; members and locations in between do not count', () => {
    const state = acting([{ hand: 'greed' }, { at: 1 }], { deck: 'cook, plain, mage, sword, dragon' })
    const drawn = after(state, [0, { type: 'greed' }])
    expect([hand(drawn, 0), team(drawn, 0)]).toEqual([
      'sword, plain',
      'knight-sword, knight-mace, cook, mage',
    ])
  })
})

test('Greed goes on where it stopped when a location is found', () => {
  const state = acting([{ hand: 'greed' }, { at: 1 }], { deck: 'plain, fork, sword, dragon' })
  const found = after(state, [0, { type: 'greed' }])
  expect([phase(found), hand(found, 0)]).toEqual(['location', 'plain'])
  expect(hand(after(found, [0, movesOf(found, 0)[0]!]), 0)).toBe('sword, plain')
})

test('in which order Greed draws a knight between two cards makes no difference to anybody', () => {
  const told = (deck: string) =>
    [0, 1].map((listener) => heard(acting([{ hand: 'greed' }, {}], { deck }), 0, { type: 'greed' }, listener))
  expect(told('cook, plain, sword')).toEqual(told('plain, cook, sword'))
})

describe('Thief', () => {
  const rich = { team: 'knight-sling, cook, mage', items: 'sword, paper, cage', hand: 'hammer' }

  test('takes a trophy into a free place, or a cook or the Mage; no cage, no knight, nothing in hand', () => {
    const state = acting([{ hand: 'thief', team: 'knight-sword' }, rich])
    expect(movesOf(state, 0).filter(({ type }) => type === 'steal')).toEqual([
      { type: 'steal', from: 1, take: 'cook' },
      { type: 'steal', from: 1, take: 'mage' },
      { type: 'steal', from: 1, take: 'sword' },
      { type: 'steal', from: 1, take: 'paper' },
    ])
    const stolen = after(state, [0, { type: 'steal', from: 1, take: 'paper' }])
    expect([items(stolen, 0), items(stolen, 1)]).toEqual(['paper', 'sword, cage'])
  })

  test('without a free place it takes members only', () => {
    const state = acting([{ hand: 'thief', team: 'knight-sword', items: 'cage' }, rich])
    expect(can(state, 0, { type: 'steal', from: 1, take: 'sword' })).toBe(false)
    expect(can(state, 0, { type: 'steal', from: 1, take: 'mage' })).toBe(true)
  })

  test('who loses a member may have to drop an item, by choice', () => {
    const state = acting([{ hand: 'thief, plain' }, rich])
    const stolen = after(state, [0, { type: 'steal', from: 1, take: 'cook' }])
    expect(team(stolen, 0)).toBe('knight-sword, knight-mace, cook')
    expect([asked(stolen), phase(stolen)]).toEqual([[1], 'drop'])
    expect(items(after(stolen, [1, { type: 'drop', item: 'paper' }]), 1)).toBe('sword, cage')
  })

  test('is not played when there is nothing to take', () => {
    const state = acting([{ hand: 'thief' }, { items: 'cage' }])
    expect(movesOf(state, 0)).toEqual([{ type: 'pass' }])
  })
})
