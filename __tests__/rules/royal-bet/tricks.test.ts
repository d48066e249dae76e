import { ledColour } from '@/rules/royal-bet/phases/strength'
import { cardsWon } from '@/rules/royal-bet/state'
import { after, can, card, colour, lay, playable, position, winnerOf } from './position'

describe('strength, as in the rulebook', () => {
  test('red 2 led, red 5, red 8, blue 9: the red 8 wins', () => {
    expect(winnerOf(['red 2', 'red 5', 'red 8', 'blue 9'])).toBe('2: red 8')
  })
  test('red 2 led, red 8, black 1, blue 9: the black 1 wins', () => {
    expect(winnerOf(['red 2', 'red 8', 'black 1', 'blue 9'])).toBe('2: black 1')
  })
  test('a relic beats the black 10; of two relics the first wins', () => {
    expect(winnerOf(['black 10', 'relic', 'relic'])).toBe('1: relic')
  })
  test('a flag is weaker than any other card', () => {
    expect(winnerOf(['flag', 'blue 1', 'flag'])).toBe('1: blue 1')
  })
  test('nothing but flags: the first wins', () => {
    expect(winnerOf(['flag', 'flag'])).toBe('0: flag')
  })
  test('after a led flag or relic the next coloured card sets the colour', () => {
    expect(winnerOf(['flag', 'green 2', 'red 9'])).toBe('1: green 2')
  })
  test('a king beats a relic; of several kings the last wins', () => {
    expect(winnerOf([{ card: 'red 1', king: colour('red') }, 'relic'])).toBe('0: red 1')
    expect(
      winnerOf([
        { card: 'red 10', king: colour('red') },
        { card: 'blue 1', king: colour('blue') },
        { card: 'black 1', king: colour('black') },
      ]),
    ).toBe('2: black 1')
  })
  test('equal strength: the earlier wins', () => {
    expect(winnerOf(['black 10', "berserker's 10"])).toBe('0: black 10')
    expect(winnerOf(["berserker's 10", 'black 10'])).toBe("0: berserker's 10")
  })
})

describe('strength, where the led card has become a flag', () => {
  const underBlueQueen = { card: 'red 5', queen: colour('blue') }
  test('its colour is led all the same', () => {
    expect(ledColour([{ seat: 0, card: card('red 5'), queen: colour('blue') }])).toBe(colour('red'))
    expect(winnerOf([underBlueQueen, 'red 1', 'green 9'])).toBe('1: red 1')
  })
  test('among other colours the higher number wins, of equals the earlier', () => {
    expect(winnerOf([underBlueQueen, 'blue 7', 'green 9'])).toBe('2: green 9')
    expect(winnerOf([underBlueQueen, 'blue 9', 'green 9'])).toBe('1: blue 9')
  })
})

describe('another trump, or none', () => {
  test('red trump beats a led black', () => {
    expect(winnerOf(['black 10', 'red 1'], { trump: colour('red') })).toBe('1: red 1')
  })
  test('without a trump black is a colour like the others', () => {
    expect(winnerOf(['red 2', 'black 10'], { trump: null })).toBe('0: red 2')
  })
})

describe('flags against relics, where they are stronger', () => {
  const rules = { flagsBeatRelics: true }
  test('a flag beats one relic or two', () => {
    expect(winnerOf(['relic', 'flag', 'black 10'], rules)).toBe('1: flag')
    expect(winnerOf(['relic', 'relic', 'flag'], rules)).toBe('2: flag')
  })
  test('of two flags over a relic the first wins', () => {
    expect(winnerOf(['flag', 'relic', { card: 'red 3', queen: colour('blue') }], rules)).toBe('0: flag')
  })
  test('what the queens made counts as well', () => {
    expect(winnerOf([{ card: 'red 3', queen: colour('white') }, 'flag'], rules)).toBe('1: flag')
    expect(winnerOf(['relic', { card: 'red 3', queen: colour('blue') }], rules)).toBe('1: red 3')
  })
  test('a king beats both', () => {
    expect(winnerOf(['relic', 'flag', { card: 'red 1', king: colour('red') }], rules)).toBe('2: red 1')
  })
  test('without a relic the flag is the weakest card', () => {
    expect(winnerOf(['flag', 'green 1'], rules)).toBe('1: green 1')
  })
})

