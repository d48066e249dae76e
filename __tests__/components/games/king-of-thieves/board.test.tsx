import { act, fireEvent, render, screen, within } from '@testing-library/react-native'
import { State as Finger } from 'react-native-gesture-handler'
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils'

import { Board } from '@/components/games/king-of-thieves/Board'
import { layTable, middleOf, type Point } from '@/components/games/king-of-thieves/layout'
import { PeekContext, type PeekPiece } from '@/components/table/peek'
import { MotionProvider } from '@/components/theme/motion'
import { kingOfThieves, type Event, type State } from '@/rules/king-of-thieves'
import {
  buy,
  exchange,
  flip,
  pay,
  position,
  reroll,
  rob,
  take,
} from '@/__tests__/rules/king-of-thieves/position'
import { looksFor } from '@/__tests__/support/looks'
import { startAllTexts } from '@/__tests__/support/texts'

beforeAll(() => startAllTexts('en'))

const room = { width: 360, height: 596 }
const looks = looksFor({ Ada: 'person', Mira: 'witch', Oren: 'dwarf' })

const peek = { show: jest.fn(), openRule: jest.fn() }
const spies = { play: jest.fn(), explain: jest.fn(), skip: jest.fn(), openRule: jest.fn() }
beforeEach(() => jest.clearAllMocks())

function table(state: State, events: Event[] = []) {
  return (
    <MotionProvider speed="off">
      <PeekContext value={peek}>
        <Board
          view={kingOfThieves.view(state, 0)}
          before={kingOfThieves.view(state, 0)}
          events={events}
          step={events.length}
          moves={kingOfThieves.moves(state, 0)}
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

async function sitDown(state: State) {
  render(table(state))
  fireEvent(screen.root, 'layout', { nativeEvent: { layout: { ...room, x: 0, y: 0 } } })
  const { centre } = layoutOf(state)
  fireEvent(screen.getByTestId('dice-tray'), 'layout', {
    nativeEvent: { layout: { width: centre.width, height: centre.height, x: 0, y: 0 } },
  })
  // Gestures are attached in a microtask.
  await act(async () => undefined)
}

const layoutOf = (state: State) =>
  layTable(room, { seats: 3, own: 0, fencing: state.phase === 'fence', watching: false }, false)

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }))
const check = (name: string | RegExp) => fireEvent.press(screen.getAllByRole('checkbox', { name })[0]!)

/** Carries a card or a rival's loot across the table. */
async function carry(name: string, from: Point, to: Point) {
  const at = ({ x, y }: Point) => ({ absoluteX: x, absoluteY: y })
  act(() =>
    fireGestureHandler(getByGestureTestId(name), [
      { state: Finger.BEGAN, ...at(from) },
      { state: Finger.ACTIVE, ...at({ x: from.x, y: from.y + 20 }) },
      at(to),
      { state: Finger.END, ...at(to) },
    ]),
  )
  await act(async () => undefined)
}

describe('the roll', () => {
  const opening = position({ phase: 'roll', turn: 0, loot: ['*', '', ''] })

  test('is made by the button', async () => {
    await sitDown(opening)
    fireEvent.press(screen.getAllByRole('button', { name: 'Throw the dice' }).at(-1)!)
    expect(spies.play).toHaveBeenCalledWith({ type: 'roll' })
  })

  test('is made by a flick across the felt', async () => {
    await sitDown(opening)
    act(() =>
      fireGestureHandler(getByGestureTestId('dice-tray'), [
        { state: Finger.BEGAN, x: 100, y: 100 },
        { state: Finger.ACTIVE, x: 120, y: 80 },
        { x: 200, y: 40 },
        { state: Finger.END, x: 200, y: 40, velocityX: 900, velocityY: -600 },
      ]),
    )
    await act(async () => undefined)
    expect(spies.play).toHaveBeenCalledWith({ type: 'roll' })
  })
})

