import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { View } from 'react-native'
import { State } from 'react-native-gesture-handler'
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils'
import { getAnimatedStyle } from 'react-native-reanimated'

import { startTexts } from '@/app/texts'
import { CardFrame, Hand, handCard, type HandCard } from '@/components/cards'
import { fanOf, poseAt } from '@/components/cards/fan'
import { type HandProps } from '@/components/cards/Hand'
import { useSnacks } from '@/components/kit/saying'
import { PreferencesProvider } from '@/components/preferences'
import { PeekContext } from '@/components/table/peek'
import { MotionProvider, type Speed } from '@/components/theme/motion'
import { colours } from '@/components/theme/tokens'

const WIDTH = 360
const box = { x: 0, y: 400, width: WIDTH, height: 150 }
const cardsOf = (count: number): HandCard[] =>
  Array.from({ length: count }, (_, index) => ({ key: `c${index}`, label: `card ${index}` }))
const all = (count: number) => cardsOf(count).map(({ key }) => key)
const middle = { id: 'middle', label: 'the middle', box: { x: 40, y: 100, width: 120, height: 120 } }
const side = { id: 'side', label: 'the side', box: { x: 220, y: 100, width: 120, height: 120 } }

const spies = { onPlay: jest.fn(() => true), onReorder: jest.fn(), show: jest.fn() }
type Extra = Partial<HandProps> & { count?: number; speed?: Speed; leftHanded?: boolean }

function Table({ count = 7, speed = 'off', leftHanded = false, ...props }: Extra) {
  return (
    <MotionProvider speed={speed}>
      <PreferencesProvider value={{ boldShapes: false, leftHanded }}>
        <PeekContext value={{ show: spies.show, openRule: jest.fn() }}>
          <Hand
            label="Your hand"
            cards={cardsOf(count)}
            box={box}
            targets={[{ ...middle, accepts: all(count) }]}
            draw={(key, look) => (
              <CardFrame width={look.width} height={look.height} colour={colours.brass}>
                <View testID={`face ${key} ${look.corner} ${look.dim}`} />
              </CardFrame>
            )}
            onPlay={spies.onPlay}
            {...props}
          />
        </PeekContext>
      </PreferencesProvider>
    </MotionProvider>
  )
}

const settle = () => act(() => jest.runOnlyPendingTimers())
const lay = (props: Extra = {}) => {
  const view = render(<Table {...props} />)
  settle()
  return view
}
const saidLast = () => useSnacks.getState().said?.text

/** A spot on the card that nothing covers while the fan is closed. */
function on(place: number, count = 7) {
  const { x, y } = poseAt(fanOf({ count, width: WIDTH, card: handCard(1) }), place, -1, 0)
  return { x: x - handCard(1).width / 2 + 8, y }
}

type Finger = { x: number; y: number }
const at = (from: Finger, { x, y }: Finger, velocity = { x: 0, y: 0 }) => ({
  x,
  y,
  absoluteX: x,
  absoluteY: y,
  translationX: x - from.x,
  translationY: y - from.y,
  velocityX: velocity.x,
  velocityY: velocity.y,
})

/** A finger touches the first point, goes on along the others, and is lifted. */
async function drag(steps: readonly Finger[], velocity = { x: 0, y: 0 }) {
  const first = steps[0]!
  const last = steps[steps.length - 1]!
  act(() =>
    fireGestureHandler(getByGestureTestId('hand-pan'), [
      { state: State.BEGAN, ...at(first, first) },
      { state: State.ACTIVE, ...at(first, first) },
      ...steps.slice(1).map((step) => ({ state: State.ACTIVE, ...at(first, step) })),
      { state: State.END, ...at(first, last, velocity) },
    ]),
  )
  settle()
  // The gestures learn of what has changed in a microtask.
  await act(async () => undefined)
}

async function tap(point: Finger, gesture = 'hand-tap') {
  act(() => {
    fireGestureHandler(getByGestureTestId('hand-pan'), [
      { state: State.BEGAN, ...at(point, point) },
      { state: State.FAILED, ...at(point, point) },
    ])
    fireGestureHandler(getByGestureTestId(gesture), [
      { state: State.BEGAN, ...point },
      { state: State.ACTIVE, ...point },
      { state: State.END, ...point },
    ])
  })
  settle()
  // The gestures learn of what has changed in a microtask.
  await act(async () => undefined)
}

const pull = (from: Finger) => ({ x: from.x, y: from.y - 60 })
const over = (target: typeof middle) => ({
  x: target.box.x + 60 - box.x,
  y: target.box.y + 60 - box.y,
})

beforeAll(() => startTexts('en'))
beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  useSnacks.setState({ said: null })
})
afterEach(() => jest.useRealTimers())

