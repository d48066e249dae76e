import { IllegalMove } from '@/rules/core/errors'
import { eventsFor, play, reveals, type Told } from '@/rules/core/play'
import type { GameEvent } from '@/rules/core/game'
import { highCard } from '@/__tests__/support/secret-game'

const opening = () => highCard.setup({ seats: 2, options: { deck: 'long', die: 'on' }, seed: 5 })
const firstMove = (state: ReturnType<typeof opening>, seat: number) => highCard.moves(state, seat)[0]!

test('a step gives a new state with its events and leaves the old one alone', () => {
  const before = opening()
  const untouched = opening()
  const { state, events } = play(highCard, before, 0, firstMove(before, 0))
  expect(before).toEqual(untouched)
  expect(state.laid[0]).toBe(before.hands[0]![0])
  expect(events.map(({ event }) => event.type)).toEqual(['laid'])
})

test('a step with an illegal move throws', () => {
  expect(() => play(highCard, opening(), 0, { type: 'lay', card: 99 })).toThrow(IllegalMove)
})

test('a secret event reaches those it is for; the others hear what is meant for them, or nothing', () => {
  const told: Told<GameEvent>[] = [
    { event: { type: 'open' } },
    { event: { type: 'drew-a-nine' }, secret: { to: [1], others: { type: 'drew' } } },
    { event: { type: 'laid-a-nine' }, secret: { to: [1, 2], others: null } },
  ]
  const heard = (seat: number | null) => eventsFor(told, seat).map(({ type }) => type)
  expect(heard(1)).toEqual(['open', 'drew-a-nine', 'laid-a-nine'])
  expect(heard(2)).toEqual(['open', 'drew', 'laid-a-nine'])
  expect(heard(0)).toEqual(['open', 'drew'])
  expect(heard(null)).toEqual(['open', 'drew'])
})

test('something is revealed when anybody at all learned it', () => {
  expect(reveals([{ event: { type: 'laid' } }])).toBe(false)
  expect(reveals([{ event: { type: 'rolled', reveals: true } }])).toBe(true)
  const shown: GameEvent = { type: 'shown', reveals: true }
  expect(reveals([{ event: { type: 'kept' }, secret: { to: [0], others: shown } }])).toBe(true)
  expect(reveals([])).toBe(false)
})
