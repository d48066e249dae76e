import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake'
import { useEffect } from 'react'
import { AppState } from 'react-native'

const tag = 'table'

/**
 * Who thinks, or watches a bot think, does not touch the screen: it stays on while a table is in front.
 * A browser may refuse (saving power, an old one has no such thing) and forgets the wish whenever its tab is hidden,
 * so it is asked again on the way back. What is refused is no error: the screen goes dark as everywhere else.
 */
export function useAwake(): void {
  useEffect(() => {
    const stay = () => {
      activateKeepAwakeAsync(tag).catch(() => undefined)
    }
    stay()
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') stay()
    })
    return () => {
      subscription.remove()
      deactivateKeepAwake(tag).catch(() => undefined)
    }
  }, [])
}
