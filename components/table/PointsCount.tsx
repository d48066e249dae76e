import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { type ViewBase } from '../../rules/core/game'
import { Avatar, Figures, Label, Panel, Strong } from '../kit'
import { useMotion } from '../theme/motion'
import { growth, space } from '../theme/tokens'
import { type CountProps } from './board'
import { countedUpTo, sourcesOf } from './points'

type Props = Pick<CountProps<ViewBase>, 'result' | 'looks' | 'built' | 'onBuilt'> & {
  nameOf: (source: string) => string
}

/** The count for a game that has none of its own: one source of points after another, for everybody at once. */
export function PointsCount({ result, looks, built, onBuilt, nameOf }: Props) {
  const { t } = useTranslation()
  const motion = useMotion()
  const sources = sourcesOf(result)
  const [counted, setCounted] = useState(0)
  const wait = motion.ms('diceShort')
  const done = useEffectEvent(onBuilt)
  const stage = built ? sources.length : counted
  useEffect(() => {
    if (built) return
    const timer = setTimeout(() => (counted < sources.length ? setCounted(counted + 1) : done()), wait)
    return () => clearTimeout(timer)
  }, [built, counted, sources.length, wait])
  const source = sources[stage - 1]
  return (
    <Panel style={styles.sheet}>
      <Strong tone="accent" aria-live="polite">
        {source === undefined || built ? t('result.counting') : nameOf(source)}
      </Strong>
      {looks.map(({ seat, name, face, colour }) => (
        <View key={seat} style={styles.line}>
          <Avatar face={face} colour={colour} size={30} />
          <Label style={styles.name} maxFontSizeMultiplier={growth.table}>
            {name}
          </Label>
          <Figures>{countedUpTo(result, seat, sources.slice(0, stage))}</Figures>
        </View>
      ))}
    </Panel>
  )
}

const styles = StyleSheet.create({
  sheet: { gap: space.s, padding: space.m },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
})
