import { cellAt } from '@/rules/knights-vs-steambots/board'
import {
  after,
  acting,
  asked,
  beaten,
  can,
  discarded,
  hand,
  heard,
  items,
  movesOf,
  PASS,
  phase,
  position,
  team,
} from './position'

describe('action 1', () => {
  const empty = position([{}, { at: 1 }], { deck: 'sword' })

  test('with an empty hand one must move', () => {
    expect(can(empty, 0, { type: 'stay' })).toBe(false)
    expect(movesOf(empty, 0)).toEqual([
      { type: 'walk', to: 1 },
      { type: 'walk', to: 2 },
      { type: 'walk', to: 3 },
    ])
  })

  test('with cards in hand one may stay, and then draws nothing', () => {
    const state = position([{ hand: 'cage' }, { at: 1 }])
    const stayed = after(state, [0, { type: 'stay' }])
    expect(phase(stayed)).toBe('act')
    expect(stayed.deck).toEqual(state.deck)
  })

  test('one walks where both cards have a passage', () => {
    const labyrinth = [
      ['centre', 0, 0],
      ['passage', 1, 0, 0],
      ['passage', 0, 1, 0],
      ['bend', 1, 1, 3],
      ['crossing', 0, 2],
    ] as const
    const at = (place: number) => movesOf(position([{ at: place }, { at: 4 }], { labyrinth }), 0)
    expect(at(0)).toEqual([{ type: 'walk', to: 2 }])
    expect(at(2)).toEqual([
      { type: 'walk', to: 0 },
      { type: 'walk', to: 4 },
    ])
    expect(at(3)).toEqual([{ type: 'walk', to: 1 }])
    expect(at(1)).toEqual([{ type: 'walk', to: 3 }])
  })

  test('entering a location with nobody there: a card into the hand, secretly', () => {
    const state = after(empty, [0, { type: 'walk', to: 2 }])
    expect(hand(state, 0)).toBe('sword')
    expect(asked(state)).toEqual([0])
    expect(phase(state)).toBe('act')
    const drew = (listener: number | null) =>
      heard(empty, 0, { type: 'walk', to: 2 }, listener).find(({ type }) => type === 'drew')
    expect(drew(0)).toMatchObject({ cards: ['sword'] })
    expect(drew(1)).toMatchObject({ cards: null })
    expect(drew(null)).toMatchObject({ cards: null })
  })

  test('a knight, cook or the Mage joins at once, and another card is drawn', () => {
    const state = after(position([{}, { at: 1 }], { deck: 'cook, mage, plain' }), [
      0,
      { type: 'walk', to: 2 },
    ])
    expect(team(state, 0)).toBe('knight-sword, knight-mace, cook, mage')
    expect(hand(state, 0)).toBe('plain')
  })

  test('a location is laid at once, where its owner wants it, and another card is drawn', () => {
    const drawn = after(position([{}, { at: 1 }], { deck: 'bend, plain' }), [0, { type: 'walk', to: 2 }])
    expect(phase(drawn)).toBe('location')
    expect(hand(drawn, 0)).toBe('')
    const state = after(drawn, [0, { type: 'place', x: 0, y: 2, turn: 0 }])
    expect(state.locations.length).toBe(5)
    expect(hand(state, 0)).toBe('plain')
    expect(phase(state)).toBe('act')
  })

  test('it must join a laid one by a passage on both, in every turn that makes a difference', () => {
    const labyrinth = [
      ['centre', 0, 0],
      ['passage', 1, 0, 1],
    ] as const
    const drawn = after(position([{}, { at: 1 }], { deck: 'passage', labyrinth, turn: 1 }), [
      1,
      { type: 'walk', to: 0 },
    ])
    // Seat 0 waits in the centre: a duel, and the challenger draws the location.
    expect(phase(drawn)).toBe('location')
    const spots = movesOf(drawn, 1).map((move) => (move.type === 'place' ? [move.x, move.y, move.turn] : []))
    expect(spots).toEqual([
      [0, -1, 0],
      [-1, 0, 1],
      [2, 0, 1],
      [0, 1, 0],
    ])
  })

  test('a crossing is not turned, a passage has two ways, bends and forks four', () => {
    const ways = (card: string) => {
      const drawn = after(position([{}, { at: 1 }], { deck: card }), [0, { type: 'walk', to: 2 }])
      const turns = movesOf(drawn, 0).map((move) => (move.type === 'place' ? move.turn : -1))
      return [...new Set(turns)].sort()
    }
    expect(ways('crossing')).toEqual([0])
    expect(ways('passage')).toEqual([0, 1])
    expect(ways('bend')).toEqual([0, 1, 2, 3])
    expect(ways('fork')).toEqual([0, 1, 2, 3])
  })

  test('a location that fits nowhere is discarded', () => {
    // A ring of four bends: every passage leads to another card.
    const labyrinth = [
      ['bend', 0, 0, 1],
      ['bend', 1, 0, 2],
      ['bend', 1, 1, 3],
      ['bend', 0, 1, 0],
    ] as const
    const state = position([{}, { at: 2 }], { deck: 'fork, plain', labyrinth: labyrinth.slice(0, 1) })
    state.locations = labyrinth.map(() => state.locations[0]!)
    state.cells = [cellAt(0, 0), cellAt(1, 0), cellAt(1, 1), cellAt(0, 1)]
    state.turns = labyrinth.map(([, , , turn]) => turn)
    const walked = after(state, [0, { type: 'walk', to: 1 }])
    expect([phase(walked), hand(walked, 0), discarded(walked, 'fork')]).toEqual(['act', 'plain', 1])
  })
})

