import { StyleSheet, TextInput, View, type TextInputProps } from 'react-native'

import { fonts } from '../theme/fonts'
import { colours, radius, shadow, size, space, type } from '../theme/tokens'
import { useAnnounced } from './announce'
import { Caption, Label } from './Text'

type Props = Omit<TextInputProps, 'style'> & { label: string; hideLabel?: boolean; problem?: string }

/** A strip of paper to write on. What is wrong with the words stands below them. */
export function TextField({ label, hideLabel = false, problem, multiline, ...input }: Props) {
  useAnnounced(problem ?? '')
  return (
    <View style={styles.field}>
      {!hideLabel && <Label tone="soft">{label}</Label>}
      <TextInput
        {...input}
        multiline={multiline}
        aria-label={problem === undefined ? label : `${label}. ${problem}`}
        placeholderTextColor={colours.inkSoft}
        selectionColor={colours.brass}
        style={[styles.paper, multiline && styles.tall, problem !== undefined && styles.wrong]}
      />
      {problem !== undefined && (
        <Caption tone="bad" aria-live="polite">
          {problem}
        </Caption>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  paper: {
    minHeight: size.target,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.chip,
    borderWidth: size.frame,
    borderColor: colours.paperShade,
    backgroundColor: colours.paper,
    boxShadow: shadow.resting,
    color: colours.ink,
    fontFamily: fonts.sansMedium,
    fontSize: type.body,
  },
  tall: { minHeight: size.target * 3, textAlignVertical: 'top' },
  wrong: { borderColor: colours.bad },
})
