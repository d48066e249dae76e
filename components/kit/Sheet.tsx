import { memo, useRef, type ReactNode, type RefObject } from 'react'
import { ScrollView, StyleSheet, TextInput, View, type Text } from 'react-native'
import Animated, { SlideInDown } from 'react-native-reanimated'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

import { useMotion } from '../theme/motion'
import { colours, radius, shadow, size, space } from '../theme/tokens'
import { IconButton } from './IconButton'
import { useKeyboard } from './keyboard'
import { Overlay } from './Overlay'
import { Snack } from './Snack'
import { Heading } from './Text'
import { SurfaceContext } from './surface'
import { useLying } from './useLying'

type Props = {
  open: boolean
  onClose: () => void
  /** Once it is gone from the screen; `useSheet` looks after it. */
  onClosed?: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** The main button: stays at the thumb while the rest scrolls. */
  foot?: ReactNode
}

/** A drawer from the foot of the screen. Escape, the back button and a tap beside it close it. */
export function Sheet({ open, onClose, onClosed, title, closeLabel, children, foot }: Props) {
  const motion = useMotion()
  const insets = useSafeAreaInsets()
  const keyboard = useKeyboard()
  const heading = useRef<Text>(null)
  return (
    <Overlay
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      tapAway
      title={title}
      heading={heading}
      style={styles.place}
    >
      <SurfaceContext value="dark">
        <Animated.View
          entering={motion.off ? undefined : SlideInDown.duration(motion.ms('move'))}
          style={[
            styles.drawer,
            keyboard && styles.raised,
            { paddingBottom: (keyboard ? 0 : insets.bottom) + space.l },
          ]}
        >
          <Contents
            open={open}
            onClose={onClose}
            title={title}
            closeLabel={closeLabel}
            foot={foot}
            heading={heading}
          >
            {children}
          </Contents>
          <Snack />
        </Animated.View>
      </SurfaceContext>
    </Overlay>
  )
}

type ContentsProps = Omit<Props, 'onClosed'> & { heading: RefObject<Text | null> }

/** Whoever closes the drawer has often nothing more to put into it: it keeps what it held until it is gone. */
const Contents = memo(
  function Contents({ onClose, title, closeLabel, children, foot, heading }: ContentsProps) {
    const list = useRef<ScrollView>(null)
    const body = useRef<View>(null)
    const keyboard = useKeyboard()
    // Above the keyboard of a phone on its side a foot would leave no room for the words being written.
    const footScrolls = useLying() && keyboard
    const showField = () => {
      const field = keyboard ? TextInput.State.currentlyFocusedInput() : null
      if (!field || !body.current) return
      field.measureLayout(body.current, (_x, y) => list.current?.scrollTo({ y: Math.max(0, y - space.xl) }))
    }
    return (
      <>
        <View style={styles.head}>
          <Heading ref={heading} style={styles.title}>
            {title}
          </Heading>
          <IconButton icon="close" label={closeLabel} onPress={onClose} />
        </View>
        <ScrollView
          ref={list}
          // Only once the keyboard has taken its room is there anything to scroll.
          onLayout={showField}
          style={styles.scroll}
          keyboardShouldPersistTaps="handled"
        >
          <View ref={body} style={styles.body}>
            {children}
            {footScrolls && foot}
          </View>
        </ScrollView>
        {foot && !footScrolls && <View style={styles.foot}>{foot}</View>}
      </>
    )
  },
  (_, { open }) => !open,
)

const styles = StyleSheet.create({
  place: { justifyContent: 'flex-end' },
  drawer: {
    width: '100%',
    maxWidth: size.column,
    maxHeight: '88%',
    paddingTop: space.s,
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    backgroundColor: colours.wood,
    borderTopWidth: size.hairline,
    borderColor: colours.brass,
    boxShadow: shadow.dragged,
  },
  raised: { maxHeight: '100%' },
  head: { flexDirection: 'row', alignItems: 'center', paddingLeft: space.l, paddingRight: space.xs },
  title: { flex: 1 },
  scroll: { flexGrow: 0 },
  body: { paddingHorizontal: space.l, paddingTop: space.s, gap: space.m },
  foot: { paddingHorizontal: space.l, paddingTop: space.m },
})
