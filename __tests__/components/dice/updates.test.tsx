import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { getAnimatedStyle } from 'react-native-reanimated'

import { DiceTray, lootKinds, type TrayDie } from '@/components/dice'
import { MotionProvider } from '@/components/theme/motion'

/** As many dice as five thieves throw. */
const DICE = 13
/** Reanimated's own advice for a modest Android phone, and we stay below it. */
const MOST = 100
const FRAME = 16

const faces = Object.fromEntries(
  lootKinds.map((kind) => [
    kind,
    { label: kind, picture: `dice/${kind}` as const, bold: `dice/${kind}-bold` as const },
  ]),
)
const dice = (shift: number): TrayDie[] =>
  Array.from({ length: DICE }, (_, die) => ({
    id: `die ${die}`,
    face: lootKinds[(die + shift) % lootKinds.length]!,
  }))
const ids = dice(0).map(({ id }) => id)

const table = (serial: number) => (
  <MotionProvider speed="normal">
    <DiceTray things={dice(serial)} faces={faces} roll={{ serial, ids: serial > 1 ? ids : [] }} />
  </MotionProvider>
)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** What every animated view looks like at this moment. */
function looks(): string[] {
  return screen.root
    .findAll((node) => typeof node.type === 'string' && node.props.jestAnimatedStyle !== undefined)
    .map((node) => JSON.stringify(getAnimatedStyle(node as never)))
}

test(`a throw of ${DICE} dice moves fewer than ${MOST} views in any frame, and none once they lie`, () => {
  const { rerender } = render(table(1))
  fireEvent(screen.getByTestId('dice-tray'), 'layout', {
    nativeEvent: { layout: { width: 344, height: 240 } },
  })
  act(() => jest.runOnlyPendingTimers())
  rerender(table(2))
  const moved: number[] = []
  let before = looks()
  for (let time = 0; time < 1500; time += FRAME) {
    act(() => jest.advanceTimersByTime(FRAME))
    const now = looks()
    moved.push(now.filter((look, view) => look !== before[view]).length)
    before = now
  }
  // They do fly: the shadow, the place and a side of each are the least there is to move.
  expect(Math.max(...moved)).toBeGreaterThan(3 * DICE)
  expect(Math.max(...moved)).toBeLessThan(MOST)
  expect(moved.at(-1)).toBe(0)
})
