import type { State } from '@/rules/royal-bet'
import { REFUSALS, type Refusal } from '@/rules/royal-bet/legal'
import { startBets } from '@/rules/royal-bet/phases/bets'
import { NONE } from '@/rules/royal-bet/state'
import { after, card, colour, lay, position, refusal } from './position'
import { open, playUntil } from './table'

const tricks = position([
  { set: 'green', hand: 'red 1, red 5', queenUsed: true },
  { set: 'red', hand: 'red 2, blue 2', queenUsed: true, kingUsed: true },
])
const led = after(tricks, [0, lay('red 1')])
const auction = open({ mode: 'i-am-king' }, 3)
const numbers = open({ mode: 'emperor' }, 5)
numbers.hands[0]![0] = card('flag')
const draft = open({}, 3)
const drafting = draft.queue[0]!
const second = playUntil(open({}, 4), (state) => state.round === 2)
const picking = second.queue[0]!

const withSet = position([{ set: 'red' }, {}], { phase: 'draft', queue: [0], setsLeft: [4] })
const complete = position([{ squad: ['gambler', 'hermit', 'ninja'] }, {}], {
  phase: 'draft',
  queue: [0],
  pool: [18],
})
const specials = position([{}, {}, {}, {}], {
  options: { mode: 'alliance' },
  phase: 'draft',
  queue: [0],
  specialsLeft: [card('relic')],
  shown: [[card('flag')], [], [], []],
})
const betting = position([{ squad: ['gambler', 'hermit', 'ninja'] }, {}])
startBets(betting)
const partner = position([{ squad: ['cheerleader'] }, { bets: ['jack'] }], { phase: 'partner', queue: [0] })
const copying = position([{ squad: ['cheerleader'], bets: ['cheerleader'] }, { bets: ['jack'] }], {
  phase: 'partner',
  queue: [0],
})
const exchange = playUntil(open({ mode: 'emperor' }, 5), (state) => state.phase === 'preparation')
const ninjas = after(
  position([
    { hand: 'red 1', squad: ['ninja'] },
    { hand: 'red 2', squad: ['ninja'] },
  ]),
  [0, { type: 'lead', to: 1 }],
  [1, { type: 'lead', to: 0 }],
)
const militia = position([{ hand: 'red 5', squad: ['militia'] }, { hand: 'red 1' }])

const follower = after(
  position([
    { hand: 'red 1', squad: ['ninja'] },
    { hand: 'red 2', squad: ['ninja'] },
  ]),
  [0, lay('red 1')],
)
const leader = position([{ hand: 'red 1', squad: ['ninja'] }, { hand: 'red 2' }])
const hermit = position([{ hand: 'red 1', squad: ['hermit'] }, { hand: 'red 2' }], { hermits: [0, 0] })
const hermitAsBet = position([{ hand: 'red 1', squad: ['hermit'], bets: ['hermit'] }, { hand: 'red 2' }])
const swapped = position([{ hand: 'red 1', squad: ['cheerleader'] }, { hand: 'red 2' }], {
  options: { cheerleader: 'on' },
  partner: 1,
  swaps: 0,
})
const copied = position(
  [{ hand: 'red 1', squad: ['cheerleader'], bets: ['cheerleader'] }, { hand: 'red 2' }],
  { options: { cheerleader: 'on' }, copied: { seat: 1, bet: 'jack' } },
)
const queens = position([
  { set: 'green', hand: 'red 1, red 3' },
  { set: 'black', hand: 'red 2, blue 2' },
])
const blackQueen = after(queens, [0, lay('red 1')])
const noQueens = position([{ hand: 'red 1' }, {}, {}, {}, {}], { options: { mode: 'emperor' } })
const greenLast = after(
  position([
    { set: 'red', hand: 'red 1' },
    { set: 'green', hand: 'red 2' },
  ]),
  [0, lay('red 1')],
)
const opponent = position(
  [{ set: 'red', hand: 'red 1' }, { set: 'blue', hand: 'blue 1' }, { set: 'green' }],
  {
    options: { mode: 'i-am-king' },
    titleHolder: 0,
    kings: [NONE, 0, NONE, NONE, NONE],
    turn: 1,
  },
)

