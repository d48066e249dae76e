import { royalBet } from '@/rules/royal-bet'
import { alliance } from '@/rules/royal-bet/modes/alliance'
import { isSpecial, jackOf, type Colour } from '@/rules/royal-bet/cards'
import { createRng } from '@/rules/core/rng'
import { after, card, lay, position, refusal } from './position'
import { open, playUntil } from './table'

const options = { mode: 'alliance' } as const

describe('the draft', () => {
  const state = open(options, 4)
  test('9 of 40 cards each, then clockwise and back: a set and a relic or flag', () => {
    expect(state.hands.map((hand) => hand.length)).toEqual([9, 9, 9, 9])
    expect(state.deck).toHaveLength(4)
    const first = state.queue[0]!
    expect(state.queue).toHaveLength(8)
    expect(state.queue[3]).toBe(state.queue[4])
    expect(royalBet.moves(state, first)).toHaveLength(5 + 2)
    const withFlag = after(state, [first, { type: 'take', card: card('flag') }])
    const again = playUntil(withFlag, (now) => now.queue[0] === first)
    expect(royalBet.moves(again, first).every((move) => 'set' in move)).toBe(true)
    expect(refusal(again, first, { type: 'take', card: card('relic') })).toBe(
      again.specialsLeft.includes(card('relic')) ? 'already-have-a-relic-or-flag' : 'not-on-offer',
    )
  })
  test('the playing jack joins the hand: 11 cards, and the lowest king number leads', () => {
    const tricks = playUntil(state, (now) => now.phase === 'tricks')
    tricks.sets.forEach((colour, seat) => {
      expect(tricks.hands[seat]).toHaveLength(11)
      expect(tricks.hands[seat]).toContain(jackOf(colour as Colour))
      expect(tricks.hands[seat]!.filter(isSpecial)).toHaveLength(1)
    })
    expect(tricks.sets[tricks.leader]).toBe(Math.min(...tricks.sets))
  })
  test('everybody knows who took which relic, flag and jack', () => {
    const tricks = playUntil(state, (now) => now.phase === 'tricks')
    const imagined = royalBet.imagine(royalBet.view(tricks, 0), createRng(3))
    for (const seat of [1, 2, 3]) {
      expect(imagined.hands[seat]).toEqual(expect.arrayContaining(tricks.shown[seat]!))
      expect(tricks.shown[seat]).toHaveLength(2)
    }
  })
  test('round 2: clockwise from the lowest king number, a relic or flag each', () => {
    const second = playUntil(state, (now) => now.round === 2)
    const number = (seat: number) => second.sets[seat]! + 5 * second.kingsUsed[second.sets[seat]!]!
    const first = [0, 1, 2, 3].reduce((a, b) => (number(a) < number(b) ? a : b))
    expect(second.queue).toEqual([0, 1, 2, 3].map((step) => (first + step) % 4))
    expect(royalBet.moves(second, first)).toEqual([
      { type: 'take', card: card('relic') },
      { type: 'take', card: card('flag') },
    ])
  })
})

