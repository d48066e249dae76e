import { type TFunction } from 'i18next'

import { type PeekPiece } from '../../../table/peek'
import { cardSize } from '../../../theme/tokens'
import { cardOf } from '../fencing'
import { costWords, effectWords } from '../words'
import { CardFace } from './CardFace'

/** A card held up to be read, with what can be done with it now. */
export function peekCard(t: TFunction, id: string, state: string | null): PeekPiece {
  return {
    name: t(`cards.${id}`, { ns: 'king-of-thieves' }),
    words: cardOf(id).effects.map((effect) => effectWords(t, effect)),
    worth: [costWords(t, id), state].filter(Boolean).join(', '),
    topic: 'cards',
    draw: ({ height }) => <CardFace card={id} size="full" zoom={height / cardSize.full.height} />,
  }
}
