import { NONE } from '@/rules/royal-bet/state'
import { colour, position, roundPoints, type PlayerInWords } from './position'

/** What seat 0 gets for such a round; the other seat's bet succeeds and matters to nobody. */
function pointsOf(player: PlayerInWords, round = 1, dealColour = NONE): Record<string, number> {
  const other: PlayerInWords = { squad: ['berserker'], bets: ['berserker'], wins: 1 }
  return roundPoints(position([player, other], { round, dealColour }))[0]!
}

describe('bets', () => {
  test('a gambler pays 30 for no win or 60 for two', () => {
    expect(
      [0, 1, 2].map((wins) => pointsOf({ set: 'red', squad: ['gambler'], bets: ['gambler'], wins })),
    ).toEqual([{ 'bet:gambler': 30 }, { jack: 20 }, { 'bet:gambler': 60, jack: 30 }])
  })
  test('a ninja pays 70 for two wins as a bet, 30 face up', () => {
    expect(pointsOf({ set: 'green', squad: ['ninja'], bets: ['ninja'], wins: 2 })).toEqual({
      'bet:ninja': 70,
      jack: 30,
    })
    expect(pointsOf({ set: 'green', squad: ['ninja'], wins: 2 })).toEqual({ ninja: 30, jack: 30 })
  })
  test('every jack as a bet pays 100 for exactly three wins, and then nothing by wins', () => {
    for (const set of ['white', 'red', 'blue', 'green', 'black'] as const) {
      expect(pointsOf({ set, bets: ['jack'], wins: 3 }, 3)).toEqual({ 'bet:jack': 100 })
      expect(pointsOf({ set, bets: ['jack'], wins: 1 }, 3)).toEqual({})
    }
  })
  test('round 3: two bets, each pays for itself', () => {
    const both: PlayerInWords = {
      set: 'black',
      squad: ['militia', 'collector'],
      bets: ['militia', 'collector'],
    }
    expect(pointsOf({ ...both, wins: 3 }, 3)).toEqual({ 'bet:militia': 90, 'bet:collector': 90, jack: 40 })
    expect(pointsOf({ ...both, wins: 0 }, 3)).toEqual({ 'bet:militia': 30 })
  })
})

describe('gambler face up', () => {
  test('20 for a successful bet, none for a jack that pays by wins', () => {
    const player: PlayerInWords = { set: 'red', squad: ['gambler', 'ninja'], bets: ['ninja'] }
    expect(pointsOf({ ...player, wins: 2 })).toEqual({ 'bet:ninja': 70, gambler: 20, jack: 30 })
    expect(pointsOf({ ...player, wins: 1 })).toEqual({ jack: 20 })
  })
  test('two successful bets in round 3 bring only 20', () => {
    const points = pointsOf(
      { set: 'red', squad: ['gambler', 'ninja', 'samurai'], bets: ['ninja', 'samurai'], wins: 2 },
      3,
    )
    expect(points.gambler).toBe(20)
  })
  test('one successful bet of two is enough', () => {
    const points = pointsOf(
      { set: 'red', squad: ['gambler', 'ninja', 'hermit'], bets: ['hermit', 'ninja'], wins: 2 },
      3,
    )
    expect(points).toEqual({ 'bet:ninja': 70, gambler: 20, jack: 30 })
  })
  test('two gamblers act separately', () => {
    const points = pointsOf({ set: 'red', squad: ['gambler', 'gambler', 'ninja'], bets: ['ninja'], wins: 2 })
    expect(points.gambler).toBe(40)
  })
  test("a jester's bet that somebody else's failure pays counts as success", () => {
    const state = position([
      { set: 'red', squad: ['gambler', 'jester'], bets: ['jester'], wins: 4 },
      { squad: ['berserker'], bets: ['berserker'], wins: 0 },
    ])
    expect(roundPoints(state)[0]).toEqual({ 'bet:jester': 30, gambler: 20 })
  })
})

describe('by wins', () => {
  test('hermit 20 for none, berserker 20 for one', () => {
    expect(pointsOf({ set: 'black', squad: ['hermit', 'hermit'], wins: 0 })).toEqual({ hermit: 40 })
    expect(pointsOf({ set: 'black', squad: ['berserker'], wins: 1 })).toEqual({ berserker: 20, jack: 20 })
  })
})

