import { act, fireEvent, screen } from '@testing-library/react-native'
import { Modal, StyleSheet } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { type ReactTestInstance } from 'react-test-renderer'

import { hush, say } from '@/components/kit'
import { startApp } from '@/__tests__/support/render-app'

jest.setTimeout(30_000)

/** A phone on its side, with a notch at the left and a bar of three buttons at the right. */
const insets = { top: 24, bottom: 21, left: 47, right: 48 }

beforeEach(() => jest.mocked(useSafeAreaInsets).mockReturnValue(insets))
afterEach(() => jest.mocked(useSafeAreaInsets).mockReset())

type Side = 'left' | 'right' | 'top' | 'bottom'
const styleNames = {
  left: ['marginLeft', 'paddingLeft', 'left'],
  right: ['marginRight', 'paddingRight', 'right'],
  top: ['marginTop', 'paddingTop'],
  bottom: ['marginBottom', 'paddingBottom', 'bottom'],
} as const satisfies Record<Side, readonly string[]>

/** How far all that stands around it keeps a thing from that side of the screen, at least. */
function distance(thing: ReactTestInstance, side: Side): number {
  let sum = 0
  for (let view = thing.parent; view; view = view.parent) {
    if (typeof view.type !== 'string') continue
    const style = StyleSheet.flatten<Record<string, unknown>>([
      view.props.style,
      view.props.contentContainerStyle,
    ])
    for (const name of styleNames[side]) if (typeof style?.[name] === 'number') sum += style[name]
  }
  return sum
}

function expectClear(thing: ReactTestInstance, sides: readonly Side[] = ['left', 'right']) {
  for (const side of sides) expect([side, distance(thing, side) >= insets[side]]).toEqual([side, true])
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const around = ['left', 'right', 'top', 'bottom'] as const

const record = {
  format: 1,
  id: 'keptmatch',
  created: 1,
  updated: 2,
  over: false,
  players: [
    { kind: 'person', name: 'Ann', colour: 0 },
    { kind: 'person', name: 'Bob', colour: 1 },
  ],
  match: { version: 1, game: 'nimble-thieves', options: { variant: 'basic' }, seats: 2, seed: 0, moves: [] },
}

test('home, and a page with its way back, keep clear of the notch and the bar', async () => {
  await startApp()
  expectClear(button('Settings'))
  fireEvent.press(button('Settings'))
  await screen.findByRole('heading', { name: 'Settings' })
  expectClear(button('Back'))
  expectClear(screen.getByRole('switch', { name: /^Sound/ }))
})

test('the table keeps its menu, undo and board clear all around, and so does its sheet', async () => {
  await startApp({ 'match/keptmatch': JSON.stringify(record) })
  fireEvent.press(button(/^Continue/))
  await screen.findByRole('button', { name: 'Menu' })
  expectClear(button('Menu'), around)
  expectClear(button('Undo'), around)
  fireEvent.press(button('Menu'))
  expectClear(button('Close'))
  expectClear(button('Leave the table'), ['left', 'right', 'bottom'])
})

test('what is said at the foot of the screen keeps clear too', async () => {
  await startApp()
  act(() => say('A word'))
  expectClear(screen.getByText('A word'), ['left', 'right', 'bottom'])
  act(hush)
})

test('whoever leaves by the menu arrives once an iPhone has taken the menu away', async () => {
  await startApp({ 'match/keptmatch': JSON.stringify(record) })
  fireEvent.press(button(/^Continue/))
  await screen.findByRole('button', { name: 'Menu' })
  fireEvent.press(button('Menu'))
  const menu = screen.UNSAFE_getAllByType(Modal).at(-1)!
  fireEvent.press(button('Leave the table'))
  await act(async () => undefined)
  expect(menu.props.visible).toBe(false)
  expect(button('Menu')).toBeOnTheScreen()
  await act(async () => menu.props.onDismiss())
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
  expect(button(/^Continue/)).toBeOnTheScreen()
})
