import { useEffect, useMemo } from 'react'

import { useFeedback } from '../../../components/feedback'
import { type AnyTable } from '../../../components/table/board'
import { type Host } from '../../match/host'
import { momentFor, type Moment } from '../../match/showing'

/** The moment on the screen; what leads there is also heard and felt. */
export function useMoment(table: AnyTable, host: Host): Moment {
  const now = useMemo(() => momentFor(host), [host])
  const feel = useFeedback()
  const showing = host.shown < now.moment ? host.steps[host.shown] : undefined
  useEffect(() => {
    for (const event of showing ? now.events : []) {
      const key = table.feedback(event)
      if (key !== null) feel(key)
    }
    // Once per act: neither a changed sound setting nor what is decided meanwhile may replay it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [showing])
  return now
}
