import type { State } from '@/rules/knights-vs-steambots'
import { REFUSALS, type Refusal } from '@/rules/knights-vs-steambots/legal'
import { emptyState } from '@/rules/knights-vs-steambots/state'
import { newDuel } from '@/rules/knights-vs-steambots/phases/duel'
import { acting, after, allPass, cards, laid, PASS, position, refusal } from './position'

const opening = position([{}, { at: 1 }], { deck: 'fork' })
const over = { ...opening, agenda: [] }
const found = after(opening, [0, { type: 'walk', to: 2 }])
const act = acting([
  {
    hand: 'plain, armoured, sword, cage, thief, exchange, greed, dragon',
    items: 'mace',
    team: 'knight-sword',
  },
  { items: 'hammer, cage', team: 'cook, knight-mace' },
])
const done = { ...act, done: 7 }
const ghost = acting([{ team: '', hand: 'plain, sword' }, {}, {}])
const several = after(position([{}, { at: 1 }, { at: 1 }]), [0, { type: 'walk', to: 1 }])
const defending = allPass(
  laid([{ hand: 'paper', items: 'sword, hammer' }, { hand: 'plain' }], 'paper', 'plain'),
)
const threatened = allPass(
  laid(
    [{ hand: 'paper', items: 'sword, mace, hammer', team: 'cook, cook, knight-sword' }, { hand: 'spearman' }],
    'paper',
    'spearman',
  ),
)
const losing = allPass(laid([{ hand: 'sword', team: 'cook, mage' }, { hand: 'plain' }], 'sword', 'plain'))
const effect = laid(
  [
    { hand: 'exchange, sword', items: 'cage' },
    { hand: 'sword', items: 'mace' },
  ],
  'exchange',
  'sword',
)
const dropping = after(acting([{ hand: 'thief' }, { team: 'cook, knight-mace', items: 'sword, cage' }]), [
  0,
  { type: 'steal', from: 1, take: 'cook' },
])
const ended = after(
  position([{ items: 'sword, cage', hand: 'cage' }, { at: 1 }], { deck: 'plain', onlyDeck: true }),
  [0, { type: 'walk', to: 2 }],
)

function keeping(items: string): State {
  const state = emptyState({ variant: 'kids-harder', quests: 0 }, 2)
  state.teams = [cards('knight-sword'), cards('knight-mace')]
  state.items = [cards(items), []]
  state.deck = cards('paper, sword')
  state.duel = newDuel(0, 1)
  state.agenda = [
    { type: 'compare' },
    { type: 'turn-up' },
    { type: 'pull', seat: 1 },
    { type: 'pull', seat: 0 },
  ]
  return after(state, [0, { type: 'draw' }], [1, { type: 'draw' }])
}

