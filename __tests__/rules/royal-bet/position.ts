import { eventsFor, play } from '@/rules/core/play'
import type { Seat } from '@/rules/core/game'
import { royalBet, type Event, type Move, type Options, type State } from '@/rules/royal-bet'
import {
  cardName,
  COLOUR_NAMES,
  faceOf,
  type Card,
  type CardFace,
  type Colour,
  type ColourName,
} from '@/rules/royal-bet/cards'
import { CHARACTERS, type CharacterKind } from '@/rules/royal-bet/characters'
import { deckFor, MODES, type Bet } from '@/rules/royal-bet/data'
import { scoreSquads } from '@/rules/royal-bet/modes/squad-score'
import { winningPlay, type Play, type TrickRules } from '@/rules/royal-bet/phases/strength'
import { startTricks } from '@/rules/royal-bet/phases/tricks'
import { cardsWon, opening } from '@/rules/royal-bet/state'

/** Positions told in words: "red 2, black 10, relic". */

const BY_NAME = new Map<string, Card>(Array.from({ length: 80 }, (_, card) => [cardName(card), card]))

export function card(name: string): Card {
  const found = BY_NAME.get(name)
  if (found === undefined) throw new Error(`there is no card "${name}"`)
  return found
}

export function cards(names: string): Card[] {
  return names === '' ? [] : names.split(', ').map(card)
}

export function colour(name: ColourName): Colour {
  return COLOUR_NAMES.indexOf(name) as Colour
}

/** Cards laid one after the other by seats 0, 1, 2 …; who wins? Each is a name or a card with what lies on it. */
export function winnerOf(
  laid: (string | (Omit<Play, 'seat' | 'card'> & { card: string }))[],
  rules: Partial<TrickRules> = {},
): string {
  const plays = laid.map((one, seat): Play => {
    if (typeof one === 'string') return { seat, card: card(one) }
    return { ...one, seat, card: card(one.card) }
  })
  const winner = winningPlay(plays, { trump: colour('black'), flagsBeatRelics: false, ...rules })
  return `${winner.seat}: ${cardName(winner.card)}`
}

/** The same cards as views and events show them. */
export function face(name: string): CardFace {
  return faceOf(card(name))
}

export function faces(names: string): CardFace[] {
  return cards(names).map(faceOf)
}

export type PlayerInWords = {
  set?: ColourName
  hand?: string
  squad?: CharacterKind[]
  bets?: Bet[]
  points?: number
  kingUsed?: boolean
  queenUsed?: boolean
  wins?: number
  extraWins?: number
  won?: string
}

const DEFAULTS: Options = { mode: 'classic', squads: 'draft', cheerleader: 'off', jestersDeal: 'off' }
const DEFAULT_SETS: ColourName[] = ['white', 'red', 'blue', 'green', 'black']

/** A table in the middle of its tricks; seat 0 leads unless something else is said. */
export function position(
  players: PlayerInWords[],
  more: Partial<Omit<State, 'options'>> & { options?: Partial<Options> } = {},
): State {
  const options = { ...DEFAULTS, ...more.options }
  const state = opening(options, players.length, 1)
  const free = CHARACTERS.map((_, character) => character)
  const given = players.map(({ set }) => set)
  const spare = DEFAULT_SETS.filter((name) => !given.includes(name))
  state.round = 1
  players.forEach((player, seat) => {
    const set = colour(player.set ?? spare.shift()!)
    state.sets[seat] = set
    state.kings[set] = seat
    state.kingsUsed[set] = player.kingUsed ? 1 : 0
    state.queens[seat] = player.queenUsed ? 0 : MODES[options.mode].queenUses[set]!
    state.hands[seat] = cards(player.hand ?? '')
    state.squads[seat] = (player.squad ?? []).map((kind) => {
      const at = free.findIndex((character) => CHARACTERS[character] === kind)
      if (at < 0) throw new Error(`there is no further ${kind}`)
      return free.splice(at, 1)[0]!
    })
    state.bets[seat] = player.bets ?? []
    state.hermits[seat] = state.squads[seat]!.filter((c) => CHARACTERS[c] === 'hermit').length
    state.hermits[seat]! -= state.bets[seat]!.filter((bet) => bet === 'hermit').length
    state.points[seat] = player.points ?? 0
    state.wins[seat] = player.wins ?? 0
    state.extraWins[seat] = player.extraWins ?? 0
    const won = cards(player.won ?? '')
    const plays = won.map((one): Play => ({ seat, card: one }))
    if (won.length > 0) state.tricks.push({ leader: seat, winner: seat, extraWin: false, plays })
  })
  startTricks(state, more.leader ?? 0, 'lowest-king', () => undefined)
  return Object.assign(state, { ...more, options })
}

/** The same with all other cards of the deck lying in it, so that worlds can be imagined. */
export function full(players: PlayerInWords[], more: Parameters<typeof position>[1] = {}): State {
  const state = position(players, more)
  const rest = deckFor(state.options.mode, players.length)
  for (const one of [...state.hands.flat(), ...players.flatMap((_, seat) => cardsWon(state, seat))]) {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
  }
  state.deck = rest
  return state
}

/** Plays moves of one seat after the other and returns the last state. */
export function after(state: State, ...steps: [Seat, Move][]): State {
  return steps.reduce((now, [seat, move]) => play(royalBet, now, seat, move).state, state)
}

/** A card by name, with what is done to it. */
export function lay(name: string, powers: { queen?: true; militia?: true; king?: Colour } = {}): Move {
  return { type: 'play', card: card(name), ...powers }
}

/** The plain cards, without powers, that a seat may lay. */
export function playable(state: State, seat: Seat): string[] {
  return plays(state, seat)
    .filter((move) => Object.keys(move).length === 2)
    .map((move) => cardName(move.card))
}

type PlayMove = Extract<Move, { type: 'play' }>

export function plays(state: State, seat: Seat): PlayMove[] {
  return royalBet.moves(state, seat).filter((move): move is PlayMove => move.type === 'play')
}

export function can(state: State, seat: Seat, move: Move): boolean {
  return royalBet.moves(state, seat).some((legal) => JSON.stringify(legal) === JSON.stringify(move))
}

/** The lines of a seat's sheet so far that brought or cost something. */
export function linesOf(state: State, seat: Seat): { round: number; source: string; points: number }[] {
  const sheets = [...state.sheets, { round: state.round, lines: state.lines }]
  return sheets.flatMap(({ round, lines }) =>
    lines
      .filter((line) => line.seat === seat && line.points !== 0)
      .map(({ source, points }) => ({ round, source, points })),
  )
}

/** The points by source, for each seat. */
export function pointsBySource(state: State): Record<string, number>[] {
  return state.points.map((_, seat) => {
    const sums: Record<string, number> = {}
    for (const { source, points } of linesOf(state, seat)) sums[source] = (sums[source] ?? 0) + points
    return sums
  })
}

/** The points of the round that has just been played, by source, for each seat. */
export function roundPoints(state: State): Record<string, number>[] {
  const scored = royalBet.clone(state)
  scoreSquads(scored)
  return pointsBySource(scored)
}

export function heardBy(state: State, seat: Seat, move: Move, listener: Seat | null): Event[] {
  return eventsFor(play(royalBet, state, seat, move).events, listener)
}

/** Why a move is refused; fails when it is not. */
export function refusal(state: State, seat: Seat, move: unknown): string {
  try {
    royalBet.apply(royalBet.clone(state), seat, move as Move)
  } catch (error) {
    return (error as { reason: string }).reason
  }
  throw new Error('the move was not refused')
}
