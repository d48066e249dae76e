import type { Rng, Seat } from '../../core/game'
import {
  BLACK,
  BLUE,
  FLAG,
  isSpecial,
  isSuited,
  kindsIn,
  numberOf,
  RED,
  RELIC,
  WHITE,
  type Card,
} from '../cards'
import { emperorTeams } from '../modes/teams'
import { ownKings, playOf, playRefusal, type PlayMove } from '../phases/powers'
import { follows, ledColour, trickRules, winningPlay } from '../phases/strength'
import { cheerleaderOf, faceUp, NONE, setOf, type State } from '../state'
import { chanceOf, expectedWins } from './chances'
import { bestTarget, worthByTricks } from './estimate'

/** take: win the trick. shed: lose it and get rid of a dangerous card. save: lose it with the least card. */
export type Aim = 'take' | 'shed' | 'save'

/** How often a trick that an ally is winning is left to the ally. */
const LEAVE_TO_ALLY = 0.85
/** How readily a trick is taken while more are wanted, over the share of tricks that must be won. */
const EAGERNESS = 0.5
/** How much chance decides between cards of like strength. */
const LUCK = 0.1
/** The chance of a ten that the militia makes a one. */
const TURNED_TEN = 0.1
/** Points that one more win must bring for the red queen to be used. */
const QUEEN_MUST_BRING = 10

/** What every player's tricks are worth, worked out once a round; null in modes where tricks simply count. */
export type Plans = (number[] | null)[]

export function makePlans(state: State): Plans {
  const { mode } = state.options
  const bySquads = mode === 'classic' || mode === 'duel'
  return state.hands.map((hand, seat) =>
    bySquads ? worthByTricks(state, seat, state.wins[seat]! + hand.length + 1) : null,
  )
}

function leader(state: State): Seat {
  return state.plays.length === 0 ? NONE : winningPlay(state.plays, trickRules(state)).seat
}

function areAllies(state: State, one: Seat, other: Seat): boolean {
  switch (state.options.mode) {
    case 'alliance':
      return one % 2 === other % 2
    case 'emperor': {
      const [ruling] = emperorTeams(state)
      return ruling.includes(one) === ruling.includes(other)
    }
    case 'i-am-king':
      return one !== state.titleHolder && other !== state.titleHolder
    default:
      return false
  }
}

/** How many tricks this player still wants, and of how many. */
function wanted(state: State, seat: Seat, plans: Plans): { need: number; left: number } {
  const left = state.hands[seat]!.length
  const won = state.wins[seat]!
  const { target } = bestTarget(plans[seat]!, won + expectedWins(state, seat), won, won + left)
  return { need: target - won, left }
}

export function aimOf(state: State, seat: Seat, plans: Plans, rng: Rng): Aim {
  if (plans[seat] === null) {
    const winning = leader(state)
    if (winning !== NONE && areAllies(state, seat, winning) && rng.next() < LEAVE_TO_ALLY) return 'save'
    return 'take'
  }
  // Whoever cheers wants what the partner wants: tricks the partner needs are left to the partner.
  if (state.partner !== NONE && cheerleaderOf(state) === seat && state.hands[state.partner]!.length > 0) {
    return wanted(state, state.partner, plans).need > 0 ? 'shed' : 'take'
  }
  const { need, left } = wanted(state, seat, plans)
  if (need <= 0) return 'shed'
  return need >= left || rng.next() < EAGERNESS + need / left ? 'take' : 'shed'
}

type Option = { move: PlayMove; wins: boolean; chance: number }

function winsWith(state: State, seat: Seat, move: PlayMove): boolean {
  state.plays.push(playOf(state, seat, move))
  const wins = winningPlay(state.plays, trickRules(state)).seat === seat
  state.plays.pop()
  return wins
}

/** How strong a card is as it would be laid. */
function strengthOf(state: State, seat: Seat, { card, militia }: PlayMove): number {
  if (!militia) return chanceOf(state, seat, card)
  if (isSpecial(card)) return card === FLAG ? chanceOf(state, seat, RELIC) : chanceOf(state, seat, FLAG)
  return numberOf(card) === 1 ? chanceOf(state, seat, card + 9) : TURNED_TEN
}

