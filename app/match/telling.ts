import { type TFunction } from 'i18next'

import { type AnyTable } from '../../components/table/board'
import { captions } from '../../components/theme/tokens'
import { type Seat } from '../../rules'
import { type Player } from '../storage/records'
import { playerWord } from '../words'
import { actAfter, stateAt, type Host, type HostStep } from './host'
import { heardOf } from './showing'

/** One act in words. */
export type LogLine = { readonly moment: number; readonly seat: Seat; readonly text: string }

/** How a table tells a match in a language. */
export type Teller = {
  readonly table: AnyTable
  readonly players: readonly Player[]
  readonly t: TFunction
}

/** What these steps of one act did, sentence by sentence, as far as that seat may know. */
export function sentencesOf(
  { table, players, t }: Teller,
  steps: readonly HostStep[],
  viewer: Seat | null,
): string[] {
  const nameOf = (seat: Seat) => playerWord(t, players[seat]!)
  const events = heardOf(steps, viewer)
  if (table.tellAct) return table.tellAct(events, t, nameOf)
  return events.flatMap((event) => table.tell(event, t, nameOf) ?? [])
}

/** What happened in these steps, an act a line. `first` is the moment of the first step. */
export function tellSteps(
  teller: Teller,
  steps: readonly HostStep[],
  viewer: Seat | null,
  first = 1,
): LogLine[] {
  const lines: LogLine[] = []
  for (let from = 0, to; from < steps.length; from = to) {
    to = actAfter({ steps }, from)
    const text = sentencesOf(teller, steps.slice(from, to), viewer).join(' ')
    if (text !== '') lines.push({ moment: first + to - 1, seat: steps[from]!.seat, text })
  }
  return lines
}

/** As many sentences as a caption has room for; the first one always. */
export function captionOf(sentences: readonly string[]): string {
  return sentences.reduce(
    (said, next) => (said !== '' && said.length + 1 + next.length > captions.fits ? said : join(said, next)),
    '',
  )
}

const join = (said: string, next: string) => (said === '' ? next : `${said} ${next}`)

/** Whose acts follow each other under one heading of the game: "Round 3 · the fence". */
export type LogTurn = {
  readonly heading: string | null
  readonly seat: Seat
  readonly lines: readonly string[]
}

/** The log by turns: what one seat did in a row stands together, and a new heading is said once. */
export function turnsOf({ table, t }: Teller, host: Host, lines: readonly LogLine[]): LogTurn[] {
  const turns: { heading: string | null; seat: Seat; lines: string[] }[] = []
  let said = ''
  for (const { moment, seat, text } of lines) {
    // What an act led to is told under the heading that it began under.
    const heading = table.heading(host.game.view(stateAt(host, moment - 1), null), t)
    const last = turns[turns.length - 1]
    if (last?.seat === seat && heading === said) last.lines.push(text)
    else turns.push({ heading: heading === said ? null : heading, seat, lines: [text] })
    said = heading
  }
  return turns
}