describe('other players at the location', () => {
  test('entering: one must challenge, and action 2 is skipped', () => {
    const state = after(position([{ hand: 'plain' }, { at: 1, hand: 'cage' }]), [0, { type: 'walk', to: 1 }])
    expect(state.duel).toMatchObject({ challenger: 0, challenged: 1 })
    expect(phase(state)).not.toBe('act')
  })

  test('staying: one must challenge too', () => {
    const state = after(position([{ hand: 'plain' }, {}], { deck: 'cage, cage' }), [0, { type: 'stay' }])
    expect(phase(state)).toBe('lay')
  })

  test('among several one chooses', () => {
    const state = after(position([{}, { at: 1 }, { at: 1 }], { deck: 'cage, cage' }), [
      0,
      { type: 'walk', to: 1 },
    ])
    expect(phase(state)).toBe('challenge')
    expect(movesOf(state, 0)).toEqual([
      { type: 'challenge', rival: 1 },
      { type: 'challenge', rival: 2 },
    ])
    const chosen = after(state, [0, { type: 'challenge', rival: 2 }])
    expect(chosen.duel).toMatchObject({ challenger: 0, challenged: 2 })
    expect(chosen.challenged).toEqual([0, 0, 1])
  })

  test('nobody is challenged twice between two turns of their own', () => {
    const state = position([{}, { at: 1 }, { at: 1 }], { deck: 'cage, cage' })
    state.challenged = [0, 1, 0]
    const walked = after(state, [0, { type: 'walk', to: 1 }])
    expect(walked.duel).toMatchObject({ challenged: 2 })
  })

  test('where all were challenged already: entering draws, staying draws nothing, action 2 follows', () => {
    const state = position([{ hand: 'cage' }, { at: 1 }, { at: 0 }], { deck: 'plain' })
    state.challenged = [0, 1, 1]
    const came = after(state, [0, { type: 'walk', to: 1 }])
    expect([phase(came), hand(came, 0)]).toEqual(['act', 'cage, plain'])
    const stayed = after(state, [0, { type: 'stay' }])
    expect([phase(stayed), hand(stayed, 0)]).toEqual(['act', 'cage'])
  })

  test('the mark of the challenged is cleared when their turn begins', () => {
    const state = acting([{ hand: 'cage' }, {}, {}])
    state.challenged = [0, 1, 1]
    expect(after(state, [0, PASS]).challenged).toEqual([0, 0, 1])
  })
})

describe('the chest', () => {
  test('on entering it, first a card from hand is discarded, then one is drawn', () => {
    const state = after(position([{ hand: 'plain, cage' }, { at: 1 }], { deck: 'mace' }), [
      0,
      { type: 'walk', to: 3 },
    ])
    expect(phase(state)).toBe('chest')
    expect(hand(state, 0)).toBe('cage, plain')
    const left = after(state, [0, { type: 'discard', card: 'plain' }])
    expect([hand(left, 0), discarded(left, 'plain'), phase(left)]).toEqual(['mace, cage', 1, 'act'])
  })

  test('with an empty hand nothing is discarded', () => {
    const state = after(position([{}, { at: 1 }], { deck: 'mace' }), [0, { type: 'walk', to: 3 }])
    expect([phase(state), hand(state, 0)]).toEqual(['act', 'mace'])
  })

  test('before a duel too', () => {
    const state = after(position([{ hand: 'plain' }, { at: 3 }]), [0, { type: 'walk', to: 3 }])
    expect([phase(state), state.duel]).toEqual(['chest', null])
    expect(after(state, [0, { type: 'discard', card: 'plain' }]).duel).toMatchObject({ challenged: 1 })
  })

  test('staying there discards nothing', () => {
    const state = after(position([{ hand: 'plain', at: 3 }, {}]), [0, { type: 'stay' }])
    expect([phase(state), hand(state, 0)]).toEqual(['act', 'plain'])
  })
})

