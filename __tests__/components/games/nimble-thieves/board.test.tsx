import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { State as Finger } from 'react-native-gesture-handler'
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils'

import { Board } from '@/components/games/nimble-thieves/Board'
import { centresAt, nameOfRoom } from '@/components/games/nimble-thieves/geometry'
import { layTable } from '@/components/games/nimble-thieves/layout'
import { PeekContext, type PeekPiece } from '@/components/table/peek'
import { MotionProvider } from '@/components/theme/motion'
import { nimbleThieves, type Event, type Move, type State } from '@/rules/nimble-thieves'
import { GUARD_POST, type Cell } from '@/rules/nimble-thieves/board'
import { after, at, position } from '@/__tests__/rules/nimble-thieves/position'
import { looksFor } from '@/__tests__/support/looks'
import { startAllTexts } from '@/__tests__/support/texts'

beforeAll(() => startAllTexts('en'))

const room = { width: 360, height: 596 }
const looks = looksFor({ Ada: 'person', Mira: 'witch' })

const peek = { show: jest.fn(), openRule: jest.fn() }
const spies = { play: jest.fn(), explain: jest.fn(), skip: jest.fn(), openRule: jest.fn() }
beforeEach(() => jest.clearAllMocks())

function table(state: State, events: Event[] = [], moves?: Move[]) {
  return (
    <MotionProvider speed="off">
      <PeekContext value={peek}>
        <Board
          view={nimbleThieves.view(state, 0)}
          before={nimbleThieves.view(state, 0)}
          events={events}
          step={events.length}
          moves={moves ?? nimbleThieves.moves(state, 0)}
          looks={looks}
          watching={false}
          recent={[]}
          caption=""
          finish={null}
          {...spies}
        />
      </PeekContext>
    </MotionProvider>
  )
}

async function sitDown(state: State, moves?: Move[]) {
  render(table(state, [], moves))
  fireEvent(screen.root, 'layout', { nativeEvent: { layout: { ...room, x: 0, y: 0 } } })
  // Gestures are attached in a microtask.
  await act(async () => undefined)
}

const roomButton = (cell: Cell) => screen.getByLabelText(new RegExp(`room ${nameOfRoom(cell)}\\b`))
const press = (cell: Cell) => fireEvent.press(roomButton(cell))

async function drag(from: Cell, to: Cell | { x: number; y: number }) {
  const centres = centresAt(layTable(room, { seats: 2, own: 0, watching: false }, false).pitch)
  const start = centres[from]!
  const end = typeof to === 'number' ? centres[to]! : to
  act(() =>
    fireGestureHandler(getByGestureTestId('nimble-thieves-drag'), [
      { state: Finger.BEGAN, ...start },
      { state: Finger.ACTIVE, x: start.x + 9, y: start.y },
      { ...end },
      { state: Finger.END, ...end },
    ]),
  )
  await act(async () => undefined)
}

const from = at(-2, 0)
const target = at(-4, 0)
const opposite = at(3, -1)
const running = position({
  gangs: [[from, at(-2, 3)], [opposite]],
  tiles: { [from]: 'gold star', [target]: 'money eye' },
})

test('tapping a thief lights where it can run, and tapping there runs', async () => {
  await sitDown(running)
  expect(screen.queryAllByLabelText(/go here/)).toHaveLength(0)
  press(from)
  const reachable = nimbleThieves
    .moves(running, 0)
    .filter((move) => move.type === 'run' && move.from === from)
  expect(screen.getAllByLabelText(/go here/)).toHaveLength(reachable.length)
  press(target)
  expect(spies.play).toHaveBeenCalledWith({ type: 'run', from, to: target })
})

test('tapping another thief of the gang picks that one instead', async () => {
  await sitDown(running)
  press(from)
  press(at(-2, 3))
  expect(roomButton(at(-2, 3))).toHaveAccessibleName(/chosen/)
  expect(roomButton(from)).not.toHaveAccessibleName(/chosen/)
})

test('tapping the chosen thief again puts it down', async () => {
  await sitDown(running)
  press(from)
  press(from)
  expect(screen.queryAllByLabelText(/go here/)).toHaveLength(0)
})

test('a room out of reach is not played but explained', async () => {
  await sitDown(running)
  press(from)
  press(GUARD_POST)
  expect(spies.play).not.toHaveBeenCalled()
  expect(spies.explain).toHaveBeenCalledWith({ type: 'run', from, to: GUARD_POST })
})

test('a rival’s thief cannot be picked; pressing it asks why', async () => {
  await sitDown(running)
  press(opposite)
  expect(spies.explain).toHaveBeenCalledWith({ type: 'run', from: opposite, to: opposite })
})

test('dragging a thief along its line runs', async () => {
  await sitDown(running)
  await drag(from, target)
  expect(spies.play).toHaveBeenCalledWith({ type: 'run', from, to: target })
})

