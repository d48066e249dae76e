import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, useWindowDimensions, View, type Text } from 'react-native'
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

import { type Box } from '../cards/box'
import { Body, Button, Heading, IconButton, Overlay, Sheet, Strong, SurfaceContext, useSheet } from '../kit'
import { useMotion } from '../theme/motion'
import { colours, growth, radius, shadow, size, space } from '../theme/tokens'
import { type RuleTopic } from './board'
import { PeekContext, type Peek, type PeekPiece } from './peek'
import { listenForPeeks } from './peek-keys'
import { layPeek } from './peekLayout'
import { RulePages } from './RulePages'

type Shown = { readonly piece: PeekPiece; readonly from: View | null }
type Props = { game: string; pages: readonly RuleTopic[]; children: (peek: Peek) => ReactNode }

/** Lets everything on a table be looked at, and its rule be read, without leaving the table. */
export function PeekLayer({ game, pages, children }: Props) {
  const { t } = useTranslation(['house', game])
  const [shown, setShown] = useState<Shown | null>(null)
  const [topic, setTopic] = useState<string | undefined>(undefined)
  const lifted = useSheet()
  const rule = useSheet()
  const heading = useRef<Text>(null)
  useEffect(listenForPeeks, [])
  const openRule = (wanted: string) => {
    setTopic(wanted)
    rule.show()
  }
  const peek: Peek = {
    show(piece, from) {
      setShown({ piece, from })
      lifted.show()
    },
    openRule,
  }
  return (
    <PeekContext value={peek}>
      {children(peek)}
      {shown && !lifted.gone && (
        <Overlay {...lifted.props} tapAway title={shown.piece.name} heading={heading}>
          <Lifted
            {...shown}
            heading={heading}
            onClose={() => lifted.close()}
            onRule={(wanted) => lifted.close(() => openRule(wanted))}
          />
        </Overlay>
      )}
      {!rule.gone && (
        <Sheet {...rule.props} title={t('name', { ns: game })} closeLabel={t('close')}>
          <RulePages game={game} pages={pages} topic={topic} onTopic={setTopic} />
        </Sheet>
      )}
    </PeekContext>
  )
}

type LiftedProps = Shown & {
  heading: RefObject<Text | null>
  onClose: () => void
  onRule: (topic: string) => void
}

/** The piece at full size near where it lies, with its words beside or below it. */
function Lifted({ piece, from, heading, onClose, onRule }: LiftedProps) {
  const { t } = useTranslation('house')
  const motion = useMotion()
  const { width, height, fontScale } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const [home, setHome] = useState<Box | null>(null)
  const asked = useRef(from)
  const room = {
    x: insets.left,
    y: insets.top,
    width: width - insets.left - insets.right,
    height: height - insets.top - insets.bottom,
  }
  const { panel, picture, beside } = layPeek(room, home, fontScale > growth.table)
  const risen = useSharedValue(motion.off ? 1 : 0)
  const time = motion.ms('move')

  useEffect(() => {
    asked.current?.measureInWindow((x, y, wide, tall) => setHome({ x, y, width: wide, height: tall }))
    risen.set(withTiming(1, { duration: time, easing: Easing.out(Easing.cubic) }))
  }, [risen, time])

  const offX = home ? home.x + home.width / 2 - panel.x - panel.width / 2 : 0
  const offY = home ? home.y + home.height / 2 - panel.y - panel.height / 2 : 0
  const small = home ? Math.min(1, home.width / panel.width) : 1
  const rising = useAnimatedStyle(() => {
    const left = 1 - risen.get()
    return {
      opacity: Math.min(1, risen.get() * 2),
      transform: [
        { translateX: offX * left },
        { translateY: offY * left },
        { scale: 1 - (1 - small) * left },
      ],
    }
  })
  const { topic } = piece
  return (
    <SurfaceContext value="dark">
      <Animated.View
        testID="peek"
        style={[
          styles.panel,
          { left: panel.x, top: panel.y, width: panel.width, maxHeight: room.height - 2 * space.s },
          rising,
        ]}
      >
        <View style={styles.head}>
          <Heading ref={heading} style={styles.name}>
            {piece.name}
          </Heading>
          <IconButton icon="close" label={t('close')} onPress={onClose} />
        </View>
        <ScrollView style={styles.scroll} contentContainerStyle={[styles.body, beside && styles.beside]}>
          <View style={styles.picture}>{piece.draw(picture)}</View>
          <View style={[styles.words, beside && styles.besidePicture]}>
            {piece.words.map((words) => (
              <Body key={words}>{words}</Body>
            ))}
            {piece.worth !== undefined && <Strong tone="accent">{piece.worth}</Strong>}
          </View>
        </ScrollView>
        {topic !== undefined && (
          <Button kind="quiet" icon="rules" title={t('peek.rule')} onPress={() => onRule(topic)} />
        )}
      </Animated.View>
    </SurfaceContext>
  )
}

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    paddingBottom: space.s,
    borderRadius: radius.sheet,
    borderWidth: size.hairline,
    borderColor: colours.brass,
    backgroundColor: colours.wood,
    boxShadow: shadow.dragged,
  },
  head: { flexDirection: 'row', alignItems: 'center', paddingLeft: space.l, paddingRight: space.xs },
  name: { flex: 1 },
  scroll: { flexGrow: 0 },
  body: { alignItems: 'center', gap: space.m, paddingHorizontal: space.l, paddingVertical: space.s },
  beside: { flexDirection: 'row', alignItems: 'flex-start' },
  picture: { alignItems: 'center' },
  words: { alignSelf: 'stretch', gap: space.s },
  besidePicture: { flex: 1 },
})
