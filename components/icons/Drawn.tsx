import { Image, StyleSheet, type ImageStyle, type StyleProp } from 'react-native'

import { pictures } from './pictures'

export type PictureName = keyof typeof pictures

type Props = { name: PictureName; width: number; height?: number; style?: StyleProp<ImageStyle> }

/** A piece as a picture, one view where its drawing would be dozens. Whoever shows it gives the label. */
export function Drawn({ name, width, height = width, style }: Props) {
  return (
    <Image
      source={pictures[name]}
      fadeDuration={0}
      resizeMode="stretch"
      style={[styles.picture, { width, height }, style]}
      aria-hidden
    />
  )
}

// In a browser long words beside it would squeeze it.
const styles = StyleSheet.create({ picture: { flexShrink: 0, pointerEvents: 'none' } })
