import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'

import { Icon, type IconName } from '../icons/Icon'
import { fonts } from '../theme/fonts'
import { colours, radius, shadow, size, space, type } from '../theme/tokens'
import { Press, type PressProps } from './Press'
import { useSurface, type Surface } from './surface'
import { Body } from './Text'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

type Props = Omit<PressProps, 'children' | 'style' | 'label'> & {
  /** The words on it. */
  title: string
  /** For screen readers, where the words alone say too little. */
  label?: string
  kind?: ButtonKind
  icon?: IconName
  /** Where there is only so much room for the words. */
  maxFontSizeMultiplier?: number
  style?: StyleProp<ViewStyle>
}

function lettering(kind: ButtonKind, surface: Surface): string {
  if (kind === 'primary') return colours.ink
  if (kind === 'danger') return surface === 'paper' ? colours.badOnPaper : colours.badOnDark
  if (kind === 'quiet' && surface === 'paper') return colours.brassOnPaper
  return colours.brassLight
}

/** Brass on wood. One primary button at a time; it sinks under the finger. */
export function Button({
  title,
  label,
  kind = 'secondary',
  icon,
  maxFontSizeMultiplier,
  style,
  ...press
}: Props) {
  const color = lettering(kind, useSurface())
  return (
    <Press
      {...press}
      label={label ?? title}
      style={(pressed) => [styles.button, faces[kind], pressed && sunk[kind], style]}
    >
      <View style={styles.row}>
        {icon && <Icon name={icon} size={type.heading} color={color} />}
        <Body style={[styles.words, { color }]} maxFontSizeMultiplier={maxFontSizeMultiplier}>
          {title}
        </Body>
      </View>
    </Press>
  )
}

const styles = StyleSheet.create({
  button: {
    minHeight: size.button,
    paddingVertical: space.s,
    paddingHorizontal: space.xl,
    borderRadius: radius.card,
    justifyContent: 'center',
  },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  words: { fontFamily: fonts.sansBold, textAlign: 'center', flexShrink: 1 },
})

const raised = `${shadow.resting}, ${shadow.edges}`

const faces = StyleSheet.create({
  primary: { backgroundColor: colours.brass, boxShadow: raised },
  secondary: {
    backgroundColor: colours.woodLight,
    borderWidth: size.hairline,
    borderColor: colours.brass,
    boxShadow: raised,
  },
  quiet: { paddingHorizontal: space.m },
  danger: { paddingHorizontal: space.m },
})

const down: ViewStyle = { transform: [{ translateY: 1.5 }], boxShadow: shadow.sunken }
const sunk = StyleSheet.create({
  primary: down,
  secondary: down,
  quiet: { backgroundColor: colours.glimmer },
  danger: { backgroundColor: colours.glimmer },
})
