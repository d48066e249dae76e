import { type Cell } from '../../../rules/nimble-thieves/board'
import { type Move, type View } from '../../../rules/nimble-thieves'

/** Stands for "no piece on the board": a thief still in the hand is placed from there. */
export const HAND = -1

/** What may be done, by the room of the piece that does it, then by the room it goes to. */
export type Choices = ReadonlyMap<Cell, ReadonlyMap<Cell, Move>>

export function choicesOf(view: View, moves: readonly Move[]): Choices {
  const choices = new Map<Cell, Map<Cell, Move>>()
  for (const move of moves) {
    const way = wayOf(view, move)
    if (!way) continue
    const targets = choices.get(way.from) ?? new Map<Cell, Move>()
    choices.set(way.from, targets.set(way.to, move))
  }
  return choices
}

function wayOf(view: View, move: Move): { from: Cell; to: Cell } | null {
  switch (move.type) {
    case 'place':
      return { from: HAND, to: move.cell }
    case 'jump':
      return { from: moverCell(view), to: move.to }
    case 'skip':
      return null
    default:
      return { from: move.from, to: move.to }
  }
}

function moverCell(view: View): Cell {
  return view.thieves.find(({ id }) => id === view.mover)?.cell ?? HAND
}

/** The piece in hand: the one picked while it can still be moved, or the only one there is to move. */
export function pickedOf(choices: Choices, picked: Cell | null): Cell | null {
  if (picked !== null && choices.has(picked)) return picked
  const [only, ...others] = choices.keys()
  return only !== undefined && others.length === 0 ? only : null
}

export type Tap =
  | { readonly does: 'play'; readonly move: Move }
  | { readonly does: 'pick'; readonly cell: Cell }
  | { readonly does: 'drop' }
  | { readonly does: 'explain'; readonly move: Move }
  | { readonly does: 'nothing' }

/** What a tap on a room means, with a piece picked or none. */
export function tapOn(view: View, choices: Choices, picked: Cell | null, cell: Cell): Tap {
  if (choices.size === 0) return { does: 'nothing' }
  const move = picked === null ? undefined : choices.get(picked)?.get(cell)
  if (move) return { does: 'play', move }
  if (cell === picked) return { does: 'drop' }
  if (choices.has(cell)) return { does: 'pick', cell }
  if (picked !== null) return { does: 'explain', move: attempt(view, picked, cell) }
  // With nothing picked, pressing a piece that cannot be moved asks why; pressing a room asks nothing.
  const occupied =
    view.thieves.some((thief) => thief.cell === cell) || view.guards.some((guard) => guard.cell === cell)
  return occupied ? { does: 'explain', move: attempt(view, cell, cell) } : { does: 'nothing' }
}

/** The move that going from here to there would be in this phase, legal or not. */
export function attempt({ phase }: View, from: Cell, to: Cell): Move {
  switch (phase) {
    case 'placing':
      return { type: 'place', cell: to }
    case 'star':
      return { type: 'guard', from, to }
    case 'vent':
      return { type: 'jump', to }
    case 'accomplice':
      return { type: 'step', from, to }
    case 'shove':
      return { type: 'push', from, to }
    default:
      return { type: 'run', from, to }
  }
}
