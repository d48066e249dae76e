import type { ReactNode } from 'react'
import { Modal, ScrollView, StyleSheet, View } from 'react-native'

import { useMotion } from '../theme/motion'
import { colours, radius, shadow, size, space } from '../theme/tokens'
import { Paper } from './Panel'
import { Snack } from './Snack'
import { Title } from './Text'

type Props = {
  open: boolean
  /** Escape and the back button; leave it out for a question that must be answered. */
  onClose?: () => void
  title: string
  children?: ReactNode
  /** The buttons, most wanted first. */
  actions: ReactNode
}

/** A slip of paper in the middle of the table that asks for an answer. */
export function Dialog({ open, onClose, title, children, actions }: Props) {
  const motion = useMotion()
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
      <View style={styles.place}>
        <Paper style={styles.slip}>
          <Title style={styles.title}>{title}</Title>
          <ScrollView style={styles.scroll} contentContainerStyle={styles.body}>
            {children}
          </ScrollView>
          <View style={styles.actions}>{actions}</View>
          <Snack />
        </Paper>
      </View>
    </Modal>
  )
}

const styles = StyleSheet.create({
  place: {
    flex: 1,
    justifyContent: 'center',
    padding: space.xl,
    backgroundColor: colours.scrim,
    alignItems: 'center',
  },
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
