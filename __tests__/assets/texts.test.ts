import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { texts } from '@/assets/texts'
import { cases } from '@/components/words'
import { REFUSALS as ofKingOfThieves } from '@/rules/king-of-thieves/legal'
import { REFUSALS as ofKnightsVsSteambots } from '@/rules/knights-vs-steambots/legal'
import { REFUSALS as ofNimbleThieves } from '@/rules/nimble-thieves/legal'
import { allTexts, flatten, gameTexts } from '../support/texts'

const root = join(__dirname, '..', '..')
const pluralForms = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] }
const plural = /_(zero|one|two|few|many|other)$/
const namespaces = Object.keys(texts.en) as (keyof typeof texts.en)[]
const declined = new RegExp(`_(${cases.join('|')})$`)
/** A plural has its forms; one of a case may leave those out that are the same in all cases. */
const isPlural = (keys: Record<string, string>, key: string) =>
  plural.test(key) && key.replace(plural, '').replace(declined, '') + '_other' in keys
/** What is said, without the forms that number and case give it. */
const baseKeys = (keys: Record<string, string>) =>
  [
    ...new Set(
      Object.keys(keys).map((key) =>
        (isPlural(keys, key) ? key.replace(plural, '') : key).replace(declined, ''),
      ),
    ),
  ].sort()
/** The names in the braces; which case a sentence needs is the language's own affair. */
const variables = (text: string) =>
  // "a coin" needs no number where "{{count}} монету" has one.
  [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name))]
    .filter((name) => name !== 'count')
    .sort()

describe.each(namespaces)('%s', (namespace) => {
  const en = allTexts('en', namespace)
  const ru = allTexts('ru', namespace)

  test('says the same things in both languages', () => {
    expect(baseKeys(ru)).toEqual(baseKeys(en))
  })

  test('uses the same variables in both languages', () => {
    const differing = Object.keys(en).filter((key) => {
      const other = ru[key]
      return other !== undefined && variables(en[key]!).join() !== variables(other).join()
    })
    expect(differing).toEqual([])
  })

  test.each(['en', 'ru'] as const)('has every plural form of %s', (language) => {
    const keys = language === 'en' ? en : ru
    const missing = Object.keys(keys)
      .filter((key) => isPlural(keys, key) && !declined.test(key.replace(plural, '')))
      .flatMap((key) => pluralForms[language].map((form) => key.replace(plural, `_${form}`)))
      .filter((key) => !(key in keys))
    expect(missing).toEqual([])
  })

  test('leaves nothing empty or untranslated', () => {
    const latin = Object.keys(ru).filter(
      (key) => !/[а-яё]/i.test(ru[key]!) && /[a-z]{3}/i.test(ru[key]!.replace(/\{\{.*?\}\}/g, '')),
    )
    expect(latin).toEqual([])
    expect(Object.entries({ ...en, ...ru }).filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

describe('the source', () => {
  const sources = ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  const source = sources.join('\n')
  const everyKey = [
    ...new Set(
      namespaces.flatMap((name) => [...baseKeys(allTexts('en', name)), ...baseKeys(allTexts('ru', name))]),
    ),
  ]
  // Keys may be built from data: `levels.${level}` stands for everything below "levels."
  const literals = new Set(
    [...source.matchAll(/['"`]((?:house:)?[\w-]+(?:\.[\w-]+)*)['"`]/g)].map(([, key]) =>
      key!.replace(/^house:/, ''),
    ),
  )
  const templates = [...source.matchAll(/`((?:house:)?[\w.-]*\$\{[^`]*)`/g)].map(
    ([, key]) =>
      new RegExp(
        `^${key!
          .replace(/^house:/, '')
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+')}$`,
      ),
  )

  test('uses every text', () => {
    const unused = everyKey.filter((key) => {
      const context = key.replace(/_\w+$/, '')
      return !literals.has(key) && !literals.has(context) && !templates.some((template) => template.test(key))
    })
    expect(unused).toEqual([])
  })

  test('asks for no text that does not exist', () => {
    const asked = [...source.matchAll(/\bt\(\s*'((?:house:)?[\w.-]+)'/g)].map(([, key]) =>
      key!.replace(/^house:/, ''),
    )
    const unknown = asked.filter(
      (key) => !everyKey.some((known) => known === key || known.startsWith(`${key}_`)),
    )
    expect(unknown).toEqual([])
  })
})

test.each(['en', 'ru'] as const)('in %s what the cover says is not said again by the game', (language) => {
  for (const game of Object.keys(gameTexts) as (keyof typeof gameTexts)[]) {
    const later = flatten(gameTexts[game][language])
    expect(Object.keys(flatten(texts[language][game])).filter((key) => key in later)).toEqual([])
  }
})

test.each([
  ['nimble-thieves', ofNimbleThieves],
  ['king-of-thieves', ofKingOfThieves],
  ['knights-vs-steambots', ofKnightsVsSteambots],
] as const)('every refusal of %s has its words, and only those do', (game, refusals) => {
  expect(Object.keys(gameTexts[game].en.refusals).sort()).toEqual([...refusals].sort())
})
