import { think } from '@/rules/bots'
import { createRng } from '@/rules/core/rng'
import { knightsVsSteambots, type Move, type State } from '@/rules/knights-vs-steambots'
import { knightsVsSteambotsKnowledge as knowledge } from '@/rules/knights-vs-steambots/bot'
import { lateness, prospects } from '@/rules/knights-vs-steambots/bot/estimate'
import { acting, after, allPass, asked, laid, movesOf, position } from './position'

/** What the hard bot does, thinking briefly, with each of a few seeds. */
function decisions(state: State, seat = 0, iterations = 120): Move[] {
  return [1, 2, 3].map((seed) => {
    const view = knightsVsSteambots.view(state, seat)
    const thinking = think(knightsVsSteambots, view, seat, { level: 'hard', seed, iterations })
    for (;;) {
      const next = thinking.next()
      if (next.done) return next.value
    }
  })
}

const always = (move: Move) => [move, move, move]

describe('the hard bot', () => {
  test('beats a steambot while it can', () => {
    const players = [{ hand: 'armoured', items: 'hammer' }, { at: 1 }]
    const state = acting(players, { deck: 'plain, plain', onlyDeck: true })
    expect(decisions(state)).toEqual(always({ type: 'beat', steambot: 'armoured' }))
  })

  test('gives a weapon to the knight who shows it', () => {
    const players = [{ team: 'knight-sling, cook', items: 'paper', hand: 'sling' }, { at: 1 }]
    const state = acting(players, { deck: 'plain, plain', onlyDeck: true })
    const chosen = decisions(state)
    for (const move of chosen) expect(move).toMatchObject({ type: 'equip', card: 'sling' })
  })

  test('drops what is worth least', () => {
    const dropping = after(acting([{ hand: 'thief' }, { team: 'cook, knight-mace', items: 'mace, cage' }]), [
      0,
      { type: 'steal', from: 1, take: 'cook' },
    ])
    expect(decisions(dropping, 1)).toEqual(always({ type: 'drop', item: 'cage' }))
  })

  test('keeps the knight whose weapon is there', () => {
    const players = [{ hand: 'paper', team: 'knight-hammer, cook', items: 'hammer' }, { hand: 'spearman' }]
    const state = allPass(laid(players, 'paper', 'spearman', 'cage, cage, plain, plain', { onlyDeck: true }))
    expect(decisions(state)).toEqual(always({ type: 'lose', member: 'cook' }))
  })

  test('gets rid of penalties before the deck is used up', () => {
    const state = acting(
      [
        { hand: 'exchange', items: 'sword' },
        { at: 1, items: 'sword' },
      ],
      {
        deck: 'plain, plain',
        onlyDeck: true,
      },
    )
    for (const move of decisions(state)) expect(move).toMatchObject({ type: 'exchange' })
  })

  test('makes the best of the last swap', () => {
    const ended = after(
      position([{ items: 'paper', hand: 'hammer' }, { at: 1 }], { deck: 'plain', onlyDeck: true }),
      [0, { type: 'walk', to: 2 }],
    )
    expect(decisions(ended)).toEqual(always({ type: 'swap', give: 'paper', take: 'hammer' }))
  })

  test('pursues its quest', () => {
    const hand = { items: 'sword, paper', hand: 'cage', team: 'cook, knight-sword' }
    const ended = (quests: 'cage'[]) =>
      after(position([{ ...hand, quests }, { at: 1 }], { deck: 'plain', onlyDeck: true }), [
        0,
        { type: 'walk', to: 2 },
      ])
    expect(decisions(ended(['cage']))).toEqual(always({ type: 'swap', give: 'paper', take: 'cage' }))
  })
})

test('greedy makes the move after which it would have the most gold', () => {
  const state = acting([
    { team: 'knight-hammer, knight-mace', hand: 'plain, hammer, exchange', items: 'sword' },
    { items: 'hammer' },
  ])
  const rng = createRng(1)
  expect(knowledge.greedy(state, 0, rng)).toEqual({ type: 'equip', card: 'hammer', instead: null })
})

test('penalties weigh more the fewer cards are left', () => {
  const early = position([{ hand: 'dragon' }, {}])
  const late = position([{ hand: 'dragon' }, {}], { deck: 'plain', onlyDeck: true })
  expect(lateness(late)).toBeGreaterThan(lateness(early))
  const cost = (state: State) => prospects(state, 1) - prospects(state, 0)
  expect(cost(late)).toBeGreaterThan(cost(early))
})

test('a location has few candidates, everything else all that makes a difference', () => {
  const found = after(position([{}, { at: 1 }], { deck: 'fork' }), [0, { type: 'walk', to: 2 }])
  expect(knowledge.candidates(found, asked(found)[0]!, createRng(1)).length).toBeLessThan(
    movesOf(found, 0).length,
  )
  const state = acting([{ hand: 'sword, greed', items: 'sword' }, {}])
  expect(knowledge.candidates(state, 0, createRng(1))).toEqual([
    { type: 'equip', card: 'sword', instead: null },
    { type: 'greed' },
    { type: 'pass' },
  ])
})

test.each(['full', 'kids-simple', 'kids-harder'] as const)('quick play of %s reaches the end', (variant) => {
  for (let seed = 1; seed <= 10; seed++) {
    const state = knightsVsSteambots.setup({ seats: 2, options: { variant, quests: 0 }, seed })
    const rng = createRng(seed)
    for (let step = 0; step < 2000 && asked(state).length > 0; step++) knowledge.playoutStep(state, rng)
    expect(asked(state)).toEqual([])
  }
})
