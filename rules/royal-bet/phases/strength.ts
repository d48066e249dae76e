import type { Seat } from '../../core/game'
import {
  BLACK,
  BLUE,
  colourOf,
  FLAG,
  GREEN,
  isSuited,
  isWhiteCourt,
  numberOf,
  RED,
  RELIC,
  WHITE,
  type Card,
  type Colour,
} from '../cards'
import { rulesOf, setOf, type State } from '../state'

/**
 * The one trick engine of all modes. It knows cards and what lies on them; which powers a player has and when
 * they may be used is told elsewhere.
 */

/** A card on the table with everything that was done to it. Never changed once laid. */
export type Play = {
  readonly seat: Seat
  readonly card: Card
  /** The colour of the queen used with it, if any. */
  readonly queen?: Colour
  /** Did the militia turn it? */
  readonly militia?: true
  /** The king that lies on it, if any. */
  readonly king?: Colour
  /** Laid by a player with a samurai: red cards then have the strength of trumps. */
  readonly samurai?: true
}

/** A trick that is over. */
export type Trick = {
  readonly leader: Seat
  readonly winner: Seat
  /** Did the red queen count for one more, as she only does with the trick won? */
  readonly extraWin: boolean
  readonly plays: readonly Play[]
}

export type TrickRules = { readonly trump: Colour | null; readonly flagsBeatRelics: boolean }

/** Trick rules by trump, made once: playouts ask for them at every card. */
const rulesByTrump = (flagsBeatRelics: boolean) =>
  ([null, RED, BLUE, GREEN, BLACK] as const).map((trump): TrickRules => ({ trump, flagsBeatRelics }))
const ORDINARY = rulesByTrump(false)
const FLAGS_OVER_RELICS = rulesByTrump(true)

export function trickRules(state: State): TrickRules {
  const { trump, flagsBeatRelics } = rulesOf(state)
  // A white set means that there is no trump.
  const colour = trump === 'black' ? BLACK : (setOf(state, state.titleHolder) ?? WHITE)
  return (flagsBeatRelics ? FLAGS_OVER_RELICS : ORDINARY)[colour]!
}

/** The colour to follow: that of the first card that has one, whatever lies on it. */
export function ledColour(plays: readonly Play[]): Colour | null {
  for (const play of plays) if (isSuited(play.card)) return colourOf(play.card)
  return null
}

/** May this card be laid without any power? Relics, flags, white jack and white queen always may. */
export function follows(card: Card, hand: readonly Card[], led: Colour | null): boolean {
  if (led === null || !isSuited(card) || colourOf(card) === led) return true
  return !hand.some((other) => isSuited(other) && colourOf(other) === led)
}

/** A one turned is a ten and the other way round. */
const TURNED_SUM = 11

/** As what the card fights: a relic, a flag or its number. */
export function facedAs(play: Play): 'relic' | 'flag' | number {
  const { card, queen, militia } = play
  const relic = queen === WHITE || (queen !== BLUE && card === RELIC)
  const flag = queen === BLUE || (queen !== WHITE && card === FLAG)
  if (relic) return militia ? 'flag' : 'relic'
  if (flag) return militia ? 'relic' : 'flag'
  const number = numberOf(card)
  return militia ? TURNED_SUM - number : number
}

// The steps between the kinds of cards leave room for numbers up to 12.
const FLAG_STRENGTH = 0
const OTHER_COLOUR = 20
const LED_COLOUR = 40
const TRUMP = 60
const RELIC_STRENGTH = 80
const FLAG_OVER_RELIC = 90
const KING = 100

function strength(play: Play, led: Colour | null, withRelic: boolean, rules: TrickRules): number {
  if (play.king !== undefined) return KING
  const face = facedAs(play)
  if (face === 'relic') return RELIC_STRENGTH
  if (face === 'flag') return withRelic && rules.flagsBeatRelics ? FLAG_OVER_RELIC : FLAG_STRENGTH
  // White jack and queen take the led colour; while there is none they are only above flags.
  const colour = isWhiteCourt(play.card) ? led : colourOf(play.card)
  if (colour === null) return OTHER_COLOUR + face
  if (colour === rules.trump || (play.samurai && colour === RED)) return TRUMP + face
  return (colour === led ? LED_COLOUR : OTHER_COLOUR) + face
}

/** The play that wins, or would win if nothing more were laid. Equals: the earlier, but of kings the later. */
export function winningPlay(plays: readonly Play[], rules: TrickRules): Play {
  const led = ledColour(plays)
  const withRelic = rules.flagsBeatRelics && plays.some((play) => facedAs(play) === 'relic')
  let best = plays[0]!
  let bestStrength = strength(best, led, withRelic, rules)
  for (let i = 1; i < plays.length; i++) {
    const play = plays[i]!
    const own = strength(play, led, withRelic, rules)
    if (own > bestStrength || own === KING) {
      best = play
      bestStrength = own
    }
  }
  return best
}

/** How many relics a winning flag has beaten; none unless a flag (or what a power made one) won. */
export function relicsBeaten(plays: readonly Play[], winner: Play): number {
  if (winner.king !== undefined || facedAs(winner) !== 'flag') return 0
  return plays.filter((play) => facedAs(play) === 'relic').length
}
