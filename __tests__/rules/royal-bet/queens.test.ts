import { royalBet } from '@/rules/royal-bet'
import {
  after,
  can,
  card,
  colour,
  lay,
  linesOf,
  playable,
  position,
  refusal,
  roundPoints,
  winnerOf,
} from './position'

describe('white queen', () => {
  test('the card under her is as strong as a relic', () => {
    expect(winnerOf(['black 10', { card: 'red 1', queen: colour('white') }, 'relic'])).toBe('1: red 1')
  })
  test('a flag under her is as strong as a relic too', () => {
    expect(winnerOf(['black 10', { card: 'flag', queen: colour('white') }])).toBe('1: flag')
  })
  test('a coloured card led under her sets the colour', () => {
    const state = position([
      { set: 'white', hand: 'red 9' },
      { set: 'green', hand: 'red 1, blue 1' },
    ])
    expect(playable(after(state, [0, lay('red 9', { queen: true })]), 1)).toEqual(['red 1'])
  })
  test('the card must still follow', () => {
    const state = after(
      position([
        { hand: 'red 4', set: 'black' },
        { set: 'white', hand: 'red 2, blue 3' },
      ]),
      [0, lay('red 4')],
    )
    expect(can(state, 1, lay('red 2', { queen: true }))).toBe(true)
    expect(refusal(state, 1, lay('blue 3', { queen: true }))).toBe('must-follow')
  })
  test('militia makes it a flag', () => {
    expect(winnerOf(['green 1', { card: 'red 1', queen: colour('white'), militia: true }])).toBe('0: green 1')
  })
  test('the card is no relic for a used white king and a collector', () => {
    const state = position([
      { set: 'white', hand: 'red 9', squad: ['collector'], kingUsed: true },
      { hand: 'red 2' },
    ])
    const done = after(state, [0, lay('red 9', { queen: true })], [1, lay('red 2')])
    // The last card ended the round; its points are on the sheet.
    expect(linesOf(done, 0).map(({ source }) => source)).toEqual(['jack'])
  })
})

describe('blue queen', () => {
  test('the card under her is as weak as a flag', () => {
    expect(winnerOf([{ card: 'black 10', queen: colour('blue') }, 'green 1'])).toBe('1: green 1')
  })
  test('militia makes it a relic', () => {
    expect(winnerOf(['black 10', { card: 'red 2', queen: colour('blue'), militia: true }])).toBe('1: red 2')
  })
  test('a real relic under her still counts as a relic when won', () => {
    const state = position([
      { set: 'blue', hand: 'relic' },
      { hand: 'red 2', set: 'red', squad: ['collector'], queenUsed: true },
    ])
    const done = after(state, [0, lay('relic', { queen: true })], [1, lay('red 2')])
    expect(linesOf(done, 1)).toContainEqual({ round: 1, source: 'collector', points: 20 })
  })
  test('a coloured card led under her sets the colour', () => {
    const state = position([
      { set: 'blue', hand: 'red 9' },
      { set: 'green', hand: 'red 1, blue 1' },
    ])
    expect(playable(after(state, [0, lay('red 9', { queen: true })]), 1)).toEqual(['red 1'])
  })
})

describe('red queen', () => {
  test('one more win, whether or not the trick is won', () => {
    const state = position([{ set: 'red', hand: 'red 1, red 2' }, { hand: 'red 9, red 8' }])
    const done = after(state, [0, lay('red 1', { queen: true })], [1, lay('red 9')])
    expect(done.wins).toEqual([0, 1])
    expect(done.extraWins).toEqual([1, 0])
    expect(refusal(after(done, [1, lay('red 8')]), 0, lay('red 2', { queen: true }))).toBe('queen-used')
  })
  test('with a jester and no trick at all: 3 wins', () => {
    const [points] = roundPoints(
      position([
        { set: 'red', squad: ['jester', 'militia', 'samurai'], bets: ['militia'], extraWins: 1 },
        {},
      ]),
    )
    expect(points).toEqual({ 'bet:militia': 90, jester: -20 })
  })
})

