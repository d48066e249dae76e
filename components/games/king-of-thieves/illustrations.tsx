import { type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { FACE_NAMES } from '../../../rules/king-of-thieves/data'
import { Icon } from '../../icons/Icon'
import { Figures } from '../../kit'
import { colours, space } from '../../theme/tokens'
import { CardFace } from './cards/CardFace'
import { FirstPiece } from './pieces/FirstPiece'
import { SmallDie } from './pieces/SmallDie'
import { Token } from './pieces/Token'

const DIE = 36

function Row({ children }: { children: ReactNode }) {
  return (
    <View style={styles.row} aria-hidden>
      {children}
    </View>
  )
}

const Arrow = () => <Icon name="forward" size={22} color={colours.brassOnPaper} />

export const Dice = () => (
  <Row>
    {FACE_NAMES.map((face) => (
      <SmallDie key={face} face={face} size={DIE} />
    ))}
  </Row>
)

export const Splitting = () => (
  <Row>
    <SmallDie face="red" size={DIE} />
    <SmallDie face="white" size={DIE} />
    <FirstPiece size={DIE} />
    <Arrow />
    <Icon name="hand" size={DIE} color={colours.ink} />
  </Row>
)

export const Robbing = () => (
  <Row>
    <Icon name="thief" size={DIE} color={colours.ink} />
    <Arrow />
    <SmallDie face="blue" size={DIE} />
    <SmallDie face="green" size={DIE} ghost />
    <Icon name="again" size={22} color={colours.brassOnPaper} />
  </Row>
)

export const Piece = () => (
  <Row>
    <FirstPiece size={64} />
  </Row>
)

export const Fencing = () => (
  <Row>
    <SmallDie face="red" size={DIE} />
    <Token kind="coin" size={DIE} />
    <Arrow />
    <CardFace card="brooch" size="hand" />
  </Row>
)

export const Cards = () => (
  <Row>
    <CardFace card="alchemical-lab" size="hand" />
    <CardFace card="fortified-safehouse" size="hand" lit />
  </Row>
)

export const Tokens = () => (
  <Row>
    <SmallDie face="bag" size={DIE} />
    <Arrow />
    <Token kind="coin" size={DIE} />
    <View style={styles.gap} />
    <SmallDie face="mask" size={DIE} />
    <Arrow />
    <Token kind="infamy" size={DIE} />
  </Row>
)

export const Goal = () => (
  <Row>
    <CardFace card="crown" size="chip" />
    <Token kind="infamy" size={DIE} />
    <Icon name="hood" size={DIE} color={colours.ink} />
    <Token kind="coin" size={DIE} />
    <Arrow />
    <Icon name="crown" size={DIE} color={colours.brassOnPaper} />
  </Row>
)

export const Decks = () => (
  <Row>
    <CardFace card="tailor" size="chip" />
    <Arrow />
    <CardFace card="brooch" size="chip" />
    <Arrow />
    <CardFace card="crown" size="chip" />
  </Row>
)

export const Counting = () => (
  <Row>
    <Icon name="hood" size={DIE} color={colours.ink} />
    <Figures>3 · 1</Figures>
    <View style={styles.gap} />
    <Token kind="coin" size={DIE} />
    <Figures>3</Figures>
    <View style={styles.gap} />
    <Token kind="infamy" size={DIE} />
    <Figures>1</Figures>
  </Row>
)

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
  },
  gap: { width: space.l },
})
