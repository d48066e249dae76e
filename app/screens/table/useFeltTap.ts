import { useRef } from 'react'
import { type GestureResponderEvent, type ViewProps } from 'react-native'

/** A finger that has moved further than this dragged or scrolled something. */
const slop = 10

/**
 * A tap on the felt, and not on a card or a mat. React's own responders decide: the innermost view that wants a touch
 * gets it, on Android, iOS and the web alike. A tap gesture of the gesture handler around the board would take the
 * touch away from the cards on Android and iOS, and share it with them on the web.
 */
export function useFeltTap(enabled: boolean, onTap: () => void): ViewProps {
  const start = useRef({ x: 0, y: 0 })
  return {
    // A view that only holds others may be left out of the native tree, and would then never be touched.
    collapsable: false,
    onStartShouldSetResponder: () => enabled,
    onResponderGrant({ nativeEvent }: GestureResponderEvent) {
      start.current = { x: nativeEvent.pageX, y: nativeEvent.pageY }
    },
    onResponderRelease({ nativeEvent }: GestureResponderEvent) {
      const { x, y } = start.current
      if (Math.hypot(nativeEvent.pageX - x, nativeEvent.pageY - y) <= slop) onTap()
    },
  }
}
