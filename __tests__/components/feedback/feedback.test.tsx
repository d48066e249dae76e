import { render } from '@testing-library/react-native'
import { impactAsync, notificationAsync } from 'expo-haptics'
import { useEffect } from 'react'

import { FeedbackProvider, useFeedback, type FeedbackKey } from '@/components/feedback'
import { playSound } from '@/components/feedback/play-sound'
import { feedbackTable } from '@/components/feedback/table'

jest.mock('expo-haptics', () => ({
  ...jest.requireActual('expo-haptics'),
  impactAsync: jest.fn(() => Promise.resolve()),
  notificationAsync: jest.fn(() => Promise.resolve()),
}))
jest.mock('@/components/feedback/play-sound', () => ({ playSound: jest.fn() }))

function Happening({ what }: { what: FeedbackKey }) {
  const feedback = useFeedback()
  useEffect(() => feedback(what), [feedback, what])
  return null
}

function happen(what: FeedbackKey, channels: { sound: boolean; haptics: boolean }) {
  render(
    <FeedbackProvider {...channels}>
      <Happening what={what} />
    </FeedbackProvider>,
  )
}

beforeEach(() => jest.clearAllMocks())

test('with both channels on, an event is heard and felt as the table says', () => {
  happen('gain', { sound: true, haptics: true })
  expect(playSound).toHaveBeenCalledWith(feedbackTable.gain.sound)
  expect(impactAsync).toHaveBeenCalledWith(feedbackTable.gain.haptic)
})

test('a warning is felt as a warning, not as a knock', () => {
  happen('caught', { sound: false, haptics: true })
  expect(notificationAsync).toHaveBeenCalledWith(feedbackTable.caught.haptic)
  expect(impactAsync).not.toHaveBeenCalled()
})

test('a channel that is off stays off', () => {
  happen('gain', { sound: false, haptics: true })
  expect(playSound).not.toHaveBeenCalled()
  happen('won', { sound: true, haptics: false })
  expect(playSound).toHaveBeenCalledWith(feedbackTable.won.sound)
  expect(notificationAsync).not.toHaveBeenCalled()
})

test('outside any provider nothing is heard or felt', () => {
  render(<Happening what="won" />)
  expect(playSound).not.toHaveBeenCalled()
  expect(notificationAsync).not.toHaveBeenCalled()
})
