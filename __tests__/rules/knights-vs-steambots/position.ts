import type { Seat } from '@/rules/core/game'
import { eventsFor, play } from '@/rules/core/play'
import { knightsVsSteambots, type Event, type Move, type State } from '@/rules/knights-vs-steambots'
import { cellAt } from '@/rules/knights-vs-steambots/board'
import { cardNamed, cardsWhere, CENTRE, type Card, type CardName } from '@/rules/knights-vs-steambots/data'
import { QUEST_IDS, type QuestId } from '@/rules/knights-vs-steambots/quests'
import { emptyState, nextTask, remove, type Options, type Task } from '@/rules/knights-vs-steambots/state'

/** Positions told in words: { team: 'knight-sword, mage', items: 'paper', hand: 'plain, cage' }. */
export type PlayerInWords = {
  team?: string
  items?: string
  hand?: string
  beaten?: string
  at?: number
  quests?: QuestId[]
}

export function cards(names: string): Card[] {
  return names === '' ? [] : names.split(', ').map((name) => cardNamed(name as CardName))
}

export type LocationInWords = readonly [card: CardName, x: number, y: number, turn?: number]

/** The centre, a crossing to the east (1), one to the south (2), and the chest to the west (3). */
const LABYRINTH: readonly LocationInWords[] = [
  ['centre', 0, 0],
  ['crossing', 1, 0],
  ['crossing', 0, 1],
  ['chest', -1, 0],
]

export type More = {
  /** The next cards of the deck, the first one drawn first; what is left lies under them. */
  deck?: string
  /** Nothing under them. */
  onlyDeck?: boolean
  turn?: Seat
  labyrinth?: readonly LocationInWords[]
  agenda?: Task[]
  options?: Partial<Options>
}

/** A table with seat 0 about to move. All cards that are not placed lie in the deck, after those named. */
export function position(players: PlayerInWords[], more: More = {}): State {
  const turn = more.turn ?? 0
  const options: Options = { variant: 'full', quests: 0, ...more.options }
  const state = emptyState(options, players.length)
  const labyrinth = more.labyrinth ?? LABYRINTH
  state.locations = labyrinth.map(([card]) => cardNamed(card))
  state.cells = labyrinth.map(([, x, y]) => cellAt(x, y))
  state.turns = labyrinth.map(([, , , turned]) => turned ?? 0)
  players.forEach((player, seat) => {
    state.teams[seat] = cards(player.team ?? 'knight-sword, knight-mace')
    state.items[seat] = cards(player.items ?? '').sort((a, b) => a - b)
    state.hands[seat] = cards(player.hand ?? '')
    state.beaten[seat] = cards(player.beaten ?? '')
    state.maybePaper[seat] = state.hands[seat].length
    state.pawns[seat] = player.at ?? 0
    state.quests[seat] = player.quests ?? []
    state.ghosts[seat] = state.haunted[seat] = state.teams[seat].length === 0 ? 1 : 0
  })
  state.questsLeft = QUEST_IDS.filter((id) => !state.quests.flat().includes(id))
  const rest = cardsWhere((card) => card !== CENTRE)
  const named = cards(more.deck ?? '')
  const placed = [...state.teams, ...state.items, ...state.hands, ...state.beaten, state.locations, named]
  for (const card of placed.flat()) if (card !== CENTRE) remove(rest, card)
  state.turn = turn
  state.deck = [...(more.onlyDeck ? [] : rest), ...named.reverse()]
  if (more.onlyDeck) state.discard = rest
  state.agenda = more.agenda ?? [{ type: 'end-turn' }, { type: 'move', seat: turn }]
  return state
}

/** The same in action 2, as after a draw. */
export function acting(players: PlayerInWords[], more: More = {}): State {
  const seat = more.turn ?? 0
  return position(players, { ...more, agenda: [{ type: 'end-turn' }, { type: 'act', seat }] })
}

/** Seat 0 comes to the centre, where seat 1 is, and challenges it; others are elsewhere. */
export function duelling(players: PlayerInWords[], deck = 'cage, cage', more: More = {}): State {
  const apart = players.map((player, seat) => ({ at: [1, 0][seat] ?? 2, ...player }))
  const state = position(apart, { ...more, deck })
  return after(state, [0, { type: 'walk', to: 0 }])
}

/** A duel in which both have laid these cards; `deck` begins with what the two draw before that. */
export function laid(
  players: PlayerInWords[],
  mine: CardName,
  theirs: CardName,
  deck = 'cage, cage',
  more: More = {},
): State {
  const state = duelling(players, deck, more)
  return after(state, [0, lay(mine)], [1, lay(theirs)])
}

export const lay = (card: CardName): Move => ({ type: 'lay', card })
export const PASS: Move = { type: 'pass' }

export function after(state: State, ...steps: [Seat, Move][]): State {
  return steps.reduce((now, [seat, move]) => play(knightsVsSteambots, now, seat, move).state, state)
}

/** Everybody passes while nothing but passing or one forced thing is asked. */
export function allPass(state: State): State {
  let now = state
  while (nextTask(now)?.type === 'more') now = after(now, [knightsVsSteambots.actors(now)[0]!, PASS])
  return now
}

export function phase(state: State): string {
  return nextTask(state)?.type ?? 'over'
}

export function asked(state: State): readonly Seat[] {
  return knightsVsSteambots.actors(state)
}

export function movesOf(state: State, seat: Seat): Move[] {
  return knightsVsSteambots.moves(state, seat)
}

export function can(state: State, seat: Seat, move: Move): boolean {
  return movesOf(state, seat).some((legal) => JSON.stringify(legal) === JSON.stringify(move))
}

/** Cards as names, in the order of the kinds. */
export function named(list: readonly Card[]): string {
  const names = knightsVsSteambots.view(
    { ...emptyState({ variant: 'full', quests: 0 }, 1), discard: list.slice().sort((a, b) => a - b) },
    null,
  ).discard
  return names.join(', ')
}

export const hand = (state: State, seat: Seat) => named(state.hands[seat]!)
export const team = (state: State, seat: Seat) => named(state.teams[seat]!)
export const items = (state: State, seat: Seat) => named(state.items[seat]!)
export const beaten = (state: State, seat: Seat) => named(state.beaten[seat]!)
export const discarded = (state: State, card: CardName) =>
  state.discard.filter((other) => other === cardNamed(card)).length

/** What a seat, or with null an onlooker, is told of a move. */
export function heard(state: State, seat: Seat, move: Move, listener: Seat | null): Event[] {
  return eventsFor(play(knightsVsSteambots, state, seat, move).events, listener)
}

/** Why a move is refused; fails when it is not. */
export function refusal(state: State, seat: Seat, move: unknown): string {
  try {
    knightsVsSteambots.apply(knightsVsSteambots.clone(state), seat, move as Move)
  } catch (error) {
    return (error as { reason: string }).reason
  }
  throw new Error('the move was not refused')
}

/** The gold of a seat by source, if the match ended like this. */
export function gold(state: State, seat: Seat): Record<string, number> {
  const over = { ...knightsVsSteambots.clone(state), agenda: [], duel: null }
  const { breakdown } = knightsVsSteambots.result(over)!
  return Object.fromEntries(breakdown[seat]!.map(({ source, points }) => [source, points]))
}