describe('green queen', () => {
  const table = () =>
    position([
      { hand: 'red 4, red 5', set: 'white' },
      { set: 'green', hand: 'red 2, blue 9' },
      { hand: 'red 9, blue 1', set: 'red' },
      { hand: 'red 1, blue 2', set: 'blue' },
    ])
  test('her player lays a card after everybody else', () => {
    const state = after(
      table(),
      [0, lay('red 4')],
      [1, { type: 'wait' }],
      [2, lay('red 9')],
      [3, lay('red 1')],
    )
    expect(state.turn).toBe(1)
    expect(playable(state, 1)).toEqual(['red 2'])
  })
  test('is not for the last to play', () => {
    const state = position([
      { set: 'white', hand: 'red 4' },
      { set: 'green', hand: 'red 2' },
    ])
    expect(refusal(after(state, [0, lay('red 4')]), 1, { type: 'wait' })).toBe('already-last')
  })
  test('is used but once, and not again in the same trick', () => {
    const state = after(
      table(),
      [0, lay('red 4')],
      [1, { type: 'wait' }],
      [2, lay('red 9')],
      [3, lay('red 1')],
    )
    expect(refusal(state, 1, { type: 'wait' })).toBe('queen-used')
    const next = after(state, [1, lay('red 2')], [2, lay('blue 1')], [3, lay('blue 2')], [0, lay('red 5')])
    expect(refusal(next, 1, { type: 'wait' })).toBe('queen-used')
  })
  test('when leading with her the next player leads instead, but has no ninja', () => {
    const state = position(
      [
        { set: 'green', hand: 'red 2, blue 9' },
        { hand: 'blue 4, red 5', squad: ['ninja'] },
        { hand: 'blue 1, red 1' },
      ],
      { leader: 0 },
    )
    expect(can(state, 0, { type: 'wait' })).toBe(true)
    const waited = after(state, [0, { type: 'wait' }])
    expect(waited.turn).toBe(1)
    expect(royalBet.moves(waited, 1).some((move) => move.type === 'lead')).toBe(false)
    const all = after(waited, [1, lay('blue 4')], [2, lay('blue 1')])
    expect(playable(all, 0)).toEqual(['blue 9'])
  })
  test('earlier and later mean the order of laying', () => {
    const state = position([{ set: 'green', hand: 'relic, red 1' }, { hand: 'relic, red 2' }])
    const done = after(state, [0, { type: 'wait' }], [1, lay('relic')], [0, lay('relic')])
    expect(done.wins).toEqual([0, 1])
  })
  test('a hermit may be used at either moment', () => {
    const state = position([{ set: 'green', hand: 'red 1', squad: ['hermit'] }, { hand: 'red 2' }], {
      deck: [card('blue 1'), card('blue 2'), card('blue 3')],
    })
    expect(can(state, 0, { type: 'hermit' })).toBe(true)
    const waited = after(state, [0, { type: 'wait' }], [1, lay('red 2')])
    expect(can(waited, 0, { type: 'hermit' })).toBe(true)
  })
})

describe('black queen', () => {
  const state = () =>
    after(
      position([
        { hand: 'red 4', set: 'white' },
        { set: 'black', hand: 'red 2, blue 9, relic' },
      ]),
      [0, lay('red 4')],
    )
  test('lets a card be laid that does not follow', () => {
    expect(refusal(state(), 1, lay('blue 9'))).toBe('must-follow')
    expect(can(state(), 1, lay('blue 9', { queen: true }))).toBe(true)
  })
  test('is only offered where it widens the choice', () => {
    expect(refusal(state(), 1, lay('red 2', { queen: true }))).toBe('queen-not-needed')
    expect(refusal(state(), 1, lay('relic', { queen: true }))).toBe('queen-not-needed')
  })
})

test('a used queen is not offered', () => {
  const state = position([{ set: 'white', hand: 'red 1', queenUsed: true }, { hand: 'red 2' }])
  expect(royalBet.moves(state, 0)).toEqual([lay('red 1')])
})
