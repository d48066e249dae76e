import { type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { KINDS, type Icon as TileIcon, type Kind } from '../../../rules/nimble-thieves/data'
import { Icon } from '../../icons/Icon'
import { colours, space } from '../../theme/tokens'
import { GuardFigure } from './pieces/GuardFigure'
import { ThiefFigure } from './pieces/ThiefFigure'
import { TileFace } from './pieces/TileFace'

const size = 64
const figure = 50
/** On a tile a figure is smaller and stands to the left, so that the tile's icon is seen past it. */
const standingFigure = 40

function Row({ children }: { children: ReactNode }) {
  return (
    <View style={styles.row} aria-hidden>
      {children}
    </View>
  )
}

/** A tile with whoever stands on it. */
function Room({ kind, icon, children }: { kind: Kind; icon?: TileIcon; children?: ReactNode }) {
  return (
    <View style={styles.room}>
      <TileFace kind={kind} icon={icon} size={size} />
      <View style={styles.standing}>{children}</View>
    </View>
  )
}

const Arrow = () => <Icon name="forward" size={22} color={colours.brass} />
const Thief = () => <ThiefFigure colour={0} size={figure} />
const Standing = ({ colour = 0 }: { colour?: number }) => (
  <ThiefFigure colour={colour} size={standingFigure} />
)

export const Loot = () => (
  <Row>
    {KINDS.map((kind) => (
      <Room key={kind} kind={kind} />
    ))}
  </Row>
)

export const BreakingIn = () => (
  <Row>
    <Thief />
    <Arrow />
    <Room kind="money" />
  </Row>
)

export const Running = () => (
  <Row>
    <Room kind="money">
      <Standing />
    </Room>
    <Arrow />
    <Room kind="gold" />
    <Arrow />
    <Room kind="diamond" />
  </Row>
)

export const Guards = () => (
  <Row>
    <GuardFigure size={figure} />
    <Arrow />
    <Room kind="gold" icon="accomplice">
      <Standing colour={1} />
    </Room>
  </Row>
)

export const Star = () => (
  <Row>
    <Room kind="gold" icon="star" />
    <Arrow />
    <GuardFigure size={figure} />
  </Row>
)

export const Vent = () => (
  <Row>
    <Room kind="money" icon="vent">
      <Standing />
    </Room>
    <Arrow />
    <Room kind="gold" icon="vent" />
  </Row>
)

/** Apart from the tile that causes it: a thief of this gang goes one room on. */
const Step = ({ colour }: { colour: number }) => (
  <View style={[styles.row, styles.step]}>
    <Room kind="gold">
      <Standing colour={colour} />
    </Room>
    <Arrow />
    <Room kind="money" />
  </View>
)

export const Accomplice = () => (
  <Row>
    <Room kind="money" icon="accomplice">
      <Standing />
    </Room>
    <Step colour={0} />
  </Row>
)

export const Shove = () => (
  <Row>
    <Room kind="money" icon="shove">
      <Standing />
    </Room>
    <Step colour={1} />
  </Row>
)

export const DarkRoom = () => (
  <Row>
    <Room kind="diamond" icon="eye">
      <Standing />
    </Room>
    <Icon name="close" size={22} color={colours.bad} />
    <GuardFigure size={figure} />
  </Row>
)

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.m },
  step: { gap: space.xs, marginLeft: space.l },
  room: { width: size, height: size },
  standing: {
    position: 'absolute',
    left: (size - standingFigure) / 2 - space.xs,
    top: (size - standingFigure) / 2,
  },
})