describe('the split', () => {
  const splitting = position({ phase: 'split', turn: 0, loot: ['', '', 'RW*'], centre: 'RGGB$$MW' })

  test('objects are chosen by taps and taken by one button', async () => {
    await sitDown(splitting)
    check(/^red gem, in the centre/)
    check(/^mask, in the centre/)
    press('Take 2 objects')
    expect(spies.play).toHaveBeenCalledWith(take('RM'))
  })

  test('what would be mine and what would stay is seen before it is taken', async () => {
    await sitDown(splitting)
    check(/^red gem, in the centre/)
    expect(screen.getByLabelText('You keep: a red gem')).toBeTruthy()
    expect(
      screen.getByLabelText(/^The centre then: a white gem, a blue gem, 2 green gems, 2 bags and a mask$/),
    ).toBeTruthy()
  })

  test('without a choice the button does nothing and says why', async () => {
    await sitDown(splitting)
    press('Take')
    expect(spies.play).not.toHaveBeenCalled()
  })

  test('a chosen group is dragged to the mat; beside it, it goes back', async () => {
    await sitDown(splitting)
    check(/^red gem, in the centre/)
    check(/^blue gem, in the centre/)
    const { centre, mats } = layoutOf(splitting)
    const red = screen.getAllByRole('checkbox', { name: /^red gem, in the centre/ })[0]!
    const [, box] = [red.props.style].flat(3).filter(Boolean).slice(-2) as {
      left: number
      top: number
      width: number
    }[]
    const start = { x: box!.left + box!.width / 2, y: box!.top + box!.width / 2 }
    const drag = async (end: { x: number; y: number }) => {
      act(() =>
        fireGestureHandler(getByGestureTestId('dice-tray'), [
          { state: Finger.BEGAN, ...start },
          { state: Finger.ACTIVE, x: start.x + 9, y: start.y },
          end,
          { state: Finger.END, ...end },
        ]),
      )
      await act(async () => undefined)
    }
    await drag({ x: 4, y: 4 })
    expect(spies.play).not.toHaveBeenCalled()
    const mat = middleOf(mats[0]!)
    await drag({ x: mat.x - centre.x, y: mat.y - centre.y })
    expect(spies.play).toHaveBeenCalledWith(take('RB'))
  })

  test('the last without loot is told so, and takes everything', async () => {
    await sitDown(position({ phase: 'split', turn: 0, loot: ['', 'R', '*'], centre: 'GGB$$MMWW' }))
    expect(screen.getByText('Only you lack loot: the rest is yours.')).toBeTruthy()
    press('Take everything')
    expect(spies.play).toHaveBeenCalledWith(take('GGB$$MMWW'))
  })

  test('a rival’s loot opens; what goes back is pressed, and everybody’s share is seen', async () => {
    await sitDown(splitting)
    press(/^Oren, .*can be robbed/)
    const confirm = () => press('Rob Oren')
    confirm()
    expect(spies.play).not.toHaveBeenCalled()
    check('red gem: you keep it')
    expect(screen.getByLabelText('You keep: a white gem and the first-player piece')).toBeTruthy()
    expect(screen.getByLabelText(/^The centre then: .*; a red gem$/)).toBeTruthy()
    expect(screen.getByText(/Oren is left with nothing/)).toBeTruthy()
    confirm()
    expect(spies.play).toHaveBeenCalledWith(rob(2, 'W*'))
  })

  test('a rival’s loot is dragged over, too: then the robbery opens', async () => {
    await sitDown(splitting)
    await carry('loot 2', middleOf(layoutOf(splitting).mats[2]!), middleOf(layoutOf(splitting).mats[0]!))
    expect(screen.getByRole('button', { name: 'Rob Oren' })).toBeTruthy()
  })

  test('whoever has no loot is shown, but cannot be robbed', async () => {
    await sitDown(splitting)
    press(/^Mira, no loot/)
    expect(screen.queryByRole('button', { name: 'Rob Mira' })).toBeNull()
  })
})

