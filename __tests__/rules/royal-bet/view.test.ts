import { createRng } from '@/rules/core/rng'
import { royalBet, type State } from '@/rules/royal-bet'
import { startBets } from '@/rules/royal-bet/phases/bets'
import { startSquadPreparation } from '@/rules/royal-bet/phases/preparation'
import { deckFor } from '@/rules/royal-bet/data'
import { colourOf, countColour, isNumber, isSuited, type Card } from '@/rules/royal-bet/cards'
import { after, card, cards, colour, full, lay, position, type PlayerInWords } from './position'
import { open, playUntil } from './table'

/** Hands of that seat in many worlds that the watcher can imagine. */
function imaginedHands(state: State, watcher: number, seat: number): Card[][] {
  return Array.from(
    { length: 60 },
    (_, seed) => royalBet.imagine(royalBet.view(state, watcher), createRng(seed)).hands[seat]!,
  )
}

const has = (hand: Card[], name: 'red' | 'blue') =>
  hand.some((one) => isSuited(one) && colourOf(one) === colour(name))

const trio = (second: PlayerInWords): State =>
  full([
    { hand: 'red 4, red 5, red 1', set: 'red' },
    { set: 'black', ...second },
    { hand: 'blue 1, green 2, blue 3' },
  ])

describe('voids', () => {
  test('who does not follow has shown to lack the colour', () => {
    const state = after(trio({ hand: 'blue 2, green 1, green 3' }), [0, lay('red 4')], [1, lay('blue 2')])
    expect(state.voids[1]).toBe(1 << colour('red'))
    expect(imaginedHands(state, 0, 1).some((hand) => has(hand, 'red'))).toBe(false)
    expect(imaginedHands(state, 0, 2).some((hand) => has(hand, 'red'))).toBe(true)
  })
  test('relics and flags show nothing', () => {
    const state = after(trio({ hand: 'relic, red 2, green 3' }), [0, lay('red 4')], [1, lay('relic')])
    expect(state.voids[1]).toBe(0)
  })
  test('the black queen shows no void, but that the colour is held', () => {
    const state = after(
      trio({ hand: 'blue 2, red 2, green 3' }),
      [0, lay('red 4')],
      [1, lay('blue 2', { queen: true })],
    )
    expect(state.voids[1]).toBe(0)
    expect(imaginedHands(state, 0, 1).every((hand) => has(hand, 'red'))).toBe(true)
  })
  test('once a card of that colour is laid, another need not be there', () => {
    const state = after(
      trio({ hand: 'blue 2, red 2, green 3' }),
      [0, lay('red 4')],
      [1, lay('blue 2', { queen: true })],
      [2, lay('blue 1')],
      [0, lay('red 5')],
      [1, lay('red 2')],
    )
    expect(imaginedHands(state, 0, 1).some((hand) => !has(hand, 'red'))).toBe(true)
  })
  test("a berserker's ten that all can see may be the black card that a black queen spared", () => {
    const state = full(
      [
        { hand: 'black 4, red 5', set: 'red' },
        { hand: "berserker's 10, blue 2, green 3", set: 'black' },
        { hand: 'blue 1, green 2' },
      ],
      { shown: [[], [card("berserker's 10")], []] },
    )
    const laid = after(state, [0, lay('black 4')], [1, lay('blue 2', { queen: true })])
    const blackCards = imaginedHands(laid, 0, 1).map((hand) => countColour(hand, colour('black')))
    expect(new Set(blackCards)).toEqual(new Set([1, 2]))
  })
  test("a hermit's draw makes them unknown again", () => {
    const state = after(
      trio({ hand: 'blue 10, green 1, green 3', squad: ['hermit'] }),
      [0, lay('red 4')],
      [1, lay('blue 10')],
      [2, lay('blue 1')],
      [0, lay('red 5')],
    )
    expect(state.voids[1]).not.toBe(0)
    state.holds[1] = 1 << colour('green')
    const drawn = after(state, [1, { type: 'hermit' }])
    expect([drawn.voids[1], drawn.holds[1]]).toEqual([0, 0])
  })
})

