import { extraTables } from '@/app/extra-tables'
import { tables } from '@/app/tables'
import { texts } from '@/assets/texts'
import { themedGames } from '@/components/theme/tokens'
import { games } from '@/rules'
import { knowledge } from '@/rules/bots/registry'
import { censuses } from '../support/census'

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

describe.each(tables.filter((table) => !extraTables.includes(table)).map(({ game }) => game.id))(
  '%s, having a table,',
  (id) => {
    test('is registered', () => {
      expect(Object.keys(games)).toContain(id)
    })

    test.each(['en', 'ru'] as const)('has its texts in %s', (language) => {
      expect(Object.keys(texts[language])).toContain(id)
    })
  },
)
