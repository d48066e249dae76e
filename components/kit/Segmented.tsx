import { StyleSheet, View } from 'react-native'

import { fonts } from '../theme/fonts'
import { colours, radius, shadow, size, space } from '../theme/tokens'
import { Press } from './Press'
import { Label } from './Text'

type Props<Value> = {
  label: string
  options: readonly { readonly value: Value; readonly title: string; readonly disabledReason?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few choices side by side, one of them pressed in brass. */
export function Segmented<Value extends string | number | boolean>(props: Props<Value>) {
  return (
    <View role="radiogroup" aria-label={props.label} style={styles.rail}>
      {props.options.map(({ value, title, disabledReason }) => {
        const chosen = value === props.value
        return (
          <Press
            key={String(value)}
            role="radio"
            aria-checked={chosen}
            label={title}
            disabledReason={disabledReason}
            onPress={() => props.onChange(value)}
            style={[styles.choice, chosen && styles.chosen]}
          >
            <Label style={[styles.words, chosen && styles.chosenWords]}>{title}</Label>
          </Press>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  rail: {
    flexDirection: 'row',
    // Words that have grown too long for one line take another; none is broken.
    flexWrap: 'wrap',
    padding: space.hair,
    gap: space.hair,
    borderRadius: radius.card,
    backgroundColor: colours.night,
    boxShadow: shadow.sunken,
  },
  choice: {
    flexGrow: 1,
    minHeight: size.target,
    paddingHorizontal: space.xs,
    justifyContent: 'center',
    borderRadius: radius.card - space.hair,
  },
  chosen: { backgroundColor: colours.brass, boxShadow: `${shadow.resting}, ${shadow.edges}` },
  words: { textAlign: 'center', color: colours.paper },
  chosenWords: { color: colours.ink, fontFamily: fonts.sansBold },
})
