import { royalBet, type State } from '@/rules/royal-bet'
import { possibleBets, startBets } from '@/rules/royal-bet/phases/bets'
import {
  after,
  can,
  card,
  cards,
  face,
  heardBy,
  lay,
  position,
  refusal,
  roundPoints,
  type PlayerInWords,
} from './position'

const on = { cheerleader: 'on' } as const
const advanced = { cheerleader: 'advanced' } as const

/** Seat 0 has the cheerleader face up and seat 1 for a partner. */
function partners(owner: PlayerInWords, partner: PlayerInWords, options: object = on, round = 1): State {
  return position(
    [
      { set: 'white', squad: ['cheerleader', ...(owner.squad ?? [])], ...omitSquad(owner) },
      { set: 'red', ...partner },
      { set: 'blue', squad: ['berserker'], bets: ['berserker'], wins: 1 },
      { set: 'black', squad: ['hermit'], bets: ['hermit'], wins: 1 },
    ],
    { options, round, partner: 1 },
  )
}

function omitSquad({ squad: _, ...rest }: PlayerInWords): PlayerInWords {
  return rest
}

describe('bets of her owner', () => {
  const bets = (round: number) => {
    const state = position([{ squad: ['cheerleader', 'ninja', 'ninja'] }, { squad: ['gambler'] }, {}, {}], {
      options: on,
      round,
    })
    return possibleBets(state, 0)
  }
  test('rounds 1 and 2: no bet, or the cheerleader face down', () => {
    expect(bets(1)).toEqual([[], ['cheerleader']])
  })
  test('round 3: no bet, the cheerleader, or with one other character or the jack', () => {
    expect(bets(3)).toEqual([[], ['cheerleader'], ['ninja', 'cheerleader'], ['cheerleader', 'jack']])
  })
  test('once all bets are open she chooses a partner if face up, a bet to copy if face down', () => {
    const laid = (hers: ('cheerleader' | 'jack')[]) => {
      const state = position(
        [
          { squad: ['cheerleader', 'ninja', 'ninja'] },
          { squad: ['healer', 'healer', 'militia'] },
          { squad: ['samurai', 'collector', 'militia'] },
          { squad: ['samurai', 'collector', 'hermit'] },
        ],
        { options: on, round: 3 },
      )
      startBets(state)
      return after(
        state,
        [2, { type: 'bet', bets: ['samurai'] }],
        [0, { type: 'bet', bets: hers }],
        [1, { type: 'bet', bets: ['healer', 'healer'] }],
        [3, { type: 'bet', bets: ['hermit', 'jack'] }],
      )
    }
    expect(royalBet.moves(laid([]), 0)).toEqual([1, 2, 3].map((seat) => ({ type: 'partner', seat })))
    expect(royalBet.moves(laid(['cheerleader']), 0)).toEqual([
      { type: 'copy', seat: 1, bet: 'healer' },
      { type: 'copy', seat: 2, bet: 'samurai' },
      { type: 'copy', seat: 3, bet: 'hermit' },
      { type: 'copy', seat: 3, bet: 'jack' },
    ])
    expect([laid([]).swaps, laid(['cheerleader']).swaps]).toEqual([1, 0])
    expect(after(laid([]), [0, { type: 'partner', seat: 2 }]).partner).toBe(2)
    const chosen = after(laid(['cheerleader', 'jack']), [0, { type: 'copy', seat: 2, bet: 'samurai' }])
    expect(chosen.copied).toEqual({ seat: 2, bet: 'samurai' })
  })
})

