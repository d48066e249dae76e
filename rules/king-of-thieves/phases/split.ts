import type { Rng, Seat } from '../../core/game'
import { rngIn } from '../../core/rng'
import { nextSeat } from '../../core/seats'
import { CARDS } from '../cards'
import { FACE_NAMES, type FaceCounts, faceNamed, type FaceName, FACES, REWARD } from '../data'
import { type Emit } from '../events'
import { gainInfamy } from './gains'
import {
  cardWith,
  CENTRE,
  facesAt,
  LOOT_SLOTS,
  objectsAt,
  type Place,
  seatsWithoutLoot,
  type State,
} from '../state'

function roll(state: State, dice: readonly number[], rng: Rng): FaceName[] {
  return dice.map((die) => {
    const face = FACES[rng.int(FACES.length)]!
    state.faces[die] = face
    return FACE_NAMES[face]
  })
}

function shown(state: State, dice: readonly number[]): FaceName[] {
  return dice.map((die) => FACE_NAMES[state.faces[die]!]!)
}

/** The first `counts` dice of each face that lie there: which of several equal ones never matters. */
export function pickDice(state: State, place: Place, counts: FaceCounts): number[] {
  const wanted = counts.slice()
  const dice: number[] = []
  for (let die = 0; die < state.places.length; die++) {
    const face = state.faces[die]!
    if (state.places[die] === place && wanted[face]! > 0) {
      wanted[face]!--
      dice.push(die)
    }
  }
  return dice
}

/** A fresh roll of all dice: they and the piece lie in the centre. */
export function rollLoot(state: State, seat: Seat, emit?: Emit): void {
  const dice = state.places.map((_, die) => die)
  state.piece = CENTRE
  state.phase = 'split'
  const faces = roll(state, dice, rngIn(state))
  emit?.({ type: 'rolled', seat, round: state.round, dice, faces, reveals: true })
}

export function take(state: State, seat: Seat, faces: FaceCounts, piece: boolean, emit?: Emit): void {
  const dice = pickDice(state, CENTRE, faces)
  for (const die of dice) state.places[die] = seat
  if (piece) state.piece = seat
  emit?.({ type: 'took', seat, dice, faces: shown(state, dice), piece })
  passOn(state, emit)
}

export function rob(
  state: State,
  robber: Seat,
  victim: Seat,
  keep: FaceCounts,
  keepPiece: boolean,
  emit?: Emit,
): void {
  const kept = pickDice(state, victim, keep)
  for (const die of kept) state.places[die] = robber
  const returned: number[] = []
  state.places.forEach((place, die) => {
    if (place === victim) returned.push(die)
  })
  for (const die of returned) state.places[die] = CENTRE
  const pieceBack = state.piece === victim && !keepPiece
  if (state.piece === victim) state.piece = keepPiece ? robber : CENTRE
  emit?.({
    type: 'robbed',
    seat: robber,
    from: victim,
    dice: kept,
    faces: shown(state, kept),
    piece: keepPiece,
  })
  emit?.({
    type: 'returned',
    seat: robber,
    dice: returned,
    faces: shown(state, returned),
    piece: pieceBack,
  })

  const clutches = cardWith(state, victim, 'victim')
  if (clutches !== undefined) gainInfamy(state, victim, REWARD, CARDS[clutches]!.id, emit)
  if (returned.length > 0 && cardWith(state, victim, 'steady-loot') === undefined) {
    const faces = roll(state, returned, rngIn(state))
    emit?.({ type: 'rerolled', seat: robber, dice: returned, faces, reveals: true })
  }
  passOn(state, emit)
}

/** The next player clockwise without loot is on turn; when all have some, the split is over. */
function passOn(state: State, emit?: Emit): void {
  if (seatsWithoutLoot(state) === 0) return endSplit(state, emit)
  do {
    state.turn = nextSeat(state, state.turn)
  } while (objectsAt(state, state.turn) > 0)
}

function endSplit(state: State, emit?: Emit): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const faces = facesAt(state, seat)
    for (const face of FACES) state.loot[seat * LOOT_SLOTS + face] = faces[face]!
    state.loot[seat * LOOT_SLOTS + FACES.length] = state.piece === seat ? 1 : 0
  }
  emit?.({ type: 'split-ended', starter: state.piece })
  const eyepatch = cardWith(state, state.piece, 'captain')
  if (eyepatch !== undefined) gainInfamy(state, state.piece, REWARD, CARDS[eyepatch]!.id, emit)

  for (let seat = 0; seat < state.seats; seat++) {
    // Whoever holds nothing but the piece has no die to reroll.
    if (cardWith(state, seat, 'reroll') !== undefined && state.places.includes(seat)) {
      state.phase = 'reroll'
      state.turn = seat
      return
    }
  }
  startFencing(state)
}

function startFencing(state: State): void {
  state.phase = 'fence'
  state.turn = state.piece
}

/** The lucky paw's decision; there is but one such card, so fencing starts next. */
export function rerollOne(state: State, seat: Seat, name: FaceName | null, emit?: Emit): void {
  if (name === null) {
    emit?.({ type: 'kept-dice', seat })
  } else {
    const counts = FACES.map((face) => (face === faceNamed(name) ? 1 : 0))
    const dice = pickDice(state, seat, counts)
    const faces = roll(state, dice, rngIn(state))
    emit?.({ type: 'rerolled', seat, dice, faces, reveals: true })
  }
  startFencing(state)
}
