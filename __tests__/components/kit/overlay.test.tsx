import { act, fireEvent, render, screen } from '@testing-library/react-native'
import {
  AccessibilityInfo,
  DeviceEventEmitter,
  Dimensions,
  KeyboardAvoidingView,
  Modal,
  Platform,
  ScrollView,
  StyleSheet,
  TextInput,
} from 'react-native'
import { SafeAreaProvider } from 'react-native-safe-area-context'

import { Body, Button, Dialog, Sheet, TextField, useSheet } from '@/components/kit'

const nothing = () => undefined
const modal = () => screen.UNSAFE_getByType(Modal)

function openSheet(contents = <Body>Inside</Body>, onClose: () => void = nothing) {
  render(
    <Sheet open onClose={onClose} title="Menu" closeLabel="Close" foot={<Button title="Done" />}>
      {contents}
    </Sheet>,
  )
}

function openDialog() {
  render(<Dialog open onClose={nothing} title="Leave?" actions={<Button title="Stay" />} />)
}

function keyboard(event: 'WillShow' | 'WillHide' | 'DidShow' | 'DidHide', screenY = 640) {
  const endCoordinates = { screenX: 0, screenY, width: 360, height: 640 - screenY }
  // The keyboard’s own waiting for the system’s wishes takes a moment.
  return act(async () => {
    DeviceEventEmitter.emit(`keyboard${event}`, { endCoordinates, duration: 0, easing: 'keyboard' })
  })
}

/** The view that steps aside for the keyboard. */
const room = () =>
  screen.UNSAFE_getByType(KeyboardAvoidingView).findAll(({ type }) => typeof type === 'string')[0]!
const drawerStyle = () => {
  const [drawer] = room().findAll(({ type, props }) => {
    return typeof type === 'string' && StyleSheet.flatten(props.style)?.maxHeight !== undefined
  })
  return StyleSheet.flatten(drawer!.props.style)
}
const layout = (height: number) => ({
  nativeEvent: { layout: { x: 0, y: 0, width: 360, height } },
  persist: nothing,
})

const upright = Dimensions.get('window')
afterEach(async () => {
  await keyboard('WillHide')
  await keyboard('DidHide')
  jest.restoreAllMocks()
  act(() => Dimensions.set({ window: upright, screen: upright }))
})

describe.each([
  ['a sheet', openSheet],
  ['a dialog', openDialog],
])('%s', (_, open) => {
  test('lets an iPhone lie on its side', () => {
    open()
    expect(modal().props.supportedOrientations).toEqual(
      expect.arrayContaining(['portrait', 'portrait-upside-down', 'landscape']),
    )
  })

  test('keeps a screen reader inside, and brings it to the title', () => {
    const focus = jest.spyOn(AccessibilityInfo, 'sendAccessibilityEvent').mockImplementation(nothing)
    open()
    act(() => modal().props.onShow())
    expect(focus).toHaveBeenCalledWith(expect.anything(), 'focus')
    expect(screen.UNSAFE_queryAllByProps({ accessibilityViewIsModal: true })).not.toHaveLength(0)
  })
})

test('the back button and a screen reader’s escape close a sheet', () => {
  const onClose = jest.fn()
  openSheet(<Body>Inside</Body>, onClose)
  act(() => modal().props.onRequestClose())
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent(screen.getByText('Inside'), 'accessibilityEscape')
  expect(onClose).toHaveBeenCalledTimes(2)
})

