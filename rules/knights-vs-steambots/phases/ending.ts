import type { Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import { isItem, isTrophy, nameOf, NONE } from '../data'
import type { EndCause, Tell } from '../events'
import { addSorted, isGhost, maySwap, NO_SWAP, plan, remove, type State, type Swap } from '../state'
import { playFromHand, seenLeaving } from './cards'

/** Cards laid in a duel are discarded, also those that were never turned up. */
export function discardDuel(state: State): void {
  const { duel } = state
  if (!duel) return
  for (const side of [0, 1] as const) {
    state.discard.push(...duel.piles[side])
    duel.piles[side] = []
    const hidden = duel.faceDown[side]
    if (hidden === NONE) continue
    duel.faceDown[side] = NONE
    state.discard.push(hidden)
    if (!duel.unseen[side]) seenLeaving(state, side === 0 ? duel.challenger : duel.challenged, hidden)
  }
}

/** Whatever else was to be done is not done any more; the last swap is all that is left. */
export function finish(state: State, cause: EndCause, tell: Tell): void {
  discardDuel(state)
  state.duel = null
  state.agenda = []
  tell?.({ type: 'ended', cause })
  if (state.options.variant === 'full' && everySeat(state).some((seat) => maySwap(state, seat))) {
    return plan(state, { type: 'swap' })
  }
  tellOver(state, tell)
}

function tellOver(state: State, tell: Tell): void {
  const hands = state.hands.map((hand) => hand.map(nameOf))
  tell?.({ type: 'over', hands, quests: state.quests.map((quests) => quests.slice()), reveals: true })
}

/** Who has just lost the last of the team is a Ghost. Between two, one Ghost is enough to end it; else all must be. */
export function countGhosts(state: State, tell: Tell): void {
  let ghosts = 0
  for (let seat = 0; seat < state.seats; seat++) {
    if (!isGhost(state, seat)) continue
    ghosts++
    if (state.ghosts[seat] === 1) continue
    state.ghosts[seat] = 1
    state.haunted[seat] = 1
    tell?.({ type: 'ghost', seat })
  }
  if (ghosts === state.seats || (ghosts > 0 && state.seats === 2)) finish(state, 'ghosts', tell)
}

/** Every swap of a trophy carried for a trophy or cage in hand. */
export function isSwap(state: State, seat: Seat, { give, take }: Swap): boolean {
  return (
    isTrophy(give) && isItem(take) && state.items[seat]!.includes(give) && state.hands[seat]!.includes(take)
  )
}

/** Nothing happens until all have decided. */
export function decideSwap(state: State, seat: Seat, swap: Swap, tell: Tell): void {
  state.swaps[seat] = swap
  const asked = everySeat(state).filter((other) => maySwap(state, other))
  if (asked.some((other) => state.swaps[other] === null)) return
  state.agenda = []
  for (const other of asked) {
    const { give, take } = state.swaps[other]!
    if (give === NO_SWAP.give) continue
    playFromHand(state, other, take)
    remove(state.items[other]!, give)
    addSorted(state.items[other]!, take)
    state.discard.push(give)
    tell?.({ type: 'swapped', seat: other, give: nameOf(give), take: nameOf(take), reveals: true })
  }
  tellOver(state, tell)
}