describe('cards on their way', () => {
  const swapped = (back: string) => {
    const state = full(
      [
        { hand: 'red 1, red 2', squad: ['cheerleader'] },
        { hand: 'blue 1, blue 2', squad: ['hermit'] },
        { hand: 'green 1, green 2' },
        { hand: 'black 1, black 2' },
      ],
      { options: { cheerleader: 'on' }, partner: 1, swaps: 1 },
    )
    return after(state, [0, { type: 'swap', card: card('red 1') }], [1, { type: 'return', card: card(back) }])
  }
  test('the giver knows where the card went, and so does the partner', () => {
    const state = swapped('blue 2')
    expect(imaginedHands(state, 0, 1).every((hand) => hand.includes(card('red 1')))).toBe(true)
    expect(imaginedHands(state, 1, 0).every((hand) => hand.includes(card('blue 2')))).toBe(true)
    expect(imaginedHands(state, 2, 1).every((hand) => hand.includes(card('red 1')))).toBe(false)
  })
  test('a card that came back is known to have left', () => {
    const state = swapped('red 1')
    expect(imaginedHands(state, 0, 1).some((hand) => hand.includes(card('red 1')))).toBe(false)
    expect(royalBet.view(state, 0).given).toEqual([])
  })
  test('a card that has been laid is known to have left', () => {
    const state = after(swapped('blue 2'), [0, lay('red 2')], [1, lay('red 1')])
    expect(royalBet.view(state, 0).given).toEqual([])
    const ten = full([{ hand: "berserker's 10, red 1" }, { hand: 'red 2, red 3' }], {
      shown: [[card("berserker's 10")], []],
    })
    expect(royalBet.view(after(ten, [0, lay("berserker's 10")]), 1).players[0]!.shown).toEqual([])
  })
  test('after a discard it is in that hand or among those discards, and nowhere else', () => {
    const laid = after(swapped('blue 2'), [0, lay('red 2')], [1, { type: 'hermit' }])
    const drawn = laid.hands[1]!.filter((one) => one !== card('red 1')).slice(0, 2)
    const state = after(
      laid,
      [1, { type: 'discard', card: card('red 1') }],
      [1, { type: 'discard', card: drawn[0]! }],
      [1, { type: 'discard', card: drawn[1]! }],
    )
    const worlds = Array.from({ length: 60 }, (_, seed) =>
      royalBet.imagine(royalBet.view(state, 0), createRng(seed)),
    )
    const inHand = worlds.filter((world) => world.hands[1]!.includes(card('red 1'))).length
    const discarded = worlds.filter((world) => world.discards[1]!.includes(card('red 1'))).length
    expect(inHand + discarded).toBe(60)
    expect(Math.min(inHand, discarded)).toBeGreaterThan(0)
  })
  test('it is among the discards once that hand has shown to lack its colour', () => {
    // The three cards that the hermit draws are a relic and two flags.
    const state = after(
      swapped('blue 2'),
      [0, lay('red 2')],
      [1, { type: 'hermit' }],
      [1, { type: 'discard', card: card('red 1') }],
      [1, { type: 'discard', card: card('flag') }],
      [1, { type: 'discard', card: card('flag') }],
      [1, lay('blue 1')],
    )
    expect(state.voids[1]).toBe(1 << colour('red'))
    expect(imaginedHands(state, 0, 1).some((hand) => hand.includes(card('red 1')))).toBe(false)
  })
  test('it is still in that hand when nothing else unseen could be', () => {
    const state = full(
      [
        {
          hand: 'black 2',
          squad: ['cheerleader'],
          won: 'red 2, red 3, red 4, red 5, red 6, red 7, red 10, relic, relic, flag, flag',
        },
        { hand: 'red 1', squad: ['hermit'] },
        { hand: 'blue 2' },
        { hand: 'green 2' },
      ],
      {
        options: { cheerleader: 'on' },
        partner: 1,
        given: [{ knower: 0, holder: 1, card: card('red 1'), maybeDiscarded: true }],
      },
    )
    state.discards[1] = state.deck.splice(0, 3)
    state.voids[1] = (1 << colour('blue')) | (1 << colour('green')) | (1 << colour('black'))
    for (const hand of imaginedHands(state, 0, 1)) expect(hand).toEqual([card('red 1')])
  })
  test('it is still in that hand when no other unseen card is of a colour shown to be held', () => {
    const state = full(
      [
        { hand: 'black 2', squad: ['cheerleader'], won: 'red 2, red 3, red 4, red 5, red 6, red 7, red 10' },
        { hand: 'red 1, blue 1', squad: ['hermit'] },
        { hand: 'blue 2, blue 3' },
        { hand: 'green 2, green 3' },
      ],
      {
        options: { cheerleader: 'on' },
        partner: 1,
        given: [{ knower: 0, holder: 1, card: card('red 1'), maybeDiscarded: true }],
      },
    )
    state.discards[1] = state.deck.splice(0, 3)
    state.holds[1] = 1 << colour('red')
    expect(imaginedHands(state, 0, 1).every((hand) => hand.includes(card('red 1')))).toBe(true)
  })
  test('no other hand has it, not even one that has shown to hold its colour', () => {
    const state = after(
      full(
        [
          { hand: 'red 1, red 2', squad: ['cheerleader'] },
          { hand: 'red 5, blue 3', set: 'black' },
          { hand: 'blue 1, blue 2' },
          { hand: 'green 1, green 2' },
        ],
        { options: { cheerleader: 'on' }, partner: 2, swaps: 1 },
      ),
      [0, { type: 'swap', card: card('red 1') }],
      [2, { type: 'return', card: card('blue 2') }],
      [0, lay('red 2')],
      [1, lay('blue 3', { queen: true })],
    )
    expect(imaginedHands(state, 0, 1).every((hand) => has(hand, 'red'))).toBe(true)
    expect(imaginedHands(state, 0, 2).every((hand) => hand.includes(card('red 1')))).toBe(true)
  })
  test('own discards are known to their owner alone', () => {
    const state = playUntil(open({}, 4, 8), (now) => now.phase === 'tricks' && now.discards.flat().length > 0)
    const owner = state.discards.findIndex((pile) => pile.length > 0)
    expect(royalBet.view(state, owner).discarded.map(({ id }) => id)).toEqual(state.discards[owner])
    const { players } = royalBet.view(state, (owner + 1) % 4)
    expect(players[owner]!.discardSize).toBe(state.discards[owner]!.length)
    expect(royalBet.imagine(royalBet.view(state, owner), createRng(1)).discards[owner]).toEqual(
      state.discards[owner],
    )
  })
})

