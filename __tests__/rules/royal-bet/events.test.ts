import { games, newMatch, replaySteps } from '@/rules'
import type { Seat } from '@/rules/core/game'
import { collect, eventsFor, type Told } from '@/rules/core/play'
import { createRng } from '@/rules/core/rng'
import { royalBet, type Event, type Move, type Options } from '@/rules/royal-bet'
import { startBets } from '@/rules/royal-bet/phases/bets'
import { startSquadPreparation } from '@/rules/royal-bet/phases/preparation'
import { deal } from '@/rules/royal-bet/phases/round'
import type { Tell } from '@/rules/royal-bet/state'
import { after, card, cards, faces, heardBy, lay, position } from './position'
import { open, playUntil } from './table'

/** What a listener is told while something is done to a state. */
function heardOf(action: (tell: Tell) => void, listener: Seat): Event[] {
  const told: Told<Event>[] = []
  action(collect(told))
  return eventsFor(told, listener)
}

const squads = () =>
  position(
    [
      { hand: 'red 1, red 2', squad: ['gambler', 'hermit', 'ninja'] },
      { hand: 'blue 1, blue 2', squad: ['berserker', 'healer', 'samurai'] },
    ],
    { deck: cards('green 1, green 2, green 3, green 4, green 5, green 7') },
  )

describe('cards that are dealt and drawn are told to their owner alone', () => {
  test('the deal', () => {
    const state = squads()
    state.deck = cards('blue 1, blue 2, blue 3, blue 4, blue 5, red 1, red 2, red 3, red 4, red 5')
    expect(heardOf((tell) => deal(state, tell), 0)).toEqual([
      { type: 'deal', seat: 0, count: 5, cards: faces('red 1, red 2, red 3, red 4, red 5'), reveals: true },
      { type: 'deal', seat: 1, count: 5, reveals: true },
    ])
  })
  test('a hermit', () => {
    const drawn = (listener: Seat) => heardBy(squads(), 0, { type: 'hermit' }, listener)[1]
    expect(drawn(0)).toMatchObject({ type: 'draw', cards: faces('green 4, green 5, green 7') })
    expect(drawn(1)).toEqual({ type: 'draw', seat: 0, count: 3, reveals: true })
  })
  test('the auction cards, once the title is won', () => {
    const auction = open({ mode: 'i-am-king' }, 3)
    const [king, next, last] = [0, 1, 2].map((step) => (auction.starter + step) % 3) as [Seat, Seat, Seat]
    const passed = after(auction, [next, { type: 'pass' }])
    const draws = heardBy(passed, last, { type: 'pass' }, next).filter(({ type }) => type === 'draw')
    expect(draws).toHaveLength(3)
    for (const draw of draws) {
      const own = draw.type === 'draw' && draw.seat === next
      expect('cards' in draw).toBe(own)
    }
    expect(heardBy(passed, last, { type: 'pass' }, next)).toContainEqual({ type: 'title', seat: king })
  })
})

describe('what several do at once is heard by nobody else', () => {
  test('bets', () => {
    const state = squads()
    startBets(state)
    const bet: Move = { type: 'bet', bets: ['gambler'] }
    expect(heardBy(state, 0, bet, 0)).toEqual([{ ...bet, seat: 0 }])
    expect(heardBy(state, 0, bet, 1)).toEqual([])
  })
  test("emperor's numbers", () => {
    const state = open({ mode: 'emperor' }, 5)
    expect(heardBy(state, 0, royalBet.moves(state, 0)[0]!, 1)).toEqual([])
  })
  test('draws, tens, discards and payments of the preparation', () => {
    const prepared = (listener: Seat) => heardOf((tell) => startSquadPreparation(squads(), tell), listener)
    expect(prepared(0)).toEqual([
      { type: 'draw', seat: 0, count: 2, cards: faces('green 5, green 7'), reveals: true },
    ])
    expect(prepared(1)).toEqual([{ type: 'tens', seat: 1, count: 1 }])
    const state = squads()
    state.queens[0] = 0
    state.points[0] = 30
    startSquadPreparation(state, () => undefined)
    expect(heardBy(state, 0, { type: 'discard', card: card('red 1') }, 1)).toEqual([])
    const discarded = after(
      state,
      [0, { type: 'discard', card: card('red 1') }],
      [0, { type: 'discard', card: card('red 2') }],
    )
    expect(heardBy(discarded, 0, { type: 'recharge', pay: true }, 1)).toEqual([])
  })
})

