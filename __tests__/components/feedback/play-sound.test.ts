import { createAudioPlayer, setAudioModeAsync } from 'expo-audio'

const mockOrder: string[] = []
const mockMode = jest.fn<Promise<void>, [unknown]>()
jest.mock('expo-audio', () => ({
  createAudioPlayer: jest.fn((file: number) => ({
    seekTo: () => Promise.resolve(),
    play: () => mockOrder.push(`play ${file}`),
  })),
  setAudioModeAsync: jest.fn((asked: unknown) => mockMode(asked)),
}))

/** Each test starts with an app that has made no sound yet. */
function silentApp() {
  let playSound: (file: number) => void = () => undefined
  jest.isolateModules(() => {
    ;({ playSound } = jest.requireActual('@/components/feedback/play-sound'))
  })
  return playSound
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  jest.clearAllMocks()
  mockOrder.length = 0
  mockMode.mockImplementation(async () => {
    await settle()
    mockOrder.push('mode')
  })
})

test("sounds mix with the player's music, keep silent with the phone, and end with the app", async () => {
  silentApp()(1)
  await settle()
  expect(setAudioModeAsync).toHaveBeenCalledWith({
    interruptionMode: 'mixWithOthers',
    playsInSilentMode: false,
    shouldPlayInBackground: false,
    allowsRecording: false,
    shouldRouteThroughEarpiece: false,
  })
})

test('the mode is set once, and before the first sound', async () => {
  const playSound = silentApp()
  playSound(1)
  playSound(2)
  await settle()
  await settle()
  playSound(1)
  await settle()
  expect(mockOrder).toEqual(['mode', 'play 1', 'play 2', 'play 1'])
  expect(createAudioPlayer).toHaveBeenCalledTimes(2)
})

test('where the mode is refused nothing is heard, and the next sound asks again', async () => {
  const playSound = silentApp()
  mockMode.mockRejectedValueOnce(new Error('no session'))
  playSound(1)
  await settle()
  expect(mockOrder).toEqual([])
  playSound(1)
  await settle()
  await settle()
  expect(mockOrder).toEqual(['mode', 'play 1'])
})
