import { createRng } from '@/rules/core/rng'
import { knightsVsSteambots, type State, type View } from '@/rules/knights-vs-steambots'
import { cardNamed } from '@/rules/knights-vs-steambots/data'
import { after, acting, allPass, asked, duelling, hand, laid, lay, phase, position } from './position'

const seenBy = (state: State, seat: number | null): View => knightsVsSteambots.view(state, seat)

/** A hand as it looks in some imagined worlds. */
function imaginedHands(state: State, watcher: number | null, seat: number, worlds = 60): string[] {
  const rng = createRng(1)
  const view = seenBy(state, watcher)
  return Array.from({ length: worlds }, () => hand(knightsVsSteambots.imagine(view, rng), seat))
}

test('hands and quests of others are hidden, the own ones are not', () => {
  const state = position([
    { hand: 'plain', quests: ['mage'] },
    { hand: 'sword, cage', quests: ['cook'] },
  ])
  expect(seenBy(state, 0).players[0]).toMatchObject({ hand: ['plain'], quests: ['mage'], handSize: 1 })
  expect(seenBy(state, 0).players[1]).toMatchObject({ hand: null, quests: null, handSize: 2, questCount: 1 })
  expect(seenBy(state, null).players.map(({ hand: own }) => own)).toEqual([null, null])
})

test('the deck is a number', () => {
  const state = position([{}, {}])
  expect(seenBy(state, 0).deckSize).toBe(state.deck.length)
  expect(JSON.stringify(seenBy(state, 0))).not.toContain('"deck"')
})

test('when the match is over, hands and quests are open', () => {
  const over = { ...position([{ hand: 'plain' }, { hand: 'sword', quests: ['mage'] }]), agenda: [] }
  expect(seenBy(over, 0).players[1]).toMatchObject({ hand: ['sword'], quests: ['mage'] })
})

describe('a duel', () => {
  const state = duelling([{ hand: 'sword' }, { hand: 'paper' }], 'mace, plain')
  const one = after(state, [0, lay('sword')])

  test('the card chosen is known to its owner alone, and nobody else sees that it is chosen', () => {
    expect(seenBy(one, 0).duel![0]).toMatchObject({ chosen: 'sword' })
    expect(seenBy(one, 0).actors).toEqual([1])
    expect(seenBy(one, 1)).toEqual(seenBy(state, 1))
    expect(seenBy(one, null)).toEqual(seenBy(state, null))
  })

  test('in an imagined world nobody else has chosen yet', () => {
    const world = knightsVsSteambots.imagine(seenBy(one, 1), createRng(3))
    expect(asked(world)).toEqual([0, 1])
    expect(asked(knightsVsSteambots.imagine(seenBy(one, 0), createRng(3)))).toEqual([1])
  })

  test('a card from the deck is unseen by its owner too, while the other lays a location', () => {
    const empty = laid([{ at: 1, hand: '' }, {}], 'exchange', 'thief', 'exchange, thief, plain, fork, sword')
    expect([phase(empty), asked(empty)]).toEqual(['location', [1]])
    expect(seenBy(empty, 0).duel![0]).toMatchObject({ isFaceDown: true, fromDeck: true, faceDown: null })
    const rng = createRng(5)
    const cards = Array.from(
      { length: 40 },
      () => knightsVsSteambots.imagine(seenBy(empty, 0), rng).duel!.faceDown[0],
    )
    expect(new Set(cards).size).toBeGreaterThan(3)
  })

  test('a card laid from hand is known to its owner, while the other lays a location', () => {
    const waiting = after(
      laid([{ at: 1, hand: 'mace' }, {}], 'exchange', 'thief', 'exchange, thief, fork, sword'),
      [0, lay('mace')],
    )
    expect([phase(waiting), asked(waiting)]).toEqual(['location', [1]])
    expect(seenBy(waiting, 0).duel![0]).toMatchObject({ isFaceDown: true, fromDeck: false, faceDown: 'mace' })
    expect(seenBy(waiting, 1).duel![0]).toMatchObject({ isFaceDown: true, faceDown: null })
  })
})

describe('what was seen going into a hand is known', () => {
  test('the spoils of a duel', () => {
    const won = allPass(laid([{ hand: 'sword' }, { hand: 'paper' }], 'sword', 'paper', 'mace, plain'))
    expect(seenBy(won, 1).players[0]).toMatchObject({ handSize: 3, shown: ['sword', 'paper'] })
    for (const other of imaginedHands(won, 1, 0)) expect(other).toMatch(/sword.*paper/)
    expect(new Set(imaginedHands(won, 1, 0)).size).toBeGreaterThan(3)
  })

  test('a caged steambot', () => {
    const caught = allPass(laid([{ hand: 'cage' }, { hand: 'armoured' }], 'cage', 'armoured', 'mace, plain'))
    for (const other of imaginedHands(caught, null, 0)) expect(other).toContain('armoured')
  })

  test('until it is seen leaving', () => {
    const caught = acting([{ hand: 'sword, sword, plain' }, {}])
    caught.shown[0] = [cardNamed('sword')]
    const placed = after(caught, [0, { type: 'equip', card: 'sword', instead: null }])
    expect(seenBy(placed, 1).players[0]!.shown).toEqual([])
    const beaten = after(caught, [0, { type: 'pass' }])
    expect(seenBy(beaten, 1).players[0]!.shown).toEqual(['sword'])
  })
})

describe('the dragon burns all paper, so all know who has none', () => {
  const burnt = after(
    acting([
      { hand: 'dragon, plain', team: 'cook, cook' },
      { hand: 'sword, cage', team: 'knight-sling, knight-sling' },
    ]),
    [0, { type: 'dragon' }],
  )

  test('no imagined hand has paper', () => {
    expect(seenBy(burnt, 0).players[1]!.maybePaper).toBe(0)
    for (const other of imaginedHands(burnt, 0, 1)) expect(other).not.toContain('paper')
  })

  test('a card drawn since may be paper, one at most', () => {
    const turned = after(burnt, [0, { type: 'pass' }])
    turned.pawns = [1, 0]
    const { deck } = turned
    const named = deck.splice(deck.indexOf(cardNamed('paper')), 1)
    deck.push(...named)
    const drawn = after(turned, [1, { type: 'walk', to: 2 }])
    expect(hand(drawn, 1)).toBe('sword, paper, cage')
    const hands = imaginedHands(drawn, 0, 1, 300)
    expect(hands.some((other) => other.includes('paper'))).toBe(true)
    expect(hands.some((other) => other.includes('paper, paper'))).toBe(false)
  })
})
