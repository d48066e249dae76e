import type { State, Tell } from '../state'

/** How a mode strings its phases together. */
export type ModeFlow = {
  /** The table before the first decision. */
  start(state: State, tell: Tell): void
  /** The phase under way is done: what comes next? */
  next(state: State, tell: Tell): void
}
