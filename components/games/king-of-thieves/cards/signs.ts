import { type Sign } from '../../../../rules/king-of-thieves/cards'
import { type IconName } from '../../../icons/Icon'

/** The symbols in a card's corner that other cards, and the count, ask for. */
export const signIcons: Readonly<Record<Sign, IconName>> = {
  henchman: 'hood',
  wand: 'sign-wand',
  tower: 'sign-tower',
  goods: 'sign-goods',
  scheme: 'sign-scheme',
  map: 'sign-map',
}
