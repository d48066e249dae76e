import { breakdown } from '@/rules/king-of-thieves/score'
import { position } from './position'

/** What the card is worth to seat 0, who owns it among these cards. */
function worth(card: string, { mine = [card], theirs = [] as string[], infamy = 0 } = {}): number {
  const state = position({ loot: ['R*', 'R', 'R'], owned: [mine, theirs, []], infamy: [infamy, 0, 0] })
  return breakdown(state)[0]!.find(({ source }) => source === card)?.points ?? 0
}

describe('cards with points printed on them', () => {
  test.each([
    ['necklace', 2],
    ['shadowy-hood', 2],
    ['brooch', 3],
    ['menacing-monocle', 3],
    ['crown', 6],
    ['scepter', 6],
    ['fur-coat', 4],
    ['giant-belt-buckle', 4],
  ])('%s: %i', (card, points) => {
    expect(worth(card)).toBe(points)
  })
})

describe('safehouses', () => {
  test.each([
    ['nearby-safehouse', 1, 2, 'fortified-safehouse'],
    ['concealed-safehouse', 2, 4, 'nearby-safehouse'],
    ['fortified-safehouse', 2, 4, 'nearby-safehouse'],
    ['provisioned-safehouse', 2, 4, 'nearby-safehouse'],
  ])('%s: %i alone, %i with another tower', (card, alone, several, other) => {
    expect(worth(card)).toBe(alone)
    expect(worth(card, { mine: [card, other] })).toBe(several)
    expect(worth(card, { theirs: [other] })).toBe(alone)
  })

  test('three towers are worth no more than two', () => {
    const mine = ['nearby-safehouse', 'fortified-safehouse', 'concealed-safehouse']
    expect(mine.map((card) => worth(card, { mine }))).toEqual([2, 4, 4])
  })
})

test('collecting-golem: 3 points for every two wands, its own too', () => {
  const wands = ['collecting-golem', 'glamour', 'lucky-paw', 'alchemical-lab', 'shadowy-hood']
  const golem = (count: number) => worth('collecting-golem', { mine: wands.slice(0, count) })
  expect([1, 2, 3, 4, 5].map(golem)).toEqual([0, 3, 3, 6, 6])
})

test('loyalty-program: 1 point for every other card', () => {
  expect(worth('loyalty-program')).toBe(0)
  expect(worth('loyalty-program', { mine: ['tailor', 'loyalty-program', 'crown'] })).toBe(2)
})

test('political-campaign: 1 point for every two infamy', () => {
  expect([0, 1, 2, 7].map((infamy) => worth('political-campaign', { infamy }))).toEqual([0, 0, 1, 3])
})

describe('treasure maps', () => {
  test.each(['treasure-map-sea', 'treasure-map-land'])(
    '%s: 7 points, 5 if another player has a map',
    (card) => {
      expect(worth(card)).toBe(7)
      expect(worth(card, { theirs: ['island-estate'] })).toBe(5)
    },
  )

  test('the two maps of two players are worth 5 each', () => {
    expect(worth('treasure-map-sea', { theirs: ['treasure-map-land'] })).toBe(5)
    expect(worth('treasure-map-land', { theirs: ['treasure-map-sea'] })).toBe(5)
  })

  test('both maps of one player are worth 7 each', () => {
    const mine = ['treasure-map-sea', 'treasure-map-land', 'island-estate']
    expect(worth('treasure-map-sea', { mine })).toBe(7)
    expect(worth('treasure-map-land', { mine })).toBe(7)
  })
})

test('cards without points at the end are not in the count', () => {
  const state = position({ loot: ['R*', 'R', 'R'], owned: [['tailor', 'glamour', 'big-haul'], [], []] })
  expect(breakdown(state)[0]!.map(({ source }) => source)).toEqual(['henchmen', 'coins', 'infamy'])
})
