import { useTranslation } from 'react-i18next'
import { StyleSheet, useWindowDimensions, View } from 'react-native'

import { type Move, type View as GameView } from '../../../../rules/king-of-thieves'
import { FACE_NAMES, GEMS } from '../../../../rules/king-of-thieves/data'
import { Icon } from '../../../icons/Icon'
import { Body, Button, Label, Press, Strong } from '../../../kit'
import { colours, growth, radius, size, space } from '../../../theme/tokens'
import {
  abilitiesOf,
  attemptToBuy,
  attemptToUse,
  cardOf,
  paymentsFor,
  type Ability,
  type Purchase,
} from '../fencing'
import { FaceMark } from '../pieces/FaceMark'
import { Token } from '../pieces/Token'
import { abilityWords, effectWords, paymentWords } from '../words'
import { CardFace } from './CardFace'
import { signIcons } from './signs'

/** Below this height the words stand beside the card, so that the buttons stay in sight. */
const LOW = 760
/** Below this a phone lies on its side. */
const LYING = 430

type Props = {
  card: string
  /** As chosen so far; undefined for a card that cannot be bought. */
  chosen: Purchase | undefined
  view: GameView
  moves: readonly Move[]
  choosePayment: (payment: number) => void
  play: (move: Move) => void
  explain: (move: Move) => void
}

/** A card at full size with its words, and everything that can be done with it now. */
export function OpenCard({ card: id, chosen, view, moves, choosePayment, play, explain }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const card = cardOf(id)
  const { height, fontScale } = useWindowDimensions()
  const low = height < LOW
  // Large letters need the whole width.
  const beside = low && fontScale <= growth.table
  const payments = paymentsFor(moves, id)
  const abilities = abilitiesOf(moves, id)
  const forSale = view.market.some((row) => row.includes(id))
  const mine = view.seat !== null && view.owned[view.seat]!.includes(id)
  const attempt = mine ? attemptToUse(id) : null
  return (
    <View style={styles.body}>
      <View style={[styles.middle, beside && styles.beside]}>
        <CardFace card={id} size="full" zoom={height < LYING ? 0.58 : low ? 0.66 : 1} />
        <View style={[styles.about, beside && styles.besideCard]}>
          <View style={styles.signs}>
            {card.signs.map((sign, index) => (
              <View key={index} style={styles.sign}>
                <Icon name={signIcons[sign]} size={20} color={colours.brassLight} />
                <Label tone="soft">{t(`signs.${sign}`)}</Label>
              </View>
            ))}
          </View>
          {card.effects.map((effect) => (
            <Body key={effect.kind} style={styles.words}>
              {effectWords(t, effect)}
            </Body>
          ))}
        </View>
      </View>
      {chosen && payments.length > 1 && (
        <Payments payments={payments} chosen={chosen} onChoose={choosePayment} />
      )}
      {!chosen && forSale && moves.length > 0 && (
        <Button title={t('action.buy')} onPress={() => explain(attemptToBuy(view, id))} />
      )}
      {abilities.map((ability) => (
        <AbilityButton key={abilityWords(t, ability)} ability={ability} onPress={() => play(ability)} />
      ))}
      {abilities.length === 0 && attempt && moves.length > 0 && (
        <Button title={abilityWords(t, attempt)} onPress={() => explain(attempt)} />
      )}
    </View>
  )
}

/** It stands below what scrolls, so that it is in sight on a low screen too. */
export function BuyButton({ purchase, play }: { purchase: Purchase; play: (move: Move) => void }) {
  const { t } = useTranslation('king-of-thieves')
  return (
    <Button
      kind="primary"
      title={t('action.buy')}
      label={`${t('action.buy')}: ${paymentWords(t, purchase)}`}
      onPress={() => play(purchase)}
    />
  )
}

type PaymentsProps = {
  payments: readonly Purchase[]
  chosen: Purchase
  onChoose: (payment: number) => void
}

function Payments({ payments, chosen, onChoose }: PaymentsProps) {
  const { t } = useTranslation('king-of-thieves')
  return (
    <View style={styles.payments}>
      <Strong>{t('payment.title')}</Strong>
      <View role="radiogroup" aria-label={t('payment.title')} style={styles.choices}>
        {payments.map((purchase, index) => (
          <Press
            key={paymentWords(t, purchase)}
            role="radio"
            aria-checked={purchase === chosen}
            label={paymentWords(t, purchase)}
            onPress={() => onChoose(index)}
            style={[styles.payment, purchase === chosen && styles.chosen]}
          >
            <PaidWith purchase={purchase} />
          </Press>
        ))}
      </View>
    </View>
  )
}

function PaidWith({ purchase: { dice, coins } }: { purchase: Purchase }) {
  const { t } = useTranslation('king-of-thieves')
  if (coins === 0 && dice.every((count) => count === 0)) return <Label>{t('payment.free')}</Label>
  return (
    <View style={styles.row}>
      {GEMS.flatMap((gem) =>
        Array.from({ length: dice[gem]! }, (_, index) => (
          <FaceMark key={`${gem} ${index}`} face={FACE_NAMES[gem]} size={22} />
        )),
      )}
      {Array.from({ length: coins }, (_, index) => (
        <Token key={index} kind="coin" size={22} />
      ))}
    </View>
  )
}

function AbilityButton({ ability, onPress }: { ability: Ability; onPress: () => void }) {
  const { t } = useTranslation('king-of-thieves')
  return (
    <Press
      label={abilityWords(t, ability)}
      onPress={onPress}
      style={(pressed) => [styles.ability, pressed && styles.pressed]}
    >
      {ability.type === 'flip' && <FaceMark face={ability.to} size={28} />}
      <Strong tone="accent" style={styles.abilityWords}>
        {abilityWords(t, ability)}
      </Strong>
    </Press>
  )
}

const styles = StyleSheet.create({
  body: { gap: space.m },
  middle: { alignItems: 'center', gap: space.m },
  beside: { flexDirection: 'row' },
  about: { gap: space.s },
  besideCard: { flex: 1 },
  signs: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
  sign: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  words: { textAlign: 'center' },
  payments: { gap: space.s },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  payment: {
    minHeight: size.target,
    paddingHorizontal: space.m,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
    borderWidth: size.frame,
    borderColor: colours.woodLight,
    backgroundColor: colours.night,
  },
  chosen: { borderColor: colours.brassLight, backgroundColor: colours.woodLight },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  ability: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    minHeight: size.button,
    paddingHorizontal: space.m,
    borderRadius: radius.card,
    borderWidth: size.hairline,
    borderColor: colours.brass,
    backgroundColor: colours.woodLight,
  },
  pressed: { backgroundColor: colours.wood },
  abilityWords: { flexShrink: 1, textAlign: 'center' },
})
