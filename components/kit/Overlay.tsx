import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import {
  AccessibilityInfo,
  KeyboardAvoidingView,
  Modal,
  Platform,
  Pressable,
  StyleSheet,
  View,
  type StyleProp,
  type Text,
  type ViewStyle,
} from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

import { useMotion } from '../theme/motion'
import { colours } from '../theme/tokens'

type Props = {
  open: boolean
  /** Escape, the back button and VoiceOver's scrub. */
  onClose?: () => void
  /** Once it is gone from the screen: only then may something else come. */
  onClosed?: () => void
  /** May a tap beside it close it? */
  tapAway?: boolean
  title: string
  /** The words with the title, where a screen reader begins. */
  heading: RefObject<Text | null>
  style?: StyleProp<ViewStyle>
  children: ReactNode
}

/** Without this list an iPhone on its side turns its picture upright for every modal. */
const everyWayUp = ['portrait', 'portrait-upside-down', 'landscape'] as const

/** What lies over a whole screen, as sheets and dialogs do. Nothing else in the app opens a `Modal`. */
export function Overlay(props: Props) {
  const { open, onClose, onClosed, tapAway = false, title, heading, style, children } = props
  const motion = useMotion()
  const insets = useSafeAreaInsets()
  useGone(open, onClosed)
  const focusHeading = () => {
    if (heading.current) AccessibilityInfo.sendAccessibilityEvent(heading.current, 'focus')
  }
  return (
    <Modal
      visible={open}
      transparent
      statusBarTranslucent
      navigationBarTranslucent
      supportedOrientations={[...everyWayUp]}
      animationType={motion.off ? 'none' : 'fade'}
      onRequestClose={onClose}
      // The web moves the focus itself, and keeps it inside.
      onShow={Platform.OS === 'web' ? undefined : focusHeading}
      onDismiss={Platform.OS === 'ios' ? onClosed : undefined}
      aria-label={title}
    >
      <View
        style={[styles.whole, !open && styles.closing]}
        accessibilityViewIsModal
        onAccessibilityEscape={onClose}
      >
        <Pressable
          style={styles.scrim}
          onPress={tapAway ? onClose : undefined}
          aria-hidden
          tabIndex={-1}
          accessible={false}
        />
        {/* The window of a modal does not shrink for the keyboard, on neither system: its contents step aside. */}
        <KeyboardAvoidingView behavior="padding" style={styles.whole} pointerEvents="box-none">
          <View
            style={[
              styles.room,
              { paddingTop: insets.top, paddingLeft: insets.left, paddingRight: insets.right },
              style,
            ]}
          >
            {children}
          </View>
        </KeyboardAvoidingView>
      </View>
    </Modal>
  )
}

/** iOS tells when its modal has gone; elsewhere it goes with the frame that closes it. */
function useGone(open: boolean, onClosed?: () => void) {
  const wasOpen = useRef(open)
  const tell = useRef(onClosed)
  useEffect(() => {
    tell.current = onClosed
  })
  useEffect(() => {
    if (Platform.OS !== 'ios' && wasOpen.current && !open) tell.current?.()
    wasOpen.current = open
  }, [open])
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  closing: { pointerEvents: 'none' },
  scrim: { ...StyleSheet.absoluteFill, backgroundColor: colours.scrim },
  room: { flex: 1, alignItems: 'center', pointerEvents: 'box-none' },
})
