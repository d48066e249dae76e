import { useEffect, useMemo } from 'react'

import { useFeedback } from '../../../components/feedback'
import { eventsFor, type GameEvent, type ViewBase } from '../../../rules'
import { stateAt, type Host } from '../../match/host'
import { tableOf } from '../../tables'

const nothing: readonly GameEvent[] = []

/** The moment on the screen as its viewer may see it, and what led there, which is also heard and felt. */
export function useMoment(host: Host, moment: number): { view: ViewBase; events: readonly GameEvent[] } {
  const { game, holder } = host
  const state = stateAt(host, moment)
  const view = useMemo(() => game.view(state, holder), [game, state, holder])
  // A moment that was reached by a jump (opening the table, undo) is not told again.
  const showing = host.shown < moment
  const step = showing ? host.steps[moment - 1] : undefined
  const events = useMemo(() => (step ? eventsFor(step.events, holder) : nothing), [step, holder])
  const feel = useFeedback()
  useEffect(() => {
    const table = tableOf(game.id)
    for (const event of events) {
      const key = table?.feedback(event) ?? null
      if (key !== null) feel(key)
    }
    // Once per step: a changed sound setting must not replay it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [events])
  return { view, events }
}