describe('what a sheet leads to', () => {
  function Leading({ arrive }: { arrive: () => void }) {
    const sheet = useSheet()
    return (
      <>
        <Button title="Menu" onPress={sheet.show} />
        <Sheet {...sheet.props} title="Menu" closeLabel="Close">
          <Button title="Rules" onPress={() => sheet.close(arrive)} />
        </Sheet>
        {sheet.gone && <Body>Nothing open</Body>}
      </>
    )
  }

  function leave() {
    const arrive = jest.fn()
    render(<Leading arrive={arrive} />)
    fireEvent.press(screen.getByRole('button', { name: 'Menu' }))
    expect(screen.queryByText('Nothing open')).toBeNull()
    fireEvent.press(screen.getByRole('button', { name: 'Rules' }))
    return arrive
  }

  test('waits on iOS until the sheet is gone', () => {
    jest.replaceProperty(Platform, 'OS', 'ios')
    const arrive = leave()
    expect(modal().props.visible).toBe(false)
    expect(arrive).not.toHaveBeenCalled()
    expect(screen.queryByText('Nothing open')).toBeNull()
    act(() => modal().props.onDismiss())
    expect(arrive).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Nothing open')).toBeOnTheScreen()
  })

  test.each(['android', 'web'] as const)('comes at once on %s, where a sheet goes at once', (os) => {
    jest.replaceProperty(Platform, 'OS', os)
    expect(leave()).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Nothing open')).toBeOnTheScreen()
  })

  test('does not come when the sheet is closed without it', () => {
    jest.replaceProperty(Platform, 'OS', 'android')
    const arrive = jest.fn()
    render(<Leading arrive={arrive} />)
    fireEvent.press(screen.getByRole('button', { name: 'Menu' }))
    fireEvent.press(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('Nothing open')).toBeOnTheScreen()
    expect(arrive).not.toHaveBeenCalled()
  })
})

describe('the keyboard', () => {
  const field = <TextField label="Name" value="Ann" />

  test.each([
    ['ios', 'WillShow'],
    ['android', 'DidShow'],
  ] as const)('lifts the drawer on %s', async (os, shows) => {
    jest.replaceProperty(Platform, 'OS', os)
    openSheet(field)
    await act(async () => {
      fireEvent(room(), 'layout', layout(640))
    })
    await keyboard(shows, 380)
    expect(StyleSheet.flatten(room().props.style)).toMatchObject({ paddingBottom: 260 })
  })

  test('brings the field that is being written in into view', async () => {
    jest.replaceProperty(Platform, 'OS', 'android')
    const measureLayout = jest.fn()
    openSheet(field)
    jest
      .spyOn(TextInput.State, 'currentlyFocusedInput')
      .mockReturnValue({ measureLayout } as unknown as ReturnType<
        typeof TextInput.State.currentlyFocusedInput
      >)
    await keyboard('DidShow', 380)
    await act(async () => {
      fireEvent(screen.UNSAFE_getByType(ScrollView), 'layout', layout(120))
    })
    expect(measureLayout).toHaveBeenCalledTimes(1)
  })

  test('takes the room of the bars below, and gives it back', async () => {
    jest.replaceProperty(Platform, 'OS', 'android')
    const metrics = {
      frame: { x: 0, y: 0, width: 360, height: 640 },
      insets: { top: 24, bottom: 48, left: 0, right: 0 },
    }
    render(
      <SafeAreaProvider initialMetrics={metrics}>
        <Sheet open onClose={nothing} title="Menu" closeLabel="Close">
          {field}
        </Sheet>
      </SafeAreaProvider>,
    )
    const before = Number(drawerStyle().paddingBottom)
    await keyboard('DidShow', 380)
    expect(drawerStyle().paddingBottom).toBe(before - metrics.insets.bottom)
    await keyboard('DidHide')
    expect(drawerStyle().paddingBottom).toBe(before)
  })

  test('lets the main button scroll on a phone that lies on its side', async () => {
    jest.replaceProperty(Platform, 'OS', 'android')
    const lying = { width: 844, height: 390, scale: 2, fontScale: 1 }
    act(() => Dimensions.set({ window: lying, screen: lying }))
    openSheet(field)
    const scrolls = () => {
      for (let view = screen.getByRole('button', { name: 'Done' }).parent; view; view = view.parent)
        if (view.props.keyboardShouldPersistTaps === 'handled') return true
      return false
    }
    expect(scrolls()).toBe(false)
    await keyboard('DidShow', 190)
    expect(scrolls()).toBe(true)
  })
})