describe('what one has committed oneself', () => {
  const own = (state: State) => royalBet.imagine(royalBet.view(state, 0), createRng(1))
  test('a bet', () => {
    const state = trio({ hand: 'blue 2, green 1, green 3', squad: ['hermit', 'ninja', 'healer'] })
    state.squads[0] = [0, 3, 6]
    startBets(state)
    expect(own(after(state, [0, { type: 'bet', bets: ['militia'] }])).hiddenBets[0]).toEqual(['militia'])
  })
  test('a payment for the queen, while cards are still to come for others', () => {
    const state = trio({ hand: 'blue 2, green 1, green 3', squad: ['gambler', 'gambler'] })
    state.queens[0] = 0
    state.points[0] = 40
    startSquadPreparation(state, () => undefined)
    const world = own(after(state, [0, { type: 'recharge', pay: true }]))
    expect(world.recharging[0]).toBe(1)
    expect([world.hands[1]!.length, world.packets[1]!.length]).toEqual([5, 2])
  })
})

describe('what a screen reads without a key', () => {
  const state = () =>
    position([
      { set: 'white', hand: 'red 4, blue 1', squad: ['ninja', 'gambler'], bets: ['gambler'] },
      { set: 'red', hand: 'red 10, blue 2', squad: ['militia'], queenUsed: true },
      { set: 'green', hand: 'red 2, blue 3', kingUsed: true },
    ])
  test('cards, rulers and characters by name, with the number that moves give them', () => {
    const view = royalBet.view(state(), 0)
    expect(view.hand[0]).toEqual({ id: card('red 4'), kind: 'number', colour: 'red', number: 4 })
    expect(view.players[2]).toMatchObject({
      set: { id: colour('green'), colour: 'green' },
      kings: [{ id: colour('green'), colour: 'green', used: true, number: 9 }],
      queen: { colour: 'green', usesLeft: 1, rechargeCost: 10 },
    })
    expect(view.players[0]!.squad.map(({ kind }) => kind)).toEqual(['ninja', 'gambler'])
    expect(view.trump).toBe('black')
  })
  test('nothing is a bit mask or stands for nobody by a number', () => {
    const views = [open({}, 3), playUntil(open({}, 4), (now) => now.round === 2), state()].map((now) =>
      royalBet.view(now, 0),
    )
    for (const view of views) expect(JSON.stringify(view)).not.toContain('-1')
    const laid = after(state(), [0, lay('blue 1')], [1, lay('blue 2')], [2, lay('blue 3')])
    expect(royalBet.view(laid, 0).players[1]!.lacks).toEqual([])
  })
  test('the trick on the table: who leads and why, what each card fights as, who is winning', () => {
    const passed = after(state(), [0, { type: 'lead', to: 1 }])
    expect(royalBet.view(passed, 2).trick).toMatchObject({
      turn: 1,
      leader: 1,
      leadReason: 'named',
      namedBy: 0,
      led: null,
      winning: null,
      passedLead: [0],
    })
    const laid = after(passed, [1, lay('red 10', { militia: true, king: colour('red') })], [2, lay('red 2')])
    expect(royalBet.view(laid, 0).trick).toMatchObject({
      led: 'red',
      winning: 1,
      plays: [
        { seat: 1, king: 'red', militia: true, queen: null, samurai: false, as: 1 },
        { seat: 2, king: null, militia: false, as: 2 },
      ],
    })
  })
  test('won tricks lie apart, and the last one is whole', () => {
    const done = after(state(), [0, lay('red 4')], [1, lay('red 10')], [2, lay('red 2')])
    const view = royalBet.view(done, 0)
    expect(view.tricks).toHaveLength(1)
    expect(view.lastTrick).toEqual(view.tricks[0])
    expect(view.lastTrick).toMatchObject({ leader: 0, winner: 1, extraWin: false })
    expect(view.lastTrick!.plays.map(({ seat, card: { id } }) => [seat, id])).toEqual([
      [0, card('red 4')],
      [1, card('red 10')],
      [2, card('red 2')],
    ])
    expect(view.trick).toMatchObject({ leader: 1, leadReason: 'won-trick', plays: [] })
  })
  test('who plays with whom', () => {
    expect(royalBet.view(open({ mode: 'alliance' }, 4), null).teams).toEqual([
      [0, 2],
      [1, 3],
    ])
    const emperor = playUntil(open({ mode: 'emperor' }, 5), (now) => now.phase === 'tricks')
    expect(royalBet.view(emperor, null).teams!.map((team) => team.length)).toEqual([2, 3])
    expect(royalBet.view(open({ mode: 'emperor' }, 5), null).teams).toBeNull()
  })
})