const cases: Record<Refusal, [State, number, unknown][]> = {
  'match-over': [[over, 0, PASS]],
  'not-your-turn': [
    [opening, 1, { type: 'walk', to: 0 }],
    [opening, 7, { type: 'walk', to: 0 }],
    [losing, 1, { type: 'lose', member: 'cook' }],
  ],
  'not-a-move': [
    [opening, 0, null],
    [opening, 0, { type: 'sing' }],
    [opening, 0, { type: 'toString' }],
    [opening, 0, { type: 'walk' }],
    [opening, 0, { type: 'stay', to: 1 }],
  ],
  'not-now': [
    [opening, 0, PASS],
    [opening, 0, { type: 'draw' }],
    [opening, 0, { type: 'dragon' }],
    [opening, 0, { type: 'greed' }],
    [act, 0, { type: 'stay' }],
    [act, 0, { type: 'walk', to: 1 }],
    [act, 0, { type: 'discard', card: 'plain' }],
    [act, 0, { type: 'challenge', rival: 1 }],
    [act, 0, { type: 'place', x: 0, y: 0, turn: 0 }],
    [act, 0, { type: 'lay', card: 'plain' }],
    [act, 0, { type: 'defend', item: 'mace' }],
    [act, 0, { type: 'lose', member: 'knight-sword' }],
    [act, 0, { type: 'drop', item: 'mace' }],
    [act, 0, { type: 'swap', give: 'mace', take: 'sword' }],
    [opening, 0, { type: 'equip', card: 'sword', instead: null }],
    [opening, 0, { type: 'beat', steambot: 'plain' }],
    [effect, 0, { type: 'steal', from: 1, take: 'mace' }],
    [effect, 0, { type: 'greed' }],
  ],
  'no-passage': [[opening, 0, { type: 'walk', to: 9 }]],
  'empty-hand': [[opening, 0, { type: 'stay' }]],
  'not-in-hand': [
    [act, 0, { type: 'beat', steambot: 'spearman' }],
    [act, 0, { type: 'equip', card: 'hammer', instead: null }],
    [ghost, 0, { type: 'greed' }],
    [ghost, 0, { type: 'steal', from: 1, take: 'cook' }],
  ],
  'no-such-rival': [
    [several, 0, { type: 'challenge', rival: 0 }],
    [act, 0, { type: 'steal', from: 0, take: 'mace' }],
    [act, 0, { type: 'exchange', give: 'mace', from: 5, take: 'hammer' }],
  ],
  'does-not-fit': [
    [found, 0, { type: 'place', x: 0, y: 0, turn: 0 }],
    [found, 0, { type: 'place', x: 5, y: 5, turn: 0 }],
    [found, 0, { type: 'place', x: 0, y: 2, turn: 4 }],
    [found, 0, { type: 'place', x: 0, y: 2, turn: 1 }],
    [found, 0, { type: 'place', x: 'a', y: 2, turn: 0 }],
  ],
  'already-done': [
    [done, 0, { type: 'beat', steambot: 'plain' }],
    [done, 0, { type: 'equip', card: 'sword', instead: 'mace' }],
    [done, 0, { type: 'dragon' }],
  ],
  ghost: [
    [ghost, 0, { type: 'beat', steambot: 'plain' }],
    [ghost, 0, { type: 'equip', card: 'sword', instead: null }],
  ],
  'not-a-steambot': [[act, 0, { type: 'beat', steambot: 'sword' }]],
  'no-fitting-weapon': [[act, 0, { type: 'beat', steambot: 'armoured' }]],
  'not-an-item': [[act, 0, { type: 'equip', card: 'plain', instead: 'mace' }]],
  'not-carried': [
    [act, 0, { type: 'equip', card: 'sword', instead: 'hammer' }],
    [act, 0, { type: 'exchange', give: 'sword', from: 1, take: 'hammer' }],
    [defending, 0, { type: 'defend', item: 'mace' }],
    [dropping, 1, { type: 'drop', item: 'mace' }],
  ],
  'no-free-place': [
    [act, 0, { type: 'equip', card: 'sword', instead: null }],
    [act, 0, { type: 'steal', from: 1, take: 'hammer' }],
  ],
  'nothing-to-take': [
    [act, 0, { type: 'steal', from: 1, take: 'mage' }],
    [act, 0, { type: 'steal', from: 1, take: 'cage' }],
    [act, 0, { type: 'steal', from: 1, take: 'knight-mace' }],
    [act, 0, { type: 'exchange', give: 'mace', from: 1, take: 'cage' }],
    [keeping(''), 0, { type: 'equip', card: 'paper', instead: null }],
  ],
  'not-in-the-team': [[losing, 0, { type: 'lose', member: 'knight-sword' }]],
  'does-not-help': [[threatened, 0, { type: 'defend', item: 'hammer' }]],
  'must-defend': [[defending, 0, PASS]],
  'must-keep': [[keeping(''), 0, PASS]],
  'no-such-swap': [
    [ended, 0, { type: 'swap', give: 'sword', take: 'plain' }],
    [ended, 0, { type: 'swap', give: 'cage', take: 'cage' }],
  ],
}
test.each(REFUSALS)('%s', (problem) => {
  for (const [state, seat, move] of cases[problem])
    expect([move, refusal(state, seat, move)]).toEqual([move, problem])
})
