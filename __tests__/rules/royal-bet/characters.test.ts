import { royalBet, type Move } from '@/rules/royal-bet'
import {
  after,
  can,
  card,
  cards,
  colour,
  face,
  heardBy,
  lay,
  playable,
  plays,
  position,
  refusal,
  winnerOf,
} from './position'

describe('samurai', () => {
  const red10 = { card: 'red 10', samurai: true } as const
  test('red 10 of a samurai against a black 10: the one laid earlier wins', () => {
    expect(winnerOf([red10, 'black 10'])).toBe('0: red 10')
    expect(winnerOf(['black 10', red10])).toBe('0: black 10')
  })
  test('a led red card of a samurai leads red', () => {
    const state = position([
      { hand: 'red 3, blue 1', squad: ['samurai'], set: 'blue' },
      { hand: 'red 1, black 9', set: 'red', queenUsed: true },
    ])
    expect(playable(after(state, [0, lay('red 3')]), 1)).toEqual(['red 1'])
  })
  test('a red card of a samurai beats the led colour', () => {
    expect(winnerOf(['blue 10', { card: 'red 1', samurai: true }])).toBe('1: red 1')
  })
  test('black cards do not become red', () => {
    const state = after(
      position([
        { hand: 'red 3', set: 'blue' },
        { hand: 'black 1, blue 2', squad: ['samurai'], set: 'red', queenUsed: true },
      ]),
      [0, lay('red 3')],
    )
    expect(playable(state, 1)).toEqual(['blue 2', 'black 1'])
  })
  test('as a bet he does nothing for red cards', () => {
    const state = after(
      position([
        { hand: 'blue 9', set: 'blue' },
        { hand: 'red 1, red 2', squad: ['samurai'], bets: ['samurai'], set: 'red', queenUsed: true },
        { hand: 'blue 1, blue 2' },
      ]),
      [0, lay('blue 9')],
      [1, lay('red 1')],
    )
    expect(state.plays[1]!.samurai).toBeUndefined()
  })
})

describe('militia', () => {
  const state = position([
    { set: 'green', hand: 'red 1, red 10, red 5, flag, relic', squad: ['militia'] },
    { hand: 'red 7', set: 'red' },
  ])
  test('turns ones, tens, flags and relics, and nothing else', () => {
    const turned = plays(state, 0).flatMap((move) => (move.militia ? [move.card] : []))
    expect(turned).toEqual(cards('relic, flag, red 1, red 10'))
    expect(refusal(state, 0, lay('red 5', { militia: true }))).toBe('militia-cannot-turn-that')
  })
  test('a red 1 is then a red 10, a red 10 a red 1', () => {
    expect(winnerOf(['red 9', { card: 'red 1', militia: true }])).toBe('1: red 1')
    expect(winnerOf([{ card: 'red 10', militia: true }, 'red 2'])).toBe('1: red 2')
  })
  test('a flag is then a relic, a relic a flag', () => {
    expect(winnerOf(['black 10', { card: 'flag', militia: true }])).toBe('1: flag')
    expect(winnerOf([{ card: 'relic', militia: true }, 'green 1'])).toBe('1: green 1')
  })
  test("a berserker's ten can be a black 1", () => {
    expect(winnerOf([{ card: "berserker's 10", militia: true }, 'black 2'])).toBe('1: black 2')
  })
  test.each(['white', 'blue'] as const)('turns any card under the %s queen', (set) => {
    const ruler = position([{ set, hand: 'red 5', squad: ['militia'] }, { hand: 'red 7' }, { hand: 'red 8' }])
    const both = lay('red 5', { queen: true, militia: true })
    expect(can(ruler, 0, both)).toBe(true)
    expect(after(ruler, [0, both]).plays[0]).toMatchObject({ queen: colour(set), militia: true })
  })
  test('may be used any number of times', () => {
    const again = after(state, [0, lay('red 1', { militia: true })], [1, lay('red 7')])
    expect(can(again, 0, lay('red 10', { militia: true }))).toBe(true)
  })
  test('is needed face up', () => {
    const bet = position([{ hand: 'red 1', squad: ['militia'], bets: ['militia'] }, { hand: 'red 7' }])
    expect(refusal(bet, 0, lay('red 1', { militia: true }))).toBe('no-militia')
  })
})

