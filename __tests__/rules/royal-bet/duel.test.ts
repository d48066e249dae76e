import { royalBet, type State } from '@/rules/royal-bet'
import { kindOf } from '@/rules/royal-bet/characters'
import { startSquadPreparation } from '@/rules/royal-bet/phases/preparation'
import { possibleBets } from '@/rules/royal-bet/phases/bets'
import { after, colour, lay, linesOf, position, roundPoints, type PlayerInWords } from './position'
import { open, playUntil } from './table'

const duel = { options: { mode: 'duel' } } as const

describe('set-up', () => {
  const state = open({ mode: 'duel' }, 2)
  test('50 points each, a random set each, 9 cards of 28', () => {
    expect(state.points).toEqual([50, 50])
    expect(new Set([...state.sets, ...state.dealOrder]).size).toBe(5)
    expect(state.hands.map((hand) => hand.length)).toEqual([9, 9])
    expect(state.deck).toHaveLength(10)
  })
  test('one of each of eight characters, three picks each in turn, lowest king number first', () => {
    expect(state.pool.map(kindOf)).toHaveLength(8)
    const first = state.sets[0]! < state.sets[1]! ? 0 : 1
    const second = 1 - first
    expect(state.queue).toEqual([first, second, first, second, first, second])
  })
})

describe('rounds', () => {
  test('nine tricks', () => {
    const done = playUntil(open({ mode: 'duel' }, 2), (state) => state.phase === 'tricks')
    const almost = playUntil(done, (state) => state.hands.flat().length === 1)
    expect(almost.wins[0]! + almost.wins[1]!).toBe(8)
  })
  test('the lowest king number leads the first trick', () => {
    for (const seed of [1, 2, 3, 4]) {
      const state = playUntil(open({ mode: 'duel' }, 2, seed), (now) => now.phase === 'tricks')
      expect(state.leader).toBe(state.sets[0]! < state.sets[1]! ? 0 : 1)
    }
  })
  test('characters of the round before may be taken again', () => {
    const second = playUntil(open({ mode: 'duel' }, 2), (state) => state.round === 2)
    expect(royalBet.moves(second, second.queue[0]!)).toHaveLength(8)
  })
  test('a deal in every round, with another king each time', () => {
    const state = open({ mode: 'duel' }, 2)
    const colours = [1, 2, 3].map((round) => playUntil(state, (now) => now.round === round).dealColour)
    expect(colours).toEqual(state.dealOrder)
  })
  test('a berserker takes two tens and discards two cards', () => {
    const state = position(
      [{ squad: ['berserker'], hand: 'red 1, red 2, red 3' }, { hand: 'blue 1, blue 2, blue 3' }],
      duel,
    )
    startSquadPreparation(state, () => undefined)
    expect(state.hands[0]).toHaveLength(5)
    expect(state.owes[0]).toBe(2)
  })
})

describe('bets', () => {
  const paid = (player: PlayerInWords, round = 1) =>
    roundPoints(position([{ set: 'white', ...player }, {}], { ...duel, round }))[0]!
  test('one card in every round; the jack from the first on', () => {
    for (const round of [1, 3]) {
      const state = position([{ squad: ['gambler', 'hermit', 'ninja'] }, {}], { ...duel, round })
      expect(possibleBets(state, 0)).toEqual([['gambler'], ['hermit'], ['ninja'], ['jack']])
    }
  })
  test('with the jack face up a gambler succeeds with 0, 2, 3 or 5 wins', () => {
    const gambler = (wins: number) => paid({ squad: ['gambler'], bets: ['gambler'], wins })['bet:gambler']
    expect([0, 1, 2, 3, 4, 5, 6].map(gambler)).toEqual([30, undefined, 60, 30, undefined, 60, undefined])
  })
  test('of several matching numbers only the best pays', () => {
    expect(paid({ squad: ['militia'], bets: ['militia'], wins: 3 })['bet:militia']).toBe(90)
  })
  test('the jack still pays by wins', () => {
    expect(paid({ squad: ['gambler'], bets: ['gambler'], wins: 3 }).jack).toBe(30)
  })
  test('a jack that is the bet does not help itself', () => {
    expect(paid({ bets: ['jack'], wins: 3 })).toEqual({ 'bet:jack': 100 })
    expect(paid({ bets: ['jack'], wins: 6 })).toEqual({})
  })
  test("round 3 doubles the bet's points and nothing else", () => {
    expect(paid({ squad: ['gambler', 'ninja'], bets: ['ninja'], wins: 5 }, 3)).toEqual({
      'bet:ninja': 140,
      gambler: 20,
    })
  })
})

describe('kings that help whoever is far behind in round 3', () => {
  /** The last pick of a round's draft, with such points. */
  function lastPick(points: [number, number], round = 3): State {
    const state = playUntil(open({ mode: 'duel' }, 2), (now) => now.round === round && now.queue.length === 1)
    state.points = points
    const seat = state.queue[0]!
    return after(state, [seat, royalBet.moves(state, seat)[0]!])
  }
  test('less than 100 behind: none', () => {
    expect(lastPick([100, 190]).phase).toBe('bets')
    expect(lastPick([100, 200]).phase).toBe('draft')
  })
  test('before round 3: none', () => {
    const state = lastPick([100, 400], 2)
    expect(state.phase).toBe('bets')
    expect(state.dealOrder.map((king) => state.kings[king])).toEqual([-1, -1, -1])
  })
  test('100 to 199 behind: one of the two whose deals are over, by choice', () => {
    const state = lastPick([300, 190])
    expect(royalBet.actors(state)).toEqual([1])
    expect(royalBet.moves(state, 1)).toEqual(
      state.dealOrder.slice(0, 2).map((king) => ({ type: 'take', king })),
    )
    const helped = after(state, [1, { type: 'take', king: state.dealOrder[1]! }])
    expect(helped.phase).toBe('bets')
    expect(helped.kings[state.dealOrder[1]!]).toBe(1)
    expect(helped.kings[state.dealOrder[0]!]).toBe(-1)
  })
  test('200 or more behind: both', () => {
    const state = lastPick([0, 200])
    expect(state.phase).toBe('bets')
    expect(state.dealOrder.map((king) => state.kings[king])).toEqual([0, 0, -1])
  })
  test('they act in full: laid, scored by their backs if used, by their faces if not', () => {
    const state = position(
      [
        { set: 'white', hand: 'red 1', kingUsed: true },
        { set: 'black', hand: 'red 9' },
      ],
      {
        ...duel,
        round: 3,
        dealColour: 3,
      },
    )
    state.kings[colour('red')] = 0
    state.kings[colour('blue')] = 0
    const over = after(state, [0, lay('red 1', { king: colour('red') })], [1, lay('red 9')])
    expect(linesOf(over, 0)).toEqual([
      { round: 3, source: 'jack', points: 10 },
      { round: 3, source: 'king:red', points: 20 },
      { round: 3, source: 'unused-king:blue', points: 40 },
    ])
  })
  test('draft order, lead and tie-break go by the original king', () => {
    const state = position(
      [
        { set: 'black', points: 10 },
        { set: 'blue', points: 10 },
      ],
      { ...duel, phase: 'over' },
    )
    state.kings[colour('white')] = 0
    expect(royalBet.result(state)).toMatchObject({ winners: [1], decidedBy: 'king-number' })
  })
})

test('the deal takes 10 points a card from round 1 on', () => {
  const state = position([{ wins: 6, won: 'green 1, green 2' }, { wins: 3 }], { ...duel, dealColour: 3 })
  expect(roundPoints(state)[0]).toEqual({ deal: -20 })
})
