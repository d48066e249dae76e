import { play, reveals } from '@/rules/core/play'
import { royalBet, type Move, type State } from '@/rules/royal-bet'
import type { CharacterKind } from '@/rules/royal-bet/characters'
import { startSquadPreparation } from '@/rules/royal-bet/phases/preparation'
import { after, card, cards, face, linesOf, position, refusal, type PlayerInWords } from './position'

describe('preparation', () => {
  const prepareAll = (players: PlayerInWords[]): State => {
    const state = position(
      players.map((player) => ({ hand: 'red 1, red 2', ...player })),
      { deck: cards('blue 1, blue 2, blue 3, blue 4, green 1, green 2, green 3, green 4') },
    )
    startSquadPreparation(state, () => undefined)
    return state
  }
  const prepare = (...squads: CharacterKind[][]): State => prepareAll(squads.map((squad) => ({ squad })))
  const drop = (name: string): Move => ({ type: 'discard', card: card(name) })

  test('a gambler draws two and discards two; cards come in the order of king numbers', () => {
    const state = prepare(['gambler'], ['gambler'])
    expect(state.hands).toEqual([
      cards('red 1, red 2, green 3, green 4'),
      cards('red 1, red 2, green 1, green 2'),
    ])
    const done = after(
      state,
      [1, drop('green 1')],
      [0, drop('red 1')],
      [0, drop('red 2')],
      [1, drop('red 1')],
    )
    expect(done.phase).toBe('tricks')
    expect(done.hands[0]).toEqual(cards('green 3, green 4'))
    expect(done.discards[0]).toEqual(cards('red 1, red 2'))
  })
  test('the lowest king number draws first, wherever it sits; a used king has a higher one', () => {
    const squad: CharacterKind[] = ['gambler']
    const byNumber = prepareAll([
      { set: 'black', squad },
      { set: 'red', squad },
    ])
    expect(byNumber.hands[1]).toEqual(cards('red 1, red 2, green 3, green 4'))
    const used = prepareAll([
      { set: 'black', squad },
      { set: 'red', squad, kingUsed: true },
    ])
    expect(used.hands[0]).toEqual(cards('red 1, red 2, green 3, green 4'))
  })
  test('a gambler or berserker who is the bet prepares nothing', () => {
    const squad: CharacterKind[] = ['gambler', 'berserker']
    expect(prepareAll([{ squad, bets: squad }, {}]).preparing).toEqual([])
  })
  test('two gamblers: twice, the second time after the first discards', () => {
    const state = prepare(['gambler', 'gambler'], [])
    expect(state.hands[0]).toHaveLength(4)
    const half = after(state, [0, drop('red 1')], [0, drop('red 2')])
    expect(half.hands[0]).toEqual(cards('green 3, green 4, green 1, green 2'))
  })
  test("gamblers before berserkers; a berserker's ten may be discarded at once, for all to see", () => {
    const state = prepare(['berserker', 'gambler'], [])
    expect(state.hands[0]).not.toContain(card("berserker's 10"))
    const second = after(state, [0, drop('red 1')], [0, drop('red 2')])
    expect(second.hands[0]).toContain(card("berserker's 10"))
    const done = after(second, [0, drop("berserker's 10")])
    expect(done.out).toEqual([card("berserker's 10")])
    expect(done.discards[0]).toEqual(cards('red 1, red 2'))
  })
  test("everybody sees who holds a berserker's ten", () => {
    expect(royalBet.view(prepare(['berserker'], ['gambler']), 1).players[0]!.shown).toEqual([
      face("berserker's 10"),
    ])
    const state = after(prepare(['berserker'], []), [0, drop('red 1')])
    expect(royalBet.view(state, 1).players[0]!.shown).toEqual([face("berserker's 10")])
  })
  test('a ten that comes after a gambler is seen by others only when all are ready', () => {
    const state = prepare(['gambler', 'berserker'], ['gambler'])
    const withTen = after(state, [0, drop('red 1')], [0, drop('red 2')])
    expect(withTen.hands[0]).toContain(card("berserker's 10"))
    expect(royalBet.view(withTen, 1)).toEqual(royalBet.view(state, 1))
    const ready = after(withTen, [0, drop('green 3')], [1, drop('red 1')], [1, drop('red 2')])
    expect(royalBet.view(ready, 1).players[0]!.shown).toEqual([face("berserker's 10")])
  })
  test('neither is how far others have come', () => {
    const state = prepare(['gambler', 'gambler'], ['gambler'])
    const half = after(state, [0, drop('red 1')], [0, drop('red 2')])
    expect(half.tasks[0]).toEqual(['gambler'])
    expect(royalBet.view(half, 1).players[0]!.tasks).toEqual(['gambler', 'gambler'])
  })
  test('what others did meanwhile is shown at the end, so that nobody takes a discard back after it', () => {
    const lastDiscard = (state: State) =>
      play(royalBet, after(state, [0, drop('red 1')]), 0, drop('red 2')).events
    const both = after(prepare(['gambler'], ['gambler']), [1, drop('red 1')], [1, drop('red 2')])
    expect(reveals(lastDiscard(both))).toBe(true)
    expect(reveals(lastDiscard(prepare(['gambler'], [])))).toBe(false)
  })
})