test('an illegal drop is explained and plays nothing', async () => {
  await sitDown(running)
  await drag(from, GUARD_POST)
  expect(spies.play).not.toHaveBeenCalled()
  expect(spies.explain).toHaveBeenCalledWith({ type: 'run', from, to: GUARD_POST })
})

test('a thief dropped beside the board just goes back', async () => {
  await sitDown(running)
  await drag(from, { x: 2, y: 2 })
  expect(spies.play).not.toHaveBeenCalled()
  expect(spies.explain).not.toHaveBeenCalled()
})

test('a rival’s thief does not follow the finger', async () => {
  await sitDown(running)
  await drag(opposite, at(2, 0))
  expect(spies.play).not.toHaveBeenCalled()
  expect(spies.explain).not.toHaveBeenCalled()
})

test('while others act nothing can be picked, dragged or lit', async () => {
  await sitDown(running, [])
  press(from)
  await drag(from, target)
  expect(spies.play).not.toHaveBeenCalled()
  expect(spies.explain).not.toHaveBeenCalled()
  expect(screen.queryAllByLabelText(/go here|can go/)).toHaveLength(0)
})

test('a label says who stands where, on what, and what can be done', async () => {
  await sitDown(running)
  expect(roomButton(from)).toHaveAccessibleName(
    /^Ada’s thief 1, gold with a star, room E3, can go to \d+ rooms$/,
  )
  expect(roomButton(opposite)).toHaveAccessibleName(/^Mira’s thief 1, money with a crossed eye, room D7$/)
  expect(roomButton(from)).toHaveProp('role', 'button')
  expect(roomButton(GUARD_POST)).toHaveAccessibleName('2 guards, guard post, room E5')
})

test('a star lights the guards’ steps at once, names a catch, and cannot be skipped', async () => {
  const beside = at(1, 0)
  await sitDown(
    position({ phase: 'star', mover: 0, gangs: [[at(-2, 0)], [beside]], tiles: { [beside]: 'gold vent' } }),
  )
  expect(screen.queryByLabelText('Skip')).toBeNull()
  expect(roomButton(beside)).toHaveAccessibleName(/catch this thief/)
  press(beside)
  expect(spies.play).toHaveBeenCalledWith({ type: 'guard', from: GUARD_POST, to: beside })
})

test('a vent offers the other vents, and staying', async () => {
  const vent = at(0, 3)
  await sitDown(
    position({
      phase: 'vent',
      mover: 0,
      gangs: [[from], [opposite]],
      tiles: { [from]: 'money vent', [vent]: 'gold vent' },
    }),
  )
  press(vent)
  expect(spies.play).toHaveBeenLastCalledWith({ type: 'jump', to: vent })
  fireEvent.press(screen.getByLabelText('Skip'))
  expect(spies.play).toHaveBeenLastCalledWith({ type: 'skip' })
})

test('a shove pushes a rival’s thief by drag as by tap', async () => {
  await sitDown(position({ phase: 'shove', mover: 0, gangs: [[from], [opposite]] }))
  await drag(opposite, at(3, 0))
  expect(spies.play).toHaveBeenCalledWith({ type: 'push', from: opposite, to: at(3, 0) })
})

test('a thief in the hand is placed by tapping a room with money', async () => {
  const state = nimbleThieves.setup({ seats: 2, options: { variant: 'basic' }, seed: 3 })
  const mine = { ...state, turn: 0 }
  await sitDown(mine)
  const [first] = nimbleThieves.moves(mine, 0)
  if (first?.type !== 'place') throw new Error('the match begins with placing')
  press(first.cell)
  expect(spies.play).toHaveBeenCalledWith(first)
})

test.each([
  ['a thief', from, 'running'],
  ['a guard', GUARD_POST, 'guards'],
  ['a tile', target, 'dark'],
])('a long press on %s holds it up, with the way to its rule', async (_, cell, topic) => {
  await sitDown(running)
  fireEvent(roomButton(cell), 'longPress')
  expect(peek.show.mock.calls.map(([piece]) => piece.topic)).toEqual([topic])
  expect(spies.play).not.toHaveBeenCalled()
})

test('a tile held up says what it does and what it is worth', async () => {
  await sitDown(running)
  fireEvent(roomButton(target), 'longPress')
  const piece: PeekPiece = peek.show.mock.calls[0][0]
  expect(piece.name).toBe('Money with a crossed eye')
  expect(piece.worth).toBe('1 point')
  expect(piece.words).toHaveLength(2)
})

test('mats show rivals’ loot as a number and one’s own points', async () => {
  const { state, events } = after(running, { type: 'run', from, to: target })
  await sitDown(running)
  screen.rerender(table(state, events))
  expect(screen.getByLabelText('Ada, 2 thieves free, 1 tile taken, 2 points')).toBeOnTheScreen()
  expect(screen.getByLabelText('Mira, 1 thief free, 0 tiles taken')).toBeOnTheScreen()
  expect(roomButton(from)).toHaveAccessibleName(/empty room/)
})
