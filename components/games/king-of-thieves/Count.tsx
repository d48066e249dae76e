import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import Animated, { FadeInDown } from 'react-native-reanimated'

import { type View as GameView } from '../../../rules/king-of-thieves'
import { Icon } from '../../icons/Icon'
import { Avatar, Caption, Figures, Label, Panel } from '../../kit'
import { type CountProps } from '../../table/board'
import { useMotion } from '../../theme/motion'
import { colours, growth, space, type } from '../../theme/tokens'
import { Token } from './pieces/Token'
import { cellOf, COLUMNS, tiedFor, type Column } from './tally'

const ICON = 22

function heading(column: Column): ReactNode {
  if (column === 'coins') return <Token kind="coin" size={ICON} />
  if (column === 'infamy') return <Token kind="infamy" size={ICON} />
  return <Icon name={column === 'henchmen' ? 'hood' : 'card'} size={ICON} color={colours.brassLight} />
}

/** The final count, one column after another: henchmen, coins, the infamy from under the mats, cards. */
export function Count({ view, result, looks, built, onBuilt }: CountProps<GameView>) {
  const { t } = useTranslation('king-of-thieves')
  const motion = useMotion()
  const wait = COLUMNS.length * motion.ms('diceShort')
  const done = useEffectEvent(onBuilt)
  useEffect(() => {
    if (built) return
    const timer = setTimeout(() => done(), wait)
    return () => clearTimeout(timer)
  }, [built, wait])
  const tied = (['henchmen', 'coins'] as const).flatMap((column) => {
    const seats = tiedFor(view, result, column)
    if (seats.length === 0) return []
    const names = seats.map((seat) => looks[seat]!.name).join(', ')
    return [{ column, words: t(`count.tied-${column}`, { names }) }]
  })
  return (
    // Who does not wait gets a sheet that is filled in already.
    <Panel key={built ? 'built' : 'building'} style={styles.sheet}>
      <View style={styles.line}>
        <View style={styles.who} />
        {COLUMNS.map((column, order) => (
          <Revealed key={column} order={built ? null : order} style={styles.cell}>
            <View role="img" aria-label={t(`count.${column}`)}>
              {heading(column)}
            </View>
          </Revealed>
        ))}
      </View>
      {looks.map(({ seat, name, face, colour }) => (
        <View key={seat} style={styles.line}>
          <View style={styles.who}>
            <Avatar face={face} colour={colour} size={30} />
            <Label numberOfLines={1} style={styles.name} maxFontSizeMultiplier={growth.table}>
              {name}
            </Label>
          </View>
          {COLUMNS.map((column, order) => {
            const { have, points } = cellOf(view, result, seat, column)
            return (
              <Revealed key={column} order={built ? null : order} style={styles.cell}>
                <View role="img" aria-label={t('count.cell', { what: t(`count.${column}`), have, points })}>
                  <Figures style={styles.points} maxFontSizeMultiplier={growth.table}>{`+${points}`}</Figures>
                  <Caption tone="soft" style={styles.have} maxFontSizeMultiplier={growth.table}>
                    {have}
                  </Caption>
                </View>
              </Revealed>
            )
          })}
        </View>
      ))}
      {tied.map(({ column, words }) => (
        <Revealed key={column} order={built ? null : COLUMNS.indexOf(column)}>
          <Caption tone="accent">{words}</Caption>
        </Revealed>
      ))}
    </Panel>
  )
}

function Revealed({ order, style, children }: { order: number | null; style?: object; children: ReactNode }) {
  const motion = useMotion()
  const entering =
    motion.off || order === null
      ? undefined
      : FadeInDown.delay(order * motion.ms('diceShort')).duration(motion.ms('flourish'))
  return (
    <Animated.View entering={entering} style={style}>
      {children}
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  sheet: { gap: space.s, padding: space.m },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  who: { flex: 3, flexDirection: 'row', alignItems: 'center', gap: space.s, minWidth: 0 },
  name: { flex: 1 },
  cell: { flex: 1, alignItems: 'center' },
  points: { fontSize: type.body, lineHeight: 20, textAlign: 'center' },
  have: { textAlign: 'center' },
})
