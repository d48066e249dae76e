import { type Effect } from '../../../../rules/king-of-thieves/cards'
import { BAG, type Face, FACE_NAMES, type FaceName } from '../../../../rules/king-of-thieves/data'
import { type IconName } from '../../../icons/Icon'
import { type TokenKind } from '../pieces/Token'

/** A card's effect without words, read from left to right. */
export type EffectSymbol =
  | { readonly kind: 'face'; readonly face: FaceName }
  | { readonly kind: 'token'; readonly token: TokenKind }
  | { readonly kind: 'icon'; readonly icon: IconName }
  | { readonly kind: 'points'; readonly points: number }
  /** Figures and signs only: they are the same in every language. */
  | { readonly kind: 'sign'; readonly sign: string }

const face = (shown: Face): EffectSymbol => ({ kind: 'face', face: FACE_NAMES[shown] })
const token = (name: TokenKind): EffectSymbol => ({ kind: 'token', token: name })
const icon = (name: IconName): EffectSymbol => ({ kind: 'icon', icon: name })
const points = (count: number): EffectSymbol => ({ kind: 'points', points: count })
const sign = (text: string): EffectSymbol => ({ kind: 'sign', sign: text })
const gives = sign('→')

export function symbolsOf(effect: Effect): EffectSymbol[] {
  switch (effect.kind) {
    case 'flip':
      return [face(effect.from), gives, ...effect.to.map(face)]
    case 'pay':
      return [face(effect.face), gives, token(effect.token)]
    case 'extra-purchase':
      return [...(effect.gem === null ? [] : [face(effect.gem), gives]), sign('+1'), icon('card')]
    case 'discount':
      return [icon('card'), sign('−1')]
    case 'patron':
      return [icon('card'), face(effect.gem), gives, token('infamy')]
    case 'captain':
      return [icon('crown'), gives, token('infamy')]
    case 'turn-in':
      return [face(effect.face), gives, sign('+1'), token(effect.face === BAG ? 'coin' : 'infamy')]
    case 'steady-loot':
      return [icon('thief'), sign('≠'), icon('again')]
    case 'reroll':
      return [icon('again'), sign('1')]
    case 'victim':
      return [icon('thief'), gives, token('infamy')]
    case 'potion':
      return [icon('trash'), gives, icon('card')]
    case 'haul':
      return [icon('chest'), gives, token('infamy')]
    case 'exchange':
      return [token('coin'), gives, ...Array.from({ length: effect.infamy }, () => token('infamy'))]
    case 'points':
      return [points(effect.points)]
    case 'safehouse':
      return [points(effect.alone), icon('sign-tower'), icon('sign-tower'), points(effect.several)]
    case 'golem':
      return [icon('sign-wand'), icon('sign-wand'), gives, points(effect.perTwoWands)]
    case 'loyalty':
      return [icon('card'), gives, points(1)]
    case 'campaign':
      return [token('infamy'), token('infamy'), gives, points(1)]
    case 'treasure':
      return [points(effect.alone), sign('/'), icon('sign-map'), points(effect.contested)]
  }
}
