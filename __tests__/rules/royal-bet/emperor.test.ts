import { royalBet, type State } from '@/rules/royal-bet'
import { isNumber, jackOf, queenOf, type Colour } from '@/rules/royal-bet/cards'
import { emperor } from '@/rules/royal-bet/modes/emperor'
import { after, card, cards, lay, linesOf, position, refusal } from './position'
import { open, playUntil } from './table'

const options = { mode: 'emperor' } as const

describe('choosing the sets', () => {
  test('everybody lays a number face down at once; the highest chooses first, then by colour', () => {
    const state = open(options, 5)
    const names = ['red 7', 'blue 7', 'black 7', 'green 9', 'green 7']
    names.forEach((name, seat) => (state.hands[seat]![0] = card(name)))
    const all = after(
      state,
      ...names.map((name, seat): [number, { type: 'number'; card: number }] => [
        seat,
        { type: 'number', card: card(name) },
      ]),
    )
    expect(all.queue).toEqual([3, 2, 0, 1, 4])
    expect(all.out).toEqual(names.map(card))
    expect(all.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7, 7])
  })
  test('a relic or a flag is no number', () => {
    const state = open(options, 5)
    state.hands[0]![0] = card('relic')
    expect(refusal(state, 0, { type: 'number', card: card('relic') })).toBe('not-a-number')
    expect(royalBet.moves(state, 0)).not.toContainEqual({ type: 'number', card: card('relic') })
  })
  test('a laid number is secret until all are laid', () => {
    const state = open(options, 5)
    const number = state.hands[0]!.find(isNumber)!
    const laid = after(state, [0, { type: 'number', card: number }])
    expect(royalBet.view(laid, 1)).toEqual(royalBet.view(state, 1))
    expect(royalBet.view(laid, 0).hiddenNumber?.id).toBe(number)
  })
})

describe('the exchange', () => {
  const state = playUntil(open(options, 5), (now) => now.phase === 'preparation')
  const emperorSeat = state.sets.indexOf(0)
  test('the white king draws four and discards four numbers', () => {
    expect(royalBet.actors(state)).toEqual([emperorSeat])
    expect(state.hands[emperorSeat]).toHaveLength(7 + 2 + 4)
    expect(state.owes[emperorSeat]).toBe(4)
    const allowed = royalBet
      .moves(state, emperorSeat)
      .map((move) => (move.type === 'discard' ? move.card : 0))
    expect(allowed.every(isNumber)).toBe(true)
    expect(refusal(state, emperorSeat, { type: 'discard', card: card('white queen') })).toBe(
      'not-discardable',
    )
  })
  test('then the jacks change hands: white and black swap, the three pass theirs clockwise', () => {
    const tricks = playUntil(state, (now) => now.phase === 'tricks')
    const jackAt = (colour: number) =>
      tricks.hands.findIndex((hand) => hand.includes(jackOf(colour as Colour)))
    expect(jackAt(0)).toBe(tricks.sets.indexOf(4))
    expect(jackAt(4)).toBe(tricks.sets.indexOf(0))
    const three = [0, 1, 2, 3, 4].filter((seat) => ![0, 4].includes(tricks.sets[seat]!))
    three.forEach((seat, i) => expect(jackAt(tricks.sets[seat]!)).toBe(three[(i + 1) % 3]))
    tricks.sets.forEach((colour, seat) => {
      expect(tricks.hands[seat]).toContain(queenOf(colour as Colour))
      expect(tricks.hands[seat]).toHaveLength(9)
    })
    expect(tricks.leader).toBe(emperorSeat)
  })
})

describe('tricks', () => {
  test('flags are ordinary here: a relic beats them', () => {
    const state = position(
      [
        { hand: 'flag, red 1' },
        { hand: 'relic, red 2' },
        { hand: 'flag, red 3' },
        { hand: 'red 9, red 4' },
        { hand: 'red 8, red 5' },
      ],
      { options },
    )
    const laid = after(state, [0, lay('flag')], [1, lay('relic')], [2, lay('flag')])
    expect(after(laid, [3, lay('red 9')], [4, lay('red 8')]).wins).toEqual([0, 1, 0, 0, 0])
  })
  test('queens are cards here and have no other power', () => {
    const state = playUntil(open(options, 5), (now) => now.phase === 'tricks')
    expect(state.queens).toEqual([0, 0, 0, 0, 0])
    expect(royalBet.moves(state, state.turn).filter((move) => 'queen' in move)).toEqual([])
  })
  test('a king is laid once a game', () => {
    const used = playUntil(open(options, 5), (state) => state.kingsUsed.includes(1))
    const second = playUntil(used, (state) => state.round === 2)
    expect(second.kingsUsed[used.kingsUsed.indexOf(1)]).toBe(1)
  })
})

