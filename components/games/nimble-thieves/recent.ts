import { type Seat } from '../../../rules/core/game'
import { type Event } from '../../../rules/nimble-thieves'
import { type Cell } from '../../../rules/nimble-thieves/board'

type Way = { readonly seat: Seat; readonly from: Cell; readonly to: Cell }

/** What stays to be seen of these events: who went from where to where, and where a thief was caught. */
export function marksOf(events: readonly Event[]): { ways: Way[]; rings: Cell[] } {
  const ways: Way[] = []
  const rings: Cell[] = []
  for (const event of events) {
    if (event.type === 'caught') rings.push(event.cell)
    if ('from' in event) ways.push({ seat: event.seat, from: event.from, to: event.to })
  }
  return { ways, rings }
}
