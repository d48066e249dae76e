import AsyncStorage from '@react-native-async-storage/async-storage'
import { fireEvent, screen, waitFor } from '@testing-library/react-native'
import * as Clipboard from 'expo-clipboard'

import { nimbleThieves } from '@/rules/nimble-thieves'
import { startApp } from '@/__tests__/support/render-app'

jest.setTimeout(30_000)

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }))

const storedMatches = async () => (await AsyncStorage.getAllKeys()).filter((key) => key.startsWith('match/'))

test('home shows the games that can be played, and nothing to continue at the first start', async () => {
  await startApp()
  expect(screen.getByRole('button', { name: /^Nimble Thieves\. 2–4 players/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
})

test('two presses lead to a table, and the match is kept from the first moment', async () => {
  await startApp()
  press(/^Nimble Thieves/)
  await screen.findByRole('button', { name: 'Play' })
  press('Play')
  await screen.findByRole('heading', { name: 'Player 1, your turn' })
  expect(await storedMatches()).toHaveLength(1)
})

test('set-up draws the game’s options and remembers the last choice', async () => {
  await startApp()
  press(/^Nimble Thieves/)
  fireEvent.press(await screen.findByRole('radio', { name: 'Basic' }))
  expect(screen.getByText(/A first game/)).toBeTruthy()
  press('Remove Oren')
  press('Play')
  await screen.findByRole('button', { name: 'Menu' })
  const remembered = JSON.parse((await AsyncStorage.getItem('setup/nimble-thieves'))!)
  expect(remembered.options).toEqual({ variant: 'basic' })
  expect(remembered.players).toHaveLength(2)
})

test('seats are added up to what the game allows, and no further', async () => {
  await startApp()
  press(/^Nimble Thieves/)
  await screen.findByRole('button', { name: 'Play' })
  press('Add a seat')
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(4)
})

test('a person’s name is checked, and Play says what is wrong', async () => {
  await startApp()
  press(/^Nimble Thieves/)
  await screen.findByRole('button', { name: 'Play' })
  press(/^Player 1/)
  fireEvent.changeText(screen.getByLabelText('Name'), ' ')
  press('Done')
  press('Play')
  await screen.findByText('Everybody needs a name.')
  expect(await storedMatches()).toHaveLength(0)
})

test('one character cannot sit on two chairs', async () => {
  await startApp()
  press(/^Nimble Thieves/)
  await screen.findByRole('button', { name: 'Play' })
  press(/^Mira/)
  fireEvent.press(screen.getByRole('radio', { name: 'Oren, Normal' }))
  await screen.findByText('Already sits at this table.')
  fireEvent.press(screen.getByRole('radio', { name: 'Magnus, Hard' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Magnus, Hard' })).toBeChecked())
})

test('a crash on a table shows a friendly page that copies the log', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const copied = jest.spyOn(Clipboard, 'setStringAsync').mockResolvedValue(true)
  const match = {
    version: 1,
    game: 'nimble-thieves',
    options: { variant: 'basic' },
    seats: 2,
    seed: 1,
    moves: [],
  }
  const players = [
    { kind: 'person', name: 'Ann', colour: 0 },
    { kind: 'bot', character: 'pip', colour: 1 },
  ]
  const record = { format: 1, id: 'crashing', created: 1, updated: 2, over: false, players, match }
  await startApp({ 'match/crashing': JSON.stringify(record) })
  const broken = jest.spyOn(nimbleThieves, 'view').mockImplementation(() => {
    throw new Error('the lamp fell')
  })
  press(/^Continue/)
  await screen.findByText('The table wobbled')
  press('Copy report')
  await waitFor(() => expect(copied).toHaveBeenCalled())
  const report = JSON.parse(copied.mock.calls[0]![0])
  expect(report).toMatchObject({ message: 'the lamp fell', context: match })
  broken.mockRestore()
  press('Go home')
  await screen.findByRole('button', { name: /^Continue/ })
  silence.mockRestore()
})

test('settings hold at once and are written down', async () => {
  await startApp()
  press('Settings')
  fireEvent.press(await screen.findByRole('radio', { name: 'Русский' }))
  await screen.findByRole('heading', { name: 'Настройки' })
  await waitFor(async () =>
    expect(JSON.parse((await AsyncStorage.getItem('settings'))!)).toMatchObject({ language: 'ru' }),
  )
})
