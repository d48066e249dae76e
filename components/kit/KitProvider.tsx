import { useEffect, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

import { colours } from '../theme/tokens'
import { installFocusRing } from './focus-ring'
import { Snack } from './Snack'

/** Stands around all screens: the focus ring on the web, and the place where `say` is seen. */
export function KitProvider({ children }: { children: ReactNode }) {
  useEffect(installFocusRing, [])
  const insets = useSafeAreaInsets()
  return (
    <View style={styles.house}>
      {children}
      <Snack insets={insets} />
    </View>
  )
}

const styles = StyleSheet.create({ house: { flex: 1, backgroundColor: colours.night } })
