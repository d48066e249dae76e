import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { DECKS, FACE_NAMES, GEMS } from '../../../../rules/king-of-thieves/data'
import { Drawn, type PictureName } from '../../../icons/Drawn'
import { Icon, type IconName } from '../../../icons/Icon'
import { Strong, SurfaceContext } from '../../../kit'
import { fonts } from '../../../theme/fonts'
import {
  colours,
  decks,
  growth,
  opacity,
  radius,
  shadow,
  size as sizes,
  space,
  type,
} from '../../../theme/tokens'
import { cardOf } from '../fencing'
import { CHIP_CARD, HAND_CARD } from '../layout'
import { FaceMark } from '../pieces/FaceMark'
import { Effects } from './Effects'

export type CardSize = 'chip' | 'hand' | 'full'

type Look = Readonly<
  Record<'width' | 'height' | 'picture' | 'glyph' | 'gem' | 'sign' | 'effect' | 'name', number>
>

const looks: Readonly<Record<CardSize, Look>> = {
  chip: { ...CHIP_CARD, picture: 44, glyph: 32, gem: 10, sign: 0, effect: 0, name: 0 },
  hand: { ...HAND_CARD, picture: 72, glyph: 56, gem: 15, sign: 16, effect: 16, name: type.caption },
  full: {
    width: 232,
    height: 324,
    picture: 212,
    glyph: 156,
    gem: 26,
    sign: 28,
    effect: 26,
    name: type.heading,
  },
}

function lookAt(size: CardSize, zoom: number): Look {
  const look = looks[size]
  const zoomed = { ...look }
  for (const key of Object.keys(look) as (keyof Look)[]) zoomed[key] = Math.round(look[key] * zoom)
  return zoomed
}

type Props = {
  card: string
  size: CardSize
  /** It can be bought or used now. */
  lit?: boolean
  /** It was used this turn. */
  spent?: boolean
  /** Larger where a tablet has the room, smaller where a low phone has not. */
  zoom?: number
}

/** A card of the market, face up. The picture carries the cost, the name and the effect stand below it. */
export function CardFace({ card: id, size, lit = false, spent = false, zoom = 1 }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const card = cardOf(id)
  const look = lookAt(size, zoom)
  const deck = DECKS[card.deck]!
  const name = t(`cards.${id}`)
  return (
    <SurfaceContext value="paper">
      <View
        style={[
          styles.card,
          { width: look.width, height: look.height, borderColor: decks[deck] },
          size === 'chip' && styles.chip,
          lit && styles.lit,
          spent && styles.spent,
        ]}
      >
        <View style={[styles.inner, { borderColor: decks[deck] }, size === 'chip' && styles.innerChip]}>
          <View style={[styles.picture, { height: look.picture }]}>
            <Drawn
              name={`king/ground-${deck}`}
              width={look.width}
              height={look.picture}
              style={styles.ground}
            />
            {size === 'full' ? (
              <View>
                <Icon
                  name={`market-${id}` as IconName}
                  size={look.glyph}
                  color={colours.paperShade}
                  twoTone
                />
              </View>
            ) : (
              <Drawn name={`king/${id}` as PictureName} width={look.glyph} />
            )}
            {size !== 'chip' && (
              <>
                <View style={styles.cost}>
                  <Cost cost={card.cost} size={look.gem} />
                </View>
                <View style={styles.signs}>
                  {card.signs.map((sign, index) => (
                    <Drawn key={index} name={`king/sign-${sign}`} width={look.sign + space.xs} />
                  ))}
                </View>
              </>
            )}
          </View>
          {size === 'chip' && (
            <View style={styles.chipCost}>
              <Cost cost={card.cost} size={look.gem} />
            </View>
          )}
          {size !== 'chip' && (
            <View style={styles.words}>
              <Strong
                style={[styles.name, { fontSize: look.name, lineHeight: Math.round(look.name * 1.1) }]}
                numberOfLines={3}
                maxFontSizeMultiplier={growth.none}
              >
                {name}
              </Strong>
              <Effects card={card} size={card.effects.length > 1 ? look.effect * 0.8 : look.effect} />
            </View>
          )}
        </View>
      </View>
    </SurfaceContext>
  )
}

function Cost({ cost, size }: { cost: readonly number[]; size: number }) {
  return GEMS.flatMap((gem) =>
    Array.from({ length: cost[gem]! }, (_, index) => (
      <FaceMark key={`${gem} ${index}`} face={FACE_NAMES[gem]} size={size} />
    )),
  )
}

const styles = StyleSheet.create({
  card: {
    padding: space.hair,
    borderRadius: radius.card,
    borderWidth: sizes.frame,
    backgroundColor: colours.paper,
    boxShadow: shadow.resting,
  },
  chip: { padding: 0, borderRadius: radius.chip },
  lit: { boxShadow: `0px 0px 0px 2px ${colours.brassLight}, 0px 0px 14px ${colours.brassLight}` },
  spent: { opacity: opacity.waiting },
  inner: {
    flex: 1,
    overflow: 'hidden',
    borderWidth: sizes.hairline,
    borderRadius: radius.card - space.xs,
    backgroundColor: colours.paper,
  },
  innerChip: { borderWidth: 0, borderRadius: space.xs },
  ground: { position: 'absolute', left: 0, top: 0 },
  picture: { alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  cost: {
    position: 'absolute',
    left: space.hair,
    top: space.hair,
    padding: space.hair,
    gap: 1,
    borderRadius: radius.chip,
    backgroundColor: colours.paper,
    boxShadow: shadow.resting,
  },
  chipCost: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  signs: { position: 'absolute', right: space.hair, top: space.hair, gap: space.hair },
  words: { flex: 1, alignItems: 'center', justifyContent: 'space-evenly', paddingHorizontal: space.hair },
  name: { textAlign: 'center', fontFamily: fonts.serif },
})
