import { royalBet, type Options } from '@/rules/royal-bet'
import { possibleBets, startBets } from '@/rules/royal-bet/phases/bets'
import { castFor, kindOf, STARTER_SQUADS, type CharacterKind } from '@/rules/royal-bet/characters'
import { deckFor } from '@/rules/royal-bet/data'
import { startRound } from '@/rules/royal-bet/phases/round'
import { after, card, linesOf, position, refusal, roundPoints } from './position'
import { open, playUntil } from './table'

describe('set-up of classic', () => {
  test.each([
    [3, 28, 12],
    [4, 36, 17],
    [5, 44, 19],
  ])('%i players: %i low cards, %i characters, 5 cards each', (seats, low, characters) => {
    expect(deckFor('classic', seats)).toHaveLength(low)
    const state = open({}, seats)
    expect(state.pool).toHaveLength(characters)
    expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(5))
  })
  test('the cheerleader is one character more', () => {
    expect(open({ cheerleader: 'on' }, 4).pool).toHaveLength(18)
    expect(open({ cheerleader: 'on' }, 5).pool).toHaveLength(20)
  })
  test('three players have no jester', () => {
    expect(castFor(3, false, false).map(kindOf)).not.toContain('jester')
  })
  test('starter squads: by colour, four players keep the third gambler and hermit', () => {
    const state = open({ squads: 'starter' }, 4)
    expect(state.phase).toBe('bets')
    state.squads.forEach((squad, seat) => {
      expect(squad.map(kindOf)).toEqual(STARTER_SQUADS[state.sets[seat]!])
    })
    expect(state.pool.length + 12).toBe(19)
  })
  test('which numbers of players the options allow', () => {
    const seats = (options: Partial<Options>) => royalBet.seats({ ...open({}, 3).options, ...options })
    expect(seats({})).toEqual([3, 4, 5])
    expect(seats({ squads: 'starter' })).toEqual([4, 5])
    expect(seats({ cheerleader: 'advanced' })).toEqual([4, 5])
    expect(seats({ jestersDeal: 'on' })).toEqual([3, 4])
    expect(seats({ jestersDeal: 'on', cheerleader: 'on' })).toEqual([4])
  })
  test('options that are not named are as by default', () => {
    const bare = royalBet.setup({ seats: 4, options: {} as Options, seed: 5 })
    expect(bare).toEqual(open({}, 4, 5))
  })
  test('other modes ignore the options of classic', () => {
    const plain = playUntil(open({ mode: 'duel' }, 2), () => false)
    const all = open({ mode: 'duel', squads: 'starter', cheerleader: 'on', jestersDeal: 'on' }, 2)
    expect({ ...playUntil(all, () => false), options: null }).toEqual({ ...plain, options: null })
  })
})

describe('left to chance', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)
  const differ = (what: (seed: number) => number) => new Set(seeds.map(what)).size
  test('who starts the drafts of classic and alliance and the first auction', () => {
    expect(differ((seed) => open({}, 5, seed).queue[0]!)).toBe(5)
    expect(differ((seed) => open({ mode: 'alliance' }, 4, seed).queue[0]!)).toBe(4)
    expect(differ((seed) => open({ mode: 'i-am-king' }, 3, seed).starter)).toBe(3)
  })
  test('who has which starter squad, and the sets and deals of a duel', () => {
    expect(differ((seed) => open({ squads: 'starter' }, 4, seed).sets[0]!)).toBe(5)
    expect(differ((seed) => open({ mode: 'duel' }, 2, seed).sets[0]!)).toBe(5)
    expect(differ((seed) => open({ mode: 'duel' }, 2, seed).dealOrder[0]!)).toBe(5)
  })
})

describe('the first draft', () => {
  test('goes clockwise and back, twice', () => {
    const state = open({}, 3)
    const [a, b, c] = state.queue
    expect(state.queue).toEqual([a, b, c, c, b, a, a, b, c, c, b, a])
    expect(b).toBe((a! + 1) % 3)
  })
  test('one move per kind of character, and the five sets', () => {
    const kinds = royalBet.moves(open({}, 4), open({}, 4).queue[0]!)
    expect(kinds).toHaveLength(5 + 9)
  })
  test('one set each, and a set for everybody in the end', () => {
    const state = open({}, 3)
    const seat = state.queue[0]!
    const taken = after(state, [seat, { type: 'take', set: 1 }])
    const turn = playUntil(taken, (now) => now.queue[0] === seat)
    expect(refusal(turn, seat, { type: 'take', set: turn.setsLeft[0] })).toBe('already-have-a-set')
    const done = playUntil(state, (now) => now.phase === 'bets')
    expect(done.sets).not.toContain(-1)
    expect(done.squads.map((squad) => squad.length)).toEqual([3, 3, 3])
  })
  test('a player may have two of a kind', () => {
    const state = open({}, 3)
    state.queue = [0, 0]
    const gambler = () => ({ type: 'take', character: state.pool[0]! }) as const
    const once = after(state, [0, gambler()])
    const again = royalBet
      .moves(once, 0)
      .filter((move) => move.type === 'take' && 'character' in move && kindOf(move.character) === 'gambler')
    expect(again).toHaveLength(1)
  })
})

