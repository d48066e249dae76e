import AsyncStorage from '@react-native-async-storage/async-storage'
import { boolean, fallback, object, parse, picklist, type InferOutput } from 'valibot'
import { create } from 'zustand'

import { speeds } from '../../components/theme/motion'

export const languageChoices = ['system', 'ru', 'en'] as const

/** Read field by field: an unknown or broken value becomes its default and takes no other with it. */
const SettingsShape = object({
  language: fallback(picklist(languageChoices), 'system'),
  speed: fallback(picklist(speeds), 'normal'),
  reduceMotion: fallback(boolean(), false),
  sound: fallback(boolean(), true),
  haptics: fallback(boolean(), true),
  boldShapes: fallback(boolean(), false),
  leftHanded: fallback(boolean(), false),
})
export type Settings = InferOutput<typeof SettingsShape>

const key = 'settings'

export function decodeSettings(text: string | null): Settings {
  let stored: unknown = {}
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    // Unreadable as a whole: all defaults.
  }
  const fields = typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {}
  const withEveryKey = Object.fromEntries(Object.keys(SettingsShape.entries).map((name) => [name, undefined]))
  return parse(SettingsShape, { ...withEveryKey, ...fields })
}

type SettingsStore = Settings & {
  change(some: Partial<Settings>): void
}

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...decodeSettings(null),
  change(some) {
    set(some)
    const { change: _, ...settings } = get()
    // A setting that cannot be written still holds until the app is closed; nothing else is lost by it.
    void AsyncStorage.setItem(key, JSON.stringify(settings)).catch(() => undefined)
  },
}))

export async function loadSettings(): Promise<void> {
  useSettings.setState(decodeSettings(await AsyncStorage.getItem(key)))
}
