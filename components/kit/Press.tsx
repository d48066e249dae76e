import type { ReactNode, Ref } from 'react'
import {
  Pressable,
  StyleSheet,
  type PressableProps,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native'

import { opacity, size } from '../theme/tokens'
import { say } from './saying'

export type PressProps = Omit<PressableProps, 'style' | 'children' | 'disabled'> & {
  ref?: Ref<View>
  label?: string
  /** Dims the thing and is said when it is pressed all the same. */
  disabledReason?: string
  /** Dims and silences without words; only where the reason is plain to see. */
  disabled?: boolean
  style?: StyleProp<ViewStyle> | ((pressed: boolean) => StyleProp<ViewStyle>)
  children?: ReactNode | ((pressed: boolean) => ReactNode)
}

/** What every pressable thing is made of: big enough, named, and never silently dead. */
export function Press(props: PressProps) {
  const { label, disabledReason, disabled = false, style, children, onPress, onLongPress, ...rest } = props
  const refused = disabledReason !== undefined
  return (
    <Pressable
      role="button"
      {...rest}
      aria-label={label}
      aria-disabled={refused || disabled}
      // Anything but undefined here would overrule aria-disabled on a phone.
      disabled={disabled || undefined}
      onPress={refused ? () => say(disabledReason) : onPress}
      onLongPress={onLongPress}
      style={({ pressed }) => [
        styles.target,
        typeof style === 'function' ? style(pressed && !refused) : style,
        (refused || disabled) && styles.dimmed,
      ]}
    >
      {({ pressed }) => (typeof children === 'function' ? children(pressed && !refused) : children)}
    </Pressable>
  )
}

const styles = StyleSheet.create({
  target: { minWidth: size.target, minHeight: size.target },
  dimmed: { opacity: opacity.disabled },
})
