import { royalBet, type Move, type State } from '@/rules/royal-bet'
import { iAmKing } from '@/rules/royal-bet/modes/i-am-king'
import {
  after,
  can,
  card,
  colour,
  lay,
  linesOf,
  pointsBySource,
  position,
  refusal,
  type PlayerInWords,
} from './position'
import { open, playUntil } from './table'

const options = { mode: 'i-am-king' } as const

/** An auction that seat 0 has started. */
function auction(): State {
  const seed = [...Array(50).keys()].find((seed) => open(options, 3, seed).starter === 0)!
  return open(options, 3, seed)
}

const contest = (count: number): Move => ({ type: 'contest', count })
const pass: Move = { type: 'pass' }

/** A round in which seat 0 is king and has chosen that set. */
function reign(players: PlayerInWords[], set: 'white' | 'red' = 'red'): State {
  const state = position(
    players.map((player, seat) => (seat === 0 ? { set, ...player } : player)),
    { options, titleHolder: 0 },
  )
  state.kings = state.kings.map((owner) => (owner === 0 ? 0 : -1))
  return state
}

describe('the deal', () => {
  test('43 cards: 9 for each hand, 3 auction cards each that nobody sees, 7 in the deck', () => {
    const state = auction()
    expect(state.hands.map((hand) => hand.length)).toEqual([9, 9, 9])
    expect(state.auction.map((pile) => pile.length)).toEqual([3, 3, 3])
    expect(state.deck).toHaveLength(7)
    expect(JSON.stringify(royalBet.view(state, 0))).not.toContain('"auction":[')
  })
})

describe('the auction', () => {
  test('the starter has declared; the next one contests with one to three cards or passes', () => {
    expect(auction().titleHolder).toBe(0)
    expect(royalBet.moves(auction(), 1)).toEqual([contest(1), contest(2), contest(3), pass])
  })
  test('a further claim lays at least as many in all as the last', () => {
    const state = after(auction(), [1, contest(2)])
    expect(royalBet.moves(state, 2)).toEqual([contest(2), contest(3), pass])
    expect(refusal(state, 2, contest(1))).toBe('too-few-cards')
  })
  test('the starter may defend the title; one who has laid some lays at least one more', () => {
    const state = after(auction(), [1, contest(1)], [2, pass])
    expect(royalBet.moves(state, 0)).toEqual([contest(1), contest(2), contest(3), pass])
    const defended = after(state, [0, contest(1)])
    expect(royalBet.moves(defended, 1)).toEqual([contest(1), contest(2), pass])
  })
  test('cards laid before count towards as many in all', () => {
    const state = after(auction(), [1, contest(1)], [2, contest(2)], [0, pass])
    expect(royalBet.moves(state, 1)).toEqual([contest(1), contest(2), pass])
  })
  test('whoever has passed is out of it', () => {
    const state = after(auction(), [1, contest(1)], [2, pass], [0, contest(1)], [1, contest(1)])
    expect(royalBet.actors(state)).toEqual([0])
  })
  test('with three cards laid one can only pass', () => {
    const state = after(auction(), [1, contest(3)], [2, contest(3)], [0, contest(3)])
    expect(royalBet.moves(state, 1)).toEqual([pass])
  })
  test('two have passed: the third is king, keeps the cards not laid and discards as many', () => {
    const state = after(auction(), [1, contest(1)], [2, pass], [0, pass])
    expect(state.titleHolder).toBe(1)
    expect(state.hands.map((hand) => hand.length)).toEqual([12, 11, 12])
    expect(state.gone).toHaveLength(1)
    expect(royalBet.actors(state)).toEqual([1])
    expect(state.owes[1]).toBe(2)
  })
  test('a king who has laid all three keeps the hand as it was', () => {
    const state = after(auction(), [1, contest(3)], [2, pass], [0, pass])
    expect(state.phase).toBe('draft')
    expect(state.hands[1]).toHaveLength(9)
  })
  test('the next round is started by the next player', () => {
    const second = playUntil(auction(), (state) => state.round === 2)
    expect(second.starter).toBe(1)
    expect(second.titleHolder).toBe(1)
  })
})

