import { think } from '@/rules/bots'
import { royalBet, type Move, type State } from '@/rules/royal-bet'
import { startBets } from '@/rules/royal-bet/phases/bets'
import { cardName } from '@/rules/royal-bet/cards'
import { startSquadPreparation } from '@/rules/royal-bet/phases/preparation'
import { after, full, lay, type PlayerInWords } from './position'

/** What a bot does with a moment's thought. */
function decide(state: State, seat: number): Move {
  const thinking = think(royalBet, royalBet.view(state, seat), seat, {
    level: 'hard',
    seed: 5,
    iterations: 240,
  })
  for (;;) {
    const next = thinking.next()
    if (next.done) return next.value
  }
}

/** "red 2", "red 2 with the queen and the king": a play in words. */
function inWords(move: Move): string {
  if (move.type !== 'play') return move.type
  const powers = [
    ...(move.queen ? ['queen'] : []),
    ...(move.militia ? ['militia'] : []),
    ...(move.king === undefined ? [] : ['king']),
  ]
  return [cardName(move.card), ...powers].join(' + ')
}

/** Seats 0 and 1 have laid these, seat 2 is last to play and decides. */
function lastOfThree(
  first: string,
  second: string,
  last: PlayerInWords,
  more: Parameters<typeof full>[1] = {},
): State {
  const rest = last.hand!.split(', ').length - 1
  const spare = ['green 1, green 2', 'green 3, green 4'].map((hand) => hand.split(', ').slice(0, rest))
  const state = full(
    [
      {
        set: 'green',
        queenUsed: true,
        hand: [first, ...spare[0]!].join(', '),
        squad: ['healer'],
        bets: ['healer'],
      },
      {
        set: 'blue',
        queenUsed: true,
        hand: [second, ...spare[1]!].join(', '),
        squad: ['ninja'],
        bets: ['ninja'],
      },
      { set: 'black', queenUsed: true, ...last },
    ],
    more,
  )
  return after(state, [0, lay(first)], [1, lay(second)])
}

const none: PlayerInWords = { squad: ['gambler'], bets: ['gambler'] }
const militia: PlayerInWords = { squad: ['militia', 'ninja'], bets: ['ninja'] }

