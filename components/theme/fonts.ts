import { Alegreya_700Bold } from '@expo-google-fonts/alegreya/700Bold'
import { AlegreyaSans_400Regular } from '@expo-google-fonts/alegreya-sans/400Regular'
import { AlegreyaSans_500Medium } from '@expo-google-fonts/alegreya-sans/500Medium'
import { AlegreyaSans_700Bold } from '@expo-google-fonts/alegreya-sans/700Bold'

/** What `useFonts` loads at the start: one serif for names, three weights of the sans; all with Cyrillic. */
export const fontFiles = {
  Alegreya_700Bold,
  AlegreyaSans_400Regular,
  AlegreyaSans_500Medium,
  AlegreyaSans_700Bold,
}

export const fonts = {
  serif: 'Alegreya_700Bold',
  sans: 'AlegreyaSans_400Regular',
  sansMedium: 'AlegreyaSans_500Medium',
  sansBold: 'AlegreyaSans_700Bold',
} as const satisfies Record<string, keyof typeof fontFiles>
