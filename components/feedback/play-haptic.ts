import { ImpactFeedbackStyle, impactAsync, notificationAsync } from 'expo-haptics'
import { Platform } from 'react-native'

import { type Haptic } from './table'

const impacts: readonly string[] = Object.values(ImpactFeedbackStyle)

function isImpact(haptic: Haptic): haptic is ImpactFeedbackStyle {
  return impacts.includes(haptic)
}

/** Browsers have no such thing, and a phone may refuse (saving power, say): then nothing is felt. */
export function playHaptic(haptic: Haptic): void {
  if (Platform.OS === 'web') return
  const felt = isImpact(haptic) ? impactAsync(haptic) : notificationAsync(haptic)
  felt.catch(() => undefined)
}