describe('ninja', () => {
  const table = () =>
    position([{ hand: 'red 1', squad: ['ninja'] }, { hand: 'red 2', squad: ['ninja'] }, { hand: 'red 3' }])
  test('the first player may name another, and play goes clockwise from there', () => {
    const others = [1, 2].map((to) => ({ type: 'lead', to }))
    expect(royalBet.moves(table(), 0).filter((move) => move.type === 'lead')).toEqual(others)
    const state = after(table(), [0, { type: 'lead', to: 2 }], [2, lay('red 3')])
    expect(state.turn).toBe(0)
  })
  test('one who is named and has a ninja may pass the lead on, also back', () => {
    const state = after(table(), [0, { type: 'lead', to: 1 }], [1, { type: 'lead', to: 0 }])
    expect(state.turn).toBe(0)
  })
  test('each player passes the lead at most once a trick', () => {
    const back = after(table(), [0, { type: 'lead', to: 1 }], [1, { type: 'lead', to: 0 }])
    expect(refusal(back, 0, { type: 'lead', to: 2 })).toBe('lead-already-passed')
    expect(royalBet.moves(back, 0)).toEqual(plays(back, 0))
    const next = after(back, [0, lay('red 1')])
    expect(next.turn).toBe(1)
  })
  test('in the next trick the lead may be passed again', () => {
    const state = position([{ hand: 'red 9, red 1', squad: ['ninja'] }, { hand: 'red 2, red 3' }])
    const next = after(state, [0, { type: 'lead', to: 1 }], [1, lay('red 2')], [0, lay('red 9')])
    expect(can(next, 0, { type: 'lead', to: 1 })).toBe(true)
  })
  test('a first player who plays last, by the green queen, has no lead left to pass', () => {
    const state = position([{ set: 'green', hand: 'red 1', squad: ['ninja'] }, { hand: 'red 2' }])
    const last = after(state, [0, { type: 'wait' }], [1, lay('red 2')])
    expect(refusal(last, 0, { type: 'lead', to: 1 })).toBe('not-leading')
  })
  test('only the first player, before anything is laid', () => {
    expect(refusal(after(table(), [0, lay('red 1')]), 1, { type: 'lead', to: 2 })).toBe('not-leading')
    expect(refusal(after(table(), [0, { type: 'lead', to: 2 }]), 2, { type: 'lead', to: 0 })).toBe('no-ninja')
  })
})

describe('hermit', () => {
  const table = () =>
    position(
      [
        { hand: 'red 1, red 2', squad: ['hermit'], set: 'green' },
        { hand: 'red 3, red 4', squad: ['hermit'], bets: ['hermit'] },
      ],
      { deck: cards('blue 1, blue 2, blue 3, blue 4') },
    )
  test('draws three and discards three before laying a card', () => {
    const drawn = after(table(), [0, { type: 'hermit' }])
    expect(drawn.hands[0]).toHaveLength(5)
    expect(refusal(drawn, 0, lay('red 1'))).toBe('not-now')
    const done = after(
      drawn,
      [0, { type: 'discard', card: card('red 1') }],
      [0, { type: 'discard', card: card('red 2') }],
      [0, { type: 'discard', card: card('blue 2') }],
    )
    expect(done.hands[0]).toEqual(cards('blue 3, blue 4'))
    expect(can(done, 0, lay('blue 4'))).toBe(true)
    expect(refusal(done, 0, { type: 'hermit' })).toBe('hermit-used')
  })
  test("all see a berserker's ten that is discarded, and no other card", () => {
    const state = after(table(), [0, { type: 'hermit' }])
    state.hands[0]![0] = card("berserker's 10")
    const heard = (name: string) => heardBy(state, 0, { type: 'discard', card: card(name) }, 1)[0]
    expect(heard("berserker's 10")).toEqual({ type: 'discard', seat: 0, card: face("berserker's 10") })
    expect(heard('red 2')).toEqual({ type: 'discard', seat: 0 })
  })
  test("a berserker's ten that is discarded is out, and known to be in the hand no more", () => {
    const state = after(table(), [0, { type: 'hermit' }])
    state.hands[0]![0] = card("berserker's 10")
    state.shown[0] = [card("berserker's 10")]
    const done = after(state, [0, { type: 'discard', card: card("berserker's 10") }])
    expect(done.out).toEqual([card("berserker's 10")])
    expect([done.discards[0], done.shown[0]]).toEqual([[], []])
  })
  test('only face up', () => {
    expect(refusal(after(table(), [0, lay('red 1')]), 1, { type: 'hermit' })).toBe('no-hermit')
  })
  test('two hermits, two times', () => {
    const state = position([{ hand: 'red 1', squad: ['hermit', 'hermit'] }, { hand: 'red 2' }], {
      deck: cards('blue 1, blue 2, blue 3, green 1, green 2, green 3'),
    })
    const drop = (name: string): [number, Move] => [0, { type: 'discard', card: card(name) }]
    const once = after(state, [0, { type: 'hermit' }], drop('green 1'), drop('green 2'), drop('green 3'))
    const twice = after(once, [0, { type: 'hermit' }], drop('blue 1'), drop('blue 2'), drop('blue 3'))
    expect(twice.discards[0]).toEqual(cards('green 1, green 2, green 3, blue 1, blue 2, blue 3'))
    expect(refusal(twice, 0, { type: 'hermit' })).toBe('hermit-used')
  })
})

describe('a card with its powers is one move', () => {
  test('queen, militia and king together', () => {
    const state = position([{ set: 'white', hand: 'flag', squad: ['militia'] }, { hand: 'red 2' }])
    const all = lay('flag', { queen: true, militia: true, king: colour('white') })
    expect(can(state, 0, all)).toBe(true)
    expect(royalBet.moves(state, 0)).toHaveLength(8)
  })
})
