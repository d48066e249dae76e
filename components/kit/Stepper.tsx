import { StyleSheet, View } from 'react-native'

import { colours, radius, shadow, space } from '../theme/tokens'
import { IconButton } from './IconButton'
import { Body, Figures } from './Text'

type Props = {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  lessLabel: string
  moreLabel: string
  /** Said when the end is reached. */
  minReason?: string
  maxReason?: string
}

export function Stepper(props: Props) {
  const { label, value, min, max, onChange } = props
  return (
    <View style={styles.row}>
      <Body style={styles.label}>{label}</Body>
      <View style={styles.box}>
        <IconButton
          icon="minus"
          label={props.lessLabel}
          disabled={value <= min && props.minReason === undefined}
          disabledReason={value <= min ? props.minReason : undefined}
          onPress={() => onChange(value - 1)}
        />
        <Figures style={styles.value} aria-label={`${label}: ${value}`}>
          {value}
        </Figures>
        <IconButton
          icon="plus"
          label={props.moreLabel}
          disabled={value >= max && props.maxReason === undefined}
          disabledReason={value >= max ? props.maxReason : undefined}
          onPress={() => onChange(value + 1)}
        />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  label: { flex: 1 },
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: radius.card,
    backgroundColor: colours.night,
    boxShadow: shadow.sunken,
  },
  value: { minWidth: space.xxl, textAlign: 'center' },
})
