import { kingOfThievesTable } from '@/components/games/king-of-thieves'
import { type GameTable } from '@/components/table/board'
import { kingOfThieves } from '@/rules/king-of-thieves'
import { nimbleThieves, type Event, type Move, type View } from '@/rules/nimble-thieves'

type Rules = GameTable<View, Move, Event>['game']

test('a table takes the rules of its own game alone: those of another do not compile', () => {
  const own: Rules = nimbleThieves
  // @ts-expect-error: these rules speak of other views, moves and events
  const other: Rules = kingOfThieves
  expect([own.id, other.id]).toEqual(['nimble-thieves', 'king-of-thieves'])
  expect(kingOfThievesTable.game).toBe(kingOfThieves)
})
