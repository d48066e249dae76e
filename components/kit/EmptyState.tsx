import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { Icon, type IconName } from '../icons/Icon'
import { colours, size, space } from '../theme/tokens'
import { Body, Heading } from './Text'

type Props = { icon: IconName; title: string; text?: string; action?: ReactNode }

/** What stands where there is nothing (yet): a picture, what it means, what can be done. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <View style={styles.place}>
      <Icon name={icon} size={72} color={colours.brass} twoTone />
      <Heading style={styles.words}>{title}</Heading>
      {text !== undefined && (
        <Body tone="soft" style={styles.words}>
          {text}
        </Body>
      )}
      {action}
    </View>
  )
}

const styles = StyleSheet.create({
  place: {
    alignItems: 'center',
    alignSelf: 'center',
    maxWidth: size.dialog,
    padding: space.xl,
    gap: space.m,
  },
  words: { textAlign: 'center' },
})
