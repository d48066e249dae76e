import { CENTRE, NO_CARD } from '@/rules/king-of-thieves/state'
import { buy, finishRound, names, position, turn } from './position'

const ROW_A = ['tailor', 'fence', 'glamour', 'necklace', 'pawnbroker']
const ROW_B = ['brooch', 'bookie', 'colored-glass', 'lucky-paw', 'menacing-monocle']
const ROW_C = ['crown', 'scepter', 'fur-coat', 'big-haul', 'the-heist']

describe('turning in', () => {
  test('a coin for each bag, an infamy for each mask', () => {
    const { state, events } = finishRound(position({ loot: ['$$M*', 'MM', 'RR'], market: ROW_A }))
    expect(state.coins).toEqual([2, 0, 0])
    expect(state.infamy).toEqual([1, 2, 0])
    expect(events).toContainEqual({ type: 'turned-in', seat: 0, bags: 2, masks: 1 })
    expect(events).toContainEqual({ type: 'infamy', seat: 1, amount: 2, source: 'turned-in' })
  })

  test('all dice return to the centre, used or not; the piece stays', () => {
    const { state } = finishRound(position({ loot: ['$$M', 'MM*', 'RR'], market: ROW_A }))
    expect(state.places.every((place) => place === CENTRE)).toBe(true)
    expect(state.piece).toBe(1)
    expect(state.loot.every((count) => count === 0)).toBe(true)
  })
})

describe('refilling', () => {
  test('bought cards are replaced from the same deck, each in its slot', () => {
    const state = position({
      loot: ['R*', 'WW', 'M'],
      market: ROW_A,
      decks: { A: ['bondsman', 'corrupt-official', 'shadowy-hood'] },
    })
    const first = turn(state, 0, buy('tailor', 'R'), { type: 'done' })
    const { state: after, events } = finishRound(turn(first, 1, buy('necklace', 'WW')))
    expect(names(after.market.slice(0, 5))).toEqual([
      'bondsman',
      'fence',
      'glamour',
      'corrupt-official',
      'pawnbroker',
    ])
    expect(events).toContainEqual({
      type: 'refilled',
      deck: 'A',
      slots: [0, 3],
      cards: ['bondsman', 'corrupt-official'],
      reveals: true,
    })
    expect(after.market.slice(5).every((card) => card === NO_CARD)).toBe(true)
  })

  test('a deck used up exactly opens nothing until a card is next needed', () => {
    const state = position({ loot: ['R*', 'M', 'M'], market: ROW_A, decks: { A: ['bondsman'] } })
    const { state: after } = finishRound(turn(state, 0, buy('tailor', 'R')))
    expect(after.decks[0]).toEqual([])
    expect(after.refilling).toBe(0)
    const { state: later } = finishRound({ ...after, phase: 'fence' })
    expect(later.refilling).toBe(0)
  })

  test('a deck that cannot fill its row gives what it has, and the next one opens five cards', () => {
    const state = position({
      loot: ['R*', 'WW', 'M'],
      market: ROW_A,
      decks: { A: ['bondsman'], B: [...ROW_B, 'wicked-clutches'] },
    })
    const first = turn(state, 0, buy('tailor', 'R'), { type: 'done' })
    const { state: after, events } = finishRound(turn(first, 1, buy('necklace', 'WW')))
    expect(names(after.market.slice(0, 3))).toEqual(['bondsman', 'fence', 'glamour'])
    expect(after.market[3]).toBe(NO_CARD)
    expect(names(after.market.slice(5, 10))).toEqual(ROW_B)
    expect(after.refilling).toBe(1)
    expect(after.decks[1]).toHaveLength(1)
    expect(events).toContainEqual({ type: 'deck-opened', deck: 'B', cards: ROW_B, reveals: true })
  })

  test('an empty deck A opens deck B as soon as a card is needed', () => {
    const state = position({ loot: ['R*', 'M', 'M'], market: ROW_A, decks: { A: [] } })
    const { state: after } = finishRound(turn(state, 0, buy('tailor', 'R')))
    expect(after.refilling).toBe(1)
  })

  test('older rows stay but are not refilled', () => {
    const state = position({
      loot: ['R*', 'M', 'M'],
      market: ['tailor', 'fence', ...ROW_B],
      refilling: 'B',
    })
    const { state: after, events } = finishRound(turn(state, 0, buy('tailor', 'R')))
    expect(after.market.slice(0, 5).filter((card) => card !== NO_CARD)).toHaveLength(1)
    expect(events.some(({ type }) => type === 'refilled')).toBe(false)
  })

  test('from deck B to deck C', () => {
    const state = position({
      loot: ['RG*', 'M', 'M'],
      market: ROW_B,
      refilling: 'B',
      decks: { B: [], C: [...ROW_C, 'fur-coat'].slice(0, 5) },
    })
    const { state: after } = finishRound(turn(state, 0, buy('brooch', 'RG')))
    expect(after.refilling).toBe(2)
    expect(names(after.market.slice(10))).toEqual(ROW_C)
    expect(after.phase).toBe('roll')
  })
})