describe('action 2', () => {
  const ready = acting([{ hand: 'plain, plain, hammer, cage, greed, greed', items: 'sword' }, { at: 1 }], {
    deck: 'paper, paper',
  })

  test('beating a steambot: it goes to the victory pile, the weapon stays', () => {
    const state = after(ready, [0, { type: 'beat', steambot: 'plain' }])
    expect([beaten(state, 0), items(state, 0)]).toEqual(['plain', 'sword'])
  })

  test.each([
    ['sword', 'plain', true],
    ['mace', 'spearman', true],
    ['sword', 'armoured', false],
    ['hammer', 'plain', true],
    ['sling', 'spearman', false],
    ['hammer', 'armoured', true],
    ['paper', 'plain', false],
    ['cage', 'plain', false],
  ] as const)('%s against %s: %s', (item, steambot, works) => {
    const state = acting([{ hand: steambot, items: item }, {}])
    expect(can(state, 0, { type: 'beat', steambot })).toBe(works)
  })

  test.each(['plain', 'spearman', 'armoured'] as const)(
    'with a Mage only paper beats, and it beats %s',
    (steambot) => {
      const withItem = (item: string) =>
        can(acting([{ team: 'mage', hand: steambot, items: item }, {}]), 0, { type: 'beat', steambot })
      expect(['sword', 'mace', 'hammer', 'sling', 'paper'].filter(withItem)).toEqual(['paper'])
    },
  )

  test('a weapon in hand beats nothing', () => {
    expect(can(acting([{ hand: 'plain, sword' }, {}]), 0, { type: 'beat', steambot: 'plain' })).toBe(false)
  })

  test('a trophy or cage goes to a free place, or in place of another, which is discarded', () => {
    const placed = after(ready, [0, { type: 'equip', card: 'cage', instead: null }])
    expect(items(placed, 0)).toBe('sword, cage')
    const replaced = after(ready, [0, { type: 'equip', card: 'hammer', instead: 'sword' }])
    expect([items(replaced, 0), discarded(replaced, 'sword')]).toEqual(['hammer', 1])
  })

  test('one item under each knight or character', () => {
    const full = acting([{ team: 'knight-sword', items: 'sword', hand: 'cage' }, {}])
    expect(can(full, 0, { type: 'equip', card: 'cage', instead: null })).toBe(false)
    expect(can(full, 0, { type: 'equip', card: 'cage', instead: 'sword' })).toBe(true)
  })

  test('each of the three at most once, in any order', () => {
    const one = after(ready, [0, { type: 'greed' }])
    expect(can(one, 0, { type: 'greed' })).toBe(false)
    const two = after(one, [0, { type: 'beat', steambot: 'plain' }])
    expect(can(two, 0, { type: 'beat', steambot: 'plain' })).toBe(false)
    const three = after(two, [0, { type: 'equip', card: 'hammer', instead: null }])
    expect([phase(three), three.turn]).toEqual(['move', 1])
  })

  test('a weapon just placed may beat in the same turn', () => {
    const state = acting([{ hand: 'armoured, hammer' }, {}])
    expect(can(state, 0, { type: 'beat', steambot: 'armoured' })).toBe(false)
    const armed = after(state, [0, { type: 'equip', card: 'hammer', instead: null }])
    expect(can(armed, 0, { type: 'beat', steambot: 'armoured' })).toBe(true)
  })

  test('one may do nothing; then the next player clockwise is on turn', () => {
    const state = after(ready, [0, PASS])
    expect([phase(state), state.turn]).toEqual(['move', 1])
    expect(after(acting([{}, {}, { hand: 'cage' }], { turn: 2 }), [2, PASS]).turn).toBe(0)
  })

  test('who has cards is asked even when none can be played: the others must not learn that', () => {
    expect(phase(after(position([{ hand: 'plain', items: '' }, { at: 1 }]), [0, { type: 'stay' }]))).toBe(
      'act',
    )
  })
})