describe('what cannot be known', () => {
  test('an onlooker has no hand', () => {
    expect(royalBet.view(open({}, 3), null).hand).toEqual([])
  })
  test('a view carries neither the deck, nor other hands, nor the generator', () => {
    const view = royalBet.view(open({}, 3), 0)
    expect(Object.keys(view)).not.toEqual(expect.arrayContaining(['deck']))
    for (const secret of ['rng', 'deck', 'hands', 'discards', 'packets', 'auction', 'gone', 'hiddenBets']) {
      expect(view).not.toHaveProperty(secret)
    }
  })
  test('while others prepare, their hands look as when it began', () => {
    const state = playUntil(
      open({ squads: 'starter' }, 5, 4),
      (now) => now.phase === 'preparation' && royalBet.actors(now).length > 1,
    )
    const mover = royalBet.actors(state)[0]!
    const other = royalBet.actors(state)[1]!
    const moved = after(state, [mover, royalBet.moves(state, mover)[0]!])
    expect(royalBet.view(moved, other)).toEqual(royalBet.view(state, other))
    expect(royalBet.view(moved, mover)).not.toEqual(royalBet.view(state, mover))
  })
  test("emperor's discards are imagined as numbers only", () => {
    const state = playUntil(open({ mode: 'emperor' }, 5), (now) => now.phase === 'tricks')
    const emperor = state.sets.indexOf(0)
    const watcher = (emperor + 1) % 5
    for (let seed = 0; seed < 40; seed++) {
      const { discards } = royalBet.imagine(royalBet.view(state, watcher), createRng(seed))
      expect(discards[emperor]).toHaveLength(4)
      expect(discards[emperor]!.every(isNumber)).toBe(true)
    }
  })
  test('the cards that a king laid in the auction stay unseen by everybody, himself too', () => {
    const state = playUntil(
      open({ mode: 'i-am-king' }, 3, 2),
      (now) => now.phase === 'tricks' && now.gone.length > 0,
      2,
    )
    const seen = new Set(
      Array.from({ length: 40 }, (_, seed) =>
        royalBet.imagine(royalBet.view(state, state.titleHolder), createRng(seed)).gone.join(),
      ),
    )
    expect(seen.size).toBeGreaterThan(5)
  })
})

test('tight voids still leave a world to imagine', () => {
  // Seats 1 and 2 lack red and blue: every green and black card they can hold must go to them.
  const state = trio({ hand: 'green 1, green 3, black 1' })
  state.hands[2] = cards('green 2, black 2, black 3')
  state.deck = deckFor('classic', 3).filter((one) => !state.hands.flat().includes(one))
  const both = (1 << colour('red')) | (1 << colour('blue'))
  state.voids = [0, both, both]
  for (const hand of [...imaginedHands(state, 0, 1), ...imaginedHands(state, 0, 2)]) {
    expect(has(hand, 'red') || has(hand, 'blue')).toBe(false)
  }
})
