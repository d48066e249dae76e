import { playMatch } from '@/scripts/lab/match'
import { planFrom, UsageError } from '@/scripts/lab/plan'
import { asText, interval, reportOn } from '@/scripts/lab/report'

const asked = (line: string) => planFrom(line.split(' '))
const basic = '--game nimble-thieves --options variant=basic'

describe('the plan', () => {
  test('holds what was asked for; matches are rounded up to whole deals', () => {
    const plan = asked(`${basic} --seats hard,greedy,random --matches 10 --iterations 50 --seed 9 --json`)
    expect(plan).toMatchObject({
      game: 'nimble-thieves',
      options: { variant: 'basic' },
      bots: ['hard', 'greedy', 'random'],
      deals: 4,
      iterations: 50,
      seed: 9,
      json: true,
    })
  })

  test.each([
    ['no game', '--seats hard,normal', /which game/],
    ['an unknown game', '--game chess --seats hard,normal', /no game "chess"/],
    ['no bots', '--game nimble-thieves', /who plays/],
    ['an unknown bot', `${basic} --seats hard,genius`, /no bot "genius"/],
    ['too few bots', `${basic} --seats hard`, /for 2, 3, 4 players, not 1/],
    ['an unknown option', '--game nimble-thieves --seats hard,normal --options size=3', /no option "size"/],
    ['an unknown value', '--game nimble-thieves --seats hard,normal --options variant=x', /cannot be "x"/],
    ['half a match', `${basic} --seats hard,normal --matches 0.5`, /--matches must be a whole number/],
    ['no matches', `${basic} --seats hard,normal --matches 0`, /at least 1/],
    ['a switch that does not exist', `${basic} --seats hard,normal --fast`, /--fast/],
  ])('refuses %s with a clear message', (_, line, message) => {
    expect(() => asked(line)).toThrow(UsageError)
    expect(() => asked(line)).toThrow(message)
  })
})

describe('a match', () => {
  const plan = asked(`${basic} --seats greedy,random,random --iterations 5`)

  test('comes out the same whenever it is played', () => {
    const { times: _, ...once } = playMatch(plan, 3, 1)
    const { times: __, ...again } = playMatch(plan, 3, 1)
    expect(again).toEqual(once)
    expect(once.wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  })

  test('is played from every seat on the same deal: strength moves with the bot, not with the seat', () => {
    const wins = [0, 0, 0]
    for (let deal = 0; deal < 10; deal++) {
      for (let rotation = 0; rotation < 3; rotation++) {
        playMatch(plan, deal, rotation).wins.forEach((share, bot) => (wins[bot]! += share))
      }
    }
    expect(wins[0]).toBeGreaterThan(wins[1]!)
    expect(wins[0]).toBeGreaterThan(wins[2]!)
  })

  test('times only decisions in which there was something to decide', () => {
    const { length, times } = playMatch(plan, 0, 0)
    expect(times.flat().length).toBeGreaterThan(0)
    expect(times.flat().length).toBeLessThan(length)
  })
})

describe('the report', () => {
  test('the interval of a share is that of Wilson', () => {
    expect(interval(0.5, 100).from).toBeCloseTo(0.404, 3)
    expect(interval(0.5, 100).to).toBeCloseTo(0.596, 3)
    expect(interval(1, 10).to).toBe(1)
    expect(interval(1, 10).from).toBeCloseTo(0.722, 3)
  })

  test('sums up wins, points, length and times', () => {
    const plan = asked(`${basic} --seats greedy,random`)
    const report = reportOn(plan, [
      { points: [10, 4], wins: [1, 0], length: 30, times: [[1, 3], [2]] },
      { points: [8, 8], wins: [0.5, 0.5], length: 40, times: [[8], []] },
    ])
    expect(report.length).toEqual({ mean: 35, min: 30, max: 40 })
    expect(report.standings[0]).toMatchObject({
      bot: 'greedy',
      share: 0.75,
      points: 9,
      time: { mean: 4, max: 8 },
    })
    expect(report.standings[1]).toMatchObject({ bot: 'random', share: 0.25, points: 6 })
    expect(asText(report)).toMatch(/greedy +75\.0 %/)
  })
})
