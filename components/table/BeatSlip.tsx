import { useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { FadeOut, ZoomIn } from 'react-native-reanimated'

import { useFeedback, type FeedbackKey } from '../feedback'
import { Paper, Title } from '../kit'
import { useMotion } from '../theme/motion'
import { colours, growth, shadow, size, space } from '../theme/tokens'
import { type Beat } from './board'

const moods: Readonly<Record<Beat['mood'], { feel: FeedbackKey; colour: string }>> = {
  bad: { feel: 'hurt', colour: colours.bad },
  good: { feel: 'delight', colour: colours.good },
  end: { feel: 'ended', colour: colours.brass },
}

/** What just hurt or delighted whoever looks: seen, heard and felt. It takes no touch, so a tap goes on to the felt. */
export function BeatSlip({ words, mood }: Beat) {
  const motion = useMotion()
  const feel = useFeedback()
  const { feel: key, colour } = moods[mood]
  // Once: a changed sound setting is no new blow.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => feel(key), [])
  return (
    <View style={styles.place} aria-hidden testID="beat">
      <Animated.View
        entering={motion.off ? undefined : ZoomIn.duration(motion.ms('quick'))}
        exiting={motion.off ? undefined : FadeOut.duration(motion.ms('quick'))}
      >
        <Paper style={[styles.slip, { borderColor: colour }]}>
          <Title style={styles.words} maxFontSizeMultiplier={growth.table}>
            {words}
          </Title>
        </Paper>
      </Animated.View>
    </View>
  )
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: space.l,
    right: space.l,
    top: 0,
    bottom: 0,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  slip: {
    maxWidth: size.dialog,
    paddingHorizontal: space.xl,
    borderWidth: size.focusRing,
    boxShadow: shadow.dragged,
  },
  words: { textAlign: 'center' },
})
