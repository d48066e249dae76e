import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { View } from 'react-native'
import { State } from 'react-native-gesture-handler'
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils'
import { getAnimatedStyle } from 'react-native-reanimated'

import { DiceTray, lootKinds, type DiceTrayProps, type TrayDie } from '@/components/dice'
import { MotionProvider, type Speed } from '@/components/theme/motion'

const faces = Object.fromEntries(
  lootKinds.map((kind) => [
    kind,
    { label: `${kind} face`, picture: `dice/${kind}` as const, bold: `dice/${kind}-bold` as const },
  ]),
)
const dice: readonly TrayDie[] = lootKinds.map((kind, index) => ({
  id: `die ${index}`,
  face: kind,
  label: `die ${index}: ${kind}`,
}))
const ids = dice.map(({ id }) => id)
const still = { serial: 1, ids: [] }

function Table({ speed = 'normal', ...props }: Partial<DiceTrayProps> & { speed?: Speed }) {
  return (
    <MotionProvider speed={speed}>
      <DiceTray things={dice} faces={faces} roll={still} {...props} style={{ width: 360, height: 240 }} />
    </MotionProvider>
  )
}

function lay(props: Partial<DiceTrayProps> & { speed?: Speed } = {}) {
  const view = render(<Table {...props} />)
  fireEvent(screen.getByTestId('dice-tray'), 'layout', {
    nativeEvent: { layout: { width: 360, height: 240 } },
  })
  act(() => jest.runOnlyPendingTimers())
  return { ...view, again: (next: Partial<DiceTrayProps>) => view.rerender(<Table {...props} {...next} />) }
}

/** The middle of what a finger presses. */
function middleOf(label: string): { x: number; y: number } {
  const { left, top, width, height } = Object.assign(
    {},
    ...[screen.getByLabelText(label).props.style].flat(9),
  )
  return { x: left + width / 2, y: top + height / 2 }
}

