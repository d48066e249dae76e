import { knightsVsSteambots, type Options, type State } from '@/rules/knights-vs-steambots'
import { HOME_CELL, neighbours, passagesOf } from '@/rules/knights-vs-steambots/board'
import { CARD_NAMES, COUNTS, handSign, isKnight, isLocation, nameOf } from '@/rules/knights-vs-steambots/data'
import { census } from './census'
import { named } from './position'

function open(seats: number, options: Partial<Options> = {}, seed = 1): State {
  return knightsVsSteambots.setup({ seats, seed, options: { variant: 'full', quests: 0, ...options } })
}

const seeds = Array.from({ length: 30 }, (_, seed) => seed)
const tables = seeds.flatMap((seed) => [2, 3, 4].map((seats) => open(seats, {}, seed)))
const seatsOf = (state: State) => [...Array(state.seats).keys()]

test('there are 81 cards and the centre', () => {
  const all = CARD_NAMES.reduce((sum, name) => sum + COUNTS[name], 0)
  expect(all).toBe(8 + 2 + 1 + 8 + 7 + 6 + 4 + 8 + 6 + 4 + 1 + 2 + 2 + 2 + 12)
})

test('each player gets two knights of the eight, the others are discarded', () => {
  for (const state of tables) {
    for (const seat of seatsOf(state)) {
      expect(state.teams[seat]!.length).toBe(2)
      expect(state.teams[seat]!.every(isKnight)).toBe(true)
    }
    expect(state.discard.length).toBe(8 - 2 * state.seats)
    expect(state.discard.every(isKnight)).toBe(true)
  }
})

test('each player starts with one scissors, and with nothing in hand', () => {
  for (const state of tables) {
    for (const seat of seatsOf(state)) {
      expect(state.items[seat]!.map(handSign)).toEqual([0])
      expect(state.hands[seat]).toEqual([])
    }
  }
})

test('cooks, the Mage and all the rest are in the deck', () => {
  for (const state of tables) {
    const deck = named(state.deck)
    expect(deck.match(/cook/g)!.length).toBe(2)
    expect(deck).toContain('mage')
    expect(deck).toContain('chest')
    expect(census(state)).toEqual([])
  }
})

test('(players + 1) locations lie around the centre, joined to it; with four players the fifth lies further out', () => {
  for (const state of tables) {
    expect(state.cells[0]).toBe(HOME_CELL)
    expect(state.locations.length).toBe(state.seats + 2)
    expect(state.locations.map(nameOf)).not.toContain('chest')
    expect(state.deck.filter(isLocation).length).toBe(12 - state.locations.length)
    const beside = neighbours(state, 0)
    expect(beside.length).toBe(Math.min(4, state.seats + 1))
    if (state.seats < 4) continue
    expect(neighbours(state, 5).length).toBeGreaterThan(0)
    expect(neighbours(state, 5)).not.toContain(0)
  }
})

test('locations are turned at random, and all sides of the centre are used by two', () => {
  const two = tables.filter(({ seats }) => seats === 2)
  expect(new Set(two.flatMap(({ cells }) => cells.slice(1))).size).toBe(4)
  const forks = tables.flatMap(({ locations, turns }) =>
    locations.flatMap((card, i) => (nameOf(card) === 'fork' ? [passagesOf(card, turns[i]!)] : [])),
  )
  expect(new Set(forks).size).toBe(4)
})

test('all pawns start in the centre; the first player is drawn by lot', () => {
  for (const state of tables) expect(state.pawns).toEqual(seatsOf(state).map(() => 0))
  expect(new Set(tables.filter(({ seats }) => seats === 4).map(({ turn }) => turn)).size).toBe(4)
})

test.each([0, 1, 2, 3, 4])('everybody gets %i quests, all different', (quests) => {
  const state = open(4, { quests })
  expect(state.quests.map((own) => own.length)).toEqual([quests, quests, quests, quests])
  expect(new Set(state.quests.flat()).size).toBe(4 * quests)
})

test('the full game is for two to four; children play by twos and without quests', () => {
  expect(knightsVsSteambots.seats({ variant: 'full', quests: 4 })).toEqual([2, 3, 4])
  expect(knightsVsSteambots.seats({ variant: 'kids-simple', quests: 0 })).toEqual([2])
  expect(knightsVsSteambots.seats({ variant: 'kids-harder', quests: 0 })).toEqual([2])
  expect(knightsVsSteambots.seats({ variant: 'kids-harder', quests: 1 })).toEqual([])
})

test('kids-simple is played with the 39 trophies and steambots', () => {
  const state = open(2, { variant: 'kids-simple' })
  expect(state.deck.length).toBe(39)
  expect(census(state)).toEqual([])
})

test('kids-harder: three knights each and one trophy that one of them shows; cages stay in', () => {
  for (const seed of seeds) {
    const state = open(2, { variant: 'kids-harder' }, seed)
    expect(state.deck.length).toBe(39 + 4 - 2)
    for (const seat of [0, 1]) {
      const weapon = named(state.items[seat]!)
      expect(state.teams[seat]!.length).toBe(3)
      expect(state.teams[seat]!.map(nameOf)).toContain(`knight-${weapon}`)
    }
  }
})
