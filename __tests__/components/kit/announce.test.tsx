import { act, render, screen, within } from '@testing-library/react-native'
import { AccessibilityInfo, Platform } from 'react-native'

import { LiveWords, useHeardFrom } from '@/app/screens/table/LiveWords'
import { Body, hush, KitProvider, say, TextField, useAnnounced } from '@/components/kit'

const spoken = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
const words = () => spoken.mock.calls.map(([announcement]) => announcement)

beforeEach(() => spoken.mockReset())

/** A caption of a table: the words that all can see are the words that are told. */
function Caption({ text, serial }: { text: string; serial?: number }) {
  useAnnounced(text, serial)
  return <Body aria-live="polite">{text}</Body>
}

test('on iOS what happens is told in order, each after the other and none twice', () => {
  render(<LiveWords words="Oren rolls." serial={1} />)
  screen.rerender(<LiveWords words="Mira moves." serial={2} />)
  screen.rerender(<LiveWords words="Mira moves." serial={2} />)
  screen.rerender(<LiveWords words="Mira moves." serial={3} />)
  expect(words()).toEqual(['Mira moves.', 'Mira moves.'])
  expect(spoken.mock.calls.every(([, options]) => options.queue)).toBe(true)
})

test('a caption is told when its words change, and silence is not', () => {
  render(<Caption text="Oren robs Mira." />)
  screen.rerender(<Caption text="" />)
  screen.rerender(<Caption text="Mira pays." />)
  expect(words()).toEqual(['Mira pays.'])
})

test('a notice waits for what is being told', () => {
  render(<KitProvider>{null}</KitProvider>)
  act(() => say('Nothing to take back'))
  expect(spoken).toHaveBeenCalledWith('Nothing to take back', { queue: true })
  act(hush)
})

test('what is wrong with a text is told as it goes wrong', () => {
  render(<TextField label="Name" value="Ann" />)
  screen.rerender(<TextField label="Name" value="" problem="Everybody needs a name." />)
  expect(words()).toEqual(['Everybody needs a name.'])
})

test.each(['web', 'android'] as const)('%s reads the live region by itself', (os) => {
  const platform = jest.replaceProperty(Platform, 'OS', os)
  render(<LiveWords words="Oren rolls." serial={1} />)
  screen.rerender(<LiveWords words="Mira moves." serial={2} />)
  expect(spoken).not.toHaveBeenCalled()
  const [region] = screen.UNSAFE_getAllByProps({ 'aria-live': 'polite' })
  expect(within(region!).getByText('Mira moves.')).toBeTruthy()
  platform.restore()
})

test('whoever skips hears everything between, and a step back tells nothing', () => {
  function News({ moment }: { moment: number }) {
    const from = useHeardFrom(moment)
    return <Body>{`${from}–${moment}`}</Body>
  }
  render(<News moment={4} />)
  expect(screen.getByText('4–4')).toBeOnTheScreen()
  screen.rerender(<News moment={5} />)
  expect(screen.getByText('4–5')).toBeOnTheScreen()
  screen.rerender(<News moment={9} />)
  expect(screen.getByText('5–9')).toBeOnTheScreen()
  screen.rerender(<News moment={7} />)
  expect(screen.getByText('7–7')).toBeOnTheScreen()
})