/** Where a die's box is drawn at this moment, from any side of it that is seen. */
function drawnAt(id: string): { x: number; y: number } {
  const looks = screen
    .getByTestId(id, { includeHiddenElements: true })
    .findAll((node) => typeof node.type === 'string' && node.props.jestAnimatedStyle !== undefined)
    .map((node) => getAnimatedStyle(node as never) as { width: number; opacity: number; transform?: unknown })
  for (const { width, opacity, transform } of looks) {
    const { matrix } = Object.assign({}, ...[transform].flat()) as { matrix?: number[] }
    // Half a die inwards from the middle of a side is the middle of the die.
    if (matrix && opacity === 1) {
      return { x: matrix[12]! - (width / 2) * matrix[8]!, y: matrix[13]! - (width / 2) * matrix[9]! }
    }
  }
  throw new Error(`no side of ${id} is seen`)
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

type Step = { x: number; y: number }

/** A finger that goes along these points and is lifted with that speed. */
function pan(steps: readonly Step[], velocity = { x: 0, y: 0 }) {
  const [first, last] = [steps[0]!, steps[steps.length - 1]!]
  const at = ({ x, y }: Step) => ({
    x,
    y,
    absoluteX: x,
    absoluteY: y + 100,
    translationX: x - first.x,
    translationY: y - first.y,
    velocityX: velocity.x,
    velocityY: velocity.y,
  })
  act(() =>
    fireGestureHandler(getByGestureTestId('dice-tray'), [
      { state: State.BEGAN, ...at(first) },
      { state: State.ACTIVE, ...at(first) },
      ...steps.map((step) => ({ state: State.ACTIVE, ...at(step) })),
      { state: State.END, ...at(last) },
    ]),
  )
  act(() => jest.runOnlyPendingTimers())
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('throwing', () => {
  test('a flick throws with the finger’s direction and speed', () => {
    const onThrow = jest.fn()
    lay({ throwable: ids, throwLabel: 'Throw', onThrow })
    pan(
      [
        { x: 180, y: 200 },
        { x: 200, y: 120 },
      ],
      { x: 400, y: -1600 },
    )
    expect(onThrow.mock.calls).toEqual([[{ x: 400, y: -1600 }]])
  })

  test('a tap throws too, away from the player', () => {
    const onThrow = jest.fn()
    lay({ throwable: ids, throwLabel: 'Throw', onThrow })
    fireEvent.press(screen.getByRole('button', { name: 'Throw' }))
    expect(onThrow).toHaveBeenCalledTimes(1)
    expect(onThrow.mock.calls[0][0].y).toBeLessThan(0)
  })

  test('who may not throw has nothing to press', () => {
    lay()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('each thrown die lands within 900 to 1200 milliseconds, at a moment of its own', () => {
    const landings: { id: string; at: number }[] = []
    const onSettled = jest.fn()
    const start = Date.now()
    const { again } = lay()
    const from = Date.now() - start
    again({
      roll: { serial: 2, ids },
      onLanded: (id) => landings.push({ id, at: Date.now() - start - from }),
      onSettled,
    })
    wait(760)
    expect(landings).toEqual([])
    expect(onSettled).not.toHaveBeenCalled()
    wait(600)
    expect(landings.map(({ id }) => id).sort()).toEqual(ids)
    expect(new Set(landings.map(({ at }) => at)).size).toBe(ids.length)
    expect(onSettled.mock.calls).toEqual([[2]])
  })

  test('only the dice of the throw fly; the others neither move nor land', () => {
    const onLanded = jest.fn()
    const onSettled = jest.fn()
    const { again } = lay()
    const before = ids.map(drawnAt)
    again({ roll: { serial: 2, ids: ['die 2', 'die 4'] }, onLanded, onSettled })
    wait(500)
    const moving = ids.filter((id, index) => drawnAt(id).x !== before[index]!.x)
    expect(moving).toEqual(['die 2', 'die 4'])
    wait(900)
    expect(onLanded.mock.calls.map(([id]) => id).sort()).toEqual(['die 2', 'die 4'])
    expect(onSettled).toHaveBeenCalledTimes(1)
    expect(drawnAt('die 0')).toEqual(before[0])
  })

  test('without motion the new faces simply stand there', () => {
    const onLanded = jest.fn()
    const onSettled = jest.fn()
    const { again } = lay({ speed: 'off' })
    again({ roll: { serial: 2, ids }, onLanded, onSettled })
    expect(onSettled.mock.calls).toEqual([[2]])
    expect(onLanded).not.toHaveBeenCalled()
  })

  test('a tray that appears after a throw does not throw again', () => {
    const onSettled = jest.fn()
    lay({ roll: { serial: 7, ids }, onSettled })
    wait(2000)
    expect(onSettled).not.toHaveBeenCalled()
  })
})

describe('choosing', () => {
  test('a tap chooses a die, another tap lets it go', () => {
    const onSelect = jest.fn()
    const { again } = lay({ selectable: ids, selected: ['die 1'], onSelect })
    fireEvent.press(screen.getByRole('checkbox', { name: 'die 3: green', checked: false }))
    expect(onSelect).toHaveBeenLastCalledWith(['die 1', 'die 3'])
    again({ selected: ['die 1', 'die 3'] })
    fireEvent.press(screen.getByRole('checkbox', { name: 'die 1: white', checked: true }))
    expect(onSelect).toHaveBeenLastCalledWith(['die 3'])
  })

  test('what cannot be chosen can still be read', () => {
    lay({ selectable: ['die 1'] })
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(screen.getByRole('img', { name: 'die 0: red' })).toBeTruthy()
  })

  test('a lasso from an empty spot adds what it encloses', () => {
    const onSelect = jest.fn()
    lay({ selectable: ids.slice(0, 5), selected: ['die 0'], onSelect })
    pan([
      { x: 0, y: 0 },
      { x: 360, y: 0 },
      { x: 360, y: 240 },
      { x: 180, y: 240 },
      { x: 0, y: 240 },
    ])
    expect(onSelect.mock.calls).toEqual([[['die 0', 'die 1', 'die 2', 'die 3', 'die 4']]])
  })

  test('a lasso around nothing changes nothing', () => {
    const onSelect = jest.fn()
    lay({ selectable: ids, onSelect })
    pan([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 8, y: 4 },
      { x: 0, y: 8 },
    ])
    expect(onSelect).not.toHaveBeenCalled()
  })
})

describe('dragging', () => {
  test('a die is dragged by itself', () => {
    const [onLift, onDrop] = [jest.fn(), jest.fn(() => true)]
    lay({ selectable: ids, selected: ['die 4'], onLift, onDrop })
    pan([middleOf('die 2: blue'), { x: 50, y: 400 }])
    expect(onLift.mock.calls).toEqual([[['die 2']]])
    expect(onDrop.mock.calls).toEqual([[['die 2'], { x: 50, y: 400, absoluteX: 50, absoluteY: 500 }]])
  })

  test('what the parent does not take springs back to where it lay', () => {
    lay({ selectable: ids, onDrop: () => false })
    const home = drawnAt('die 2')
    pan([middleOf('die 2: blue'), { x: 50, y: 400 }])
    expect(drawnAt('die 2').y).not.toBeCloseTo(home.y, 0)
    wait(3000)
    expect(drawnAt('die 2')).toEqual(home)
  })

  test('what the parent takes hovers under the finger, then travels on to its new place', () => {
    const { again } = lay({ selectable: ids, onDrop: () => true })
    const home = drawnAt('die 2')
    const grip = middleOf('die 2: blue')
    pan([grip, { x: grip.x + 40, y: grip.y + 200 }])
    wait(400)
    expect(drawnAt('die 2').x).toBeCloseTo(home.x + 40)
    const taken = dice.map((die) => (die.id === 'die 2' ? { ...die, place: { x: 100, y: 500 } } : die))
    again({ things: taken, onDrop: () => true })
    wait(16)
    expect(Math.abs(drawnAt('die 2').x - home.x - 40)).toBeLessThan(10)
    wait(2000)
    const other = drawnAt('die 3')
    const size = 2 * (middleOf('die 3: green').x - other.x)
    expect(drawnAt('die 2').x).toBeCloseTo(100 - size / 2)
    expect(drawnAt('die 2').y).toBeCloseTo(500 - size / 2)
  })

  test('a chosen die takes the other chosen ones along', () => {
    const onDrop = jest.fn(() => false)
    lay({ selectable: ids, selected: ['die 2', 'die 4'], onDrop })
    pan([middleOf('die 2: blue'), { x: 50, y: 400 }])
    expect(onDrop).toHaveBeenCalledWith(['die 2', 'die 4'], expect.objectContaining({ x: 50, y: 400 }))
  })

  test('the piece among the dice is chosen and dragged like them', () => {
    const onDrop = jest.fn(() => true)
    const crown = {
      id: 'crown',
      label: 'the crown',
      draw: (size: number) => <View style={{ width: size }} />,
    }
    lay({ things: [...dice, crown], selectable: ['crown'], onDrop })
    pan([middleOf('the crown'), { x: 10, y: 300 }])
    expect(onDrop).toHaveBeenCalledWith(['crown'], expect.objectContaining({ x: 10, y: 300 }))
  })
})

test('a die without words of its own is called like its face', () => {
  lay({ things: [{ id: 'one', face: 'mask' }] })
  expect(screen.getByRole('img', { name: 'mask face' })).toBeTruthy()
})

test('a die that gets a place of its own travels there and can be pressed there', () => {
  const { again } = lay()
  const moved = dice.map((die, index) =>
    index === 0 ? { ...die, place: { x: 40, y: 300, scale: 0.5 } } : die,
  )
  again({ things: moved })
  expect(middleOf('die 0: red')).toEqual({ x: 40, y: 300 })
})

test('a face that the dice do not have is refused, not replaced by another', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => lay({ things: [{ id: 'one', face: 'sapphire' }] })).toThrow('sapphire')
  silenced.mockRestore()
})
