import { useState } from 'react'

import { type Seat } from '../../../rules/core/game'
import { type Event, type Move, type View } from '../../../rules/king-of-thieves'
import { type BoardProps } from '../../table/board'
import { arrange, deskAt, emptyDesk, type DeskAction, type Open } from './desk'
import {
  forcedTake,
  isOffered,
  pileAt,
  renameAlike,
  robOf,
  takeOf,
  within,
  type Pile,
  type Place,
} from './piles'

/** What the player holds over the table, and the moves that come of it. */
export type DeskInUse = {
  readonly chosen: Pile
  readonly open: Open | null
  /** The picture of each die: see `renameAlike`. */
  readonly names: readonly number[]
  act(action: DeskAction): void
  /** Each says whether the move was made; if not, the table has said why. */
  take(pile: Pile): boolean
  rob(from: Seat, keep: Pile): boolean
  reroll(pile: Pile): boolean
}

export function useDesk({ view, moves, step, play, explain }: BoardProps<View, Move, Event>): DeskInUse {
  const [kept, setKept] = useState(() => emptyDesk(step))
  const [names, setNames] = useState(() => view.dice.map((_, die) => die))
  const desk = deskAt(kept, step)
  const act = (action: DeskAction) => setKept((before) => arrange(deskAt(before, step), action))

  const send = (move: Move, place: Place, pile: Pile): boolean => {
    if (!isOffered(moves, move)) {
      explain(move)
      return false
    }
    setNames(renameAlike(view, names, place, pile))
    play(move)
    return true
  }
  const all = pileAt(view, null)
  // Where nothing but everything may be taken, everything is chosen.
  const chosen = forcedTake(view, moves) ? all : within(chooseFrom(view, moves), desk.chosen)
  return {
    chosen,
    open: desk.open,
    names,
    act,
    take: (pile) => send(takeOf(view, pile), null, pile),
    rob(from, keep) {
      act({ type: 'close' })
      return send(robOf(view, from, keep), from, keep)
    },
    reroll(pile) {
      const die = pile.dice[0]
      return die !== undefined && send({ type: 'reroll', face: view.dice[die]!.face }, view.seat, pile)
    },
  }
}

/** What may be chosen by tap, lasso or drag: the centre while splitting, one's own dice for the lucky paw. */
export function chooseFrom(view: View, moves: readonly Move[]): Pile {
  if (moves.some(({ type }) => type === 'take')) return pileAt(view, null)
  if (moves.some(({ type }) => type === 'reroll')) return { ...pileAt(view, view.seat), piece: false }
  return { dice: [], piece: false }
}
