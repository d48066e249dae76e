import { newMatch, replay } from '@/rules'
import type { AnyGame } from '@/rules/core/game'
import { changeOption, defaultOptions, optionCombinations, possibleValues } from '@/rules/core/options'
import { royalBet, type State } from '@/rules/royal-bet'

const game = royalBet as unknown as AnyGame
const OF_CLASSIC = ['squads', 'cheerleader', 'jestersDeal']

test.each(['duel', 'i-am-king', 'alliance', 'emperor'])(
  '%s offers none of the options of classic',
  (mode) => {
    const options = changeOption(game, defaultOptions(game), 'mode', mode)
    for (const name of OF_CLASSIC) expect(possibleValues(game, options, name)).toEqual([])
  },
)

test('classic offers them all', () => {
  for (const name of OF_CLASSIC) {
    expect(possibleValues(game, defaultOptions(game), name)).toEqual(game.options[name]!.values)
  }
})

test('another mode sets them back, so that they are as usual when classic is chosen again', () => {
  const chosen = { mode: 'classic', squads: 'starter', cheerleader: 'on', jestersDeal: 'on' }
  const duel = changeOption(game, chosen, 'mode', 'duel')
  expect(changeOption(game, duel, 'mode', 'classic')).toEqual(defaultOptions(game))
})

test('no option changes one that stands before it', () => {
  const names = Object.keys(game.options)
  for (const options of optionCombinations(game)) {
    names.forEach((name, i) => {
      for (const value of possibleValues(game, options, name)) {
        const changed = changeOption(game, options, name, value)
        for (const before of names.slice(0, i)) expect(changed[before]).toBe(options[before])
      }
    })
  }
})

test('a mode that ignores an option takes any value of it', () => {
  const options = { mode: 'duel', squads: 'starter', cheerleader: 'on', jestersDeal: 'on' }
  const ignoring = replay(newMatch('royal-bet', { seats: 2, options, seed: 4 })) as State
  const usual = replay(newMatch('royal-bet', { seats: 2, options: { mode: 'duel' }, seed: 4 })) as State
  expect({ ...ignoring, options: null }).toEqual({ ...usual, options: null })
})
