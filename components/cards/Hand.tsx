import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View, type AccessibilityActionEvent } from 'react-native'
import { GestureDetector } from 'react-native-gesture-handler'
import { useSharedValue, withTiming } from 'react-native-reanimated'

import { useFeedback } from '../feedback'
import { say } from '../kit'
import { usePreferences } from '../preferences'
import { usePeek, type PeekPiece } from '../table/peek'
import { useMotion } from '../theme/motion'
import { cardSize } from '../theme/tokens'
import { isInside, type Box, type Point } from './box'
import { aimedAt, fanOf, moved, type Fan, type Pose } from './fan'
import { HandCardView } from './HandCardView'
import { type Springing } from './HandItem'
import { useHandKeys } from './hand-keys'
import { TargetLights } from './TargetLights'
import { useHandTouch, type Letting } from './useHandTouch'

export type HandCard = {
  readonly key: string
  /** What the card is, in words. */
  readonly label: string
  /** Why it may not be played now: it lies in the shade, and says so. */
  readonly refusal?: string
}

/** A place on the table that takes cards. */
export type HandTarget = {
  readonly id: string
  readonly label: string
  /** Measured by the table, in the same points as the hand's own box. */
  readonly box: Box
  /** The keys of the cards that may go there. */
  readonly accepts: readonly string[]
  /** Why it takes nothing else. */
  readonly refusal?: string
}

export type CardLook = {
  readonly width: number
  readonly height: number
  /** Where the corner is seen in the fan. */
  readonly corner: 'left' | 'right'
  readonly dim: boolean
}

export type HandProps = {
  /** In the order they are held; `useArrangement` keeps a player's own. */
  readonly cards: readonly HandCard[]
  readonly label: string
  readonly box: Box
  readonly targets: readonly HandTarget[]
  /** One factor for the whole table. */
  readonly scale?: number
  draw(key: string, look: CardLook): ReactNode
  /** True when it is played: the card waits in the air until it leaves the hand. */
  onPlay(key: string, target: string): boolean
  /** Where the player may put their cards in order. */
  onReorder?(order: readonly string[]): void
  onSelect?(key: string | null): void
  peekOf?(key: string): PeekPiece
  /** Where a new card comes from, and where one goes that has left. */
  comesFrom?(key: string): Point | null
  goesTo?(key: string): Point | null
}

/** Points per second: a card let go faster than this was thrown. */
const FLICK = 700
/** Milliseconds until a card comes back that was played and never left. */
const PATIENCE = 1200

/** The size of a card in a hand at a table of this scale. */
export const handCard = (scale: number) => ({
  width: Math.round(cardSize.hand.width * scale),
  height: Math.round(cardSize.hand.height * scale),
})

