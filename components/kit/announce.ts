import { useEffect, useRef } from 'react'
import { AccessibilityInfo, Platform } from 'react-native'

/**
 * Tells VoiceOver, behind what it is saying already. The web and Android read a live region by themselves, so every
 * place that announces has one too.
 */
export function announce(words: string): void {
  if (Platform.OS !== 'ios' || words === '') return
  AccessibilityInfo.announceForAccessibilityWithOptions(words, { queue: true })
}

/**
 * For words in a live region: announces them when they change, and when `serial` does, which tells the same words said
 * twice apart. What stands there from the start is read by whoever looks.
 */
export function useAnnounced(words: string, serial: number | string = words): void {
  const announced = useRef(serial)
  useEffect(() => {
    if (announced.current === serial) return
    announced.current = serial
    announce(words)
  }, [words, serial])
}