describe('tapping', () => {
  test('the first tap chooses a card, the second plays it', async () => {
    lay()
    await tap(on(2))
    expect(screen.getByLabelText('card 2, chosen, 3 of 7')).toBeTruthy()
    expect(spies.onPlay).not.toHaveBeenCalled()
    await tap(on(2))
    expect(spies.onPlay.mock.calls).toEqual([['c2', 'middle']])
  })

  test('a tap on the lit place plays the chosen card there', async () => {
    lay({
      targets: [
        { ...middle, accepts: ['c2'] },
        { ...side, accepts: ['c2', 'c3'] },
      ],
    })
    await tap(on(2))
    fireEvent.press(screen.getByRole('button', { name: 'Play here: the side' }))
    expect(spies.onPlay.mock.calls).toEqual([['c2', 'side']])
  })

  test('where several places take a card, the second tap asks which', async () => {
    lay({
      targets: [
        { ...middle, accepts: ['c2'] },
        { ...side, accepts: ['c2'] },
      ],
    })
    await tap(on(2))
    await tap(on(2))
    expect(spies.onPlay).not.toHaveBeenCalled()
    expect(saidLast()).toBe('Choose where it goes.')
  })

  test('a tap beside the cards puts the chosen one back', async () => {
    lay({ count: 3 })
    await tap(on(1, 3))
    await tap({ x: 3, y: 60 })
    expect(screen.queryByLabelText(/chosen/)).toBeNull()
  })

  test('a card that may not be played lies in the shade and says why, at once and when it is played all the same', async () => {
    const cards = cardsOf(7).map((card) => (card.key === 'c4' ? { ...card, refusal: 'Follow suit.' } : card))
    lay({ cards })
    expect(screen.getByTestId('face c4 left true')).toBeTruthy()
    expect(screen.getByLabelText('card 4, Follow suit., 5 of 7')).toBeTruthy()
    await tap(on(4))
    expect(saidLast()).toBe('Follow suit.')
    await tap(on(4))
    await drag([on(4), pull(on(4)), over(middle)])
    expect(spies.onPlay).not.toHaveBeenCalled()
  })
})

describe('dragging', () => {
  test('a card pulled out and let go over its place is played', async () => {
    lay()
    await drag([on(3), pull(on(3)), over(middle)])
    expect(spies.onPlay.mock.calls).toEqual([['c3', 'middle']])
  })

  test('let go anywhere else it goes home without a word', async () => {
    lay()
    await drag([on(3), pull(on(3)), { x: 300, y: -90 }])
    expect(spies.onPlay).not.toHaveBeenCalled()
    expect(saidLast()).toBeUndefined()
  })

  test('a place that does not take it says so', async () => {
    lay({ targets: [{ ...middle, accepts: ['c0'], refusal: 'Only the first.' }] })
    await drag([on(3), pull(on(3)), over(middle)])
    expect(spies.onPlay).not.toHaveBeenCalled()
    expect(saidLast()).toBe('Only the first.')
  })

  test('a flick plays the card at the place it flies to', async () => {
    lay({
      targets: [
        { ...middle, accepts: all(7) },
        { ...side, accepts: all(7) },
      ],
    })
    await drag([on(3), pull(on(3))], { x: 450, y: -1100 })
    expect(spies.onPlay.mock.calls).toEqual([['c3', 'side']])
    await drag([on(3), pull(on(3))], { x: -250, y: -1100 })
    expect(spies.onPlay.mock.calls[1]).toEqual(['c3', 'middle'])
  })

  test('sliding along the fan goes from card to card, and chooses the one the thumb stops at', async () => {
    lay({ count: 13 })
    const from = on(2, 13)
    await drag([from, { x: from.x + 30, y: from.y }, { x: on(6, 13).x, y: from.y }])
    expect(screen.getByLabelText('card 6, chosen, 7 of 13')).toBeTruthy()
    expect(spies.onPlay).not.toHaveBeenCalled()
  })

  test('what is pulled out after sliding is the card the thumb has reached', async () => {
    lay({ count: 13 })
    const from = on(2, 13)
    const there = { x: on(6, 13).x, y: from.y }
    await drag([from, there, { x: there.x, y: there.y - 70 }, over(middle)])
    expect(spies.onPlay.mock.calls).toEqual([['c6', 'middle']])
  })

  test('a card put down elsewhere in the fan stays there, where the game allows', async () => {
    lay({ onReorder: spies.onReorder })
    await drag([on(1), pull(on(1)), { x: on(5).x + 34, y: on(5).y }])
    expect(spies.onReorder.mock.calls).toEqual([[['c0', 'c2', 'c3', 'c4', 'c5', 'c1', 'c6']]])
  })

  test('else it goes back to its own place', async () => {
    lay()
    await drag([on(1), pull(on(1)), { x: on(5).x + 34, y: on(5).y }])
    expect(spies.onPlay).not.toHaveBeenCalled()
  })
})

