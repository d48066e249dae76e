import { startTexts, teachGame, type Language } from '../../app/texts'
import { texts as first } from '../../assets/texts'
import kingOfThievesEn from '../../assets/texts/en/king-of-thieves.json'
import knightsVsSteambotsEn from '../../assets/texts/en/knights-vs-steambots.json'
import nimbleThievesEn from '../../assets/texts/en/nimble-thieves.json'
import kingOfThievesRu from '../../assets/texts/ru/king-of-thieves.json'
import knightsVsSteambotsRu from '../../assets/texts/ru/knights-vs-steambots.json'
import nimbleThievesRu from '../../assets/texts/ru/nimble-thieves.json'

/** What comes with each game. */
export const gameTexts = {
  'king-of-thieves': { en: kingOfThievesEn, ru: kingOfThievesRu },
  'knights-vs-steambots': { en: knightsVsSteambotsEn, ru: knightsVsSteambotsRu },
  'nimble-thieves': { en: nimbleThievesEn, ru: nimbleThievesRu },
} as const

export type Tree = { [key: string]: string | Tree }

export function flatten(tree: Tree, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flatten(value, `${path}${key}.`)),
    ),
  )
}

/** Every text of the house (`house`) or of a game, by its whole key: those of the cover and those that come later. */
export function allTexts(language: Language, namespace: keyof typeof first.en): Record<string, string> {
  const later = namespace === 'house' ? {} : gameTexts[namespace][language]
  return { ...flatten(first[language][namespace]), ...flatten(later) }
}

/** All words at once, the games' too: for tests that need no whole table. */
export function startAllTexts(language: Language): void {
  startTexts(language)
  for (const [game, words] of Object.entries(gameTexts)) teachGame(game, words)
}
