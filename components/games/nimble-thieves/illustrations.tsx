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
const Thief = ({ colour = 0 }: { colour?: number }) => <ThiefFigure colour={colour} size={figure} />

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
      <Thief />
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
    <Room kind="gold" icon="white">
      <Thief colour={1} />
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
      <Thief />
    </Room>
    <Arrow />
    <Room kind="gold" icon="vent" />
  </Row>
)

export const WhiteMan = () => (
  <Row>
    <Room kind="money" icon="white">
      <Thief />
    </Room>
    <Arrow />
    <Thief />
  </Row>
)

export const BlackMan = () => (
  <Row>
    <Room kind="money" icon="black">
      <Thief />
    </Room>
    <Arrow />
    <Thief colour={1} />
  </Row>
)

export const DarkRoom = () => (
  <Row>
    <Room kind="diamond" icon="eye">
      <Thief />
    </Room>
    <Icon name="close" size={22} color={colours.bad} />
    <GuardFigure size={figure} />
  </Row>
)

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.m },
  room: { width: size, height: size },
  standing: { position: 'absolute', left: (size - figure) / 2, top: (size - figure) / 2 - space.xs },
})