describe('recharging a queen', () => {
  const withPoints = (points: number) => {
    const state = position([{ set: 'blue', queenUsed: true, points, hand: 'red 1' }, { hand: 'red 2' }], {
      round: 2,
    })
    startSquadPreparation(state, () => undefined)
    return state
  }
  test('costs points, as a negative line', () => {
    const state = after(withPoints(50), [0, { type: 'recharge', pay: true }])
    expect(state.queens[0]).toBe(1)
    expect(state.points[0]).toBe(30)
    expect(linesOf(state, 0)).toEqual([{ round: 2, source: 'recharge', points: -20 }])
  })
  test('may cost everything one has, but never more', () => {
    expect(royalBet.actors(withPoints(20))).toEqual([0])
    expect(withPoints(10).preparing).toEqual([])
  })
  test('is only for a queen that was used', () => {
    const fresh = position([{ set: 'blue', points: 50, hand: 'red 1' }, { hand: 'red 2' }], { round: 2 })
    startSquadPreparation(fresh, () => undefined)
    expect(fresh.preparing).toEqual([])
  })
  test('comes after drawing and discarding', () => {
    const state = position(
      [{ set: 'blue', queenUsed: true, points: 50, hand: 'red 1', squad: ['berserker'] }, { hand: 'red 2' }],
      { round: 2 },
    )
    startSquadPreparation(state, () => undefined)
    expect(refusal(state, 0, { type: 'recharge', pay: true })).toBe('not-now')
    const discarded = after(state, [0, { type: 'discard', card: card('red 1') }])
    expect(royalBet.moves(discarded, 0)).toEqual([
      { type: 'recharge', pay: true },
      { type: 'recharge', pay: false },
    ])
  })
  test('is seen by others only when all are ready', () => {
    const state = position(
      [
        { set: 'blue', queenUsed: true, points: 50, hand: 'red 1' },
        { set: 'green', queenUsed: true, points: 50, hand: 'red 2' },
      ],
      { round: 2 },
    )
    startSquadPreparation(state, () => undefined)
    const paid = after(state, [0, { type: 'recharge', pay: true }])
    expect(royalBet.view(paid, 1)).toEqual(royalBet.view(state, 1))
    expect(royalBet.view(paid, 0).recharging).toBe(true)
    expect(after(paid, [1, { type: 'recharge', pay: false }]).queens).toEqual([1, 0])
  })
  test('is a choice', () => {
    const state = after(withPoints(50), [0, { type: 'recharge', pay: false }])
    expect([state.queens[0], state.points[0]]).toEqual([0, 50])
  })
})