describe('healer', () => {
  const healed = (won: string, more: PlayerInWords = {}) =>
    pointsOf({ set: 'red', squad: ['healer'], wins: 4, won, ...more })
  test('1 blue and 2 green cards: 30', () => {
    expect(healed('blue 1, green 1, green 2')).toEqual({ healer: 30 })
  })
  test('3 blue and 3 green cards: 50 and no more', () => {
    expect(healed('blue 1, blue 2, blue 3, green 1, green 2, green 3')).toEqual({ healer: 50 })
  })
  test('two healers and 3 blue cards: 60', () => {
    expect(healed('blue 1, blue 2, blue 3', { squad: ['healer', 'healer'] })).toEqual({ healer: 60 })
  })
  test('with the used blue king, 1 green and 3 blue cards: 40 and 30', () => {
    expect(healed('green 1, blue 1, blue 2, blue 3', { set: 'blue', kingUsed: true })).toEqual({
      healer: 40,
      'king:blue': 30,
    })
  })
  test('with the used green king, 7 green cards: 50 and 70', () => {
    const seven = 'green 1, green 2, green 3, green 4, green 5, green 6, green 7'
    expect(healed(seven, { set: 'green', kingUsed: true })).toEqual({ healer: 50, 'king:green': 70 })
  })
})

describe('collector', () => {
  const collected = (won: string, more: PlayerInWords = {}) =>
    pointsOf({ set: 'red', squad: ['collector'], wins: 4, won, ...more })
  test('2 flags: 50; a flag and a relic: 50', () => {
    expect(collected('flag, flag')).toEqual({ collector: 50 })
    expect(collected('flag, relic')).toEqual({ collector: 50 })
  })
  test('2 flags and 2 relics: 80 and no more', () => {
    expect(collected('flag, flag, relic, relic')).toEqual({ collector: 80 })
  })
  test('two collectors, 2 flags and a relic: 160', () => {
    expect(collected('flag, flag, relic', { squad: ['collector', 'collector'] })).toEqual({ collector: 160 })
  })
  test('with the used white king, 2 flags and 2 relics: 230', () => {
    const points = collected('flag, flag, relic, relic', { set: 'white', kingUsed: true })
    expect(points).toEqual({ collector: 80, 'king:white': 150 })
  })
})

describe('kings', () => {
  test('a used king pays 10 for every card of his colour won this round', () => {
    expect(pointsOf({ set: 'red', kingUsed: true, wins: 4, won: 'red 1, red 9, blue 2' })).toEqual({
      'king:red': 20,
    })
  })
  test("a berserker's ten is a black card", () => {
    expect(pointsOf({ set: 'black', kingUsed: true, wins: 4, won: "berserker's 10, black 1" })).toEqual({
      'king:black': 20,
    })
  })
  test('an unused king pays nothing at the end of a round', () => {
    expect(pointsOf({ set: 'red', wins: 4, won: 'red 1, red 9' })).toEqual({})
  })
})

test("the sheet runs in the rulebook's order, and what is lost comes last", () => {
  const points = pointsOf(
    {
      set: 'black',
      squad: ['jester', 'gambler', 'samurai', 'healer', 'collector'],
      bets: ['samurai'],
      wins: 1,
      kingUsed: true,
      won: 'black 1, green 2, relic',
    },
    2,
    colour('green'),
  )
  expect(Object.entries(points)).toEqual([
    ['bet:samurai', 90],
    ['jack', 40],
    ['gambler', 20],
    ['king:black', 10],
    ['healer', 10],
    ['collector', 20],
    ['jester', -20],
    ['deal', -10],
  ])
})

describe('jester', () => {
  test('two more wins, so a bet on none or one cannot succeed', () => {
    expect(pointsOf({ set: 'black', squad: ['jester', 'hermit'], bets: ['hermit'], wins: 0 })).toEqual({})
  })
  test('exactly three wins cost 20, after everything else, even below zero', () => {
    expect(pointsOf({ set: 'red', squad: ['jester'], wins: 1 })).toEqual({ jester: -20 })
  })
  test('as a bet: 30 for each other player whose bet failed', () => {
    const state = position([
      { squad: ['jester'], bets: ['jester'], set: 'red', wins: 5 },
      { squad: ['ninja'], bets: ['ninja'], wins: 0 },
      { squad: ['hermit'], bets: ['hermit'], wins: 0 },
      { squad: ['samurai'], bets: ['samurai'], wins: 0 },
    ])
    expect(roundPoints(state)[0]).toEqual({ 'bet:jester': 60 })
  })
  test('round 3: one has failed only when no bet of theirs succeeded', () => {
    const state = position(
      [
        { squad: ['jester'], bets: ['jester'], set: 'red', wins: 5 },
        { squad: ['ninja', 'hermit'], bets: ['ninja', 'hermit'], wins: 0 },
        { squad: ['ninja', 'samurai'], bets: ['ninja', 'samurai'], wins: 0 },
      ],
      { round: 3 },
    )
    expect(roundPoints(state)[0]).toEqual({ 'bet:jester': 30 })
  })
})
