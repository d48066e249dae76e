import { ImpactFeedbackStyle, NotificationFeedbackType } from 'expo-haptics'

import caught from '../../assets/sounds/caught.wav'
import coin from '../../assets/sounds/coin.wav'
import error from '../../assets/sounds/error.wav'
import slide from '../../assets/sounds/slide.wav'
import step from '../../assets/sounds/step.wav'
import thump from '../../assets/sounds/thump.wav'
import tick from '../../assets/sounds/tick.wav'
import turn from '../../assets/sounds/turn.wav'
import whoosh from '../../assets/sounds/whoosh.wav'
import win from '../../assets/sounds/win.wav'

export type Haptic = ImpactFeedbackStyle | NotificationFeedbackType

type Feedback = { readonly sound: number; readonly haptic?: Haptic }

/** The one place that decides how anything sounds and feels. Games name the keys, never the sounds. */
export const feedbackTable = {
  /** A piece is put down. */
  place: { sound: tick, haptic: ImpactFeedbackStyle.Light },
  step: { sound: step, haptic: ImpactFeedbackStyle.Light },
  card: { sound: slide, haptic: ImpactFeedbackStyle.Light },
  /** Something goes through the air. */
  leap: { sound: whoosh, haptic: ImpactFeedbackStyle.Light },
  gain: { sound: coin, haptic: ImpactFeedbackStyle.Light },
  /** A trick won, a duel lost, a gang that goes. */
  blow: { sound: thump, haptic: ImpactFeedbackStyle.Medium },
  caught: { sound: caught, haptic: NotificationFeedbackType.Warning },
  /** Something of one's own is lost: after it was seen, so without the sound of the loss itself. */
  hurt: { sound: thump, haptic: NotificationFeedbackType.Warning },
  delight: { sound: turn, haptic: NotificationFeedbackType.Success },
  refused: { sound: error, haptic: NotificationFeedbackType.Error },
  yourTurn: { sound: turn, haptic: ImpactFeedbackStyle.Medium },
  won: { sound: win, haptic: NotificationFeedbackType.Success },
  /** A bot won: an end, but no fanfare. */
  ended: { sound: thump },
} as const satisfies Record<string, Feedback>

export type FeedbackKey = keyof typeof feedbackTable

export function feedbackOf(key: FeedbackKey): Feedback {
  return feedbackTable[key]
}
