import { useFonts } from 'expo-font'
import * as SplashScreen from 'expo-splash-screen'
import { StatusBar } from 'expo-status-bar'
import { setBackgroundColorAsync } from 'expo-system-ui'
import { useEffect, useState, type ReactNode } from 'react'
import { StyleSheet } from 'react-native'
import { GestureHandlerRootView } from 'react-native-gesture-handler'
import { SafeAreaProvider } from 'react-native-safe-area-context'

import { FeedbackProvider } from '../components/feedback'
import { KitProvider } from '../components/kit'
import { PreferencesProvider } from '../components/preferences'
import { fontFiles } from '../components/theme/fonts'
import { MotionProvider } from '../components/theme/motion'
import { colours } from '../components/theme/tokens'
import { CrashGuard } from './CrashGuard'
import { Navigation, navigationTheme } from './navigation'
import { loadSettings, useSettings } from './storage/settings'
import { useShelf } from './storage/shelf'
import { languageOf, phoneLanguage, speak, startTexts } from './texts'

startTexts(phoneLanguage())
void SplashScreen.preventAutoHideAsync()
// What shows before the first screen and beside one that turns. The native projects start with the same colour.
void setBackgroundColorAsync(colours.night)

/** Everything that stands around the screens. */
export function App() {
  const [fontsLoaded, fontError] = useFonts(fontFiles)
  const [read, setRead] = useState(false)
  useEffect(() => {
    // Storage that cannot be read at all must not keep anybody from playing: the app starts as if new.
    void Promise.allSettled([loadSettings(), useShelf.getState().load()]).then(() => setRead(true))
  }, [])
  const ready = read && (fontsLoaded || fontError !== null)
  useEffect(() => {
    if (ready) void SplashScreen.hideAsync()
  }, [ready])
  if (!ready) return null
  return (
    <GestureHandlerRootView style={styles.all}>
      <SafeAreaProvider>
        <SettingsProviders>
          <KitProvider>
            <CrashGuard>
              <Navigation
                theme={navigationTheme}
                linking={{ enabled: true, prefixes: ['roguesandkings://'] }}
                documentTitle={{ enabled: false }}
              />
            </CrashGuard>
          </KitProvider>
        </SettingsProviders>
        <StatusBar style="light" />
      </SafeAreaProvider>
    </GestureHandlerRootView>
  )
}

/** The settings, each where the layer below looks for it. */
function SettingsProviders({ children }: { children: ReactNode }) {
  const settings = useSettings()
  const language = languageOf(settings)
  useEffect(() => speak(language), [language])
  return (
    <PreferencesProvider value={settings}>
      <MotionProvider speed={settings.speed} reduced={settings.reduceMotion}>
        <FeedbackProvider sound={settings.sound} haptics={settings.haptics}>
          {children}
        </FeedbackProvider>
      </MotionProvider>
    </PreferencesProvider>
  )
}

const styles = StyleSheet.create({ all: { flex: 1 } })
