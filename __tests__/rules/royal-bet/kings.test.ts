import { royalBet } from '@/rules/royal-bet'
import { cardsWon, kingNumberOf } from '@/rules/royal-bet/state'
import { after, can, colour, lay, playable, position, refusal } from './position'

const red = colour('red')
const white = colour('white')
const blue = colour('blue')
const black = colour('black')

describe('the king on a card', () => {
  test('lies on a card of his colour and wins, then he is used and his number is higher', () => {
    const before = position([
      { set: 'red', hand: 'red 1, red 2' },
      { hand: 'relic, red 3' },
      { hand: 'red 9, red 4' },
    ])
    const done = after(before, [0, lay('red 1', { king: red })], [1, lay('relic')], [2, lay('red 9')])
    expect(done.wins).toEqual([1, 0, 0])
    expect(kingNumberOf(before, 0)).toBeLessThan(kingNumberOf(done, 0))
    expect(refusal(done, 0, lay('red 2', { king: red }))).toBe('king-used')
  })
  test('is no card of the trick that he wins', () => {
    const done = after(
      position([{ set: 'red', hand: 'red 1, red 2' }, { hand: 'relic, red 3' }]),
      [0, lay('red 1', { king: red })],
      [1, lay('relic')],
    )
    expect(cardsWon(done, 0)).toHaveLength(2)
  })
  test('does not lie on another colour, nor on relics and flags', () => {
    const state = position([{ set: 'red', hand: 'blue 1, relic, flag' }, { hand: 'blue 2' }])
    for (const name of ['blue 1', 'relic', 'flag']) {
      expect(refusal(state, 0, lay(name, { king: red }))).toBe('king-needs-his-colour')
    }
  })
  test('white: on a relic, on a flag, on a card under the white queen', () => {
    const state = position([{ set: 'white', hand: 'blue 1, relic, flag' }, { hand: 'blue 2' }])
    expect(can(state, 0, lay('relic', { king: white }))).toBe(true)
    expect(can(state, 0, lay('flag', { king: white }))).toBe(true)
    expect(can(state, 0, lay('blue 1', { king: white }))).toBe(false)
    expect(can(state, 0, lay('blue 1', { queen: true, king: white }))).toBe(true)
  })
  test('white, come to help a blue set: not on what lies under the blue queen', () => {
    const state = position([{ set: 'blue', hand: 'relic, blue 1' }, { hand: 'blue 2' }])
    state.kings[white] = 0
    expect(can(state, 0, lay('relic', { king: white }))).toBe(true)
    expect(can(state, 0, lay('relic', { queen: true, king: white }))).toBe(false)
    expect(can(state, 0, lay('blue 1', { queen: true, king: blue }))).toBe(true)
  })
  test("black: on a berserker's ten too", () => {
    const state = position([{ set: 'black', hand: "berserker's 10" }, { hand: 'blue 2' }])
    expect(can(state, 0, lay("berserker's 10", { king: black }))).toBe(true)
  })
  test("nobody lays another player's king", () => {
    const state = position([
      { set: 'red', hand: 'blue 1' },
      { set: 'blue', hand: 'blue 2' },
    ])
    expect(refusal(state, 0, lay('blue 1', { king: blue }))).toBe('not-your-king')
  })
})

describe('white jack and queen under a king', () => {
  const table = (mode: 'emperor' | 'alliance', set: 'white' | 'black', hand: string, led: string) =>
    after(
      position(
        [
          { set: 'green', hand: led },
          { set, hand },
          { set: 'red', hand: 'red 1' },
        ],
        {
          options: { mode },
        },
      ),
      [0, lay(led)],
    )
  test('the white king may lie on both', () => {
    const state = table('emperor', 'white', 'white jack, white queen', 'red 4')
    expect(can(state, 1, lay('white jack', { king: white }))).toBe(true)
    expect(can(state, 1, lay('white queen', { king: white }))).toBe(true)
  })
  test('the black king may lie on the white jack only when black is led already', () => {
    const onRed = table('emperor', 'black', 'white jack', 'red 4')
    const onBlack = table('emperor', 'black', 'white jack', 'black 4')
    const leading = position([{ set: 'black', hand: 'white jack' }, { set: 'red' }], {
      options: { mode: 'emperor' },
    })
    expect(can(onRed, 1, lay('white jack', { king: black }))).toBe(false)
    expect(can(onBlack, 1, lay('white jack', { king: black }))).toBe(true)
    expect(can(leading, 0, lay('white jack', { king: black }))).toBe(false)
  })
})

describe('samurai and king', () => {
  const state = position([
    { set: 'red', hand: 'red 1, black 1', squad: ['samurai'] },
    { set: 'black', hand: 'red 3', squad: ['samurai'] },
  ])
  test('the red king may lie on a red card of a samurai, the black king may not', () => {
    expect(can(state, 0, lay('red 1', { king: red }))).toBe(true)
    expect(can(after(state, [0, lay('red 1')]), 1, lay('red 3', { king: black }))).toBe(false)
  })
})

test('a hand without his colour offers no king', () => {
  const state = position([{ set: 'red', hand: 'blue 1, green 2', queenUsed: true }, { hand: 'red 1' }])
  expect(royalBet.moves(state, 0)).toHaveLength(playable(state, 0).length)
})
