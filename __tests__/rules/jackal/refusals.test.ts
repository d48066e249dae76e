import en from '../../../assets/texts/en/jackal.json'
import ru from '../../../assets/texts/ru/jackal.json'
import { IllegalMove } from '../../../rules/core/errors'
import { jackal, type Move, type State } from '../../../rules/jackal'
import { CARD_NAMES } from '../../../rules/jackal/data'
import { ISLANDS } from '../../../rules/jackal/islands'
import { REFUSALS, type Refusal } from '../../../rules/jackal/legal'
import { after, at, draw, go, landed, planned, position } from './position'

const hands = [
  ['horizontal', 'horse', 'red-flag', 'weapon', 'rum'],
  ['horizontal', 'vertical', 'doubling'],
  ['vertical'],
] as const
const coins = [1, 0, 1]
const island = draw('W.1', '..~')
const planning = position({ island, hands, coins })
const laid = after(planning, [0, { type: 'lay', card: 'horizontal' }]).state
const rum = planned({ island, hands, coins }, [['horizontal'], ['horizontal'], 1]).state
const announcing = landed({ island, hands, coins }, [['horizontal'], ['horizontal'], 1]).state
const over = landed({ hands: [['red-flag'], ['red-flag']], number: 10 }, [['red-flag'], ['red-flag']]).state
const ready = after(laid, [0, { type: 'ready' }]).state

const cases: readonly [Refusal, string, State, number, unknown][] = [
  ['match-over', 'anything after the end', over, 0, { type: 'ready' }],
  ['not-your-turn', 'a seat that nobody has', planning, 7, { type: 'ready' }],
  ['not-your-turn', 'throwing rum out of turn', rum, 1, { type: 'done' }],
  ['not-your-turn', 'announcing out of turn', announcing, 1, go(at(0, 1))],
  ['already-decided', 'planning on after being ready', ready, 0, { type: 'lay', card: 'horse' }],
  ['not-a-move', 'no record', planning, 0, 'ready'],
  ['not-a-move', 'a move of no kind', planning, 0, { type: 'sail' }],
  ['not-a-move', 'a card that there is not', planning, 0, { type: 'lay', card: 'parrot' }],
  ['not-a-move', 'something too much', planning, 0, { type: 'lay', card: 'horse', twice: true }],
  ['not-a-move', 'an attachment that is no yes or no', announcing, 0, { ...go(at(0, 1)), weapon: 1 }],
  ['not-now', 'rum while planning', planning, 0, { type: 'rum', on: 1 }],
  ['not-now', 'announcing while planning', planning, 0, go(at(0, 1))],
  ['not-now', 'laying a card while rum is thrown', rum, 0, { type: 'lay', card: 'horse' }],
  ['not-now', 'Tortuga when the ways are announced', announcing, 0, { type: 'tortuga', coins: 1 }],
  ['not-in-hand', 'planning a card that one does not hold', planning, 0, { type: 'lay', card: 'falling' }],
  ['not-in-hand', 'attaching a card that one does not hold', announcing, 0, go(at(0, 1), 'doubling')],
  ['flag-first', 'a flag after another card', laid, 0, { type: 'lay', card: 'red-flag' }],
  ['not-for-plans', 'planning a weapon', planning, 0, { type: 'lay', card: 'weapon' }],
  ['not-for-plans', 'planning rum after a card', laid, 0, { type: 'lay', card: 'rum' }],
  ['lay-something', 'being ready without a plan', planning, 0, { type: 'ready' }],
  ['already-planning', 'Tortuga after laying a card', laid, 0, { type: 'tortuga', coins: 1 }],
  ['no-such-price', 'Tortuga for four coins', planning, 0, { type: 'tortuga', coins: 4 }],
  ['no-such-price', 'Tortuga for nothing', planning, 0, { type: 'tortuga', coins: 0 }],
  ['no-coins', 'Tortuga for more than one has', planning, 0, { type: 'tortuga', coins: 2 }],
  ['no-plan-there', 'rum before one’s own plan', rum, 0, { type: 'rum', on: 0 }],
  ['no-plan-there', 'rum for someone on Tortuga', rum, 0, { type: 'rum', on: 2 }],
  ['no-plan-there', 'rum for nobody', rum, 0, { type: 'rum', on: 9 }],
  [
    'no-rum',
    'rum that one does not have',
    after(rum, [0, { type: 'done' }]).state,
    1,
    { type: 'rum', on: 0 },
  ],
  ['no-way-there', 'a cell off the card', announcing, 0, go(at(1, 0))],
  ['no-way-there', 'the sea', announcing, 0, go(at(0, 4))],
]

test.each(cases)('%s: %s', (reason, _, state, seat, move) => {
  const was = JSON.stringify(state)
  const attempt = () => jackal.apply(state, seat, move as Move)
  expect(attempt).toThrow(IllegalMove)
  expect(attempt).toThrow(expect.objectContaining({ reason }))
  expect(JSON.stringify(state)).toBe(was)
})

test('every reason is given somewhere', () => {
  expect([...new Set(cases.map(([reason]) => reason))].sort()).toEqual([...REFUSALS].sort())
})

describe.each([
  ['English', en],
  ['Russian', ru],
] as const)('in %s', (_, texts) => {
  test('every refusal, card and island has its words, and only those do', () => {
    expect(Object.keys(texts.refusals).sort()).toEqual([...REFUSALS].sort())
    expect(Object.keys(texts.cards).sort()).toEqual([...CARD_NAMES].sort())
    expect(Object.keys(texts.islands).sort()).toEqual(
      ISLANDS.map(({ id }) => id as string)
        .filter((id) => !id.startsWith('test-'))
        .sort(),
    )
  })

  test('no two islands share a name', () => {
    expect(new Set(Object.values(texts.islands)).size).toBe(40)
  })
})