describe('what happens before the first decision is told', () => {
  const opening = (options: Partial<Options>, seats: number) =>
    heardOf((tell) => open(options, seats, 5, tell), 0)
  const typesOf = (events: Event[]) => events.map(({ type }) => type)

  test('the round and the deal, to everybody the own cards', () => {
    const events = opening({}, 3)
    expect(typesOf(events)).toEqual(['round', 'deal', 'deal', 'deal'])
    expect(events.filter((event) => 'cards' in event)).toHaveLength(1)
    expect(events[1]).toMatchObject({ seat: 0, cards: royalBet.view(open({}, 3), 0).hand })
  })
  test('starter squads', () => {
    const given = opening({ squads: 'starter' }, 4).filter(({ type }) => type === 'starter-squad')
    const { players } = royalBet.view(open({ squads: 'starter' }, 4), null)
    expect(given).toEqual(
      players.map(({ seat, set, squad }) => ({ type: 'starter-squad', seat, set, squad })),
    )
  })
  test("duel's sets, points to start with and the first deal with the jester", () => {
    expect(typesOf(opening({ mode: 'duel' }, 2))).toEqual([
      'given-set',
      'given-set',
      'points',
      'points',
      'round',
      'jesters-deal',
      'deal',
      'deal',
    ])
  })
  test('a replayed match has it beside its opening', () => {
    const match = newMatch('royal-bet', { seats: 3, options: { mode: 'i-am-king' }, seed: 5 })
    const { openingEvents } = replaySteps(games['royal-bet']!, match)
    expect(eventsFor(openingEvents, 0)).toEqual(opening({ mode: 'i-am-king' }, 3))
  })
  test('the first claim to the title', () => {
    const { starter } = open({ mode: 'i-am-king' }, 3)
    expect(opening({ mode: 'i-am-king' }, 3)).toContainEqual({ type: 'claim', seat: starter })
  })
})

describe('who leads the first trick of a round is told with the reason', () => {
  test.each([
    ['lowest-king', {}, 4],
    ['king-player', { mode: 'i-am-king' }, 3],
    ['emperor', { mode: 'emperor' }, 5],
  ] as const)('%s', (reason, options, seats) => {
    const events: Event[] = []
    const state = playUntil(
      open(options, seats),
      (now) => now.phase === 'tricks',
      1,
      (event) => events.push(event),
    )
    expect(events.filter(({ type }) => type === 'leads')).toEqual([
      { type: 'leads', seat: state.leader, reason },
    ])
  })
})

test('the end says who has won and by which tie-break', () => {
  const state = position(
    [
      { set: 'white', hand: 'red 1', points: 0, kingUsed: true, queenUsed: true },
      { set: 'black', hand: 'red 2', points: 10, kingUsed: true, queenUsed: true },
    ],
    { round: 3 },
  )
  state.points = [20, 0]
  const events = heardBy(after(state, [0, lay('red 1')]), 1, lay('red 2'), 0)
  expect(events.at(-1)).toEqual({ type: 'over', winners: [0], decidedBy: 'king-number' })
})

test('nobody knows an auction card while the auction lasts, not even its owner', () => {
  const auction = open({ mode: 'i-am-king' }, 3)
  const seat = auction.turn
  const contest = { type: 'contest', count: 2 } as const
  expect(heardBy(auction, seat, contest, seat)).toEqual([{ ...contest, seat }])
  const contested = after(auction, [seat, contest])
  expect(contested.out).toEqual([])
  const view = royalBet.view(contested, seat)
  const imagined = Array.from({ length: 40 }, (_, seed) =>
    royalBet.imagine(view, createRng(seed)).auction[seat]!.join(),
  )
  expect(new Set(imagined).size).toBeGreaterThan(30)
})

test('all cards come back for the next round, those that left face up too', () => {
  const first = playUntil(open({ mode: 'emperor' }, 5), (state) => state.phase === 'tricks')
  expect([first.out.length, first.discards.flat().length]).toEqual([5, 4])
  const second = playUntil(first, (state) => state.round === 2)
  expect([second.out, second.discards.flat()]).toEqual([[], []])
})
