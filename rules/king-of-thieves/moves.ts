import type { Seat } from '../core/game'
import { CARDS, effectOf } from './cards'
import { FACE_NAMES, type FaceCounts, type FaceName, FACES, GEMS, SMALLEST_ROBBED } from './data'
import {
  CENTRE,
  facesAt,
  NO_CARD,
  objectsAt,
  type Place,
  priceFor,
  purchasesLeft,
  seatsWithoutLoot,
  type State,
} from './state'

/** Dice are chosen by what they show: those that show the same are one move. Cards go by id. */
export type Move =
  | { type: 'roll' }
  | { type: 'take'; faces: FaceCounts; piece: boolean }
  /** Takes all that `from` has; `keep` and `piece` say what does not go back to the centre. */
  | { type: 'rob'; from: Seat; keep: FaceCounts; piece: boolean }
  /** The lucky paw: reroll a die that shows this, or none. */
  | { type: 'reroll'; face: FaceName | null }
  | { type: 'flip'; card: string; to: FaceName }
  | { type: 'pay'; card: string }
  | { type: 'exchange'; card: string }
  /** `dice` are gems by colour in the order of GEMS. */
  | { type: 'buy'; card: string; dice: number[]; coins: number }
  | { type: 'done' }

export function moves(state: State, seat: Seat): Move[] {
  if (state.phase === 'over' || state.turn !== seat) return []
  switch (state.phase) {
    case 'roll':
      return [{ type: 'roll' }]
    case 'split':
      return [...takes(state), ...robberies(state, seat)]
    case 'reroll':
      return rerolls(state, seat)
    case 'fence':
      return [...abilities(state, seat), ...purchases(state, seat), { type: 'done' }]
  }
}

type Pile = { faces: FaceCounts; piece: boolean }

/** Every way to choose objects of a pile, from none of them to all, by counts. */
function choices(state: State, place: Place): Pile[] {
  const there = facesAt(state, place)
  let chosen: FaceCounts[] = [[]]
  for (const face of FACES) {
    chosen = chosen.flatMap((counts) =>
      Array.from({ length: there[face]! + 1 }, (_, count) => [...counts, count]),
    )
  }
  const piles: Pile[] = []
  for (const faces of chosen) {
    piles.push({ faces, piece: false })
    if (state.piece === place) piles.push({ faces, piece: true })
  }
  return piles
}

function takes(state: State): Move[] {
  const all = objectsAt(state, CENTRE)
  if (all === 0) return []
  if (seatsWithoutLoot(state) === 1) {
    return [{ type: 'take', faces: facesAt(state, CENTRE), piece: state.piece === CENTRE }]
  }
  return choices(state, CENTRE)
    .filter((pile) => sizeOf(pile.faces, pile.piece) > 0)
    .map(({ faces, piece }) => ({ type: 'take', faces, piece }))
}

function robberies(state: State, seat: Seat): Move[] {
  const moves: Move[] = []
  for (let from = 0; from < state.seats; from++) {
    const loot = from === seat ? 0 : objectsAt(state, from)
    if (loot < SMALLEST_ROBBED) continue
    for (const { faces, piece } of choices(state, from)) {
      const kept = sizeOf(faces, piece)
      if (kept > 0 && kept < loot) moves.push({ type: 'rob', from, keep: faces, piece })
    }
  }
  return moves
}

export function sizeOf(faces: readonly number[], piece: boolean): number {
  let size = piece ? 1 : 0
  for (const count of faces) size += count
  return size
}

function rerolls(state: State, seat: Seat): Move[] {
  const mine = facesAt(state, seat)
  const faces = FACES.filter((face) => mine[face]! > 0)
  return [
    ...faces.map((face): Move => ({ type: 'reroll', face: FACE_NAMES[face] })),
    { type: 'reroll', face: null },
  ]
}

function abilities(state: State, seat: Seat): Move[] {
  const mine = facesAt(state, seat)
  const moves: Move[] = []
  for (const index of state.owned[seat]!) {
    const card = CARDS[index]!.id
    const flip = effectOf(index, 'flip')
    const pay = effectOf(index, 'pay')
    const unused = !state.used.includes(index)
    if (flip && unused && mine[flip.from]! > 0) {
      for (const face of flip.to) moves.push({ type: 'flip', card, to: FACE_NAMES[face] })
    }
    if (pay && unused && mine[pay.face]! > 0) moves.push({ type: 'pay', card })
    if (effectOf(index, 'exchange') && state.coins[seat]! > 0) moves.push({ type: 'exchange', card })
  }
  return moves
}

function purchases(state: State, seat: Seat): Move[] {
  if (purchasesLeft(state, seat) <= 0) return []
  const mine = facesAt(state, seat)
  return state.market.flatMap((index) => (index === NO_CARD ? [] : payments(state, seat, index, mine)))
}

/** Every way to pay for a card, the fewest coins first. */
function payments(state: State, seat: Seat, index: number, mine: FaceCounts): Move[] {
  const { id, cost, price } = CARDS[index]!
  const due = priceFor(state, seat, price)
  let paid: number[][] = [[]]
  for (const gem of GEMS) {
    const most = Math.min(cost[gem]!, mine[gem]!)
    paid = paid.flatMap((dice) => Array.from({ length: most + 1 }, (_, count) => [...dice, count]))
  }
  return paid
    .map((dice): Move & { type: 'buy' } => ({
      type: 'buy',
      card: id,
      dice,
      coins: due - sizeOf(dice, false),
    }))
    .filter(({ coins }) => coins >= 0 && coins <= state.coins[seat]!)
    .sort((a, b) => a.coins - b.coins)
}
