import { isRecord } from '@/rules/core/json'
import { cardName, COLOUR_NAMES } from '@/rules/royal-bet/cards'
import { kindOf } from '@/rules/royal-bet/characters'

/** A word for a card, a ruler or a character as views and events show them. */
function wordOfPiece(value: Record<string, unknown>): string | null {
  if (typeof value.id !== 'number') return null
  if (typeof value.kind !== 'string') return Object.keys(value).length === 2 ? String(value.colour) : null
  return 'number' in value ? cardName(value.id) : value.kind
}

/** The word for a piece in Royal Bet's moves, events and views; null where a value speaks for itself. */
export function royalBetWord(name: string, value: unknown): string | null {
  if (isRecord(value)) return wordOfPiece(value)
  if (typeof value !== 'number') return null
  if (name === 'card') return cardName(value)
  if (name === 'set' || name === 'king') return COLOUR_NAMES[value]!
  return name === 'character' ? kindOf(value) : null
}
