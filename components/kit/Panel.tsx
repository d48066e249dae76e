import { StyleSheet, View, type ViewProps } from 'react-native'

import { colours, radius, shadow, size, space } from '../theme/tokens'
import { SurfaceContext } from './surface'

/** A board of wood on the table. */
export function Panel({ style, ...rest }: ViewProps) {
  return (
    <SurfaceContext value="dark">
      <View {...rest} style={[styles.plate, styles.wood, style]} />
    </SurfaceContext>
  )
}

/** A sheet of paper: everything on it is written in ink. */
export function Paper({ style, ...rest }: ViewProps) {
  return (
    <SurfaceContext value="paper">
      <View {...rest} style={[styles.plate, styles.paper, style]} />
    </SurfaceContext>
  )
}

const styles = StyleSheet.create({
  plate: { padding: space.l, borderRadius: radius.card },
  wood: {
    backgroundColor: colours.wood,
    borderWidth: size.hairline,
    borderColor: colours.woodLight,
    boxShadow: `${shadow.resting}, inset 0px 1px 0px ${colours.glimmer}`,
  },
  paper: {
    backgroundColor: colours.paper,
    borderWidth: size.hairline,
    borderColor: colours.paperShade,
    boxShadow: shadow.resting,
  },
})