describe('sets', () => {
  const chosen = after(auction(), [1, contest(3)], [2, pass], [0, pass])
  test('the king chooses first, then the opponents clockwise, who then both discard three', () => {
    expect(chosen.queue).toEqual([1, 2, 0])
    const done = after(
      chosen,
      [1, { type: 'take', set: 3 }],
      [2, { type: 'take', set: 0 }],
      [0, { type: 'take', set: 1 }],
    )
    expect(royalBet.actors(done)).toEqual([0, 2])
    expect(done.owes).toEqual([3, 0, 3])
    const tricks = playUntil(done, (state) => state.phase === 'tricks')
    expect(tricks.leader).toBe(1)
    expect(tricks.hands.map((hand) => hand.length)).toEqual([9, 9, 9])
  })
  test('only the king player has a king; everybody has a queen', () => {
    const done = after(
      chosen,
      [1, { type: 'take', set: 3 }],
      [2, { type: 'take', set: 0 }],
      [0, { type: 'take', set: 1 }],
    )
    expect(done.kings).toEqual([-1, -1, -1, 1, -1])
    expect(done.queens).toEqual([1, 1, 1])
  })
})

test('kings and queens used in one round are fresh in the next', () => {
  const used = playUntil(
    auction(),
    (state) => state.kingsUsed.includes(1) && state.phase === 'tricks' && state.queens.includes(0),
  )
  const next = playUntil(used, (state) => state.round > used.round && state.phase === 'tricks')
  expect(next.round).toBe(used.round + 1)
  expect(next.kingsUsed).toEqual([0, 0, 0, 0, 0])
  expect(next.queens).toEqual([1, 1, 1])
})

describe('tricks', () => {
  test("the colour of the king's set is trump", () => {
    const state = reign([{ hand: 'black 9' }, { hand: 'red 1', set: 'green' }, { hand: 'black 10' }])
    const done = after(state, [0, lay('black 9')], [1, lay('red 1')], [2, lay('black 10')])
    expect(linesOf(done, 1)).toContainEqual({ round: 1, source: 'king-stopped', points: 100 })
    expect(linesOf(done, 2)).toContainEqual({ round: 1, source: 'king-stopped', points: 100 })
  })
  test('a white set: no trump, and the white king lies on any card', () => {
    const state = reign(
      [{ hand: 'red 9, red 1' }, { hand: 'black 1, blue 1' }, { hand: 'red 10, red 2' }],
      'white',
    )
    expect(can(state, 0, lay('red 9', { king: colour('white') }))).toBe(true)
    const done = after(state, [0, lay('red 9')], [1, lay('black 1')], [2, lay('red 10')])
    expect(done.wins).toEqual([0, 0, 1])
  })
  test('the red queen counts only if her trick is won', () => {
    const table = (mine: string) =>
      reign([{ hand: `${mine}, blue 1` }, { hand: 'red 5, blue 2' }, { hand: 'red 6, blue 3' }])
    const won = after(
      table('red 9'),
      [0, lay('red 9', { queen: true })],
      [1, lay('red 5')],
      [2, lay('red 6')],
    )
    expect(won.extraWins).toEqual([1, 0, 0])
    const lost = after(
      table('red 1'),
      [0, lay('red 1', { queen: true })],
      [1, lay('red 5')],
      [2, lay('red 6')],
    )
    expect(lost.extraWins).toEqual([0, 0, 0])
    expect(lost.queens[0]).toBe(0)
  })
})