/** A fan of cards for any game. It knows what may be touched and where it may go, never why. */
export function Hand(props: HandProps) {
  const { cards, box, targets, scale = 1, onReorder, onSelect, peekOf } = props
  const { t } = useTranslation('house')
  const { leftHanded } = usePreferences()
  const feel = useFeedback()
  const motion = useMotion()
  const peek = usePeek()
  const { known, leaving, dropGone } = useComings(props)
  const [selected, setSelected] = useState<string | null>(null)
  const nodes = useRef(new Map<string, View>())
  const springing = useSharedValue<Springing | null>(null)

  const count = cards.length
  const fan = useMemo(
    () => fanOf({ count, width: box.width, card: handCard(scale), mirrored: leftHanded }),
    [count, box.width, scale, leftHanded],
  )
  const chosen = cards.findIndex(({ key }) => key === selected)
  const select = (key: string | null) => {
    setSelected(key)
    onSelect?.(key)
  }

  /** Legality is asked here, once, whichever way a card was played. */
  const playTo = (card: HandCard, target: HandTarget | undefined): boolean => {
    const refusal = card.refusal ?? (target?.accepts.includes(card.key) ? undefined : target?.refusal)
    if (card.refusal === undefined && target?.accepts.includes(card.key)) {
      select(null)
      return props.onPlay(card.key, target.id)
    }
    feel('refused')
    say(refusal ?? t('hand.notThere'))
    return false
  }
  const openTo = ({ key }: HandCard) => targets.filter(({ accepts }) => accepts.includes(key))

  /** The second tap plays a card where only one place takes it. */
  const press = (place: number) => {
    const card = cards[place]
    if (!card) return select(null)
    if (card.key !== selected) {
      if (card.refusal !== undefined) say(card.refusal)
      return select(card.key)
    }
    const open = openTo(card)
    if (card.refusal === undefined && open.length > 1) return say(t('hand.chooseWhere'))
    playTo(card, open[0])
  }

  const letGo = (letting: Letting) => {
    const { place, x, y, velocityX, velocityY } = letting
    const card = cards[place]
    if (!letting.carried) {
      if (card && !letting.kept) select(card.key)
      return rest(chosen)
    }
    const hand = { x: box.x + x, y: box.y + y }
    const thrown = Math.hypot(velocityX, velocityY) > FLICK && velocityY < 0
    const under = targets.find((target) => isInside(target.box, hand))
    const aimed = thrown && card ? aimedAt(openTo(card), hand, { x: velocityX, y: velocityY }) : null
    const target = under ?? aimed ?? undefined
    const stays = card !== undefined && !letting.kept && (target || thrown) && playTo(card, target)
    if (stays) {
      patience.current = setTimeout(() => springBack(card.key, letting, fan), PATIENCE)
      return
    }
    const ordered = onReorder && !letting.kept && !target && y > 0 && letting.slot !== place
    if (card) springBack(card.key, letting, fan)
    if (ordered) {
      feel('place')
      onReorder(moved(cards, place, letting.slot).map(({ key }) => key))
    }
  }
  const showPeek = (place: number) => {
    const card = cards[place]
    if (card && peekOf) peek.show(peekOf(card.key), nodes.current.get(card.key) ?? null)
  }

  const { touch, gesture } = useHandTouch({
    fan,
    chosen,
    mayReorder: onReorder !== undefined,
    mayPeek: peekOf !== undefined,
    onTap: press,
    onPeek: showPeek,
    onLift: () => feel('card'),
    onLetGo: letGo,
  })
  const { focus, spread, carried, grip } = touch

  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(patience.current), [])
  const springBack = (name: string, from: Letting, { card }: Fan) => {
    clearTimeout(patience.current)
    springing.set({
      name,
      x: from.x,
      y: from.y - card.height * 0.22,
      angle: 0,
      scale: 1.14,
      velocityX: from.velocityX,
      velocityY: from.velocityY,
    })
    carried.set(-1)
    grip.set(0)
  }
  const quick = motion.ms('quick')
  const rest = (place: number) => {
    if (place >= 0) focus.set(withTiming(place, { duration: quick }))
    spread.set(withTiming(place >= 0 ? 1 : 0, { duration: quick }))
  }
  // The fan opens at what is chosen, by whatever way it was chosen.
  useEffect(() => {
    if (chosen >= 0) focus.set(withTiming(chosen, { duration: quick }))
    spread.set(withTiming(chosen >= 0 ? 1 : 0, { duration: quick }))
  }, [chosen, count, focus, spread, quick])
  // Whatever was in the air is somewhere else now.
  useEffect(() => clearTimeout(patience.current), [count])

  const reorderBy = (place: number, step: number) => {
    const to = place + step
    if (onReorder && to >= 0 && to < count) onReorder(moved(cards, place, to).map(({ key }) => key))
  }
  const keys = useHandKeys({
    order: cards.map(({ key }) => key),
    nodes,
    press,
    leave: () => select(null),
    reorder: onReorder && reorderBy,
  })

  const actionsOf = (card: HandCard, place: number) => [
    { name: 'activate' },
    ...(card.refusal === undefined ? openTo(card) : []).map(({ id, label }) => ({
      name: `play ${id}`,
      label: t('hand.playTo', { target: label }),
    })),
    ...(onReorder && place > 0 ? [{ name: 'left', label: t('hand.moveLeft') }] : []),
    ...(onReorder && place < count - 1 ? [{ name: 'right', label: t('hand.moveRight') }] : []),
    ...(peekOf ? [{ name: 'peek', label: t('peek.look') }] : []),
  ]
  const act = (card: HandCard, place: number, { nativeEvent }: AccessibilityActionEvent) => {
    const { actionName } = nativeEvent
    if (actionName === 'activate') press(place)
    else if (actionName === 'left') reorderBy(place, -1)
    else if (actionName === 'right') reorderBy(place, 1)
    else if (actionName === 'peek') showPeek(place)
    else
      playTo(
        card,
        targets.find(({ id }) => actionName === `play ${id}`),
      )
  }
  const wordsOf = (card: HandCard, place: number) =>
    [
      card.label,
      card.key === selected && t('hand.chosen'),
      card.refusal,
      t('hand.place', { place: place + 1, count }),
    ]
      .filter(Boolean)
      .join(', ')

  return (
    <>
      <TargetLights
        targets={targets}
        order={cards.map(({ key }) => key)}
        selected={selected}
        carried={carried}
        onPress={(target) => {
          const card = cards[chosen]
          if (card) playTo(card, target)
        }}
      />
      <GestureDetector gesture={gesture}>
        <View
          {...keys.onFan}
          testID="hand"
          role="group"
          aria-label={props.label}
          style={[styles.hand, { left: box.x, top: box.y, width: box.width, height: box.height }]}
        >
          {cards.map((card, place) => (
            <HandCardView
              key={card.key}
              name={card.key}
              fan={fan}
              place={place}
              from={known.get(card.key)}
              wait={known.has(card.key) ? motion.ms('stagger') * place : 0}
              touch={touch}
              springing={springing}
              label={wordsOf(card, place)}
              current={chosen >= 0 ? place === chosen : place === keys.current}
              actions={actionsOf(card, place)}
              onAction={(event) => act(card, place, event)}
              hold={(node) => {
                if (node) nodes.current.set(card.key, node)
                else nodes.current.delete(card.key)
              }}
              onPeek={peekOf ? () => showPeek(place) : undefined}
              onGone={dropGone}
              dim={card.refusal !== undefined}
              draw={props.draw}
            />
          ))}
          {leaving.map(({ card, goal }) => (
            <HandCardView
              key={card.key}
              name={card.key}
              fan={fan}
              place={count}
              goal={goal}
              wait={0}
              touch={touch}
              springing={springing}
              onGone={dropGone}
              draw={props.draw}
              dim={false}
            />
          ))}
        </View>
      </GestureDetector>
    </>
  )
}

