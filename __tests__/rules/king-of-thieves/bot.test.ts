import { think } from '@/rules/bots'
import { createRng } from '@/rules/core/rng'
import { kingOfThieves, type Move, type State } from '@/rules/king-of-thieves'
import { kingOfThievesKnowledge as knowledge } from '@/rules/king-of-thieves/bot'
import { buyerAt, pileWorth } from '@/rules/king-of-thieves/bot/buyer'
import { FACES } from '@/rules/king-of-thieves/data'
import { sizeOf } from '@/rules/king-of-thieves/moves'
import { roundsLeft } from '@/rules/king-of-thieves/bot/worth'
import { buy, done, exchange, faces, flip, pay, position, reroll, take } from './position'

const ROW_A = ['tailor', 'fence', 'glamour', 'necklace', 'pawnbroker']
const ROW_C = ['crown', 'scepter', 'fur-coat', 'big-haul', 'the-heist']
/** The last round: row C lacks a card that deck C does not have. */
const LAST = { refilling: 'C' as const, decks: { A: [], B: [], C: [] } }

function decide(state: State, seed = 1): Move {
  const thinking = think(kingOfThieves, kingOfThieves.view(state, state.turn), state.turn, {
    level: 'hard',
    seed,
  })
  for (;;) {
    const next = thinking.next()
    if (next.done) return next.value
  }
}

describe('what a pile is worth', () => {
  const state = position({ loot: ['R*', 'W', 'B'], coins: [1, 0, 2], market: ROW_A })

  test('never less with one more object', () => {
    const rng = createRng(3)
    for (let i = 0; i < 300; i++) {
      const buyer = buyerAt(state, rng.int(3))
      const pile = FACES.map(() => rng.int(3))
      const more = pile.slice()
      more[rng.int(FACES.length)]!++
      expect(pileWorth(buyer, more, false)).toBeGreaterThanOrEqual(pileWorth(buyer, pile, false) - 1e-9)
      expect(pileWorth(buyer, pile, true)).toBeGreaterThan(pileWorth(buyer, pile, false))
    }
  })

  test('depends on the market: gems that pay for a card beat gems that do not', () => {
    const wanted = position({ loot: ['R*', 'W', 'B'], market: ['crown'], refilling: 'C' })
    const buyer = buyerAt(wanted, 0)
    expect(pileWorth(buyer, faces('WBB'), false)).toBeGreaterThan(pileWorth(buyer, faces('RGG'), false) + 3)
  })

  test('depends on the cards: masks are worth more to the owner of an estate', () => {
    const owning = position({ loot: ['R*', 'W', 'B'], owned: [['island-estate'], [], []] })
    const masks = faces('MM')
    expect(pileWorth(buyerAt(owning, 0), masks, false)).toBe(pileWorth(buyerAt(owning, 1), masks, false) + 1)
  })
})

test('fewer rounds are left the fewer cards there are to refill from', () => {
  const state = kingOfThieves.setup({ seats: 3, options: {}, seed: 1 })
  const opening = roundsLeft(state)
  state.decks[0]!.length = 2
  expect(roundsLeft(state)).toBeLessThan(opening)
  expect(roundsLeft(position({ loot: ['R*', 'W', 'B'], market: ROW_C, ...LAST }))).toBe(1)
})

describe('splitting', () => {
  const opening = position({
    phase: 'split',
    loot: ['', '', ''],
    centre: 'RRWWBBG$MM*',
    market: ROW_A,
    turn: 0,
  })

  test('greedy takes all it can use, as if nobody could rob it', () => {
    const move = knowledge.greedy(opening, 0, createRng(1))
    expect(move).toEqual(take('RRWWBBG$MM*'))
  })

  test('the bot leaves the others a reason not to rob it', () => {
    for (let seed = 0; seed < 3; seed++) {
      const move = decide(opening, seed)
      if (move.type !== 'take') throw new Error('there is nobody to rob')
      expect(sizeOf(move.faces, move.piece)).toBeLessThanOrEqual(6)
    }
  })

  test('the last player robs a rich pile rather than take a poor centre', () => {
    const state = position({
      phase: 'split',
      loot: ['WWBB$$MM', '', 'G*'],
      centre: 'R',
      market: ['necklace', 'shadowy-hood'],
      turn: 1,
    })
    expect(decide(state)).toMatchObject({ type: 'rob', from: 0 })
  })

  test('and takes a rich centre rather than rob a poor pile', () => {
    const state = position({
      phase: 'split',
      loot: ['RG', '', '$*'],
      centre: 'WWBB$MM',
      market: ['necklace', 'shadowy-hood'],
      turn: 1,
    })
    expect(decide(state)).toEqual(take('WWBB$MM'))
  })
})

describe('fencing', () => {
  test('in the last round points are bought, not abilities', () => {
    const state = position({
      loot: ['WBBR*', 'M', 'M'],
      market: ['tailor', 'glamour', ...ROW_C],
      ...LAST,
    })
    expect(decide(state)).toEqual(buy('crown', 'WBB'))
  })

  test('a spare gem becomes infamy before the turn ends', () => {
    const state = position({ loot: ['R*', 'M', 'M'], owned: [['tailor'], [], []], market: ['crown'] })
    expect(decide(state)).toEqual(pay('tailor'))
  })

  test('a flip that pays for a crown is made', () => {
    const state = position({
      loot: ['WBG*', 'M', 'M'],
      owned: [['philosophers-stone'], [], []],
      market: ROW_C,
      ...LAST,
    })
    expect(decide(state)).toEqual(flip('philosophers-stone', 'B'))
  })

  test('with an exit strategy no coin is left over in the last round', () => {
    const state = position({
      loot: ['M*', 'M', 'M'],
      coins: [2, 5, 0],
      owned: [['exit-strategy'], [], []],
      market: ['crown', 'scepter'],
      ...LAST,
    })
    expect(decide(state)).toEqual(exchange('exit-strategy'))
  })

  test('who can do nothing is done', () => {
    expect(decide(position({ loot: ['$*', 'M', 'M'], market: ROW_A }))).toEqual(done)
  })
})

test('the paw rerolls a gem that buys nothing rather than a mask', () => {
  const state = position({
    phase: 'reroll',
    loot: ['GM*', 'R', 'R'],
    owned: [['lucky-paw'], [], []],
    market: ['crown'],
    refilling: 'C',
  })
  expect(decide(state)).toEqual(reroll('G'))
})

test('a finished match is worth one to its winner and nothing to the others', () => {
  const state = position({ phase: 'over', loot: ['R*', 'R', 'R'], infamy: [3, 9, 1] })
  expect(knowledge.evaluate(state)).toEqual([0, 1, 0])
})
