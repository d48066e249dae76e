import { useState } from 'react'
import { StyleSheet, View } from 'react-native'

import {
  CardFrame,
  CardStack,
  fanHeight,
  fanOf,
  Hand,
  handCard,
  useArrangement,
  type CardLook,
  type HandTarget,
} from '../../components/cards'
import { type IconName, Icon } from '../../components/icons/Icon'
import { Body, Button, Figures, Heading } from '../../components/kit'
import { type BoardProps } from '../../components/table/board'
import { type PeekPiece } from '../../components/table/peek'
import { colours, gems, growth, radius, space, type } from '../../components/theme/tokens'
import { type HighCardEvent, type HighCardMove, type HighCardView } from './secret-game'

type Props = BoardProps<HighCardView, HighCardMove, HighCardEvent>

const suits = [gems.red, gems.blue, gems.green, gems.mask]
const pictures: readonly IconName[] = ['gold', 'diamond', 'money', 'hood']
const suitOf = (card: number) => card % suits.length
const valueOf = (card: number) => Math.ceil(card / suits.length)
const names = ['Ruby', 'Sapphire', 'Emerald', 'Mask']
const nameOf = (card: number) => `${names[suitOf(card)]} ${valueOf(card)}`

function Face({ card, look }: { card: number; look: CardLook }) {
  const { colour } = suits[suitOf(card)]!
  return (
    <CardFrame width={look.width} height={look.height} colour={colour} dim={look.dim} fanned>
      <View style={[styles.corner, look.corner === 'right' && styles.right]}>
        <Figures style={[styles.value, { color: colour }]} maxFontSizeMultiplier={growth.none}>
          {valueOf(card)}
        </Figures>
        <Icon name={pictures[suitOf(card)]!} size={14} color={colour} />
      </View>
      <View style={styles.picture}>
        <Icon name={pictures[suitOf(card)]!} size={look.width * 0.5} color={colour} twoTone />
      </View>
    </CardFrame>
  )
}

/** High Card played from a real hand: two places to lay a card on, so that a target has to be chosen. */
export function LongHandBoard({ view, moves, play }: Props) {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null)
  return (
    <View style={styles.table} onLayout={({ nativeEvent }) => setRoom({ ...nativeEvent.layout })}>
      {room && <Laid view={view} moves={moves} play={play} room={room} />}
    </View>
  )
}

type LaidProps = Pick<Props, 'view' | 'moves' | 'play'> & { room: { width: number; height: number } }

function Laid({ view, moves, play, room }: LaidProps) {
  const scale = room.width > 700 && room.height > 700 ? 1.4 : room.height < 330 ? 0.92 : 1
  const keys = view.hand.map(String)
  const { order, reorder, sort } = useArrangement(keys, (key) => [Number(key)])
  const [said, setSaid] = useState('nothing')
  const height = fanHeight(fanOf({ count: keys.length, width: room.width, card: handCard(scale) }))
  const box = { x: 0, y: room.height - height - space.s, width: room.width, height }
  const low = room.height < 330
  const spot = (id: string, x: number, accepts: readonly string[]): HandTarget => ({
    id,
    label: `the ${id} spot`,
    box: { x, y: low ? 8 : 60, width: 110, height: low ? 100 : 150 },
    accepts,
    refusal: 'Only even cards lie there.',
  })
  // Everything may be laid in the middle; even cards also at the side.
  const even = keys.filter((key) => Number(key) % 8 === 0)
  const targets = [spot('middle', room.width / 2 - 115, keys), spot('side', room.width / 2 + 5, even)]
  const refusal = (key: string) => (Number(key) % 5 === 0 ? 'Fives stay in the hand.' : undefined)
  const peekOf = (key: string): PeekPiece => ({
    name: nameOf(Number(key)),
    words: ['The higher card wins the round.'],
    worth: `Beats ${Number(key) - 1} cards.`,
    topic: 'laying',
    draw: (full) => <Face card={Number(key)} look={{ ...full, corner: 'left', dim: false }} />,
  })
  return (
    <>
      <View style={styles.head}>
        <Body>{`Laid ${said}`}</Body>
        <Body>{`Order ${order.join(' ')}`}</Body>
      </View>
      {targets.map(({ id, box: { x, y, width, height: tall } }) => (
        <View key={id} style={[styles.spot, { left: x, top: y, width, height: tall }]}>
          <Heading>{id}</Heading>
        </View>
      ))}
      <View style={styles.deck}>
        <CardStack
          width={48}
          height={66}
          colour={colours.wood}
          size="chip"
          count={view.hand.length}
          label="Deck"
        />
      </View>
      <View style={[styles.sort, { top: box.y - 60 }]}>
        <Button
          kind="quiet"
          title="Sort by suit"
          onPress={() => sort((key) => [suitOf(Number(key)), Number(key)])}
        />
      </View>
      <Hand
        label="Your hand"
        cards={order.map((key) => ({ key, label: nameOf(Number(key)), refusal: refusal(key) }))}
        box={box}
        scale={scale}
        targets={targets}
        draw={(key, look) => <Face card={Number(key)} look={look} />}
        onPlay={(key, target) => {
          const move = moves.find((each) => each.type === 'lay' && each.card === Number(key))
          if (!move) return false
          setSaid(`${key} on ${target}`)
          play(move)
          return true
        }}
        onReorder={reorder}
        peekOf={peekOf}
        comesFrom={() => ({ x: 40, y: 60 })}
        goesTo={() => ({ x: room.width / 2 - 60, y: 135 })}
      />
    </>
  )
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  head: { position: 'absolute', left: space.s, top: 0, opacity: 0.9 },
  spot: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
    backgroundColor: colours.hollow,
  },
  deck: { position: 'absolute', left: space.s, top: space.huge * 5 },
  sort: { position: 'absolute', right: space.s },
  corner: { position: 'absolute', left: space.hair, top: 0, width: 17, alignItems: 'center' },
  right: { left: undefined, right: space.hair },
  value: { fontSize: type.body, lineHeight: 20 },
  picture: { flex: 1, alignItems: 'center', justifyContent: 'center' },
})
