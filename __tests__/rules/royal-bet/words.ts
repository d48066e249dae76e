import { cardName, COLOUR_NAMES } from '../../../rules/royal-bet/cards'
import { kindOf } from '../../../rules/royal-bet/data'

const CARDS = ['card', 'cards', 'shown', 'out', 'won', 'specialsLeft']
const COLOURS = ['set', 'sets', 'setsLeft', 'king', 'queen', 'colour', 'dealColour', 'dealOrder', 'kingsLeft']
const CHARACTERS = ['character', 'pool', 'squads']

/** The word for a number in Royal Bet's moves, events and views; null where it is just a number. */
export function royalBetWord(name: string, value: number): string | null {
  if (CARDS.includes(name)) return cardName(value)
  if (COLOURS.includes(name)) return COLOUR_NAMES[value] ?? 'none'
  return CHARACTERS.includes(name) ? kindOf(value) : null
}
