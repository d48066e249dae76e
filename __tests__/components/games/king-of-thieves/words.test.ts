import i18next from 'i18next'

import { symbolsOf } from '@/components/games/king-of-thieves/cards/symbols'
import { cellOf, COLUMNS, tiedFor } from '@/components/games/king-of-thieves/tally'
import { durationOf, feedbackOf } from '@/components/games/king-of-thieves/timing'
import { cardWords, effectWords, tell } from '@/components/games/king-of-thieves/words'
import { glyphs } from '@/components/games/king-of-thieves/cards/glyphs'
import { personWord } from '@/components/words'
import { createRng } from '@/rules'
import { kingOfThieves, type Event, type State } from '@/rules/king-of-thieves'
import { CARDS } from '@/rules/king-of-thieves/cards'
import { type FaceName } from '@/rules/king-of-thieves/data'
import { act, position } from '@/__tests__/rules/king-of-thieves/position'
import { startAllTexts } from '@/__tests__/support/texts'

const languages = ['en', 'ru'] as const
const speaking = (lng: string) => i18next.getFixedT(lng, 'house')

beforeAll(() => startAllTexts('en'))

/** A key that was not found comes back as itself; a value that was not given leaves its braces. */
const unspoken = /\{\{|\b(events|cards|effects|faces|tokens|signs|board|action)\.[a-z]/

function playAtRandom(seats: number, seed: number): { state: State; events: Event[] } {
  const rng = createRng(seed)
  let state = kingOfThieves.setup({ seats, options: {}, seed })
  const events: Event[] = []
  while (state.phase !== 'over') {
    const moves = kingOfThieves.moves(state, state.turn)
    const step = act(state, state.turn, moves[rng.int(moves.length)]!)
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}

const matches = [playAtRandom(3, 11), playAtRandom(5, 12)]

test.each(languages)('whole matches are told in %s without a missing word', (language) => {
  const t = speaking(language)
  const lines = matches.flatMap(({ events }) =>
    events.map((event) => tell(event, t, (seat) => personWord(`Name${seat}`))),
  )
  const told = lines.filter((line) => line !== null)
  expect(told.length).toBeGreaterThan(200)
  expect(told.filter((line) => unspoken.test(line))).toEqual([])
})

test.each(languages)('every card has its name, its words and its price in %s', (language) => {
  const t = speaking(language)
  expect(CARDS.filter(({ id }) => unspoken.test(cardWords(t, id))).map(({ id }) => id)).toEqual([])
  const names = CARDS.map(({ id }) => t(`king-of-thieves:cards.${id}`))
  expect(new Set(names).size).toBe(CARDS.length)
})

test('every card has a picture of its own, and every effect its symbols', () => {
  const known = Object.keys(glyphs)
  expect(CARDS.filter(({ id }) => !known.includes(`market-${id}`)).map(({ id }) => id)).toEqual([])
  expect(CARDS.flatMap(({ effects }) => effects).every((effect) => symbolsOf(effect).length > 0)).toBe(true)
})

test('a card says what it turns into what', () => {
  const [lab] = CARDS.find(({ id }) => id === 'alchemical-lab')!.effects
  expect(effectWords(speaking('en'), lab!)).toMatch(
    /a red gem over to a white gem, a blue gem or a green gem/,
  )
})

test('the log names what was taken, robbed and given back', () => {
  const faces: FaceName[] = ['red', 'mask', 'red']
  const took: Event = { type: 'took', seat: 0, dice: [0, 1, 2], faces, piece: true }
  const named = (language: string, event: Event) => tell(event, speaking(language), () => personWord('Mira'))
  expect(named('en', took)).toBe('Mira takes 2 red gems, a mask and the first-player piece.')
  expect(named('ru', took)).toBe('Mira берёт 2 красных камня, маску и фишку первого игрока.')
  const returned: Event = { type: 'returned', seat: 0, dice: [3], faces: ['bag'], piece: false }
  expect(named('en', returned)).toBe('Mira gives back a bag.')
})

test('a throw takes as long as dice fly, a turn that ends with nothing takes no time', () => {
  const rolled: Event = { type: 'rolled', seat: 0, round: 1, dice: [0], faces: ['red'], reveals: true }
  expect(durationOf([rolled])).toBeGreaterThanOrEqual(900)
  expect(durationOf([{ type: 'done', seat: 0 }])).toBe(0)
  // Each die is heard when it lands, not all at once when they are thrown.
  expect(feedbackOf(rolled)).toBeNull()
  expect(feedbackOf({ type: 'robbed', seat: 0, from: 1, dice: [1], faces: ['red'], piece: false })).toBe(
    'blow',
  )
})

test('the columns of the count add up to everybody’s points', () => {
  for (const { state } of matches) {
    const result = kingOfThieves.result(state)!
    const view = kingOfThieves.view(state, null)
    const sums = result.points.map((_, seat) =>
      COLUMNS.reduce((sum, column) => sum + cellOf(view, result, seat, column).points, 0),
    )
    expect(sums).toEqual(result.points)
  }
})

test('a tie for most coins is named; without coins there is none', () => {
  const end = (coins: number[]) => position({ phase: 'over', loot: ['*', '', ''], coins })
  const tied = (state: State) =>
    tiedFor(kingOfThieves.view(state, null), kingOfThieves.result(state)!, 'coins')
  expect(tied(end([3, 1, 3]))).toEqual([0, 2])
  expect(tied(end([3, 1, 2]))).toEqual([])
  expect(tied(end([0, 0, 0]))).toEqual([])
})
