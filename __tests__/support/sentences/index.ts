import { type TFunction } from 'i18next'

import { type Word } from '@/components/words'
import { kingOfThievesSentences } from './king-of-thieves'
import { nimbleThievesSentences } from './nimble-thieves'

/** A heading and what is said under it. */
export type Section = readonly [string, readonly string[]]
export type Speaker = { readonly t: TFunction; readonly names: readonly Word[] }

/** Every sentence of a game, with every piece that can stand in it. */
export const sentencesOf: Readonly<Record<string, (speaker: Speaker) => Section[]>> = {
  'king-of-thieves': kingOfThievesSentences,
  'nimble-thieves': nimbleThievesSentences,
}
