import './plurals'
import { getLocales } from 'expo-localization'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { Platform } from 'react-native'

import { texts } from '../assets/texts'
import { type GameTexts } from '../components/table/board'
import { teachCases } from '../components/words'
import { type Settings } from './storage/settings'

export const languages = ['en', 'ru'] as const
export type Language = (typeof languages)[number]

/** The phone's language if we speak it. Russian also for people whose phone prefers it second, say. */
export function phoneLanguage(): Language {
  for (const { languageCode } of getLocales()) {
    const spoken = languages.find((language) => language === languageCode)
    if (spoken) return spoken
  }
  return 'en'
}

export function languageOf({ language }: Pick<Settings, 'language'>): Language {
  return language === 'system' ? phoneLanguage() : language
}

/** Starts the texts that are there at once: the house's and those of the covers. */
export function startTexts(language: Language): void {
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: texts,
    defaultNS: 'house',
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  teachCases(i18next)
}

/** Adds a game's words to those of its cover. */
export function teachGame(gameId: string, words: GameTexts): void {
  for (const language of languages) i18next.addResourceBundle(language, gameId, words[language], true)
}

export function speak(language: Language): void {
  // A browser's screen reader picks its voice by this.
  if (Platform.OS === 'web') document.documentElement.lang = language
  if (i18next.language !== language) void i18next.changeLanguage(language)
}
