import { useEffect, useState } from 'react'
import { Keyboard, Platform } from 'react-native'

/** Is the keyboard on the screen? iOS tells before it moves, Android afterwards. */
export function useKeyboard(): boolean {
  const [shown, setShown] = useState(() => Keyboard.isVisible())
  useEffect(() => {
    const ahead = Platform.OS === 'ios'
    const listeners = [
      Keyboard.addListener(ahead ? 'keyboardWillShow' : 'keyboardDidShow', () => setShown(true)),
      Keyboard.addListener(ahead ? 'keyboardWillHide' : 'keyboardDidHide', () => setShown(false)),
    ]
    return () => listeners.forEach((listener) => listener.remove())
  }, [])
  return shown
}
