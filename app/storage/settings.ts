import AsyncStorage from '@react-native-async-storage/async-storage'
import * as v from 'valibot'
import { create } from 'zustand'

import { speeds } from '../../components/theme/motion'

export const languageChoices = ['system', 'ru', 'en'] as const

/** Read field by field: an unknown or broken value becomes its default and takes no other with it. */
const SettingsShape = v.object({
  language: v.fallback(v.picklist(languageChoices), 'system'),
  speed: v.fallback(v.picklist(speeds), 'normal'),
  reduceMotion: v.fallback(v.boolean(), false),
  sound: v.fallback(v.boolean(), true),
  haptics: v.fallback(v.boolean(), true),
  boldShapes: v.fallback(v.boolean(), false),
  leftHanded: v.fallback(v.boolean(), false),
})
export type Settings = v.InferOutput<typeof SettingsShape>

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
  return v.parse(SettingsShape, { ...withEveryKey, ...fields })
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
