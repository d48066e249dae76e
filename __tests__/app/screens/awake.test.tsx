import { act, renderHook } from '@testing-library/react-native'
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake'
import { AppState, type AppStateStatus } from 'react-native'

import { useAwake } from '@/app/screens/table/useAwake'

jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(() => Promise.resolve()),
  deactivateKeepAwake: jest.fn(() => Promise.resolve()),
}))

let turnTo: (state: AppStateStatus) => void
beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    turnTo = listener as typeof turnTo
    return { remove: jest.fn() }
  })
})

test('the screen stays on from sitting down to getting up', () => {
  const table = renderHook(useAwake)
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(1)
  expect(deactivateKeepAwake).not.toHaveBeenCalled()
  table.unmount()
  expect(deactivateKeepAwake).toHaveBeenCalledTimes(1)
})

test('who comes back from another app is asked for again: browsers forget', () => {
  renderHook(useAwake)
  turnTo('background')
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(1)
  turnTo('active')
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(2)
})

test('a browser that refuses makes no noise', async () => {
  const refusal = new Error('NotAllowedError')
  jest.mocked(activateKeepAwakeAsync).mockRejectedValueOnce(refusal)
  jest.mocked(deactivateKeepAwake).mockRejectedValueOnce(refusal)
  const unheard = jest.fn()
  process.once('unhandledRejection', unheard)
  renderHook(useAwake).unmount()
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  process.off('unhandledRejection', unheard)
  expect(unheard).not.toHaveBeenCalled()
})
