import {
  BERSERKER_TEN,
  cardName,
  COLOURS,
  FLAG,
  jackOf,
  queenOf,
  RELIC,
  type Card,
} from '@/rules/royal-bet/cards'
import { castFor } from '@/rules/royal-bet/characters'
import { deckFor, MODES } from '@/rules/royal-bet/data'
import { NONE, type State } from '@/rules/royal-bet/state'

const BERSERKER_TENS = 2

function cardsOf(state: State): Card[] {
  return [
    ...state.deck,
    ...state.hands.flat(),
    ...state.discards.flat(),
    ...state.packets.flat(),
    ...state.auction.flat(),
    ...state.gone,
    ...state.out,
    ...state.tricks.flatMap((trick) => trick.plays.map((play) => play.card)),
    ...state.plays.map((play) => play.card),
    ...state.specialsLeft,
  ]
}

/** Jacks and queens are out of their sets, in hands or on the table, from the end of the draft on. */
function courtsInPlay(state: State): Card[] {
  const { jacksAreCards, queensAreCards } = MODES[state.options.mode]
  const started = state.phase === 'tricks' || state.phase === 'preparation' || state.phase === 'over'
  if (!started) return []
  return COLOURS.filter((colour) => state.sets.includes(colour)).flatMap((colour) => [
    ...(jacksAreCards ? [jackOf(colour)] : []),
    ...(queensAreCards ? [queenOf(colour)] : []),
  ])
}

function expectedCards(state: State): Card[] {
  const { mode } = state.options
  const chosen = mode === 'alliance' ? [RELIC, RELIC, FLAG, FLAG] : []
  return [...deckFor(mode, state.seats), ...chosen, ...courtsInPlay(state)]
}

function differences<T>(what: (item: T) => string, found: readonly T[], expected: readonly T[]): string[] {
  const kinds = new Set([...found, ...expected])
  const count = (items: readonly T[], kind: T) => items.filter((item) => item === kind).length
  return [...kinds].flatMap((kind) => {
    const surplus = count(found, kind) - count(expected, kind)
    return surplus === 0 ? [] : [`${what(kind)}: ${surplus > 0 ? '+' : ''}${surplus}`]
  })
}

function characterProblems(state: State): string[] {
  const { mode, squads, cheerleader } = state.options
  const played = mode === 'classic' || mode === 'duel'
  const withCheerleader = mode === 'classic' && cheerleader !== 'off'
  const cast = played ? castFor(state.seats, withCheerleader, mode === 'classic' && squads === 'starter') : []
  return differences((character) => `character ${character}`, [...state.pool, ...state.squads.flat()], cast)
}

function setProblems(state: State): string[] {
  const held = state.sets.filter((colour) => colour !== NONE)
  const twice = held.filter((colour, i) => held.indexOf(colour) !== i || state.setsLeft.includes(colour as 0))
  return twice.map((colour) => `ruler set ${colour} is in two places`)
}

/** What is missing, doubled or out of place. */
export function census(state: State): string[] {
  const cards = cardsOf(state)
  const tens = cards.filter((card) => card === BERSERKER_TEN).length
  return [
    ...differences(
      cardName,
      cards.filter((card) => card !== BERSERKER_TEN),
      expectedCards(state),
    ),
    ...(tens > BERSERKER_TENS ? [`${tens} tens of the berserkers`] : []),
    ...characterProblems(state),
    ...setProblems(state),
  ]
}
