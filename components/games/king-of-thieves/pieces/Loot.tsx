import { StyleSheet, View } from 'react-native'

import { type View as GameView } from '../../../../rules/king-of-thieves'
import { space } from '../../../theme/tokens'
import { faceOrder, sizeOf, type Pile } from '../piles'
import { FirstPiece } from './FirstPiece'
import { SmallDie } from './SmallDie'

/** Objects of one place, small, in the order of their faces. Whoever shows them says what they are. */
export function Loot({
  view,
  pile,
  size,
  ghost = false,
}: {
  view: GameView
  pile: Pile
  size: number
  ghost?: boolean
}) {
  if (sizeOf(pile) === 0) return null
  const sorted = [...pile.dice].sort(
    (one, other) => faceOrder(view.dice[one]!.face) - faceOrder(view.dice[other]!.face),
  )
  return (
    <View style={styles.loot}>
      {pile.piece && <FirstPiece size={size} />}
      {sorted.map((die) => (
        <SmallDie key={die} face={view.dice[die]!.face} size={size} ghost={ghost} />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  loot: { maxWidth: '100%', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.hair },
})
