import { covers } from '@/app/tables'
import { themedGames } from '@/components/theme/tokens'
import { games } from '@/rules'
import { knowledge } from '@/rules/bots/registry'
import { censuses } from '../support/census'
import { gameTexts } from '../support/texts'

// Whoever registers a game owes its bot, its colours and a census for the laws; words in both languages are owed
// as soon as it has a table to be read at.
describe.each(Object.keys(games))('%s, being registered,', (id) => {
  test('has a bot of its own', () => {
    expect(Object.keys(knowledge)).toContain(id)
  })

  test('has colours of its own', () => {
    expect(themedGames).toContain(id)
  })

  test('has a census of its pieces', () => {
    expect(Object.keys(censuses)).toContain(id)
  })
})

describe.each(covers.map(({ game }) => game.id))('%s, having a table,', (id) => {
  test('is registered', () => {
    expect(Object.keys(games)).toContain(id)
  })

  test('has its texts', () => {
    expect(Object.keys(gameTexts)).toContain(id)
  })
})
