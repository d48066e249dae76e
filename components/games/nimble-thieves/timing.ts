import { type Event } from '../../../rules/nimble-thieves'
import { type FeedbackKey } from '../../feedback'
import { duration } from '../../theme/tokens'

const moving: readonly Event['type'][] = ['placed', 'ran', 'jumped', 'stepped', 'pushed', 'guard-moved']
const following: readonly Event['type'][] = ['took', 'caught', 'out', 'brought-home']

/** Pieces of one move travel together; what they leave behind, or catch, follows them. */
export function durationOf(events: readonly Event[]): number {
  const happens = (types: readonly Event['type'][]) => events.some(({ type }) => types.includes(type))
  return (happens(moving) ? duration.move : 0) + (happens(following) ? duration.flourish : 0)
}

export function feedbackOf(event: Event): FeedbackKey | null {
  switch (event.type) {
    case 'placed':
      return 'place'
    case 'ran':
    case 'stepped':
    case 'pushed':
    case 'guard-moved':
      return 'step'
    case 'jumped':
      return 'leap'
    case 'took':
    case 'brought-home':
      return 'gain'
    case 'caught':
      return 'caught'
    case 'out':
      return 'blow'
    case 'began':
    case 'skipped':
    case 'over':
      return null
  }
}
