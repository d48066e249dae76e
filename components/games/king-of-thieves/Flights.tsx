import { useEffect, type RefObject } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated'

import { useMotion } from '../../theme/motion'
import { CardFace } from './cards/CardFace'
import { type Flight } from './flightPlan'
import { CHIP_CARD } from './layout'
import { type Scrolled } from './marketLayout'
import { Token } from './pieces/Token'

const TOKEN = 26

type Props = { flights: readonly Flight[]; step: number; scrolled: RefObject<Scrolled> }

/** What flies over the table in this step. `step` makes each its own flight. */
export function Flights({ flights, step, scrolled }: Props) {
  const motion = useMotion()
  if (motion.off) return null
  return flights.map((flight, order) => (
    <Flying key={`${step} ${flight.key}`} flight={flight} order={order} scrolled={scrolled} />
  ))
}

type FlyingProps = { flight: Flight; order: number; scrolled: RefObject<Scrolled> }

function Flying({ flight: { what, from, to, scale, line, follows }, order, scrolled }: FlyingProps) {
  const motion = useMotion()
  const way = useSharedValue(0)
  const seen = useSharedValue(0)
  const aside = useSharedValue(0)
  const time = motion.ms('flourish')
  const delay = (follows ? time : 0) + order * (motion.ms('stagger') / 2)
  useEffect(() => {
    if (line !== null) aside.set(scrolled.current[line] ?? 0)
    way.set(withDelay(delay, withTiming(1, { duration: time, easing: Easing.inOut(Easing.cubic) })))
    const fadeAway = withDelay(time, withTiming(0, { duration: motion.ms('quick') }))
    seen.set(withDelay(delay, withSequence(withTiming(1, { duration: 0 }), fadeAway)))
    // A flight starts once, when it appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const box = what.kind === 'card' ? CHIP_CARD : { width: TOKEN, height: TOKEN }
  const place = useAnimatedStyle(() => {
    const gone = way.get()
    const fromX = from.x - aside.get()
    return {
      opacity: seen.get(),
      transform: [
        { translateX: fromX + (to.x - fromX) * gone - box.width / 2 },
        { translateY: from.y + (to.y - from.y) * gone - box.height / 2 },
        { scale: scale + (1 - scale) * gone + 0.7 * Math.sin(Math.PI * gone) },
      ],
    }
  })
  return (
    <Animated.View style={[styles.flying, place]} aria-hidden>
      {what.kind === 'card' ? (
        <CardFace card={what.card} size="chip" />
      ) : (
        <Token kind={what.kind} size={TOKEN} />
      )}
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  flying: { position: 'absolute', left: 0, top: 0, zIndex: 3, pointerEvents: 'none' },
})