describe('the end', () => {
  const last = (deck: string[], extra: string[] = []) =>
    position({
      loot: ['BGRR*', '$$', 'MM'],
      market: [...ROW_C, ...extra],
      refilling: 'C',
      decks: { A: [], B: [], C: deck },
    })

  test('the game ends when row C lacks a card that deck C cannot give', () => {
    const { state, events } = finishRound(turn(last([]), 0, buy('big-haul', 'BG')))
    expect(state.phase).toBe('over')
    expect(events.at(-1)).toMatchObject({ type: 'over', cause: 'deck-empty' })
  })

  test('bags and masks are turned in in the last round too', () => {
    const { state } = finishRound(turn(last([]), 0, buy('big-haul', 'BG')))
    expect(state.coins).toEqual([0, 2, 0])
    expect(state.infamy).toEqual([5, 0, 2])
  })

  test('deck C used up exactly does not end it', () => {
    const { state } = finishRound(turn(last(['island-estate']), 0, buy('big-haul', 'BG')))
    expect(state.decks[2]).toEqual([])
    expect(state.phase).toBe('roll')
  })

  test('neither does an empty deck C while its row is full', () => {
    expect(finishRound(last([])).state.phase).toBe('roll')
  })

  test('a deck C with a card, but too few, ends it', () => {
    const state = last(['island-estate'])
    state.coins[1] = 2
    const first = turn(state, 0, buy('big-haul', 'BG'), { type: 'done' })
    const { state: after } = finishRound(turn(first, 1, buy('fur-coat', '', 2)))
    expect(after.phase).toBe('over')
  })

  test('cards bought from older rows never end it', () => {
    const state = last([], ['brooch', 'tailor'])
    expect(finishRound(turn(state, 0, buy('tailor', 'R'))).state.phase).toBe('roll')
  })

  test('it also ends after five rounds in a row without a purchase', () => {
    const quiet = (rounds: number) => {
      const state = position({ loot: ['R*', 'M', 'M'], market: ROW_A })
      state.quietRounds = rounds
      return state
    }
    expect(finishRound(quiet(3)).state.phase).toBe('roll')
    const { state, events } = finishRound(quiet(4))
    expect(state.phase).toBe('over')
    expect(events.at(-1)).toMatchObject({ type: 'over', cause: 'no-purchases' })
    expect(finishRound(turn(quiet(4), 0, buy('tailor', 'R'))).state.quietRounds).toBe(0)
  })

  test('a purchase counts for its own round only', () => {
    const state = position({ loot: ['R*', 'M', 'M'], market: ROW_A })
    const sold = finishRound(turn(state, 0, buy('tailor', 'R'))).state
    const quiet = finishRound({ ...sold, phase: 'fence' }).state
    expect([sold.quietRounds, quiet.quietRounds]).toEqual([0, 1])
  })
})