type Leaving = { readonly card: HandCard; readonly goal: Pose }

/** Who is new in the hand and comes from somewhere, and who has left and is still on its way. */
function useComings({ cards, box, comesFrom, goesTo }: HandProps) {
  const motion = useMotion()
  const [before, setBefore] = useState<readonly HandCard[]>([])
  const [known, setKnown] = useState<ReadonlyMap<string, Pose>>(new Map())
  const [leaving, setLeaving] = useState<readonly Leaving[]>([])
  const onTable = (point: Point): Pose => ({ x: point.x - box.x, y: point.y - box.y, angle: 0, scale: 0.7 })
  const same =
    before.length === cards.length && before.every(({ key }) => cards.some((card) => card.key === key))
  if (!same) {
    const coming = new Map<string, Pose>()
    for (const { key } of cards) {
      const held = before.some((card) => card.key === key)
      const from = held ? null : comesFrom?.(key)
      const pose = held ? known.get(key) : from && onTable(from)
      if (pose && !motion.off) coming.set(key, pose)
    }
    const gone = before.flatMap((card) => {
      const to = cards.some(({ key }) => key === card.key) ? null : goesTo?.(card.key)
      return to && !motion.off ? [{ card, goal: onTable(to) }] : []
    })
    setBefore(cards)
    setKnown(coming)
    setLeaving([...leaving.filter(({ card }) => !cards.some(({ key }) => key === card.key)), ...gone])
  }
  const dropGone = (name: string) => setLeaving((all) => all.filter(({ card }) => card.key !== name))
  return { known, leaving, dropGone }
}

const styles = StyleSheet.create({ hand: { position: 'absolute' } })
