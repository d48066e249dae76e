import { fireEvent, render, screen } from '@testing-library/react-native'
import { View } from 'react-native'

import { useFeltTap } from '@/app/screens/table/useFeltTap'
import { Press } from '@/components/kit'

const skip = jest.fn()
const open = jest.fn()
beforeEach(() => jest.clearAllMocks())

function Table({ waiting }: { waiting: boolean }) {
  const felt = useFeltTap(waiting, skip)
  return (
    <View testID="felt" {...felt}>
      <Press label="Card" onPress={open} />
    </View>
  )
}

/** The innermost view that wants a touch gets it; here that is asked of the felt alone. */
function touchFelt(from: { x: number; y: number }, to: { x: number; y: number }) {
  const felt = screen.getByTestId('felt')
  if (!felt.props.onStartShouldSetResponder()) return
  fireEvent(felt, 'responderGrant', { nativeEvent: { pageX: from.x, pageY: from.y } })
  fireEvent(felt, 'responderRelease', { nativeEvent: { pageX: to.x, pageY: to.y } })
}

test('a tap on the felt skips while others act, and only then', () => {
  render(<Table waiting />)
  touchFelt({ x: 10, y: 10 }, { x: 12, y: 9 })
  expect(skip).toHaveBeenCalledTimes(1)
  screen.rerender(<Table waiting={false} />)
  touchFelt({ x: 10, y: 10 }, { x: 10, y: 10 })
  expect(skip).toHaveBeenCalledTimes(1)
})

test('a drag over the felt skips nothing', () => {
  render(<Table waiting />)
  touchFelt({ x: 10, y: 10 }, { x: 60, y: 10 })
  expect(skip).not.toHaveBeenCalled()
})

test('a tap on a card opens it and skips nothing', () => {
  render(<Table waiting />)
  fireEvent.press(screen.getByRole('button', { name: 'Card' }))
  expect(open).toHaveBeenCalledTimes(1)
  expect(skip).not.toHaveBeenCalled()
})
