import { createContext, useContext } from 'react'

export const speeds = ['calm', 'normal', 'fast', 'off'] as const
export type Speed = (typeof speeds)[number]

/** What a player likes, as far as anything drawn or heard must know it. The app keeps it and provides it here. */
export type Preferences = {
  readonly speed: Speed
  /** From the phone or from our own setting: then nothing moves. */
  readonly reduceMotion: boolean
  readonly sound: boolean
  readonly haptics: boolean
  /** Larger marks and patterns, for people who cannot go by colour. */
  readonly boldShapes: boolean
  readonly leftHanded: boolean
}

export const usualPreferences: Preferences = {
  speed: 'normal',
  reduceMotion: false,
  sound: true,
  haptics: true,
  boldShapes: false,
  leftHanded: false,
}

const PreferencesContext = createContext<Preferences>(usualPreferences)

export const PreferencesProvider = PreferencesContext.Provider

export function usePreferences(): Preferences {
  return useContext(PreferencesContext)
}
