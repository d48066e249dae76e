import type { Rng, Seat } from '../../core/game'
import { perform } from '../apply'
import { CARDS } from '../cards'
import { FACE_NAMES, FACES, GEMS, SMALLEST_ROBBED } from '../data'
import { type Move, sizeOf } from '../moves'
import { CENTRE, facesAt, LOOT_SLOTS, NO_CARD, objectsAt, type Place, type State } from '../state'
import { buyerAt, pileWorth } from './buyer'
import { sensibleFencing } from './fencing'
import { splitterAt, worthOfMove } from './splitting'

/** One quick, plausible move of whoever is on turn. */
export function playoutStep(state: State, rng: Rng): void {
  const seat = state.turn
  perform(state, seat, plausibleMove(state, seat, rng))
}

function plausibleMove(state: State, seat: Seat, rng: Rng): Move {
  switch (state.phase) {
    case 'split':
      return quickSplit(state, seat, rng)
    case 'reroll':
      return sensibleReroll(state, seat)
    case 'fence':
      return sensibleFencing(state, seat)
    default:
      return ROLL
  }
}

const ROLL: Move = { type: 'roll' }

/** Reroll what pays for nothing: the die whose loss costs least, if an average one is worth more. */
export function sensibleReroll(state: State, seat: Seat): Move {
  const buyer = buyerAt(state, seat)
  const faces = facesAt(state, seat)
  const now = pileWorth(buyer, faces, false)
  let best: Move = { type: 'reroll', face: null }
  let bestGain = 0
  for (const face of FACES) {
    if (faces[face] === 0) continue
    let after = 0
    for (const rolled of FACES) {
      const turned = faces.slice()
      turned[face]!--
      turned[rolled]!++
      after += pileWorth(buyer, turned, false) / FACES.length
    }
    if (after - now > bestGain) {
      bestGain = after - now
      best = { type: 'reroll', face: FACE_NAMES[face] }
    }
  }
  return best
}

/** Splits that come to mind before one is chosen. */
const SKETCHES = 8

/** The most promising of a few splits that come to mind: a card to aim at, and something on top. */
function quickSplit(state: State, seat: Seat, rng: Rng): Move {
  const splitter = splitterAt(state, seat)
  const sources: Place[] = objectsAt(state, CENTRE) > 0 ? [CENTRE, CENTRE] : []
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && objectsAt(state, other) >= SMALLEST_ROBBED) sources.push(other)
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