describe('tricks', () => {
  test('a flag beats a relic, without any points', () => {
    const state = position(
      [{ hand: 'relic, red 1' }, { hand: 'flag, red 2' }, { hand: 'red 9, red 3' }, { hand: 'red 8, red 4' }],
      { options },
    )
    const done = after(state, [0, lay('relic')], [1, lay('flag')], [2, lay('red 9')], [3, lay('red 8')])
    expect(done.wins).toEqual([0, 1, 0, 0])
    expect(done.points).toEqual([0, 0, 0, 0])
  })
  test('the green queen may be used twice, also in one round, never twice in a trick', () => {
    const state = position(
      [
        { set: 'green', hand: 'red 1, red 2, red 3' },
        { hand: 'red 4, red 5, red 6' },
        { hand: 'red 7, red 8, red 9' },
        { hand: 'blue 1, blue 2, blue 3' },
      ],
      { options },
    )
    const first = after(
      state,
      [0, { type: 'wait' }],
      [1, lay('red 4')],
      [2, lay('red 7')],
      [3, lay('blue 1')],
    )
    expect(refusal(first, 0, { type: 'wait' })).toBe('already-last')
    const second = after(
      first,
      [0, lay('red 1')],
      [2, lay('red 8')],
      [3, lay('blue 2')],
      [0, { type: 'wait' }],
    )
    expect(second.queens[0]).toBe(0)
  })
  test('the red queen counts only if her trick is won', () => {
    const extraWins = (mine: string) => {
      const state = position(
        [
          { set: 'red', hand: `${mine}, blue 1` },
          { hand: 'red 5, blue 2' },
          { hand: 'red 6, blue 3' },
          { hand: 'red 7, blue 4' },
        ],
        { options },
      )
      const laid = after(state, [0, lay(mine, { queen: true })], [1, lay('red 5')], [2, lay('red 6')])
      return after(laid, [3, lay('red 7')]).extraWins
    }
    expect(extraWins('red 9')).toEqual([1, 0, 0, 0])
    expect(extraWins('red 1')).toEqual([0, 0, 0, 0])
  })
  test('kings stay used in the next round and their backs pay nothing', () => {
    const used = playUntil(open(options, 4), (state) => state.kingsUsed.includes(1))
    const next = playUntil(used, (state) => state.round > used.round)
    expect(next.round).toBe(2)
    expect(next.kingsUsed[used.kingsUsed.indexOf(1)]).toBe(1)
    const sources = new Set(next.sheets.flatMap((sheet) => sheet.lines).map(({ source }) => source))
    expect([...sources]).toEqual(['most-tricks'])
  })
  test('queens stay used in the next round', () => {
    const used = playUntil(open(options, 4), (state) => state.phase === 'tricks' && state.queens.includes(0))
    const seat = used.queens.indexOf(0)
    expect(playUntil(used, (state) => state.round > used.round).queens[seat]).toBe(0)
  })
})

describe('points', () => {
  function pointsFor(wins: number[], extraWins: number[], points = [0, 0, 0, 0]) {
    const state = position([{}, {}, {}, {}], { options, wins, extraWins, points: points.slice() })
    alliance.next(state, () => undefined)
    return state
  }
  test('the team with more tricks gets 100, each of its seats showing the total', () => {
    expect(pointsFor([4, 2, 3, 2], [0, 0, 0, 0]).points).toEqual([100, 0, 100, 0])
  })
  test('level through the red queen: both get 100', () => {
    expect(pointsFor([3, 4, 3, 1], [0, 1, 0, 0]).points).toEqual([100, 100, 100, 100])
  })
  test('at 100 to 100 there is a third round, at 200 the game is over', () => {
    expect(pointsFor([6, 2, 0, 3], [0, 0, 0, 0], [0, 100, 0, 100]).phase).toBe('draft')
    const over = pointsFor([6, 2, 0, 3], [0, 0, 0, 0], [100, 100, 100, 100])
    expect(royalBet.result(over)).toMatchObject({ winners: [0, 2] })
  })
  test('200 to 200: the lower sum of king numbers as they now show', () => {
    const state = position(
      (['white', 'red', 'blue', 'green'] as const).map((set) => ({ set, points: 200 })),
      { options, phase: 'over' },
    )
    expect(royalBet.result(state)).toMatchObject({ winners: [0, 2], decidedBy: 'king-sum' })
    state.kingsUsed[0] = 1
    expect(royalBet.result(state)).toMatchObject({ winners: [1, 3], decidedBy: 'king-sum' })
  })
  test('equal sums share the win', () => {
    const state = position(
      (['white', 'red', 'black', 'green'] as const).map((set) => ({ set, points: 200 })),
      { options, phase: 'over' },
    )
    expect(royalBet.result(state)!.winners).toEqual([0, 1, 2, 3])
  })
})
