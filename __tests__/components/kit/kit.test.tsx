import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { State } from 'react-native-gesture-handler'
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils'

import {
  Body,
  Button,
  Dialog,
  hush,
  KitProvider,
  Segmented,
  Sheet,
  Slider,
  Switch,
  TextField,
} from '@/components/kit'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(hush)
  jest.useRealTimers()
})

test('a button that cannot be used says why instead of doing it', () => {
  const onPress = jest.fn()
  render(
    <KitProvider>
      <Button title="Undo" onPress={onPress} disabledReason="Nothing to take back yet" />
    </KitProvider>,
  )
  const button = screen.getByRole('button', { name: 'Undo' })
  expect(button).toBeDisabled()
  fireEvent.press(button)
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.getByText('Nothing to take back yet')).toBeOnTheScreen()
})

test('what was said goes away after it could be read', () => {
  render(
    <KitProvider>
      <Button title="Undo" disabledReason="Not now" />
    </KitProvider>,
  )
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }))
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByText('Not now')).toBeOnTheScreen()
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.queryByText('Not now')).toBeNull()
})

test('with a sheet open, the sheet says it, as it covers the screen below', () => {
  render(
    <KitProvider>
      <Sheet open onClose={jest.fn()} title="Menu" closeLabel="Close">
        <Button title="Copy" disabledReason="Nothing to copy" />
      </Sheet>
    </KitProvider>,
  )
  fireEvent.press(screen.getByRole('button', { name: 'Copy' }))
  expect(screen.getAllByText('Nothing to copy')).toHaveLength(1)
})

test('a sheet closes by its button', () => {
  const onClose = jest.fn()
  render(
    <Sheet open onClose={onClose} title="Menu" closeLabel="Close">
      <Body>Inside</Body>
    </Sheet>,
  )
  fireEvent.press(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a closed dialog shows nothing, an open one its question and its answers', () => {
  const dialog = (open: boolean) => (
    <Dialog open={open} title="Leave?" actions={<Button title="Stay" />}>
      <Body>The match is kept.</Body>
    </Dialog>
  )
  render(dialog(false))
  expect(screen.queryByText('Leave?')).toBeNull()
  screen.rerender(dialog(true))
  expect(screen.getByText('The match is kept.')).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: 'Stay' })).toBeOnTheScreen()
})

test('a switch tells its state and turns it over', () => {
  const onChange = jest.fn()
  render(<Switch label="Sound" value onChange={onChange} />)
  const knob = screen.getByRole('switch', { name: 'Sound' })
  expect(knob).toBeChecked()
  fireEvent.press(knob)
  expect(onChange).toHaveBeenCalledWith(false)
})

test('of the choices side by side one is checked, and pressing another chooses it', () => {
  const onChange = jest.fn()
  const options = [
    { value: 'basic', title: 'Basic' },
    { value: 'advanced', title: 'Advanced' },
  ]
  render(<Segmented label="Game" options={options} value="basic" onChange={onChange} />)
  expect(screen.getByRole('radio', { name: 'Basic' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Advanced' })).not.toBeChecked()
  fireEvent.press(screen.getByRole('radio', { name: 'Advanced' }))
  expect(onChange).toHaveBeenCalledWith('advanced')
})

test('what is wrong with a text belongs to its label too', () => {
  render(<TextField label="Name" problem="Too long" value="Bartholomew" />)
  expect(screen.getByLabelText('Name. Too long')).toHaveDisplayValue('Bartholomew')
})

describe('a slider', () => {
  function slide(value: number) {
    const onChange = jest.fn()
    render(<Slider label="Move" valueText={`${value}`} value={value} min={0} max={10} onChange={onChange} />)
    const rail = screen.getByRole('slider', { name: 'Move' })
    fireEvent(rail, 'layout', { nativeEvent: { layout: { width: 226, height: 44, x: 0, y: 0 } } })
    return { rail, onChange }
  }

  test('moves by a screen reader’s up and down, and not past its end', () => {
    const { rail, onChange } = slide(10)
    fireEvent(rail, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } })
    expect(onChange).toHaveBeenLastCalledWith(9)
    fireEvent(rail, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } })
    expect(onChange).toHaveBeenLastCalledWith(10)
  })

  test('moves by arrow keys', () => {
    const { rail, onChange } = slide(4)
    const preventDefault = jest.fn()
    fireEvent(rail, 'keyDown', { nativeEvent: { key: 'ArrowRight' }, preventDefault })
    expect(onChange).toHaveBeenLastCalledWith(5)
    fireEvent(rail, 'keyDown', { nativeEvent: { key: 'Home' }, preventDefault })
    expect(onChange).toHaveBeenLastCalledWith(0)
    expect(preventDefault).toHaveBeenCalledTimes(2)
  })

  test('follows a finger and tells each whole step once', async () => {
    // Gestures are attached in a microtask, which fake timers would hold back.
    jest.useRealTimers()
    const { onChange } = slide(0)
    await act(async () => undefined)
    act(() =>
      fireGestureHandler(getByGestureTestId('slider'), [
        { state: State.BEGAN, x: 13 },
        { state: State.ACTIVE, x: 33 },
        { x: 34 },
        { x: 113 },
        { state: State.END, x: 113 },
      ]),
    )
    await act(async () => undefined)
    expect(onChange.mock.calls).toEqual([[1], [5]])
  })
})