describe('points', () => {
  /** The points of a first round that has brought seat 0 such tricks. */
  function pointsOf(set: 'white' | 'red', kingUsed: boolean, won: string, wins = 1) {
    const state = position([{ set, kingUsed, won, wins }, {}, {}, {}, {}], { options, round: 1 })
    emperor.next(state, () => undefined)
    return linesOf(state, 0).map(({ source, points }) => [source, points])
  }
  test('10 a trick, 10 for each jack, queen and relic, −10 for each flag, counted last', () => {
    expect(pointsOf('red', false, 'red jack, white queen, relic, flag, red 3', 2)).toEqual([
      ['tricks', 20],
      ['court', 20],
      ['relics', 10],
      ['flags', -10],
    ])
  })
  test("10 for each card of the king's colour once he is used, jacks and queens among them", () => {
    expect(pointsOf('red', true, 'red 3, red jack, white jack')).toEqual([
      ['tricks', 10],
      ['king:red', 20],
      ['court', 20],
    ])
  })
  test('a used white king pays for relics and flags, besides', () => {
    expect(pointsOf('white', true, 'relic, flag, white jack')).toEqual([
      ['tricks', 10],
      ['king:white', 50],
      ['court', 10],
      ['relics', 10],
      ['flags', -10],
    ])
  })
  test('unused kings pay after round 2 only', () => {
    const state = position([{}, {}, {}, {}, {}], { options, round: 2 })
    emperor.next(state, () => undefined)
    expect(state.phase).toBe('over')
    expect(state.points).toEqual([60, 50, 40, 30, 20])
  })
})

describe('round 2', () => {
  /** Its first exchange, with such points for white, red, blue, green and black. */
  function second(points: number[]): State {
    const state = position([{}, {}, {}, {}, {}], { options, round: 1, points })
    emperor.next(state, () => undefined)
    return state
  }
  const afterFirst = (state: State) =>
    playUntil(state, (now) => now.phase === 'tricks' || !royalBet.actors(now).includes(0))
  test('seven cards each and the own jack and queen; the white king exchanges first', () => {
    const state = second([0, 0, 0, 0, 0])
    expect(state.hands.map((hand) => hand.length)).toEqual([13, 9, 9, 9, 9])
    expect(state.hands[1]).toEqual(expect.arrayContaining(cards('red jack, red queen')))
    expect(royalBet.actors(state)).toEqual([0])
  })
  test("then the black king if the emperor's team is behind, the red king if the others are", () => {
    expect(royalBet.actors(afterFirst(second([10, 20, 0, 0, 0])))).toEqual([4])
    expect(royalBet.actors(afterFirst(second([10, 20, 0, 0, 20])))).toEqual([1])
  })
  test('the jacks change hands again before the tricks', () => {
    const tricks = playUntil(second([10, 20, 0, 0, 0]), (now) => now.phase === 'tricks')
    const holders = ['white jack', 'red jack', 'blue jack', 'green jack', 'black jack'].map((name) =>
      tricks.hands.findIndex((hand) => hand.includes(card(name))),
    )
    expect(holders).toEqual([4, 2, 3, 1, 0])
    expect(tricks.hands.map((hand) => hand.length)).toEqual([9, 9, 9, 9, 9])
  })
  test('level scores: nobody; the lowest king number leads', () => {
    const state = afterFirst(second([10, 10, 0, 0, 0]))
    expect(state.phase).toBe('tricks')
    const used = second([10, 10, 0, 0, 0])
    used.kingsUsed[0] = 1
    expect(afterFirst(used).leader).toBe(1)
  })
})

describe('the verdict', () => {
  const over = (points: number[]) =>
    position(
      points.map((one) => ({ points: one })),
      { options, phase: 'over' },
    )
  test('the team with more points; each keeps their own', () => {
    expect(royalBet.result(over([10, 0, 20, 0, 0]))).toMatchObject({
      winners: [1, 2, 3],
      points: [10, 0, 20, 0, 0],
    })
  })
  test('equal: the lower sum of king numbers as they now show', () => {
    const state = over([10, 10, 0, 0, 0])
    expect(royalBet.result(state)).toMatchObject({ winners: [0, 4], decidedBy: 'king-sum' })
    state.kingsUsed[0] = 1
    expect(royalBet.result(state)).toMatchObject({ winners: [1, 2, 3], decidedBy: 'king-sum' })
  })
  test("equal sums too: the emperor's team", () => {
    // The reconstructed numbers never give equal sums, so one of the three has a twin of another's set.
    const state = over([10, 10, 0, 0, 0])
    state.sets = [0, 3, 2, 3, 4]
    state.kingsUsed[0] = 1
    expect(royalBet.result(state)).toMatchObject({ winners: [0, 4], decidedBy: 'emperor' })
  })
})