const cases: Record<Refusal, [State, number, unknown][]> = {
  'not-a-move': [
    [tricks, 0, null],
    [tricks, 0, { type: 'sing' }],
    [tricks, 0, { type: 'play', card: card('red 1'), queen: false }],
    [tricks, 0, { type: 'play', card: card('red 1'), king: 7 }],
    [draft, drafting, { type: 'take' }],
    [auction, auction.turn, { type: 'contest', count: 1.5 }],
  ],
  'not-your-turn': [
    [tricks, 1, lay('red 2')],
    [draft, (drafting + 1) % 3, { type: 'take', set: 0 }],
  ],
  'not-now': [
    [tricks, 0, { type: 'pass' }],
    [tricks, 0, { type: 'discard', card: card('red 1') }],
  ],
  'not-on-offer': [
    [draft, drafting, { type: 'take', set: 9 }],
    [draft, drafting, { type: 'take', character: draft.pool[1] }],
    [draft, drafting, { type: 'take', king: 0 }],
  ],
  'already-have-a-set': [[withSet, 0, { type: 'take', set: 4 }]],
  'squad-complete': [[complete, 0, { type: 'take', character: 18 }]],
  'had-it-last-round': [[second, picking, { type: 'take', character: second.formerSquads[picking]![0] }]],
  'already-have-a-relic-or-flag': [[specials, 0, { type: 'take', card: card('relic') }]],
  'cannot-bet-that': [
    [betting, 0, { type: 'bet', bets: ['jester'] }],
    [betting, 0, { type: 'bet', bets: ['jack'] }],
    [betting, 0, { type: 'bet', bets: [] }],
  ],
  'not-a-partner': [[partner, 0, { type: 'partner', seat: 0 }]],
  'no-such-bet': [[copying, 0, { type: 'copy', seat: 1, bet: 'ninja' }]],
  'no-such-card': [[tricks, 0, lay('blue 7')]],
  'not-discardable': [[exchange, exchange.sets.indexOf(0), { type: 'discard', card: card('white jack') }]],
  'too-few-cards': [[auction, auction.turn, { type: 'contest', count: 0 }]],
  'too-many-cards': [[auction, auction.turn, { type: 'contest', count: 4 }]],
  'not-a-number': [[numbers, 0, { type: 'number', card: card('flag') }]],
  'no-ninja': [
    [tricks, 0, { type: 'lead', to: 1 }],
    [led, 1, { type: 'lead', to: 0 }],
  ],
  'not-leading': [[follower, 1, { type: 'lead', to: 0 }]],
  'no-such-player': [[leader, 0, { type: 'lead', to: 2 }]],
  'lead-to-another': [[leader, 0, { type: 'lead', to: 0 }]],
  'lead-already-passed': [[ninjas, 0, { type: 'lead', to: 1 }]],
  'no-hermit': [
    [tricks, 0, { type: 'hermit' }],
    [hermitAsBet, 0, { type: 'hermit' }],
  ],
  'hermit-used': [[hermit, 0, { type: 'hermit' }]],
  'no-cheerleader': [
    [tricks, 0, { type: 'swap', card: card('red 1') }],
    [copied, 0, { type: 'swap', card: card('red 1') }],
  ],
  'swap-used': [[swapped, 0, { type: 'swap', card: card('red 1') }]],
  'must-follow': [[led, 1, lay('blue 2')]],
  'no-queen': [[noQueens, 0, lay('red 1', { queen: true })]],
  'queen-used': [
    [led, 1, lay('red 2', { queen: true })],
    [tricks, 0, { type: 'wait' }],
    [tricks, 0, lay('red 1', { queen: true })],
  ],
  'queen-not-needed': [[blackQueen, 1, lay('red 2', { queen: true })]],
  'no-green-queen': [[led, 1, { type: 'wait' }]],
  'green-queen-waits': [[queens, 0, lay('red 1', { queen: true })]],
  'already-last': [[greenLast, 1, { type: 'wait' }]],
  'no-militia': [[tricks, 0, lay('red 1', { militia: true })]],
  'militia-cannot-turn-that': [[militia, 0, lay('red 5', { militia: true })]],
  'not-your-king': [
    [tricks, 0, lay('red 1', { king: colour('red') })],
    [queens, 0, lay('red 1', { king: colour('red') })],
  ],
  'king-face-down': [[opponent, 1, lay('blue 1', { king: colour('blue') })]],
  'king-used': [[led, 1, lay('red 2', { king: colour('red') })]],
  'king-needs-his-colour': [[tricks, 0, lay('red 1', { king: colour('green') })]],
}

test.each(REFUSALS)('%s', (problem) => {
  for (const [state, seat, move] of cases[problem]) expect(refusal(state, seat, move)).toBe(problem)
})
