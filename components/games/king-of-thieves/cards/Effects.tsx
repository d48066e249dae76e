import { StyleSheet, View } from 'react-native'

import { type Card } from '../../../../rules/king-of-thieves/cards'
import { Icon } from '../../../icons/Icon'
import { Figures } from '../../../kit'
import { colours, growth, radius, space, type } from '../../../theme/tokens'
import { FaceMark } from '../pieces/FaceMark'
import { Token } from '../pieces/Token'
import { symbolsOf, type EffectSymbol } from './symbols'

/** So many symbols fit side by side; the jeweller has one more. */
const ACROSS = 5

/** What a card does, in pictures. The words are elsewhere, so nobody needs to hear these. */
export function Effects({ card, size }: { card: Card; size: number }) {
  return (
    <View style={styles.effects} aria-hidden>
      {card.effects.map((effect) => {
        const symbols = symbolsOf(effect)
        const fitting = Math.round(symbols.length > ACROSS ? size * 0.75 : size)
        return (
          <View key={effect.kind} style={styles.effect}>
            {symbols.map((symbol, index) => (
              <Drawn key={index} symbol={symbol} size={fitting} />
            ))}
          </View>
        )
      })}
    </View>
  )
}

function Drawn({ symbol, size }: { symbol: EffectSymbol; size: number }) {
  switch (symbol.kind) {
    case 'face':
      return <FaceMark face={symbol.face} size={size} />
    case 'token':
      return <Token kind={symbol.token} size={size} />
    case 'icon':
      return <Icon name={symbol.icon} size={size} color={colours.ink} />
    case 'sign':
      return <Sign style={styles.sign} size={size} text={symbol.sign} />
    case 'points':
      return (
        <View style={[styles.points, { minWidth: size, height: size }]}>
          <Sign style={styles.figure} size={size} text={String(symbol.points)} />
        </View>
      )
  }
}

/** Figures as high as the pictures beside them, but never too small to read. */
function Sign({ style, size, text }: { style: { color: string }; size: number; text: string }) {
  const fontSize = Math.max(type.caption, Math.round(size * 0.78))
  const lettering = { fontSize, lineHeight: Math.max(size, fontSize + space.hair) }
  return (
    <Figures style={[style, lettering]} maxFontSizeMultiplier={growth.none}>
      {text}
    </Figures>
  )
}

const styles = StyleSheet.create({
  effects: { gap: space.hair, alignItems: 'center' },
  effect: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.hair },
  sign: { color: colours.ink },
  points: {
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.hair,
    borderRadius: radius.chip,
    backgroundColor: colours.wood,
  },
  figure: { color: colours.brassLight },
})