describe('a new round', () => {
  test('forgets wins, won cards, what hands have shown, the partner and the copied bet', () => {
    const state = position([{ wins: 2, extraWins: 1, won: 'red 1' }, {}], {
      voids: [2, 0],
      holds: [0, 4],
      shown: [[], [card("berserker's 10")]],
      given: [{ knower: 0, holder: 1, card: card('red 2'), maybeDiscarded: false }],
      partner: 1,
      copied: { seat: 1, bet: 'ninja' },
    })
    startRound(state, () => undefined)
    expect(state).toMatchObject({
      round: 2,
      wins: [0, 0],
      extraWins: [0, 0],
      tricks: [],
      voids: [0, 0],
      holds: [0, 0],
      shown: [[], []],
      given: [],
      partner: -1,
      copied: null,
    })
  })
  test.each([
    ['classic', 4],
    ['duel', 2],
  ] as const)('of %s does not recharge a used queen by itself', (mode, seats) => {
    const used = playUntil(
      open({ mode }, seats),
      (state) => state.phase === 'tricks' && state.queens.includes(0),
    )
    const next = playUntil(used, (state) => state.round > used.round)
    expect(next.round).toBe(used.round + 1)
    expect(next.queens[used.queens.indexOf(0)]).toBe(0)
  })
})

describe('the later drafts', () => {
  const second = playUntil(open({}, 4), (state) => state.round === 2)
  test('three passes in the order of king numbers, a used king being higher', () => {
    const state = playUntil(open({}, 3, 11), (now) => now.round === 2, 3)
    const number = (seat: number) => state.sets[seat]! + (state.kingsUsed[state.sets[seat]!] === 1 ? 5 : 0)
    const order = [0, 1, 2].sort((a, b) => number(a) - number(b))
    expect(state.queue).toEqual([...order, ...order, ...order])
  })
  test('never the very cards one had, but a twin', () => {
    const seat = second.queue[0]!
    const had = second.formerSquads[seat]!
    expect(had).toHaveLength(3)
    expect(refusal(second, seat, { type: 'take', character: had[0] })).toBe('had-it-last-round')
    const mine = royalBet.moves(second, seat).map((move) => ('character' in move ? move.character : -1))
    expect(mine).toEqual(second.pool.filter((character) => !had.includes(character)).sort((a, b) => a - b))
  })
  test('the lowest king number leads the first trick', () => {
    const tricks = playUntil(second, (state) => state.phase === 'tricks')
    const order = second.queue.slice(0, 4)
    expect(tricks.leader).toBe(order[0])
  })
})