describe('a screen reader', () => {
  const act2 = (label: RegExp, actionName: string) =>
    fireEvent(screen.getByLabelText(label), 'accessibilityAction', { nativeEvent: { actionName } })

  test('walks the cards, chooses, plays and reorders by actions', () => {
    lay({ onReorder: spies.onReorder })
    expect(screen.getAllByRole('button')).toHaveLength(7)
    act2(/^card 2/, 'activate')
    expect(screen.getByLabelText('card 2, chosen, 3 of 7')).toBeTruthy()
    act2(/^card 2/, 'right')
    expect(spies.onReorder).toHaveBeenLastCalledWith(['c0', 'c1', 'c3', 'c2', 'c4', 'c5', 'c6'])
    act2(/^card 5/, 'play middle')
    expect(spies.onPlay.mock.calls).toEqual([['c5', 'middle']])
  })

  test('is offered only what is possible', () => {
    lay({ targets: [{ ...middle, accepts: ['c0'] }], onReorder: spies.onReorder })
    const names = (label: RegExp) =>
      screen.getByLabelText(label).props.accessibilityActions.map(({ name }: { name: string }) => name)
    expect(names(/^card 0/)).toEqual(['activate', 'play middle', 'right'])
    expect(names(/^card 3/)).toEqual(['activate', 'left', 'right'])
  })
})

test('a long press looks at a card and neither chooses nor plays it', async () => {
  const piece = { name: 'card 3', words: [], draw: () => null }
  lay({ peekOf: () => piece, box: { ...box } })
  await tap(on(3), 'hand-look')
  expect(spies.show).toHaveBeenCalledTimes(1)
  expect(spies.show.mock.calls[0][0]).toBe(piece)
  expect(screen.queryByLabelText(/chosen/)).toBeNull()
  expect(spies.onPlay).not.toHaveBeenCalled()
})

test('a left-handed player sees the corners on the other side', () => {
  lay({ leftHanded: true })
  expect(screen.getByTestId('face c0 right false')).toBeTruthy()
})

describe('coming and going', () => {
  const placeOf = (name: string) => {
    const { transform } = getAnimatedStyle(screen.getByTestId(name))
    const steps = Object.assign({}, ...[transform].flat()) as { translateX: number; translateY: number }
    return { x: steps.translateX + handCard(1).width / 2, y: steps.translateY + handCard(1).height / 2 }
  }

  test('a dealt card travels from where it was to its place', () => {
    const { rerender } = lay({ count: 4, speed: 'normal', comesFrom: () => ({ x: 20, y: 420 }) })
    act(() => jest.advanceTimersByTime(2000))
    rerender(<Table count={5} speed="normal" comesFrom={() => ({ x: 20, y: 420 })} />)
    act(() => jest.advanceTimersByTime(16))
    expect(placeOf('c4').x).toBeCloseTo(20, 0)
    act(() => jest.advanceTimersByTime(2000))
    expect(placeOf('c4').x).toBeCloseTo(on(4, 5).x + handCard(1).width / 2 - 8, 0)
  })

  test('a card that has left is drawn until it is where it went, and nobody can touch it', () => {
    const { rerender } = lay({ count: 5, speed: 'normal' })
    act(() => jest.advanceTimersByTime(2000))
    rerender(<Table count={4} speed="normal" goesTo={() => ({ x: 100, y: 100 })} />)
    act(() => jest.advanceTimersByTime(100))
    expect(screen.getByTestId('face c4 left false', { includeHiddenElements: true })).toBeTruthy()
    expect(screen.queryByLabelText(/^card 4/)).toBeNull()
    act(() => jest.advanceTimersByTime(2000))
    expect(screen.queryByTestId('face c4 left false', { includeHiddenElements: true })).toBeNull()
  })

  test('with motion off it is simply gone', () => {
    const { rerender } = lay({ count: 5 })
    rerender(<Table count={4} goesTo={() => ({ x: 100, y: 100 })} />)
    expect(screen.queryByTestId('face c4 left false', { includeHiddenElements: true })).toBeNull()
  })

  test('a card let go in the air springs back to its place', async () => {
    lay({ speed: 'normal' })
    act(() => jest.advanceTimersByTime(2000))
    const home = placeOf('c3')
    await drag([on(3), pull(on(3)), { x: 300, y: -90 }])
    expect(placeOf('c3').y).toBeLessThan(home.y - 40)
    act(() => jest.advanceTimersByTime(3000))
    expect(placeOf('c3').x).toBeCloseTo(home.x, 0)
    expect(placeOf('c3').y).toBeCloseTo(home.y, 0)
  })
})

test('thirteen simple cards are a few dozen views', () => {
  lay({ count: 13 })
  type Node = { children?: (Node | string)[] | null }
  const count = (node: Node | string): number =>
    typeof node === 'string' ? 0 : 1 + (node.children ?? []).reduce((sum, child) => sum + count(child), 0)
  const tree = screen.toJSON() as Node | Node[]
  const views = [tree].flat().reduce((sum, node) => sum + count(node), 0)
  expect(views).toBeLessThan(60)
})
