import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, render, screen } from '@testing-library/react-native'

import { App } from '@/app/App'
import * as seeds from '@/app/match/seed'
import { useSettings } from '@/app/storage/settings'
import { useShelf } from '@/app/storage/shelf'
import { covers, layTable } from '@/app/tables'

/** With this seed the person on the first chair begins: no bot moves while a test looks elsewhere. */
const seed = 0

/** The whole app as at a cold start, with what was stored before. */
export async function startApp(stored: Record<string, string> = {}): Promise<void> {
  await AsyncStorage.clear()
  await AsyncStorage.multiSet(
    Object.entries({ settings: JSON.stringify({ language: 'en', speed: 'off' }), ...stored }),
  )
  jest.spyOn(seeds, 'newSeed').mockReturnValue(seed)
  useShelf.setState({ records: {}, broken: [], newlyBroken: 0, loaded: false })
  useSettings.setState({ language: 'system' })
  // As on a second visit: every table is there already. How one is waited for has its own test.
  await Promise.all(covers.map(layTable))
  render(<App />)
  await act(async () => undefined)
  await screen.findByText('Rogues & Kings')
}
