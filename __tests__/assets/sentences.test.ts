import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import i18next from 'i18next'

import { covers } from '@/app/tables'
import { playerWord } from '@/app/words'
import { characterIds } from '@/components/characters'
import { personWord } from '@/components/words'
import { sentencesOf } from '../support/sentences'
import { startAllTexts } from '../support/texts'

/**
 * Every sentence with every piece that it may speak of, kept as files to be read from the first to the last line.
 * After a change of words rewrite them with UPDATE_GOLDEN=1 npx jest sentences — and read what changed.
 */
const folder = join(__dirname, 'sentences')
const updating = process.env.UPDATE_GOLDEN === '1'
const people = {
  en: ['Anna', 'Игорь'],
  ru: ['Аня', 'Саша', 'Игорь', 'Андрей', 'Любовь', 'Мария', 'Anna', 'Кот 2'],
}

beforeAll(() => startAllTexts('en'))

const cases = covers.flatMap(({ game }) =>
  (['en', 'ru'] as const).map((language) => [game.id, language] as const),
)

test.each(cases)('%s is told in %s as it was read', (game, language) => {
  const t = i18next.getFixedT(language, ['house', game])
  const bots = characterIds.map((character) => playerWord(t, { kind: 'bot', character, colour: 0 }))
  const names = [...bots, ...people[language].map(personWord)]
  const sections = sentencesOf[game]!({ t, names })
  const told = sections.map(([heading, lines]) => `# ${heading}\n${lines.join('\n')}\n`).join('\n')
  // A key that was not found comes back as itself, a value that was not given leaves its braces.
  expect(told).not.toMatch(/\{\{|\[object|undefined|\b[a-z-]+:[a-z]+\./)
  const path = join(folder, language, `${game}.txt`)
  if (updating) {
    mkdirSync(join(folder, language), { recursive: true })
    writeFileSync(path, told)
  }
  expect(existsSync(path)).toBe(true)
  expect(told).toBe(readFileSync(path, 'utf8'))
})
