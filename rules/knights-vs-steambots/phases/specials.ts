import type { Seat } from '../../core/game'
import { clockwiseFrom, everySeat } from '../../core/seats'
import { COOK, isTrophy, MAGE, type Card } from '../data'
import type { Tell } from '../events'
import { freePlaces, kinds, plan, type State } from '../state'
import { burnPaper } from './cards'

export type Exchange = { readonly give: Card; readonly from: Seat; readonly take: Card }
export type Theft = { readonly from: Seat; readonly take: Card }

/** A trophy or cage of one's own for a trophy of another's. */
export function exchanges(state: State, seat: Seat): Exchange[] {
  const own = kinds(state.items[seat]!)
  return everySeat(state).flatMap((from) =>
    from === seat
      ? []
      : own.flatMap((give) =>
          kinds(state.items[from]!)
            .filter(isTrophy)
            .map((take) => ({ give, from, take })),
        ),
  )
}

/** A trophy needs a free place; a cook or the Mage brings one along. */
export function thefts(state: State, seat: Seat): Theft[] {
  return everySeat(state).flatMap((from) => {
    if (from === seat) return []
    const members = kinds(state.teams[from]!).filter(isStealable)
    const trophies = freePlaces(state, seat) > 0 ? kinds(state.items[from]!).filter(isTrophy) : []
    return [...members, ...trophies].map((take) => ({ from, take }))
  })
}

export function isStealable(member: Card): boolean {
  return member === COOK || member === MAGE
}

/** Burns all paper of those it reaches first; then each of them loses somebody, from the one who let it loose on. */
export function unleashDragon(state: State, seat: Seat, reached: readonly Seat[], tell: Tell): void {
  const inOrder = clockwiseFrom(state, seat).filter((other) => reached.includes(other))
  const burnt = inOrder.map((other) => burnPaper(state, other))
  tell?.({ type: 'dragon', seat, burnt, reveals: true })
  plan(state, { type: 'count-ghosts' })
  for (const other of inOrder.reverse()) {
    plan(state, { type: 'lose', seat: other }, { type: 'drop', seat: other })
  }
}
