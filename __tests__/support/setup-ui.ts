import { format } from 'node:util'

import { Gesture } from 'react-native-gesture-handler'
import { setUpTests } from 'react-native-reanimated'

import { guardGestures } from './worklets/guard'
import { takeFaults } from './worklets/realm'

// Worklets run as on a phone: rebuilt in a second realm, with a copy of what they captured.
jest.mock('react-native-reanimated', () =>
  jest.requireActual('./worklets/guard').guarded(jest.requireActual('react-native-reanimated')),
)
jest.mock('react-native-worklets', () =>
  jest.requireActual('./worklets/guard').guarded(jest.requireActual('react-native-worklets')),
)
guardGestures(Gesture.Pan())
const expectNoFaults = () => expect(takeFaults()).toEqual([])
afterEach(expectNoFaults)
afterAll(expectNoFaults)

setUpTests()

jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
)
jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
)
jest.mock('expo-audio', () => ({
  createAudioPlayer: () => ({
    play: jest.fn(),
    seekTo: () => Promise.resolve(),
    remove: jest.fn(),
    volume: 1,
  }),
  setAudioModeAsync: jest.fn(() => Promise.resolve()),
}))

// A warning that nobody reads hides the next one: whatever a test says to the console fails it.
const said: string[] = []
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    said.push(format(...words))
  }
}
const expectSilence = () => expect(said.splice(0)).toEqual([])
afterEach(expectSilence)
// What comes too late for the last test fails its file.
afterAll(expectSilence)
