import type { Seat } from '../../core/game'
import { type Buyer, buyerAt, pileWorth } from './buyer'
import { type FaceCounts, SMALLEST_ROBBED } from '../data'
import { type Move, sizeOf } from '../moves'
import { cardWith, CENTRE, facesAt, objectsAt, type State } from '../state'

/** What a die that will be rolled again is worth to somebody, on average. */
const UNROLLED = 0.75
/** What is left for somebody who was robbed: another turn, with less to take. */
const AFTER_ROBBERY = 2.5
/** How much better a robbery must be than its alternative before it is nearly certain. */
const TEMPTATION = 0.8
/** The least of a pile's objects, as part of an average one: the one that a robber gives back. */
const LEAST_OBJECT = 0.6
/** Of what lies in the centre, the part somebody gets with one, two or more players still to be served. */
const TAKERS_PARTS = [1, 0.7, 0.5] as const

/** Somebody who may still rob me: their eyes, and the best they can do without my pile. */
type Rival = { buyer: Buyer; bestOther: number }
export type Splitter = { state: State; me: Buyer; buyers: Buyer[]; rivals: Rival[]; centre: FaceCounts }

export function splitterAt(state: State, seat: Seat): Splitter {
  const piles = state.owned.map((_, other) => facesAt(state, other))
  const buyers = state.owned.map((_, other) => buyerAt(state, other))
  const rivals: Rival[] = []
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || objectsAt(state, other) > 0) continue
    const buyer = buyers[other]!
    let bestOther = 0
    piles.forEach((pile, victim) => {
      const size = objectsAt(state, victim)
      if (size >= SMALLEST_ROBBED) {
        const worth = pileWorth(buyer, pile, state.piece === victim) * robbersPart(size)
        bestOther = Math.max(bestOther, worth)
      }
    })
    rivals.push({ buyer, bestOther })
  }
  return { state, me: buyers[seat]!, buyers, rivals, centre: facesAt(state, CENTRE) }
}

/** A robber returns at least one object, the one that is worth least to them. */
function robbersPart(size: number): number {
  return (size - LEAST_OBJECT) / size
}

function takersPart(players: number): number {
  return players === 1 ? TAKERS_PARTS[0] : players === 2 ? TAKERS_PARTS[1] : TAKERS_PARTS[2]
}

/** The worth of having this pile, if it is not robbed again: cut and choose. */
function promise(
  { me, rivals }: Splitter,
  pile: { faces: FaceCounts; piece: boolean },
  rest: { faces: FaceCounts; piece: boolean; unrolled: number },
  victim: Rival | null,
): number {
  const mine = pileWorth(me, pile.faces, pile.piece)
  const size = sizeOf(pile.faces, pile.piece)
  const waiting = victim === null ? rivals : [...rivals, victim]
  if (size < SMALLEST_ROBBED) return mine
  let safe = 1
  for (const { buyer, bestOther } of waiting) {
    const offered = pileWorth(buyer, rest.faces, rest.piece) + UNROLLED * rest.unrolled
    const alternative = Math.max(offered * takersPart(waiting.length), bestOther)
    const robbery = pileWorth(buyer, pile.faces, pile.piece) * robbersPart(size)
    safe *= 1 / (1 + Math.exp((robbery - alternative) / TEMPTATION))
  }
  return safe * mine + (1 - safe) * Math.min(mine, AFTER_ROBBERY)
}

function minus(faces: FaceCounts, taken: FaceCounts): FaceCounts {
  return faces.map((count, face) => count - taken[face]!)
}

function plus(faces: FaceCounts, added: FaceCounts): FaceCounts {
  return faces.map((count, face) => count + added[face]!)
}

export function worthOfMove(splitter: Splitter, move: Move): number {
  const { state, centre } = splitter
  const isPieceInCentre = state.piece === CENTRE
  if (move.type === 'take') {
    const rest = { faces: minus(centre, move.faces), piece: isPieceInCentre && !move.piece, unrolled: 0 }
    return promise(splitter, move, rest, null)
  }
  if (move.type !== 'rob') throw new Error(`${move.type} is no way to split loot`)
  const loot = facesAt(state, move.from)
  const back = minus(loot, move.keep)
  const isSteady = cardWith(state, move.from, 'steady-loot') !== undefined
  const rest = {
    faces: isSteady ? plus(centre, back) : centre,
    piece: isPieceInCentre || (state.piece === move.from && !move.piece),
    unrolled: isSteady ? 0 : sizeOf(back, false),
  }
  const victim: Rival = { buyer: splitter.buyers[move.from]!, bestOther: 0 }
  return promise(splitter, { faces: move.keep, piece: move.piece }, rest, victim)
}

/** What the pile would be worth if nobody could rob it again. */
export function worthIfSafe(me: Buyer, move: Move): number {
  if (move.type === 'take') return pileWorth(me, move.faces, move.piece)
  return move.type === 'rob' ? pileWorth(me, move.keep, move.piece) : 0
}
