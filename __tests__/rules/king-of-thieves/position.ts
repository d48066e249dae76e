import { play } from '@/rules/core/play'
import { type Event, kingOfThieves, type Move, type State } from '@/rules/king-of-thieves'
import { CARDS, cardIndex, cardsOfDeck } from '@/rules/king-of-thieves/cards'
import { DECKS, type Deck, FACE_NAMES, FACES, ROW_SIZE } from '@/rules/king-of-thieves/data'
import { CENTRE, facesAt, LOOT_SLOTS, NO_CARD, type Phase } from '@/rules/king-of-thieves/state'

const LETTERS = 'RWBG$M'

/** Counts by face of a pile such as 'RRW$' (gems R W B G, bag $, mask M). */
export function faces(pile: string): number[] {
  return FACES.map((face) => [...pile].filter((letter) => letter === LETTERS[face]).length)
}

/** Counts by colour of the gems in a pile. */
export function gems(pile: string): number[] {
  return faces(pile).slice(0, 4)
}

export function pileAt(state: State, place: number): string {
  const letters = facesAt(state, place).flatMap((count, face) => Array<string>(count).fill(LETTERS[face]!))
  return letters.join('') + (state.piece === place ? '*' : '')
}

export function cards(...ids: string[]): number[] {
  return ids.map((id) => {
    const index = cardIndex(id)
    if (index === undefined) throw new Error(`there is no card ${id}`)
    return index
  })
}

export const names = (indices: readonly number[]) => indices.map((index) => CARDS[index]!.id)

type Position = {
  phase?: Phase
  turn?: number
  /** What each seat has, like 'RW*': letters for dice, a star for the piece. Their number is that of the seats. */
  loot: string[]
  /** In the centre; dice left over lie there too and show red. */
  centre?: string
  owned?: string[][]
  coins?: number[]
  infamy?: number[]
  /** On the market, in any order. */
  market?: string[]
  /** Top card first; decks that are not named hold all their cards that lie nowhere else. */
  decks?: Partial<Record<Deck, string[]>>
  refilling?: Deck
}

/** A position with every die and card in exactly one place, whatever is not named put out of the way. */
export function position(given: Position): State {
  const seats = given.loot.length
  const state = kingOfThieves.setup({ seats, options: {}, seed: 1 })
  state.phase = given.phase ?? 'fence'
  layOut(state, [...given.loot.entries(), [CENTRE, given.centre ?? ''] as const])
  const holder = state.piece === CENTRE ? 0 : state.piece
  if (state.phase === 'fence' || state.phase === 'roll' || state.phase === 'reroll') state.piece = holder
  state.turn = given.turn ?? holder
  if (state.phase === 'fence' || state.phase === 'reroll') noteFinalLoot(state)
  state.coins = given.coins ?? state.coins.map(() => 0)
  state.infamy = given.infamy ?? state.infamy
  state.refilling = DECKS.indexOf(given.refilling ?? 'A')
  deal(state, given)
  return state
}

function layOut(state: State, piles: (readonly [number, string])[]): void {
  let die = 0
  state.faces.fill(0)
  state.places.fill(CENTRE)
  state.piece = CENTRE
  for (const [place, pile] of piles) {
    for (const letter of pile) {
      if (letter === '*') {
        state.piece = place
        continue
      }
      if (die >= state.faces.length) throw new Error('more dice than the game has')
      state.faces[die] = LETTERS.indexOf(letter)
      state.places[die] = place
      die++
    }
  }
}

function noteFinalLoot(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    facesAt(state, seat).forEach((count, face) => (state.loot[seat * LOOT_SLOTS + face] = count))
    state.loot[seat * LOOT_SLOTS + FACES.length] = state.piece === seat ? 1 : 0
  }
}

function deal(state: State, given: Position): void {
  state.owned = state.coins.map((_, seat) => cards(...(given.owned?.[seat] ?? [])))
  state.market.fill(NO_CARD)
  for (const card of cards(...(given.market ?? []))) {
    const first = CARDS[card]!.deck * ROW_SIZE
    const row = state.market.slice(first, first + ROW_SIZE)
    if (!row.includes(NO_CARD)) throw new Error('a row has five slots')
    state.market[first + row.indexOf(NO_CARD)] = card
  }
  const placed = new Set([...state.owned.flat(), ...state.market])
  state.removed = []
  state.decks = DECKS.map((deck, index) => {
    const free = cardsOfDeck(index).filter((card) => !placed.has(card))
    const wanted = given.decks?.[deck]
    if (!wanted) return free
    const chosen = cards(...wanted).reverse()
    state.removed.push(...free.filter((card) => !chosen.includes(card)))
    return chosen
  })
}

export function act(state: State, seat: number, move: Move): { state: State; events: Event[] } {
  const { state: next, events } = play(kingOfThieves, state, seat, move)
  return { state: next, events: events.map(({ event }) => event) }
}

/** Plays the moves of one seat, one after another. */
export function turn(state: State, seat: number, ...moves: Move[]): State {
  return moves.reduce((current, move) => act(current, seat, move).state, state)
}

/** Everybody still to fence is done: the round ends. */
export function finishRound(state: State): { state: State; events: Event[] } {
  const events: Event[] = []
  let current = state
  while (current.phase === 'fence') {
    const step = act(current, current.turn, { type: 'done' })
    current = step.state
    events.push(...step.events)
  }
  return { state: current, events }
}

export const done: Move = { type: 'done' }
export const take = (pile: string): Move => ({
  type: 'take',
  faces: faces(pile),
  piece: pile.includes('*'),
})
export const rob = (from: number, keep: string): Move => ({
  type: 'rob',
  from,
  keep: faces(keep),
  piece: keep.includes('*'),
})
export const buy = (card: string, pile = '', coins = 0): Move => ({
  type: 'buy',
  card,
  dice: gems(pile),
  coins,
})
export const flip = (card: string, to: string): Move => ({
  type: 'flip',
  card,
  to: FACE_NAMES[LETTERS.indexOf(to)]!,
})
export const pay = (card: string): Move => ({ type: 'pay', card })
export const exchange = (card: string): Move => ({ type: 'exchange', card })
export const reroll = (face: string | null): Move => ({
  type: 'reroll',
  face: face === null ? null : FACE_NAMES[LETTERS.indexOf(face)]!,
})

/** The moves of one type that the seat on turn has. */
export function listed<Type extends Move['type']>(state: State, type: Type): Extract<Move, { type: Type }>[] {
  return kingOfThieves
    .moves(state, state.turn)
    .filter((move): move is Extract<Move, { type: Type }> => move.type === type)
}

/** The reason why the move is refused, or null if it is legal. */
export function refusal(state: State, seat: number, move: unknown): string | null {
  try {
    play(kingOfThieves, state, seat, move as Move)
    return null
  } catch (error) {
    return (error as { reason: string }).reason
  }
}