describe('bets', () => {
  const betting = (round: number, squad: CharacterKind[]) =>
    possibleBets(position([{ squad }, {}, {}], { round }), 0)
  test('rounds 1 and 2: one of the three characters, twins being one move', () => {
    expect(betting(1, ['gambler', 'ninja', 'jester'])).toEqual([['gambler'], ['ninja'], ['jester']])
    expect(betting(2, ['gambler', 'gambler', 'jester'])).toEqual([['gambler'], ['jester']])
  })
  test('round 3: one or two of the three characters and the jack', () => {
    expect(betting(3, ['gambler', 'gambler', 'ninja'])).toEqual([
      ['gambler'],
      ['ninja'],
      ['jack'],
      ['gambler', 'gambler'],
      ['gambler', 'ninja'],
      ['gambler', 'jack'],
      ['ninja', 'jack'],
    ])
    expect(betting(3, ['gambler', 'hermit', 'ninja'])).toHaveLength(4 + 6)
  })
  test('each hermit can be used but the one who is the bet', () => {
    const state = position([
      { hand: 'red 1', squad: ['hermit', 'hermit', 'ninja'] },
      { hand: 'red 2', squad: ['hermit', 'healer', 'samurai'] },
      { hand: 'red 3', squad: ['jester', 'healer', 'samurai'] },
      { hand: 'red 4', squad: ['collector', 'militia', 'ninja'] },
    ])
    startBets(state)
    const laid = after(
      state,
      [0, { type: 'bet', bets: ['ninja'] }],
      [1, { type: 'bet', bets: ['hermit'] }],
      [2, { type: 'bet', bets: ['jester'] }],
      [3, { type: 'bet', bets: ['militia'] }],
    )
    expect(laid.hermits).toEqual([2, 0, 0, 0])
  })
  test('with nothing to prepare the tricks begin as soon as all are laid', () => {
    const state = position([
      { hand: 'red 1', squad: ['gambler', 'ninja', 'healer'] },
      { hand: 'red 2', squad: ['berserker', 'ninja', 'healer'] },
    ])
    startBets(state)
    const laid = after(
      state,
      [0, { type: 'bet', bets: ['gambler'] }],
      [1, { type: 'bet', bets: ['berserker'] }],
    )
    expect(laid.phase).toBe('tricks')
  })
  test('are secret until all are laid', () => {
    const state = position([
      { squad: ['gambler', 'ninja', 'jester'] },
      { squad: ['hermit', 'healer', 'samurai'] },
      { squad: ['hermit', 'healer', 'samurai'] },
    ])
    startBets(state)
    const laid = after(state, [0, { type: 'bet', bets: ['jester'] }])
    expect(royalBet.view(laid, 1)).toEqual(royalBet.view(state, 1))
    expect(royalBet.view(laid, 0).hiddenBet).toEqual(['jester'])
    expect(royalBet.actors(laid)).toEqual([1, 2])
    const all = after(laid, [1, { type: 'bet', bets: ['hermit'] }], [2, { type: 'bet', bets: ['healer'] }])
    expect(all.bets).toEqual([['jester'], ['hermit'], ['healer']])
  })
})

describe("the jester's deal", () => {
  test('10 for every card of the king that nobody has, 20 in round 3', () => {
    const lost = (round: number) =>
      roundPoints(
        position([{ set: 'red', wins: 4, won: 'green 1, green 2, red 3' }, { wins: 4 }], {
          round,
          dealColour: 3,
        }),
      )[0]
    expect(lost(2)).toEqual({ deal: -20 })
    expect(lost(3)).toEqual({ deal: -40 })
  })
  test('white: relics and flags', () => {
    const state = position([{ set: 'red', wins: 4, won: 'relic, flag, red 3' }, { wins: 4 }], {
      round: 2,
      dealColour: 0,
    })
    expect(roundPoints(state)[0]).toEqual({ deal: -20 })
  })
  test.each([3, 4])('%i players: from round 2 on', (seats) => {
    const first = playUntil(open({ jestersDeal: 'on' }, seats), (state) => state.phase === 'bets')
    const free = [0, 1, 2, 3, 4].filter((colour) => !first.sets.includes(colour))
    expect(first.dealColour).toBe(-1)
    const second = playUntil(first, (state) => state.round === 2)
    expect(second.dealColour).toBe(free[0])
    const third = playUntil(second, (state) => state.round === 3)
    expect(third.dealColour).toBe(free[free.length - 1])
  })
  test('without the option there is none', () => {
    const third = playUntil(open({}, 4), (state) => state.round === 3)
    expect(third.dealColour).toBe(-1)
  })
})

describe('the end', () => {
  test('after round 3 unused kings pay, and the sheet says so', () => {
    const over = playUntil(open({}, 4, 3), () => false)
    const told = over.sets.map((_, seat) => linesOf(over, seat))
    expect(royalBet.result(over)!.breakdown).toEqual(
      told.map((lines) => lines.map(({ source, points }) => ({ source, points }))),
    )
    over.sets.forEach((colour, seat) => {
      const paid = told[seat]!.filter(({ source }) => source.startsWith('unused-king:'))
      expect(paid.map(({ points }) => points)).toEqual(over.kingsUsed[colour] ? [] : [60 - 10 * colour])
    })
  })
  test('equal points: the lowest king number, as it now shows, wins', () => {
    const over = position(
      [{ set: 'white', kingUsed: true, points: 100 }, { set: 'black', points: 100 }, {}],
      {
        phase: 'over',
      },
    )
    expect(royalBet.result(over)).toMatchObject({ winners: [1], decidedBy: 'king-number' })
  })
})