describe('white jack and white queen', () => {
  test('they are 11 and 12 of the led colour', () => {
    expect(winnerOf(['green 10', 'white jack', 'green jack'])).toBe('1: white jack')
    expect(winnerOf(['green 10', 'white jack', 'white queen'])).toBe('2: white queen')
  })
  test('also of a colour led after them', () => {
    expect(winnerOf(['white jack', 'green 10', 'red queen'])).toBe('0: white jack')
  })
  test('of a led black they are trumps', () => {
    expect(winnerOf(['black 10', 'white jack', 'red 10'])).toBe('1: white jack')
    expect(winnerOf(['white jack', 'red 10', 'black 1'])).toBe('2: black 1')
  })
  test('while no colour is led: above flags, below relics, queen over jack', () => {
    expect(winnerOf(['white jack', 'flag'])).toBe('0: white jack')
    expect(winnerOf(['white jack', 'relic'])).toBe('1: relic')
    expect(winnerOf(['white jack', 'white queen'])).toBe('1: white queen')
  })
})

describe('following', () => {
  const three = (hand: string) =>
    position([{ hand: 'red 4, red 5' }, { hand, set: 'green', queenUsed: true }, { hand: 'blue 1, blue 2' }])

  test('red 2 and red 7 in hand: one of them', () => {
    expect(playable(after(three('red 2, red 7, blue 9'), [0, lay('red 4')]), 1)).toEqual(['red 2', 'red 7'])
  })
  test('no card of the colour: any card', () => {
    expect(playable(after(three('green 3, black 1, blue 9'), [0, lay('red 4')]), 1)).toEqual([
      'blue 9',
      'green 3',
      'black 1',
    ])
  })
  test('relics and flags may always be laid', () => {
    expect(playable(after(three('red 2, relic, flag, blue 9'), [0, lay('red 4')]), 1)).toEqual([
      'relic',
      'flag',
      'red 2',
    ])
  })
  test('two relics in a hand are one move', () => {
    expect(playable(after(three('relic, relic'), [0, lay('red 4')]), 1)).toEqual(['relic'])
  })
  test('after a led relic anything goes, and the next coloured card is followed', () => {
    const state = position([
      { hand: 'relic, red 5' },
      { hand: 'red 2, blue 3', queenUsed: true },
      { hand: 'blue 1, green 2' },
    ])
    const led = after(state, [0, lay('relic')])
    expect(playable(led, 1)).toEqual(['red 2', 'blue 3'])
    expect(playable(after(led, [1, lay('blue 3')]), 2)).toEqual(['blue 1'])
  })
  test('the winner leads the next trick and keeps the cards', () => {
    const state = after(
      position([{ hand: 'red 4, red 5' }, { hand: 'red 9, blue 1' }, { hand: 'red 1, blue 2' }]),
      [0, lay('red 4')],
      [1, lay('red 9')],
      [2, lay('red 1')],
    )
    expect(state.turn).toBe(1)
    expect(state.wins).toEqual([0, 1, 0])
    expect(cardsWon(state, 1)).toEqual([card('red 4'), card('red 9'), card('red 1')])
  })
  test('white jack and queen are never obliged and never forbidden', () => {
    const state = position(
      [{ hand: 'red 4' }, { hand: 'white jack, red 2' }, { hand: 'white queen, blue 2' }, {}, {}],
      { options: { mode: 'emperor' } },
    )
    const led = after(state, [0, lay('red 4')])
    expect(playable(led, 1)).toEqual(['white jack', 'red 2'])
    expect(playable(after(led, [1, lay('red 2')]), 2)).toEqual(['white queen', 'blue 2'])
    expect(can(led, 1, lay('white jack'))).toBe(true)
  })
})
