import { type TFunction } from 'i18next'

import { type AnyTable } from '../../components/table/board'
import { eventsFor, type Seat, type Step } from '../../rules'
import { type Player } from '../storage/records'
import { playerWord } from '../words'

export type LogLine = { readonly moment: number; readonly seat: Seat; readonly text: string }

/** What happened in these steps, in words, as far as that seat may know. `first` is the moment of the first step. */
export function tellSteps(
  table: AnyTable,
  players: readonly Player[],
  t: TFunction,
  steps: readonly Step[],
  viewer: Seat | null,
  first = 1,
): LogLine[] {
  const nameOf = (seat: Seat) => playerWord(t, players[seat]!)
  return steps.flatMap((step, index) =>
    eventsFor(step.events, viewer).flatMap((event) => {
      const text = table.tell(event, t, nameOf)
      return text === null ? [] : [{ moment: first + index, seat: step.seat, text }]
    }),
  )
}
