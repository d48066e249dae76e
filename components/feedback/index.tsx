import { createContext, useCallback, useContext, type ReactNode } from 'react'

import { playHaptic } from './play-haptic'
import { playSound } from './play-sound'
import { feedbackOf, type FeedbackKey } from './table'

export { type FeedbackKey } from './table'

type Channels = { readonly sound: boolean; readonly haptics: boolean }

const ChannelsContext = createContext<Channels>({ sound: false, haptics: false })

/** Which channels the player left on. Without it everything is silent. */
export function FeedbackProvider({ sound, haptics, children }: Channels & { children: ReactNode }) {
  return <ChannelsContext value={{ sound, haptics }}>{children}</ChannelsContext>
}

export function useFeedback(): (key: FeedbackKey) => void {
  const { sound, haptics } = useContext(ChannelsContext)
  return useCallback(
    (key) => {
      const feedback = feedbackOf(key)
      if (sound) playSound(feedback.sound)
      if (haptics && feedback.haptic !== undefined) playHaptic(feedback.haptic)
    },
    [sound, haptics],
  )
}
