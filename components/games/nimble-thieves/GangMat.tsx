import { StyleSheet, View } from 'react-native'
import { useTranslation } from 'react-i18next'

import { type View as GameView } from '../../../rules/nimble-thieves'
import { KINDS, VALUES } from '../../../rules/nimble-thieves/data'
import { Icon } from '../../icons/Icon'
import { Avatar, Caption, Figures, Label } from '../../kit'
import { type SeatLook } from '../../table/board'
import { colours, growth, opacity, radius, shadow, size, space, themeOf, type } from '../../theme/tokens'
import { type Box } from './geometry'
import { ThiefFigure } from './pieces/ThiefFigure'
import { TileFace } from './pieces/TileFace'

type Props = { look: SeatLook; view: GameView; box: Box; own: boolean }

const figure = 20
const tile = 28
/** From this width on three kinds of loot fit between the name and the count. */
export const roomForLoot = 280

/** One gang's place at the table: who leads it, its thieves still free, its loot. Only the owner sees points. */
export function GangMat({ look, view, box, own }: Props) {
  const { t } = useTranslation('nimble-thieves')
  const loot = view.loot[look.seat]!
  const out = view.out[look.seat]!
  const free = view.thieves.filter(
    ({ seat, whereabouts }) =>
      seat === look.seat && (whereabouts === 'on-board' || whereabouts === 'in-hand'),
  ).length
  const points = loot.reduce((sum, { kind }) => sum + VALUES[kind], 0)
  const counted = own || view.phase === 'over'
  const words = [
    look.name,
    out ? t('board.out') : t('board.thieves', { count: free }),
    t('board.loot', { count: loot.length }),
    counted && t('board.points', { count: points }),
  ]
  const narrow = box.width < 160
  const roomy = box.width >= roomForLoot
  const haul = (
    <>
      <View style={styles.row}>
        <Icon name="loot" size={narrow ? 16 : 20} color={themeOf('nimble-thieves').accent} twoTone />
        <Figures style={styles.count} maxFontSizeMultiplier={growth.table}>
          {loot.length}
        </Figures>
      </View>
      {counted && (
        <Label tone="accent" numberOfLines={1} maxFontSizeMultiplier={growth.table}>
          {t('board.points', { count: points })}
        </Label>
      )}
    </>
  )
  return (
    <View
      style={[
        styles.mat,
        { left: box.x, top: box.y, width: box.width, height: box.height },
        view.actors.includes(look.seat) && styles.acting,
        out && styles.out,
      ]}
      accessible
      role="img"
      aria-label={words.filter(Boolean).join(', ')}
    >
      <Avatar
        face={look.face}
        colour={look.colour}
        size={narrow ? 32 : Math.min(box.height - 2 * space.s, 60)}
      />
      <View style={styles.middle}>
        <Label numberOfLines={1} maxFontSizeMultiplier={growth.table}>
          {look.name}
        </Label>
        <View style={styles.row}>
          {out && <Caption maxFontSizeMultiplier={growth.table}>{t('board.out')}</Caption>}
          {!(narrow && counted) &&
            Array.from({ length: free }, (_, index) => (
              <ThiefFigure key={index} colour={look.colour} size={narrow ? figure * 0.8 : figure} />
            ))}
        </View>
        {/* On a narrow mat everything stands under the name: beside it there is room for one letter of it. */}
        {narrow && haul}
      </View>
      {counted && roomy && <LootByKind loot={loot} />}
      {!narrow && <View style={styles.loot}>{haul}</View>}
    </View>
  )
}

/** What the loot is made of, for its owner's eyes. */
function LootByKind({ loot }: { loot: GameView['loot'][number] }) {
  return KINDS.map((kind) => {
    const count = loot.filter((tile) => tile.kind === kind).length
    if (count === 0) return null
    return (
      <View key={kind} style={styles.kind}>
        <TileFace kind={kind} size={tile} />
        <Label maxFontSizeMultiplier={growth.table}>{count}</Label>
      </View>
    )
  })
}

const styles = StyleSheet.create({
  mat: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    borderRadius: radius.card,
    borderWidth: size.frame,
    borderColor: colours.clear,
    backgroundColor: colours.hollow,
    boxShadow: shadow.sunken,
  },
  acting: { borderColor: colours.brass },
  out: { opacity: opacity.waiting },
  middle: { flex: 1, minWidth: 0 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  kind: { alignItems: 'center' },
  loot: { alignItems: 'flex-end' },
  count: { fontSize: type.body, lineHeight: 18 },
})
