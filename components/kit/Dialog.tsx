import { useRef, type ReactNode } from 'react'
import { ScrollView, StyleSheet, View, type Text } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

import { radius, shadow, size, space } from '../theme/tokens'
import { Overlay } from './Overlay'
import { Paper } from './Panel'
import { Snack } from './Snack'
import { Title } from './Text'

type Props = {
  open: boolean
  /** Escape and the back button; leave it out for a question that must be answered. */
  onClose?: () => void
  /** Once it is gone from the screen; `useSheet` looks after it. */
  onClosed?: () => void
  title: string
  children?: ReactNode
  /** The buttons, most wanted first. */
  actions: ReactNode
}

/** A slip of paper in the middle of the table that asks for an answer. */
export function Dialog({ open, onClose, onClosed, title, children, actions }: Props) {
  const insets = useSafeAreaInsets()
  const heading = useRef<Text>(null)
  return (
    <Overlay
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      heading={heading}
      style={{ paddingBottom: insets.bottom }}
    >
      <View style={styles.place}>
        <Paper style={styles.slip}>
          <Title ref={heading} style={styles.title}>
            {title}
          </Title>
          <ScrollView style={styles.scroll} contentContainerStyle={styles.body}>
            {children}
          </ScrollView>
          <View style={styles.actions}>{actions}</View>
          <Snack />
        </Paper>
      </View>
    </Overlay>
  )
}

const styles = StyleSheet.create({
  place: { flex: 1, width: '100%', justifyContent: 'center', alignItems: 'center', padding: space.xl },
  slip: {
    width: '100%',
    maxWidth: size.dialog,
    maxHeight: '90%',
    padding: space.xl,
    gap: space.m,
    borderRadius: radius.sheet,
    boxShadow: shadow.dragged,
  },
  title: { textAlign: 'center' },
  scroll: { flexGrow: 0 },
  body: { gap: space.s },
  actions: { gap: space.s, marginTop: space.s },
})
