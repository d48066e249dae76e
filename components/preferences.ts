import { createContext, useContext } from 'react'

/** What a player likes, as far as whatever is drawn must know it. The app keeps it and provides it here. */
export type Preferences = {
  /** Larger marks and patterns, for people who cannot go by colour. */
  readonly boldShapes: boolean
  readonly leftHanded: boolean
}

const PreferencesContext = createContext<Preferences>({ boldShapes: false, leftHanded: false })

export const PreferencesProvider = PreferencesContext.Provider

export function usePreferences(): Preferences {
  return useContext(PreferencesContext)
}