describe('the bots make no play that a person would laugh at', () => {
  test.each<[string, State, string]>([
    [
      'with the bet fulfilled the trick is lost when that is possible',
      lastOfThree('red 4', 'red 3', { squad: ['ninja'], bets: ['ninja'], wins: 2, hand: 'red 2, red 10' }),
      'red 2',
    ],
    [
      'a trick that cannot be won takes no high card along when wins are wanted',
      lastOfThree('relic', 'black 3', {
        squad: ['samurai'],
        bets: ['samurai'],
        kingUsed: true,
        wins: 1,
        hand: 'black 2, black 10',
      }),
      'black 2',
    ],
    [
      'one win short in the last trick, militia makes a 1 a 10',
      lastOfThree('red 4', 'red 3', { ...militia, wins: 1, hand: 'red 1' }),
      'red 1 + militia',
    ],
    [
      'with the bet fulfilled, militia makes a 10 a 1',
      lastOfThree('red 4', 'red 3', { ...militia, wins: 2, hand: 'red 10' }),
      'red 10 + militia',
    ],
    [
      'one win short, militia makes a flag a relic',
      lastOfThree('red 4', 'black 3', { ...militia, wins: 1, hand: 'flag' }),
      'flag + militia',
    ],
    [
      'with the bet fulfilled, militia makes a relic a flag',
      lastOfThree('red 4', 'red 3', { ...militia, wins: 2, hand: 'relic' }),
      'relic + militia',
    ],
    [
      'the white queen wins the trick that the bet lacks',
      lastOfThree(
        'red 4',
        'red 3',
        {
          set: 'white',
          queenUsed: false,
          squad: ['ninja'],
          bets: ['ninja'],
          wins: 1,
          hand: 'red 2',
        },
        { round: 3 },
      ),
      'red 2 + queen',
    ],
    [
      'the white queen stays at home when the card wins anyway',
      lastOfThree('red 4', 'red 3', {
        set: 'white',
        queenUsed: false,
        squad: ['ninja'],
        bets: ['ninja'],
        wins: 1,
        hand: 'red 5',
      }),
      'red 5',
    ],
    [
      'the red queen adds the win that the bet lacks',
      lastOfThree(
        'red 4',
        'red 3',
        {
          set: 'red',
          queenUsed: false,
          squad: ['ninja'],
          bets: ['ninja'],
          wins: 1,
          hand: 'blue 2',
        },
        { round: 3 },
      ),
      'blue 2 + queen',
    ],
    [
      'the red queen does not spoil a fulfilled bet',
      lastOfThree('red 4', 'red 3', {
        set: 'red',
        queenUsed: false,
        squad: ['ninja'],
        bets: ['ninja'],
        wins: 2,
        hand: 'blue 2',
      }),
      'blue 2',
    ],
    [
      'the king is kept when the card wins anyway',
      lastOfThree(
        'red 4',
        'red 3',
        { set: 'red', squad: ['ninja'], bets: ['ninja'], wins: 1, hand: 'red 5' },
        { round: 3 },
      ),
      'red 5',
    ],
    [
      'the king is kept when a win would spoil the bet',
      lastOfThree('red 4', 'red 3', {
        set: 'red',
        squad: ['ninja'],
        bets: ['ninja'],
        wins: 2,
        hand: 'red 2',
      }),
      'red 2',
    ],
    [
      'the king takes the trick on which a hundred points hang',
      lastOfThree(
        'black 4',
        'relic',
        { set: 'black', bets: ['jack'], wins: 2, hand: 'black 2' },
        { round: 3 },
      ),
      'black 2 + king',
    ],
    [
      'a king who is worth 50 is not spent on a trick worth nothing in the last round',
      lastOfThree(
        'red 4',
        'red 3',
        { set: 'red', squad: ['hermit'], bets: ['hermit'], wins: 4, hand: 'red 2' },
        { round: 3 },
      ),
      'red 2',
    ],
  ])('%s', (_, state, expected) => {
    expect(inWords(decide(state, 2))).toBe(expected)
  })

  test('the blue queen saves a bet on no win from the last card', () => {
    const state = full(
      [
        { set: 'green', queenUsed: true, hand: 'red 4', squad: ['healer'], bets: ['healer'] },
        { set: 'red', queenUsed: true, hand: 'red 3', squad: ['ninja'], bets: ['ninja'] },
        { set: 'blue', ...none, hand: 'red 10' },
      ],
      { round: 3 },
    )
    expect(inWords(decide(after(state, [0, lay('red 4')], [1, lay('red 3')]), 2))).toBe('red 10 + queen')
  })

  test("nobody overtakes a partner's king", () => {
    const state = full(
      [
        { set: 'red', hand: 'red 5, blue 1' },
        { set: 'blue', hand: 'red 3, blue 2' },
        { set: 'green', queenUsed: true, hand: 'red 9, blue 3' },
        { set: 'white', queenUsed: true, hand: 'red 4, blue 4' },
      ],
      { options: { mode: 'alliance' }, leader: 1, wins: [3, 3, 2, 1] },
    )
    const laid = after(state, [1, lay('red 3')], [2, lay('red 9')], [3, lay('red 4')])
    expect(inWords(decide(laid, 0))).toBe('red 5')
  })

  test('a flag beats the relic on the table for a hundred points', () => {
    const state = full(
      [
        { set: 'red', hand: 'relic, blue 1' },
        { set: 'blue', queenUsed: true, hand: 'green 3, blue 2' },
        { set: 'green', queenUsed: true, hand: 'flag, green 1' },
      ],
      { options: { mode: 'i-am-king' }, titleHolder: 0, wins: [3, 2, 2] },
    )
    state.kings = [-1, 0, -1, -1, -1]
    expect(inWords(decide(after(state, [0, lay('relic')], [1, lay('green 3')]), 2))).toBe('flag')
  })

  const squads: PlayerInWords[] = [
    {
      set: 'blue',
      squad: ['healer', 'samurai', 'collector'],
      hand: 'red 4, green 4, blue 4, green 5, blue 3',
    },
    {
      set: 'green',
      squad: ['healer', 'samurai', 'collector'],
      hand: 'red 5, green 2, blue 5, red 3, green 3',
    },
  ]

  test('a worthless hand bets on no win', () => {
    const hand = 'flag, flag, red 1, blue 1, green 1'
    const state = full([...squads, { set: 'black', squad: ['ninja', 'berserker', 'hermit'], hand }])
    startBets(state)
    expect(decide(state, 2)).toEqual({ type: 'bet', bets: ['hermit'] })
  })

  test('a hand full of winners does not', () => {
    const hand = 'relic, relic, black 10, black 5, black 4'
    const state = full([...squads, { set: 'red', squad: ['gambler', 'militia', 'hermit'], hand }])
    startBets(state)
    expect(decide(state, 2)).toEqual({ type: 'bet', bets: ['militia'] })
  })

  test('who bets on no win discards a relic rather than a flag', () => {
    const state = full([
      { ...squads[0], bets: ['healer'] },
      { ...squads[1], bets: ['healer'] },
      {
        set: 'green',
        squad: ['gambler', 'hermit', 'ninja'],
        bets: ['hermit'],
        hand: 'relic, black 10, red 1, blue 1, green 1',
      },
    ])
    startSquadPreparation(state, () => undefined)
    const move = decide(state, 2)
    expect(move.type === 'discard' && ['relic', 'black 10'].includes(cardName(move.card))).toBe(true)
  })
})