describe('face up: she lives on her partner', () => {
  test("the partner's bets, wins and won cards pay her, and her gambler counts that as success", () => {
    const state = partners(
      { squad: ['gambler', 'collector'], kingUsed: true, wins: 3, won: 'red 1, red 2' },
      { squad: ['ninja', 'healer'], bets: ['ninja'], wins: 2, won: 'relic, flag, blue 3' },
    )
    expect(roundPoints(state)[0]).toEqual({
      'bet:ninja': 70,
      jack: 20,
      gambler: 20,
      'king:white': 50,
      collector: 50,
    })
  })
  test('both bets of round 3 count', () => {
    const state = partners({}, { squad: ['ninja', 'samurai'], bets: ['ninja', 'samurai'], wins: 2 }, on, 3)
    expect(roundPoints(state)[0]).toMatchObject({ 'bet:ninja': 70, 'bet:samurai': 60 })
  })
  test("the partner's jester feeds both; her own feeds her number only", () => {
    const partnersJester = partners(
      { squad: ['ninja'] },
      { squad: ['jester', 'ninja'], bets: ['ninja'], wins: 0 },
    )
    expect(roundPoints(partnersJester)[0]).toEqual({ 'bet:ninja': 70, jack: 20, ninja: 30 })
    const hers = partners({ squad: ['jester'] }, { squad: ['berserker'], bets: ['berserker'], wins: 1 })
    expect(roundPoints(hers)[0]).toEqual({ 'bet:berserker': 50, jack: 30, jester: -20 })
    expect(roundPoints(hers)[1]).toEqual({ 'bet:berserker': 50, jack: 20 })
  })
  test('a red queen of either is a win for both', () => {
    const state = partners({ squad: ['ninja'], extraWins: 1 }, { squad: ['ninja'], bets: ['ninja'], wins: 1 })
    const [hers, partners_] = roundPoints(state)
    expect(hers).toEqual({ 'bet:ninja': 70, jack: 20, ninja: 30 })
    expect(partners_).toEqual({ 'bet:ninja': 70, jack: 30 })
  })
  test("advanced: a red queen counts for its user only, also when the partner's bets are judged for her", () => {
    const state = partners({ extraWins: 1 }, { squad: ['ninja'], bets: ['ninja'], wins: 1 }, advanced)
    const [hers, partners_] = roundPoints(state)
    expect(hers).toEqual({ 'bet:ninja': 70, jack: 20 })
    expect(partners_).toEqual({ jack: 20 })
  })
  test("the deal's loss is counted on the partner's cards", () => {
    const state = partners({ won: 'green 1, green 2' }, { wins: 4, won: 'green 3' })
    state.dealColour = 3
    expect(roundPoints(state)[0]).toEqual({ deal: -10 })
  })
  test("a partner's jester bet counts the failures of everybody except the two", () => {
    const state = partners({}, { squad: ['jester'], bets: ['jester'], wins: 5 })
    expect(roundPoints(state)[0]).toEqual({})
    state.wins[2] = 2
    expect(roundPoints(state)[0]).toEqual({ 'bet:jester': 30 })
    expect(roundPoints(state)[1]).toEqual({ 'bet:jester': 30 })
  })
  test("somebody else's jester bet does not count her: whoever laid no bet has failed none", () => {
    const state = partners({}, { squad: ['ninja'], bets: ['ninja'], wins: 0 })
    state.squads[2] = [18]
    state.bets[2] = ['jester']
    expect(roundPoints(state)[2]).toMatchObject({ 'bet:jester': 30 })
  })
})

describe('face down: she copies a bet', () => {
  const copying = (wins: number, copied: State['copied'], others: PlayerInWords): State =>
    position(
      [
        { set: 'white', squad: ['cheerleader', 'gambler'], bets: ['cheerleader'], wins },
        { set: 'red', ...others },
        { set: 'blue', squad: ['berserker'], bets: ['berserker'], wins: 1 },
        { set: 'black', squad: ['berserker'], bets: ['berserker'], wins: 0 },
      ],
      { options: on, copied },
    )
  test('it is judged on her own wins and counts as a success of her own', () => {
    const state = copying(2, { seat: 1, bet: 'ninja' }, { squad: ['ninja'], bets: ['ninja'], wins: 0 })
    const [hers, owners] = roundPoints(state)
    expect(hers).toEqual({ 'bet:ninja': 70, jack: 20, gambler: 20 })
    expect(owners).toEqual({})
  })
  test("a copied jester counts everybody's failures except hers and its owner's, for both", () => {
    const state = copying(4, { seat: 1, bet: 'jester' }, { squad: ['jester'], bets: ['jester'], wins: 4 })
    const [hers, owners] = roundPoints(state)
    expect(hers).toEqual({ 'bet:jester': 30, gambler: 20 })
    expect(owners).toEqual({ 'bet:jester': 30 })
  })
})