describe('fencing', () => {
  const fencing = position({
    loot: ['RRW*', 'G', 'B'],
    coins: [2, 0, 0],
    owned: [['alchemical-lab', 'tailor', 'exit-strategy'], [], []],
    market: ['brooch', 'necklace', 'sticky-fingered-dockhand'],
    refilling: 'C',
  })

  test('payable cards are lit, others not', async () => {
    await sitDown(fencing)
    expect(screen.getByRole('button', { name: /^Necklace.*you can buy it$/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Light-fingered dockhand/ })).not.toHaveAccessibleName(
      /you can buy it/,
    )
  })

  test('a purchase proposes the fewest coins, and another payment can be chosen', async () => {
    await sitDown(fencing)
    press(/^Necklace/)
    press(/^Buy: a white gem and 1 coin/)
    expect(spies.play).toHaveBeenLastCalledWith(buy('necklace', 'W', 1))
    press(/^Necklace/)
    fireEvent.press(screen.getByRole('radio', { name: '2 coins' }))
    press(/^Buy: 2 coins/)
    expect(spies.play).toHaveBeenLastCalledWith(buy('necklace', '', 2))
  })

  test('a card beyond one’s means is not bought but explained', async () => {
    await sitDown(position({ loot: ['R*', 'G', 'B'], market: ['crown'], refilling: 'C' }))
    press(/^Crown/)
    press('Buy')
    expect(spies.play).not.toHaveBeenCalled()
    expect(spies.explain).toHaveBeenCalledWith(buy('crown', '', 3))
  })

  test('a card dragged to the mat is bought when there is one way to pay', async () => {
    const state = position({ loot: ['G*', 'R', 'B'], market: ['nearby-safehouse'] })
    await sitDown(state)
    await carry('card nearby-safehouse', middleOf(layoutOf(state).market), middleOf(layoutOf(state).mats[0]!))
    expect(spies.play).toHaveBeenCalledWith(buy('nearby-safehouse', 'G'))
  })

  test('a flip shows each face it can turn to', async () => {
    await sitDown(fencing)
    press(/^Alchemist’s lab.*can be used now$/)
    const faces = ['white gem', 'blue gem', 'green gem']
    for (const face of faces) {
      expect(screen.getByRole('button', { name: `Turn a red gem into a ${face}` })).toBeTruthy()
    }
    press('Turn a red gem into a blue gem')
    expect(spies.play).toHaveBeenCalledWith(flip('alchemical-lab', 'B'))
  })

  test('dice are paid and coins exchanged by pressing the cards', async () => {
    await sitDown(fencing)
    press(/^Tailor/)
    press('Give up a red gem for an infamy token')
    expect(spies.play).toHaveBeenLastCalledWith(pay('tailor'))
    press(/^Exit strategy/)
    press('1 coin for 2 infamy')
    expect(spies.play).toHaveBeenLastCalledWith(exchange('exit-strategy'))
  })

  test('purchases left are shown, and the turn is ended by its button', async () => {
    await sitDown(fencing)
    expect(screen.getByText('1 purchase left')).toBeTruthy()
    press('End the turn')
    expect(spies.play).toHaveBeenCalledWith({ type: 'done' })
  })

  test('others’ infamy lies under their mats; one’s own is told', async () => {
    await sitDown(position({ loot: ['R*', 'G', 'B'], infamy: [4, 7, 0] }))
    expect(screen.getByRole('button', { name: /^Ada/ })).toHaveAccessibleName(/4 infamy/)
    expect(screen.getByRole('button', { name: /^Mira/ })).not.toHaveAccessibleName(/infamy/)
  })
})

test('the lucky paw rerolls the one die that is chosen, or none', async () => {
  const paw = position({ phase: 'reroll', turn: 0, loot: ['RM*', 'G', 'B'], owned: [['lucky-paw'], [], []] })
  await sitDown(paw)
  press('Keep all')
  expect(spies.play).toHaveBeenLastCalledWith(reroll(null))
  check(/^red gem/)
  check(/^mask/)
  press('Reroll')
  expect(spies.play).toHaveBeenLastCalledWith(reroll('M'))
})

test('a long press opens the rule of what is pressed', async () => {
  await sitDown(
    position({
      phase: 'split',
      turn: 0,
      loot: ['', '', 'RW*'],
      centre: 'RGGB',
      market: ['crown'],
      refilling: 'C',
    }),
  )
  fireEvent(screen.getByRole('button', { name: /^Crown/ }), 'longPress')
  const piece: PeekPiece = peek.show.mock.calls[0][0]
  expect([piece.name, piece.topic]).toEqual(['Crown', 'cards'])
  expect(piece.words).not.toEqual([])
  expect(piece.worth).toMatch(/^costs /)
  fireEvent(screen.getByRole('button', { name: /^Oren/ }), 'longPress')
  expect(spies.openRule).toHaveBeenLastCalledWith('rob')
  fireEvent(screen.getAllByRole('checkbox', { name: /^red gem/ })[0]!, 'longPress')
  expect(spies.openRule).toHaveBeenLastCalledWith('dice')
})

test('while others act nothing can be chosen', async () => {
  const state = position({ phase: 'split', turn: 1, loot: ['', '', 'RW*'], centre: 'RGGB' })
  await sitDown(state)
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0)
  expect(within(screen.root).queryByRole('button', { name: /^Take/ })).toBeNull()
})
