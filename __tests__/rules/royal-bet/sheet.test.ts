import { royalBet, type Event, type State } from '@/rules/royal-bet'
import type { Line, Sheet } from '@/rules/royal-bet/score'
import { after, heardBy, lay, position, type PlayerInWords } from './position'
import { open, playUntil } from './table'

/** The sheet of a round whose last trick is played here: seat 0 lays a red 9 and takes it. */
function sheetOf(players: PlayerInWords[], more: Parameters<typeof position>[1] = {}): Sheet {
  const hands = ['red 9', 'red 1', 'red 2', 'red 3']
  const state = position(
    players.map((player, seat) => ({ queenUsed: true, hand: hands[seat]!, ...player })),
    { round: 3, ...more },
  )
  const steps = players.map((_, seat) => [seat, lay(hands[seat]!)] as [number, ReturnType<typeof lay>])
  const last = steps.pop()!
  const scored = heardBy(after(state, ...steps), last[0], last[1], null).filter(
    (event): event is Extract<Event, { type: 'scored' }> => event.type === 'scored',
  )
  expect(scored).toHaveLength(1)
  return scored[0]!.sheet
}

const lineOf = (sheet: Sheet, seat: number, source: string): Line | undefined =>
  sheet.lines.find((line) => line.seat === seat && line.source === source)

describe('the sheet of a round', () => {
  test('runs in the order in which the rulebook counts, each step for everybody', () => {
    const { lines } = sheetOf(
      [
        {
          set: 'red',
          kingUsed: true,
          wins: 2,
          squad: ['berserker', 'gambler', 'healer', 'jester'],
          bets: ['berserker'],
          won: 'blue 1, green 3',
        },
        { set: 'white', kingUsed: true, wins: 1, squad: ['gambler', 'ninja'], bets: ['gambler'] },
      ],
      { dealColour: 2 },
    )
    expect(lines.map(({ seat, source, points }) => [seat, source, points])).toEqual([
      [0, 'bet:berserker', 0],
      [1, 'bet:gambler', 0],
      [1, 'jack', 10],
      [0, 'king:red', 20],
      [0, 'healer', 20],
      [0, 'deal', -20],
    ])
  })
  test('a bet that failed stands there with its zero, the wins it was judged on and those it wanted', () => {
    const sheet = sheetOf([{ squad: ['gambler'], bets: ['gambler'], wins: 2 }, {}])
    expect(lineOf(sheet, 0, 'bet:gambler')).toEqual({
      seat: 0,
      source: 'bet:gambler',
      points: 0,
      wins: 3,
      wanted: [0, 2],
    })
  })
  test('in a duel the wanted numbers include those that the jack lifts', () => {
    const sheet = sheetOf([{ squad: ['gambler'], bets: ['gambler'], wins: 4 }, {}], {
      options: { mode: 'duel' },
    })
    expect(lineOf(sheet, 0, 'bet:gambler')).toMatchObject({ points: 120, wanted: [0, 2, 3, 5] })
  })
  test("a jester's bet names those who failed, never one who laid no bet", () => {
    const sheet = sheetOf(
      [
        { squad: ['jester'], bets: ['jester'] },
        { squad: ['ninja'], bets: ['ninja'] },
        { squad: ['cheerleader'] },
        { squad: ['hermit'], bets: ['hermit'] },
      ],
      { options: { cheerleader: 'on' }, partner: 1 },
    )
    expect(lineOf(sheet, 0, 'bet:jester')).toMatchObject({ points: 30, failed: [1] })
    expect(lineOf(sheet, 2, 'bet:ninja')).toMatchObject({ points: 0, of: 1 })
  })
  test('what was counted on a partner, or copied, says whose it was', () => {
    const sheet = sheetOf(
      [
        { squad: ['ninja', 'healer'], bets: ['ninja'], wins: 1, won: 'blue 1' },
        { squad: ['cheerleader', 'healer'], set: 'red' },
        {},
      ],
      { options: { cheerleader: 'on' }, partner: 0 },
    )
    expect(lineOf(sheet, 1, 'bet:ninja')).toMatchObject({ points: 70, wins: 2, of: 0 })
    expect(lineOf(sheet, 1, 'jack')).toMatchObject({ points: 30, wins: 2, of: 0 })
    expect(lineOf(sheet, 1, 'healer')).toMatchObject({ points: 10, cards: 1, of: 0 })
    const copy = sheetOf(
      [
        { squad: ['ninja'], bets: ['ninja'], wins: 1 },
        { squad: ['cheerleader'], bets: ['cheerleader'] },
      ],
      { options: { cheerleader: 'on' }, copied: { seat: 0, bet: 'ninja' } },
    )
    expect(lineOf(copy, 1, 'bet:ninja')).toMatchObject({ points: 0, wins: 0, wanted: [2], of: 0 })
  })
  test('says what everybody was judged by, and the points after it', () => {
    const sheet = sheetOf([
      { set: 'red', squad: ['jester'], wins: 1, extraWins: 1, won: 'relic, blue 2', points: 5 },
      { set: 'white' },
    ])
    expect(sheet.round).toBe(3)
    // The red 9 and the red 1 of the last trick, and the king's 50.
    expect(sheet.players[0]).toEqual({
      tricks: 2,
      wins: 5,
      betWins: 5,
      bets: [],
      cards: { red: 2, blue: 1, green: 0, black: 0, relicsAndFlags: 1 },
      points: 55,
    })
  })
  test('the numbers of the other modes have their reasons too', () => {
    const emperor = sheetOf([{ wins: 3, won: 'relic, flag, red jack' }, {}, {}, {}, {}].slice(0, 4), {
      options: { mode: 'emperor' },
      round: 2,
    })
    expect(lineOf(emperor, 0, 'tricks')).toMatchObject({ points: 40, wins: 4 })
    expect(lineOf(emperor, 0, 'flags')).toMatchObject({ points: -10, cards: 1 })
    const king = sheetOf([{ set: 'red', wins: 4 }, {}, { wins: 3 }], {
      options: { mode: 'i-am-king' },
      titleHolder: 0,
    })
    expect(lineOf(king, 0, 'five-wins')).toMatchObject({ points: 100, wins: 5 })
  })
})

describe('views keep the sheets', () => {
  const bySeat = ({ lines }: Sheet, seat: number) =>
    lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0)

  test.each([
    ['classic', 4],
    ['duel', 2],
    ['i-am-king', 3],
    ['alliance', 4],
    ['emperor', 5],
  ] as const)('every round of a finished match of %s adds up to its points', (mode, seats) => {
    const over = playUntil(open({ mode }, seats, 3), () => false)
    const { sheets, lines, players, verdict } = royalBet.view(over, null)
    expect(sheets.map(({ round }) => round)).toEqual(Array.from({ length: over.round }, (_, i) => i + 1))
    expect(lines).toEqual([])
    for (const { seat, points } of players) {
      expect(sheets.reduce((sum, sheet) => sum + bySeat(sheet, seat), 0)).toBe(points)
      expect(sheets.at(-1)!.players[seat]!.points).toBe(points)
    }
    const { winners, decidedBy } = royalBet.result(over)!
    expect(verdict).toEqual({ winners, ...(decidedBy !== undefined && { decidedBy }) })
  })
  test('the round just ended is there when the next one begins, with its last trick', () => {
    const before = playUntil(open({}, 4), (state: State) => state.round === 2)
    const view = royalBet.view(before, 0)
    expect(view.sheets.at(-1)!.round).toBe(1)
    expect(view.tricks).toEqual([])
    expect(view.lastTrick!.plays).toHaveLength(4)
  })
})
