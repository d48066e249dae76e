import { type Event } from '../../../rules/king-of-thieves'
import { type FeedbackKey } from '../../feedback'
import { duration } from '../../theme/tokens'

const throwing: readonly Event['type'][] = ['rolled', 'rerolled']
const travelling: readonly Event['type'][] = [
  'took',
  'robbed',
  'flipped',
  'paid',
  'exchanged',
  'bought',
  'drank',
]
const gaining: readonly Event['type'][] = ['infamy', 'coins']
const dealing: readonly Event['type'][] = ['refilled', 'deck-opened', 'dice-returned']

/** What is taken travels first, what it brings follows, and dice given back are thrown last. */
export function durationOf(events: readonly Event[]): number {
  const happens = (types: readonly Event['type'][]) => events.some(({ type }) => types.includes(type))
  return (
    (happens(travelling) ? duration.flourish : 0) +
    (happens(gaining) ? duration.flourish : 0) +
    (happens(dealing) ? duration.flourish : 0) +
    (happens(throwing) ? duration.diceLong : 0)
  )
}

export function feedbackOf(event: Event): FeedbackKey | null {
  switch (event.type) {
    case 'took':
    case 'flipped':
    case 'paid':
      return 'place'
    case 'robbed':
      return 'blow'
    case 'bought':
    case 'drank':
    case 'refilled':
    case 'deck-opened':
      return 'card'
    case 'infamy':
    case 'coins':
      return 'gain'
    // Thrown dice are heard when they land, one by one.
    case 'rolled':
    case 'rerolled':
    case 'returned':
    case 'exchanged':
    case 'kept-dice':
    case 'split-ended':
    case 'done':
    case 'turned-in':
    case 'dice-returned':
    case 'round-ended':
    case 'over':
      return null
  }
}
