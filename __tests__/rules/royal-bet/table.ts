import { createRng } from '@/rules/core/rng'
import { royalBet, type Options, type State } from '@/rules/royal-bet'
import type { Tell } from '@/rules/royal-bet/state'

/** A fresh table; what is not said is as by default. */
export function open(options: Partial<Options>, seats: number, seed = 5, tell?: Tell): State {
  const all: Options = {
    mode: 'classic',
    squads: 'draft',
    cheerleader: 'off',
    jestersDeal: 'off',
    ...options,
  }
  return royalBet.setup({ options: all, seats, seed }, tell)
}

/** Random moves until something holds. */
export function playUntil(state: State, reached: (state: State) => boolean, seed = 1, tell?: Tell): State {
  const rng = createRng(seed)
  const now = royalBet.clone(state)
  while (!reached(now) && now.phase !== 'over') {
    const seat = royalBet.actors(now)[0]!
    const moves = royalBet.moves(now, seat)
    royalBet.apply(now, seat, moves[rng.int(moves.length)]!, tell)
  }
  return now
}
