import { useEffect, useMemo } from 'react'

import { useFeedback } from '../../../components/feedback'
import { type AnyTable } from '../../../components/table/board'
import { type GameEvent, type ViewBase } from '../../../rules'
import { stateAt, type Host } from '../../match/host'
import { heardOf, lastHeard, momentOnShow } from '../../match/showing'

const nothing: readonly GameEvent[] = []

export type Moment = {
  /** How many moves have been made in it. */
  readonly moment: number
  readonly view: ViewBase
  readonly before: ViewBase
  readonly events: readonly GameEvent[]
  /** As `moment`, but for the viewer alone: it stays while nothing reaches them. */
  readonly step: number
}

/** The moment on the screen as its viewer may see it, and what led there, which is also heard and felt. */
export function useMoment(table: AnyTable, host: Host): Moment {
  const { game, holder, shown, steps } = host
  const moment = momentOnShow(host)
  const state = stateAt(host, moment)
  const earlier = stateAt(host, shown)
  const view = useMemo(() => game.view(state, holder), [game, state, holder])
  const before = useMemo(
    () => (earlier === state ? view : game.view(earlier, holder)),
    [game, earlier, state, view, holder],
  )
  // A moment that was reached by a jump (opening the table, undo) is not told again.
  const first = shown < moment ? steps[shown] : undefined
  const events = useMemo(
    () => (first ? heardOf(steps.slice(shown, moment), holder) : nothing),
    // What is decided meanwhile lengthens `steps`, but the act on show stays what it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [first, holder],
  )
  const feel = useFeedback()
  useEffect(() => {
    for (const event of events) {
      const key = table.feedback(event)
      if (key !== null) feel(key)
    }
    // Once per act: a changed sound setting must not replay it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [events])
  return { moment, view, before, events, step: lastHeard(host, moment)?.to ?? 0 }
}
