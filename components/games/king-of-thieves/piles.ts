import { type Seat } from '../../../rules/core/game'
import { sameJson } from '../../../rules/core/json'
import { type Move, type View } from '../../../rules/king-of-thieves'
import { FACE_NAMES, type FaceCounts, type FaceName } from '../../../rules/king-of-thieves/data'

/** Some objects of one place: dice by their index, and perhaps the first-player piece. */
export type Pile = { readonly dice: readonly number[]; readonly piece: boolean }

export const nothing: Pile = { dice: [], piece: false }

/** Where objects lie: with a seat, or null for the centre, as in the view. */
export type Place = Seat | null

export function pileAt({ dice, piece, phase }: View, place: Place): Pile {
  return {
    dice: dice.flatMap((die, index) => (die.place === place ? [index] : [])),
    // Before the roll the piece lies with whoever rolls; it is nobody's loot yet.
    piece: piece === place && phase !== 'roll' && phase !== 'over',
  }
}

/** Dice lie side by side in the order in which the rules list their faces. */
export function faceOrder(face: FaceName): number {
  return FACE_NAMES.indexOf(face)
}

export function sizeOf({ dice, piece }: Pile): number {
  return dice.length + (piece ? 1 : 0)
}

export function toggleDie(pile: Pile, die: number): Pile {
  const dice = pile.dice.includes(die) ? pile.dice.filter((other) => other !== die) : [...pile.dice, die]
  return { ...pile, dice }
}

export function togglePiece(pile: Pile): Pile {
  return { ...pile, piece: !pile.piece }
}

/** A lasso adds what it caught; around dice that are all chosen already it lets them go. */
export function lasso(pile: Pile, caught: readonly number[]): Pile {
  const fresh = caught.filter((die) => !pile.dice.includes(die))
  if (fresh.length > 0) return { ...pile, dice: [...pile.dice, ...fresh] }
  return { ...pile, dice: pile.dice.filter((die) => !caught.includes(die)) }
}

/** What is left of `all` when `part` is gone. */
export function without(all: Pile, part: Pile): Pile {
  return {
    dice: all.dice.filter((die) => !part.dice.includes(die)),
    piece: all.piece && !part.piece,
  }
}

/** As much of a choice as still lies there. */
export function within(all: Pile, part: Pile): Pile {
  return { dice: all.dice.filter((die) => part.dice.includes(die)), piece: all.piece && part.piece }
}

export function countFaces({ dice }: View, pile: Pile): FaceCounts {
  return FACE_NAMES.map((face) => pile.dice.filter((die) => dice[die]!.face === face).length)
}

export function takeOf(view: View, pile: Pile): Move {
  return { type: 'take', faces: countFaces(view, pile), piece: pile.piece }
}

export function robOf(view: View, from: Seat, keep: Pile): Move {
  return { type: 'rob', from, keep: countFaces(view, keep), piece: keep.piece }
}

export function isOffered(moves: readonly Move[], wanted: Move): boolean {
  return moves.some((move) => sameJson(move, wanted))
}

/** Everything in the centre, when taking less is not offered; null while there is a choice. */
export function forcedTake(view: View, moves: readonly Move[]): Move | null {
  const takes = moves.filter(({ type }) => type === 'take')
  const all = takeOf(view, pileAt(view, null))
  return takes.length === 1 && sizeOf(pileAt(view, null)) > 1 && sameJson(takes[0], all) ? all : null
}

export function canRob(moves: readonly Move[], seat: Seat): boolean {
  return moves.some((move) => move.type === 'rob' && move.from === seat)
}

/**
 * Rules choose dice by what they show and take the first of equal ones; a finger chooses that very die. So the
 * pictures of equal dice change names, and the one that was touched is the one that travels.
 */
export function renameAlike(view: View, names: readonly number[], place: Place, chosen: Pile): number[] {
  const renamed = [...names]
  const there = pileAt(view, place).dice
  for (const face of FACE_NAMES) {
    const alike = there.filter((die) => view.dice[die]!.face === face)
    const wanted = alike.filter((die) => chosen.dice.includes(die))
    const moved = alike.slice(0, wanted.length)
    const given = moved.filter((die) => !wanted.includes(die))
    wanted
      .filter((die) => !moved.includes(die))
      .forEach((die, index) => {
        const other = given[index]!
        renamed[die] = names[other]!
        renamed[other] = names[die]!
      })
  }
  return renamed
}