describe('the swap', () => {
  const table = () => {
    const state = position(
      [
        { hand: 'red 1, red 2', squad: ['cheerleader'], set: 'green' },
        { hand: 'blue 1, blue 2' },
        { hand: 'red 7, red 8' },
        { hand: 'black 1, black 2' },
      ],
      { options: on, partner: 1 },
    )
    state.swaps = 1
    return state
  }
  test('gives a card to the partner, who returns one, perhaps the same', () => {
    const given = after(table(), [0, { type: 'swap', card: card('red 1') }])
    expect(royalBet.actors(given)).toEqual([1])
    expect(royalBet.moves(given, 1)).toEqual(
      cards('red 1, blue 1, blue 2').map((one) => ({ type: 'return', card: one })),
    )
    expect(refusal(given, 1, lay('blue 1'))).toBe('not-now')
    const back = after(given, [1, { type: 'return', card: card('blue 2') }])
    expect(back.hands[0]).toEqual(cards('red 2, blue 2'))
    expect(back.hands[1]).toEqual(cards('blue 1, red 1'))
    expect(royalBet.actors(back)).toEqual([0])
  })
  test('is possible once a round, in her own turn', () => {
    const back = after(
      table(),
      [0, { type: 'swap', card: card('red 1') }],
      [1, { type: 'return', card: card('red 1') }],
    )
    expect(refusal(back, 0, { type: 'swap', card: card('red 1') })).toBe('swap-used')
    expect(can(table(), 0, { type: 'swap', card: card('red 2') })).toBe(true)
    expect(refusal(after(table(), [0, lay('red 1')]), 1, { type: 'swap', card: card('blue 1') })).toBe(
      'no-cheerleader',
    )
  })
  test('the two see the card, others do not', () => {
    const swap = { type: 'swap', card: card('red 1') } as const
    expect(heardBy(table(), 0, swap, 1)[0]).toMatchObject({ type: 'swap', card: face('red 1') })
    expect(heardBy(table(), 0, swap, 2)[0]).toEqual({ type: 'swap', seat: 0, partner: 1, reveals: true })
  })
  test("a berserker's ten has a back of its own: all see it change hands", () => {
    const state = table()
    state.hands[0]![0] = card("berserker's 10")
    const swap = { type: 'swap', card: card("berserker's 10") } as const
    expect(heardBy(state, 0, swap, 2)[0]).toMatchObject({ type: 'swap', card: face("berserker's 10") })
    expect(royalBet.view(after(state, [0, swap]), 2).players[1]!.shown).toEqual([face("berserker's 10")])
  })
  test('with the green queen: before she is laid, or when the card is', () => {
    const swap = { type: 'swap', card: card('red 1') } as const
    const waited = after(
      table(),
      [0, { type: 'wait' }],
      [1, lay('blue 1')],
      [2, lay('red 7')],
      [3, lay('black 1')],
    )
    expect([can(table(), 0, swap), can(waited, 0, swap)]).toEqual([true, true])
  })
  test('makes unknown what the two hands were known to lack', () => {
    const state = table()
    state.voids = [2, 4, 8, 0]
    const given = after(state, [0, { type: 'swap', card: card('red 1') }])
    expect(given.voids).toEqual([0, 0, 8, 0])
  })
  test('makes unknown what the two hands were known to hold', () => {
    const state = table()
    state.holds = [2, 4, 0, 16]
    const given = after(state, [0, { type: 'swap', card: card('red 1') }])
    expect(given.holds).toEqual([0, 0, 0, 16])
  })
  test('a partner with an empty hand returns the card received', () => {
    const state = table()
    state.hands[1] = []
    const given = after(state, [0, { type: 'swap', card: card('red 1') }])
    expect(royalBet.moves(given, 1)).toEqual([{ type: 'return', card: card('red 1') }])
  })
})
