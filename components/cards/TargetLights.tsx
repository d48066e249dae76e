import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet } from 'react-native'
import Animated, { useAnimatedStyle, withTiming, type SharedValue } from 'react-native-reanimated'

import { Press } from '../kit'
import { useMotion } from '../theme/motion'
import { colours, radius, size } from '../theme/tokens'
import { type HandTarget } from './Hand'

type Props = {
  targets: readonly HandTarget[]
  /** The keys of the hand, by their places. */
  order: readonly string[]
  selected: string | null
  /** The place of the card in the air. */
  carried: SharedValue<number>
  onPress(target: HandTarget): void
}

/** Where the card in the air or the chosen one may go: lit for the eye, pressed by whoever does not drag. */
export function TargetLights({ targets, order, selected, carried, onPress }: Props) {
  const { t } = useTranslation('house')
  return targets.map((target) => {
    const { id, box, accepts } = target
    const place = { left: box.x, top: box.y, width: box.width, height: box.height }
    const open = selected !== null && accepts.includes(selected)
    return (
      <Light
        key={id}
        lights={order.map((key) => accepts.includes(key))}
        open={open}
        carried={carried}
        place={place}
      >
        {open && (
          <Press
            label={t('hand.playTo', { target: target.label })}
            onPress={() => onPress(target)}
            style={StyleSheet.absoluteFill}
          />
        )}
      </Light>
    )
  })
}

type LightProps = {
  /** Whether the card of each place may go here. */
  lights: readonly boolean[]
  open: boolean
  carried: SharedValue<number>
  place: { left: number; top: number; width: number; height: number }
  children: ReactNode
}

function Light({ lights, open, carried, place, children }: LightProps) {
  const motion = useMotion()
  const duration = motion.ms('quick')
  const shown = useAnimatedStyle(() => {
    const lit = carried.get() < 0 ? open : lights[carried.get()] === true
    return { opacity: withTiming(lit ? 1 : 0, { duration }) }
  })
  return <Animated.View style={[styles.light, place, !open && styles.deaf, shown]}>{children}</Animated.View>
}

const styles = StyleSheet.create({
  light: {
    position: 'absolute',
    borderRadius: radius.card,
    borderWidth: size.frame,
    borderColor: colours.brassLight,
    backgroundColor: colours.glimmer,
  },
  deaf: { pointerEvents: 'none' },
})
