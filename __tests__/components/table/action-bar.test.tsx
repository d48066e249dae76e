import { fireEvent, render, screen } from '@testing-library/react-native'
import { AccessibilityInfo, Platform } from 'react-native'

import { Button, KitProvider } from '../../../components/kit'
import { ActionBar } from '../../../components/table/ActionBar'

const told = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
const box = { x: 0, y: 0, width: 344, height: 56 }
const bar = (prompt: string, caption: string, onPress?: () => void) => (
  <KitProvider>
    <ActionBar box={box} prompt={prompt} caption={caption}>
      {onPress && <Button title="Take" onPress={onPress} />}
    </ActionBar>
  </KitProvider>
)

test('says what others do until something is asked', () => {
  const press = jest.fn()
  render(bar('', 'Oren robs Mira.'))
  expect(screen.getByText('Oren robs Mira.')).toBeTruthy()
  screen.rerender(bar('Choose.', 'Oren robs Mira.', press))
  expect(screen.queryByText('Oren robs Mira.')).toBeNull()
  expect(screen.getByText('Choose.')).toBeTruthy()
  fireEvent.press(screen.getByRole('button', { name: 'Take' }))
  expect(press).toHaveBeenCalledTimes(1)
})

test('VoiceOver is told what is asked, each time it is asked anew, and never a caption', () => {
  jest.replaceProperty(Platform, 'OS', 'ios')
  told.mockReset()
  render(bar('', 'Oren robs Mira.'))
  screen.rerender(bar('Choose.', ''))
  screen.rerender(bar('', 'Mira takes a mask.'))
  screen.rerender(bar('Choose.', ''))
  expect(told.mock.calls.map(([words]) => words)).toEqual(['Choose.', 'Choose.'])
})
