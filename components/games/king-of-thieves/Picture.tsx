import { StyleSheet, View } from 'react-native'

import { type FaceName } from '../../../rules/king-of-thieves/data'
import { Felt } from '../../kit'
import { CardFace } from './cards/CardFace'
import { HAND_CARD } from './layout'
import { FirstPiece } from './pieces/FirstPiece'
import { SmallDie } from './pieces/SmallDie'

/** Across and down as shares of the picture, and how it is turned. */
type Lying = { readonly x: number; readonly y: number; readonly turn: number }

const cards: readonly (Lying & { card: string })[] = [
  { card: 'lucky-paw', x: 0.1, y: 0.56, turn: -14 },
  { card: 'crown', x: 0.3, y: 0.48, turn: -4 },
  { card: 'philosophers-stone', x: 0.52, y: 0.6, turn: 7 },
]

const dice: readonly (Lying & { face: FaceName })[] = [
  { face: 'red', x: 0.72, y: 0.24, turn: 12 },
  { face: 'blue', x: 0.87, y: 0.36, turn: -9 },
  { face: 'mask', x: 0.74, y: 0.58, turn: 24 },
  { face: 'green', x: 0.93, y: 0.68, turn: -20 },
  { face: 'white', x: 0.82, y: 0.86, turn: 6 },
  { face: 'bag', x: 0.66, y: 0.84, turn: -12 },
]

/** The table after a good night: cards, dice and the crowned pawn under the lamp. */
export function Picture({ width, height }: { width: number; height: number }) {
  const die = height * 0.26
  const grown = (height * 1.05) / HAND_CARD.height
  return (
    <View style={{ width, height }} aria-hidden>
      <Felt game="king-of-thieves">
        {cards.map(({ card, x, y, turn }) => (
          <View
            key={card}
            style={[
              styles.piece,
              {
                left: x * width - HAND_CARD.width / 2,
                top: y * height - HAND_CARD.height / 2,
                transform: [{ rotate: `${turn}deg` }, { scale: grown }],
              },
            ]}
          >
            <CardFace card={card} size="hand" />
          </View>
        ))}
        {dice.map(({ face, x, y, turn }) => (
          <View
            key={face}
            style={[
              styles.piece,
              { left: x * width - die / 2, top: y * height - die / 2, transform: [{ rotate: `${turn}deg` }] },
            ]}
          >
            <SmallDie face={face} size={die} />
          </View>
        ))}
        <View style={[styles.piece, { left: width * 0.56, top: height * 0.02 }]}>
          <FirstPiece size={height * 0.46} />
        </View>
      </Felt>
    </View>
  )
}

const styles = StyleSheet.create({
  piece: { position: 'absolute' },
})