describe('flags over relics', () => {
  const table = (...hands: string[]) =>
    reign([
      { hand: `${hands[0]}, red 1` },
      { hand: `${hands[1]}, red 2`, set: 'blue' },
      { hand: `${hands[2]}, red 3`, set: 'white' },
    ])
  test('a winning flag brings 100 at once', () => {
    const done = after(
      table('relic', 'flag', 'red 9'),
      [0, lay('relic')],
      [1, lay('flag')],
      [2, lay('red 9')],
    )
    expect(done.wins).toEqual([0, 1, 0])
    expect(done.points).toEqual([0, 100, 0])
  })
  test('two relics bring 200, also when a queen made one of them', () => {
    const real = after(
      table('relic', 'flag', 'relic'),
      [0, lay('relic')],
      [1, lay('flag')],
      [2, lay('relic')],
    )
    expect(real.points).toEqual([0, 200, 0])
    const made = after(
      table('relic', 'green 9', 'green 1'),
      [0, lay('relic')],
      [1, lay('green 9', { queen: true })],
      [2, lay('green 1', { queen: true })],
    )
    expect(made.points).toEqual([0, 200, 0])
  })
  test('a relic that wins brings nothing', () => {
    const done = after(
      table('relic', 'red 8', 'red 9'),
      [0, lay('relic')],
      [1, lay('red 8')],
      [2, lay('red 9')],
    )
    expect(done.wins).toEqual([1, 0, 0])
    expect(done.points).toEqual([0, 0, 0])
  })
  test('three relics bring no more than two', () => {
    const crowd = reign([
      { hand: 'relic, red 1' },
      { hand: 'relic, red 2' },
      { hand: 'green 3, red 3', set: 'white' },
      { hand: 'flag, red 4' },
    ])
    const relics = after(crowd, [0, lay('relic')], [1, lay('relic')], [2, lay('green 3', { queen: true })])
    expect(after(relics, [3, lay('flag')]).points).toEqual([0, 0, 0, 200])
  })
  test('a flag that wins only by the king on it brings nothing', () => {
    const state = reign(
      [{ hand: 'flag, red 1' }, { hand: 'relic, red 2' }, { hand: 'red 9, red 3' }],
      'white',
    )
    const onFlag = lay('flag', { king: colour('white') })
    const done = after(state, [0, onFlag], [1, lay('relic')], [2, lay('red 9')])
    expect(done.wins).toEqual([1, 0, 0])
    expect(done.points).toEqual([0, 0, 0])
  })
  test('under a king nobody gets them', () => {
    const state = table('relic', 'flag', 'red 9')
    state.hands[0] = [card('red 8'), card('red 1')]
    const done = after(state, [0, lay('red 8', { king: colour('red') })], [1, lay('flag')], [2, lay('red 9')])
    expect(done.points).toEqual([0, 0, 0])
    expect(done.wins).toEqual([1, 0, 0])
  })
})

describe('points', () => {
  /** The points of a round that has brought such wins. */
  function pointsFor(wins: number[], extraWins = [0, 0, 0]): Record<string, number>[] {
    const state = position([{}, {}, {}], { options, titleHolder: 0, wins, extraWins, round: 3 })
    iAmKing.next(state, () => undefined)
    return pointsBySource(state)
  }
  test('more wins than each opponent: 100 for the king', () => {
    expect(pointsFor([4, 3, 2])).toEqual([{ 'king-ahead': 100 }, { jack: 100 }, {}])
  })
  test('and 100 more for five wins', () => {
    expect(pointsFor([5, 4, 0])[0]).toEqual({ 'king-ahead': 100, 'five-wins': 100 })
  })
  test('five wins alone bring nothing when an opponent has as many', () => {
    expect(pointsFor([5, 4, 0], [0, 1, 0])[0]).toEqual({})
  })
  test('as many as one of them: both opponents get 100', () => {
    expect(pointsFor([4, 4, 1])).toEqual([{}, { 'king-stopped': 100 }, { 'king-stopped': 100 }])
  })
  test('an opponent with exactly three wins gets 100 for the jack, the king player never', () => {
    expect(pointsFor([3, 3, 3])).toEqual([
      {},
      { 'king-stopped': 100, jack: 100 },
      { 'king-stopped': 100, jack: 100 },
    ])
  })
  test("the red queen's win counts for everything", () => {
    expect(pointsFor([4, 4, 1], [1, 0, 0])[0]).toEqual({ 'king-ahead': 100, 'five-wins': 100 })
    expect(pointsFor([5, 2, 2], [0, 1, 0])[1]).toEqual({ jack: 100 })
  })
  test('no king pays for being unused; equal points share the win', () => {
    const state = position([{ points: 100 }, { points: 100 }, {}], { options, phase: 'over' })
    expect(royalBet.result(state)).toMatchObject({ winners: [0, 1], points: [100, 100, 0] })
  })
})
