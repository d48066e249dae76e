import { createRng } from '@/rules/core/rng'
import { kingOfThieves, type State } from '@/rules/king-of-thieves'
import { CARDS } from '@/rules/king-of-thieves/cards'
import { buy, names, position, turn } from './position'

function midGame(seed: number, steps: number): State {
  const rng = createRng(seed)
  const state = kingOfThieves.setup({ seats: 4, options: {}, seed })
  for (let step = 0; step < steps && state.phase !== 'over'; step++) {
    const moves = kingOfThieves.moves(state, state.turn)
    kingOfThieves.apply(state, state.turn, moves[rng.int(moves.length)]!)
  }
  return state
}

describe('what a view holds', () => {
  test('everybody’s infamy and coins, for every seat and for an onlooker', () => {
    const state = position({ loot: ['R*', 'R', 'R'], infamy: [4, 0, 2], coins: [1, 5, 0] })
    for (const seat of [0, 1, 2, null]) {
      const view = kingOfThieves.view(state, seat)
      expect(view).toEqual({ ...kingOfThieves.view(state, 0), seat })
      expect(view.infamy).toEqual([4, 0, 2])
      expect(view.coins).toEqual([1, 5, 0])
    }
  })

  test('no generator, no deck order, no removed cards', () => {
    const state = midGame(3, 60)
    const other = kingOfThieves.clone(state)
    other.rng = 12345
    other.decks.forEach((deck) => deck.reverse())
    const swap = other.removed[0]!
    const deck = other.decks[CARDS[swap]!.deck]!
    if (deck.length > 0) {
      other.removed[0] = deck[0]!
      deck[0] = swap
    }
    expect(kingOfThieves.view(other, 1)).toEqual(kingOfThieves.view(state, 1))
  })

  test('the purchases the seat on turn has left', () => {
    const state = position({
      loot: ['RW*', 'R', 'R'],
      owned: [['corrupt-official'], [], []],
      market: ['tailor'],
    })
    expect(kingOfThieves.view(state, 0).purchasesLeft).toBe(2)
    expect(kingOfThieves.view(turn(state, 0, buy('tailor', 'R')), 0).purchasesLeft).toBe(1)
  })
})

describe('imagining', () => {
  test('gives a state that looks the same and has the same moves', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = midGame(seed, 20 + seed * 12)
      const imagined = kingOfThieves.imagine(kingOfThieves.view(state, 2), createRng(seed + 100))
      expect(kingOfThieves.view(imagined, 2)).toEqual(kingOfThieves.view(state, 2))
      for (const seat of kingOfThieves.actors(state)) {
        expect(kingOfThieves.moves(imagined, seat)).toEqual(kingOfThieves.moves(state, seat))
      }
    }
  })

  test('an unseen card is in the deck or removed, each about as often as its share', () => {
    const state = kingOfThieves.setup({ seats: 3, options: {}, seed: 9 })
    const view = kingOfThieves.view(state, 0)
    const rng = createRng(1)
    let inDeck = 0
    let onTop = 0
    for (let i = 0; i < 1900; i++) {
      const { decks } = kingOfThieves.imagine(view, rng)
      const where = decks[1]!.map((card) => CARDS[card]!.id).indexOf('brooch')
      if (where >= 0) inDeck++
      if (where === 11) onTop++
    }
    // 12 of the 19 cards of deck B are played: 1200 expected, with a deviation of 21; on top 100, with 10.
    expect(Math.abs(inDeck - 1200)).toBeLessThan(90)
    expect(Math.abs(onTop - 100)).toBeLessThan(45)
  })

  test('never deals a card that everybody has seen', () => {
    const state = position({
      loot: ['RB*', 'R', 'R'],
      market: ['unlabeled-potion', 'crown'],
      refilling: 'B',
      decks: { B: ['brooch', 'bookie'] },
    })
    const drunk = turn(state, 0, buy('unlabeled-potion', 'RB'))
    const rng = createRng(4)
    for (let i = 0; i < 50; i++) {
      const imagined = kingOfThieves.imagine(kingOfThieves.view(drunk, 1), rng)
      const unseen = names([...imagined.decks.flat(), ...imagined.removed])
      expect(unseen).toHaveLength(49 - 3)
      for (const seen of ['unlabeled-potion', 'crown', 'brooch']) expect(unseen).not.toContain(seen)
    }
  })
})