function optionsOf(state: State, seat: Seat): Option[] {
  const hand = state.hands[seat]!
  const led = ledColour(state.plays)
  const turns = faceUp(state, seat, 'militia') > 0
  const options: Option[] = []
  const add = (move: PlayMove) =>
    options.push({ move, wins: winsWith(state, seat, move), chance: strengthOf(state, seat, move) })
  for (const card of kindsIn(hand)) {
    if (!follows(card, hand, led)) continue
    add({ type: 'play', card })
    const number = isSuited(card) ? numberOf(card) : 0
    if (turns && (isSpecial(card) || number === 1 || number === 10))
      add({ type: 'play', card, militia: true })
  }
  return options
}

/** The option with the highest (or, for −1, the lowest) chance of winning; a little luck keeps playouts apart. */
function extreme(options: readonly Option[], sign: 1 | -1, rng: Rng): PlayMove {
  let best = options[0]!
  let bestScore = -Infinity
  for (const option of options) {
    const score = sign * option.chance + LUCK * rng.next()
    if (score > bestScore) {
      best = option
      bestScore = score
    }
  }
  return best.move
}

/** A king on a card that may be laid, or a queen who turns the trick. */
function withPower(state: State, seat: Seat, aim: Aim, options: readonly Option[]): PlayMove | null {
  const tries: PlayMove[] = []
  const queen = state.queens[seat]! > 0 ? setOf(state, seat) : null
  const hand = state.hands[seat]!
  if (aim === 'take') {
    if (queen === WHITE) tries.push({ ...options[0]!.move, queen: true })
    for (const king of ownKings(state, seat)) {
      for (const { move } of options) tries.push({ type: 'play', card: move.card, king })
    }
  } else if (aim === 'shed' && queen === BLUE) {
    tries.push({ type: 'play', card: strongest(options), queen: true })
  }
  if (queen === BLACK) for (const card of kindsIn(hand)) tries.push({ type: 'play', card, queen: true })
  return (
    tries.find(
      (move) => playRefusal(state, seat, move) === null && winsWith(state, seat, move) === (aim === 'take'),
    ) ?? null
  )
}

function strongest(options: readonly Option[]): Card {
  return options.reduce((a, b) => (a.chance >= b.chance ? a : b)).move.card
}

/**
 * The card that fits the aim: the cheapest that wins for the last to play, else the strongest, and so on.
 * `bold` says how willing the player is to spend a king or a queen, from 0 to 1.
 */
export function chooseCard(state: State, seat: Seat, aim: Aim, bold: number, rng: Rng): PlayMove {
  const options = optionsOf(state, seat)
  const last = state.plays.length === state.seats - 1
  const winning = options.filter((option) => option.wins)
  const losing = options.filter((option) => !option.wins)
  const power = (): PlayMove | null => (rng.next() < bold ? withPower(state, seat, aim, options) : null)
  switch (aim) {
    case 'take':
      if (winning.length > 0) return extreme(winning, last ? -1 : 1, rng)
      return power() ?? extreme(options, -1, rng)
    case 'shed':
      if (losing.length > 0) return extreme(losing, 1, rng)
      return (last ? power() : null) ?? extreme(options, last ? 1 : -1, rng)
    case 'save':
      return extreme(losing.length > 0 ? losing : options, -1, rng)
  }
}

/** Is it time for the red queen? In the last trick, if one win more is better; where she must win, with a sure card. */
export function addsRedQueen(state: State, seat: Seat, plans: Plans, winsNow: boolean): boolean {
  if (setOf(state, seat) !== RED || state.queens[seat]! <= 0) return false
  const plan = plans[seat]
  if (!plan) return winsNow && state.plays.length === state.seats - 1
  const won = state.wins[seat]! + (winsNow ? 1 : 0)
  return state.hands[seat]!.length === 1 && (plan[won + 1] ?? 0) > plan[won]! + QUEEN_MUST_BRING
}
