import type { Rng, Seat } from '../core/game'
import { type Buyer, buyerAt, pileWorth } from './buyer'
import { CARDS } from './cards'
import { type FaceCounts, GEMS } from './data'
import { type Move, moves, sizeOf } from './moves'
import { cardWith, CENTRE, facesAt, LOOT_SLOTS, NO_CARD, objectsAt, type Place, type State } from './state'

/** What a die that will be rolled again is worth to somebody, on average. */
const UNROLLED = 0.75
/** What is left for somebody who was robbed: another turn, with less to take. */
const AFTER_ROBBERY = 2.5
/** How much better a robbery must be than its alternative before it is nearly certain. */
const TEMPTATION = 0.8

/** Somebody who may still rob me: their eyes, and the best they can do without my pile. */
type Rival = { buyer: Buyer; bestOther: number }
type Splitter = { state: State; me: Buyer; buyers: Buyer[]; rivals: Rival[]; centre: FaceCounts }

function splitterAt(state: State, seat: Seat): Splitter {
  const piles = state.owned.map((_, other) => facesAt(state, other))
  const buyers = state.owned.map((_, other) => buyerAt(state, other))
  const rivals: Rival[] = []
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || objectsAt(state, other) > 0) continue
    const buyer = buyers[other]!
    let bestOther = 0
    piles.forEach((pile, victim) => {
      const size = objectsAt(state, victim)
      if (size > 1) {
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
  return (size - 0.6) / size
}

/** Of what lies in the centre, the part somebody gets with so many players still to be served. */
function takersPart(players: number): number {
  return players === 1 ? 1 : players === 2 ? 0.7 : 0.5
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
  if (size < 2) return mine
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

function worthOfMove(splitter: Splitter, move: Move): number {
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

/** Splits weighed at a stretch, by hope alone and closely: so many take about a millisecond. */
const HOPES_AT_A_STRETCH = 50
const AT_A_STRETCH = 10

/** The most promising legal splits, best first. There may be two thousand to look at, so it takes several steps. */
export function* bestSplits(state: State, seat: Seat, count: number): Generator<void, Move[]> {
  const splitter = splitterAt(state, seat)
  yield
  const all = moves(state, seat)
  const hopes: { move: Move; hope: number }[] = []
  for (const move of all) {
    if (hopes.length % HOPES_AT_A_STRETCH === 0) yield
    hopes.push({ move, hope: worthIfSafe(splitter.me, move) })
  }
  yield
  hopes.sort((a, b) => b.hope - a.hope)
  yield
  const best: { move: Move; worth: number }[] = []
  for (let i = 0; i < hopes.length; i++) {
    const { move, hope } = hopes[i]!
    // The danger of being robbed only takes away: whoever hopes for less than the last of the best is out.
    if (best.length === count && hope <= best[count - 1]!.worth) break
    if (i % AT_A_STRETCH === AT_A_STRETCH - 1) yield
    best.push({ move, worth: worthOfMove(splitter, move) })
    best.sort((a, b) => b.worth - a.worth)
    if (best.length > count) best.pop()
  }
  return best.map(({ move }) => move)
}

/** What the pile would be worth if nobody could rob it again. */
export function worthIfSafe(me: Buyer, move: Move): number {
  if (move.type === 'take') return pileWorth(me, move.faces, move.piece)
  return move.type === 'rob' ? pileWorth(me, move.keep, move.piece) : 0
}

const SKETCHES = 8

/** The most promising of a few splits that come to mind: a card to aim at, and something on top. */
export function quickSplit(state: State, seat: Seat, rng: Rng): Move {
  const splitter = splitterAt(state, seat)
  const sources: Place[] = objectsAt(state, CENTRE) > 0 ? [CENTRE, CENTRE] : []
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && objectsAt(state, other) > 1) sources.push(other)
  }
  const mustTakeAll = splitter.rivals.length === 0
  let best: Move | null = null
  let bestWorth = -Infinity
  for (let sketch = 0; sketch < SKETCHES; sketch++) {
    const source = sources[(sketch + rng.int(sources.length)) % sources.length]!
    const move = sketchMove(state, source, mustTakeAll, rng)
    const worth = worthOfMove(splitter, move)
    if (worth > bestWorth) {
      bestWorth = worth
      best = move
    }
  }
  return best!
}

/** Counts by face and, last, the piece. */
type Objects = number[]
const PIECE_SLOT = LOOT_SLOTS - 1

function sketchMove(state: State, source: Place, mustTakeAll: boolean, rng: Rng): Move {
  const there: Objects = [...facesAt(state, source), state.piece === source ? 1 : 0]
  if (source === CENTRE) return takeOf(mustTakeAll ? there : sketchPile(state, there, rng))
  const keep = sketchPile(state, there, rng)
  if (keep.every((count, kind) => count === there[kind])) keep[anyKind(keep, rng)]!--
  return { type: 'rob', from: source, keep: keep.slice(0, PIECE_SLOT), piece: keep[PIECE_SLOT] === 1 }
}

function takeOf(objects: Objects): Move {
  return { type: 'take', faces: objects.slice(0, PIECE_SLOT), piece: objects[PIECE_SLOT] === 1 }
}

/** Gems for a card of the market and some of everything else, but never nothing. */
function sketchPile(state: State, there: Objects, rng: Rng): Objects {
  const aim = state.market[rng.int(state.market.length)]!
  const pile = there.map((count, kind) => {
    if (kind >= GEMS.length) return rng.int(count + 1)
    return aim === NO_CARD ? 0 : Math.min(count, CARDS[aim]!.cost[kind]!)
  })
  if (sizeOf(pile, false) === 0) pile[anyKind(there, rng)] = 1
  return pile
}

/** A kind of object that is there. */
function anyKind(objects: Objects, rng: Rng): number {
  const kinds = objects.flatMap((count, kind) => (count > 0 ? [kind] : []))
  return kinds[rng.int(kinds.length)]!
}
