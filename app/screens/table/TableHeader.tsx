import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { IconButton, Label, SeatBadge, Thinking } from '../../../components/kit'
import { usePreferences } from '../../../components/preferences'
import { type SeatLook } from '../../../components/table/board'
import { growth, size, space } from '../../../components/theme/tokens'
import { type Seat } from '../../../rules'

type Props = {
  /** Round and phase. */
  heading: string
  looks: readonly SeatLook[]
  actors: readonly Seat[]
  holder: Seat | null
  over: boolean
  thinking: boolean
  onMenu: () => void
  onUndo: () => void
  /** Null when nothing was taken back. */
  onRedo: (() => void) | null
  /** Null when there is nothing to wait for. */
  onSkip: (() => void) | null
}

/** Round and phase, and whose turn it is, with the menu and undo at the edges; the left-handed setting swaps them. */
export function TableHeader(props: Props) {
  const { t } = useTranslation()
  const { leftHanded } = usePreferences()
  const { heading, looks, actors, holder, over, thinking, onSkip } = props
  const [actor] = actors
  const title =
    over || actor === undefined
      ? t('table.over')
      : actors.length > 1
        ? t('table.everyone')
        : t(actor === holder ? 'table.yourTurn' : 'table.turnOf', { name: looks[actor]!.name })
  return (
    <View role="banner" style={[styles.header, leftHanded && styles.mirrored]}>
      <IconButton icon="menu" label={t('menu.title')} onPress={props.onMenu} />
      <View style={styles.middle}>
        <Label tone="accent" numberOfLines={1} maxFontSizeMultiplier={growth.piece} style={styles.line}>
          {heading}
        </Label>
        <View style={styles.turn}>
          {actors.length === 1 && !over && <SeatBadge colour={looks[actor!]!.colour} size={16} />}
          <Label
            numberOfLines={1}
            maxFontSizeMultiplier={growth.piece}
            style={styles.title}
            role="heading"
            aria-level={1}
          >
            {title}
          </Label>
          {thinking && <Thinking label={t('table.thinking')} />}
        </View>
      </View>
      {onSkip ? (
        <IconButton icon="skip" label={t('table.skip')} onPress={onSkip} />
      ) : (
        <>
          {props.onRedo && <IconButton icon="redo" label={t('undo.redo')} onPress={props.onRedo} />}
          <IconButton
            icon="undo"
            label={t('undo.title')}
            disabledReason={holder === null ? t('undo.watching') : undefined}
            onPress={props.onUndo}
          />
        </>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', height: size.target, paddingHorizontal: space.xs },
  mirrored: { flexDirection: 'row-reverse' },
  middle: { flex: 1, minWidth: 0 },
  turn: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.xs },
  line: { textAlign: 'center' },
  title: { flexShrink: 1 },
})
