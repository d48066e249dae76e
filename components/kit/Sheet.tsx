import { memo, type ReactNode } from 'react'
import { Modal, Pressable, ScrollView, StyleSheet, View } from 'react-native'
import Animated, { SlideInDown } from 'react-native-reanimated'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

import { useMotion } from '../theme/motion'
import { colours, radius, shadow, size, space } from '../theme/tokens'
import { IconButton } from './IconButton'
import { Snack } from './Snack'
import { Heading } from './Text'
import { SurfaceContext } from './surface'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** The main button: stays at the thumb while the rest scrolls. */
  foot?: ReactNode
}

/** A drawer from the foot of the screen. Escape, the back button and a tap beside it close it. */
export function Sheet({ open, onClose, title, closeLabel, children, foot }: Props) {
  const motion = useMotion()
  const insets = useSafeAreaInsets()
  return (
    <Modal
      visible={open}
      transparent
      statusBarTranslucent
      navigationBarTranslucent
      animationType={motion.off ? 'none' : 'fade'}
      onRequestClose={onClose}
      aria-label={title}
    >
      <View style={[styles.place, !open && styles.closing]}>
        <Pressable style={styles.scrim} onPress={onClose} aria-hidden tabIndex={-1} accessible={false} />
        <SurfaceContext value="dark">
          <Animated.View
            entering={motion.off ? undefined : SlideInDown.duration(motion.ms('move'))}
            style={[styles.drawer, { paddingBottom: insets.bottom + space.l }]}
          >
            <Contents open={open} onClose={onClose} title={title} closeLabel={closeLabel} foot={foot}>
              {children}
            </Contents>
            <Snack />
          </Animated.View>
        </SurfaceContext>
      </View>
    </Modal>
  )
}

/** Whoever closes the drawer has often nothing more to put into it: it keeps what it held until it is gone. */
const Contents = memo(
  function Contents({ onClose, title, closeLabel, children, foot }: Props) {
    return (
      <>
        <View style={styles.head}>
          <Heading style={styles.title}>{title}</Heading>
          <IconButton icon="close" label={closeLabel} onPress={onClose} />
        </View>
        <ScrollView
          style={styles.scroll}
          contentContainerStyle={styles.body}
          keyboardShouldPersistTaps="handled"
        >
          {children}
        </ScrollView>
        {foot && <View style={styles.foot}>{foot}</View>}
      </>
    )
  },
  (_, { open }) => !open,
)

const styles = StyleSheet.create({
  place: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
  closing: { pointerEvents: 'none' },
  scrim: { ...StyleSheet.absoluteFill, backgroundColor: colours.scrim },
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
  head: { flexDirection: 'row', alignItems: 'center', paddingLeft: space.l, paddingRight: space.xs },
  title: { flex: 1 },
  scroll: { flexGrow: 0 },
  body: { paddingHorizontal: space.l, paddingTop: space.s, gap: space.m },
  foot: { paddingHorizontal: space.l, paddingTop: space.m },
})
