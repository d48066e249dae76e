import { arrange, deskAt, emptyDesk, type Desk } from '@/components/games/king-of-thieves/desk'
import { nothing } from '@/components/games/king-of-thieves/piles'

const fresh = emptyDesk(4)

test('dice and the piece are chosen one by one, or as a lassoed group', () => {
  const desk = arrange(arrange(fresh, { type: 'die', die: 2 }), { type: 'lasso', dice: [5, 6] })
  expect(arrange(desk, { type: 'piece' }).chosen).toEqual({ dice: [2, 5, 6], piece: true })
})

test('a rival’s mat opens with everything kept, and objects are marked to go back', () => {
  const open = arrange(fresh, { type: 'open-rival', seat: 2 })
  expect(open.open).toEqual({ what: 'rival', seat: 2, giveBack: nothing })
  const marked = arrange(arrange(open, { type: 'give-back-die', die: 7 }), { type: 'give-back-piece' })
  expect(marked.open).toEqual({ what: 'rival', seat: 2, giveBack: { dice: [7], piece: true } })
  expect(arrange(marked, { type: 'give-back-die', die: 7 }).open).toMatchObject({ giveBack: { dice: [] } })
})

test('a card opens with the first payment, and another may be chosen', () => {
  const open = arrange(fresh, { type: 'open-card', card: 'crown' })
  expect(open.open).toEqual({ what: 'card', card: 'crown', payment: 0 })
  expect(arrange(open, { type: 'payment', payment: 2 }).open).toMatchObject({ payment: 2 })
})

test('nothing is marked or paid while nothing lies open', () => {
  expect(arrange(fresh, { type: 'give-back-die', die: 1 })).toBe(fresh)
  expect(arrange(fresh, { type: 'give-back-piece' })).toBe(fresh)
  expect(arrange(fresh, { type: 'payment', payment: 1 })).toBe(fresh)
})

test('the next moment clears what was chosen; a rival’s mat that is being read stays open', () => {
  const reading: Desk = {
    step: 4,
    chosen: { dice: [1], piece: true },
    open: { what: 'rival', seat: 1, giveBack: { dice: [3], piece: false } },
  }
  expect(deskAt(reading, 4)).toBe(reading)
  expect(deskAt(reading, 5)).toEqual({
    step: 5,
    chosen: nothing,
    open: { what: 'rival', seat: 1, giveBack: nothing },
  })
  expect(deskAt({ ...reading, open: { what: 'card', card: 'crown', payment: 1 } }, 5).open).toBeNull()
})
