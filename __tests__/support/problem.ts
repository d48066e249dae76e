import { IllegalSetup, type SetupProblem } from '@/rules/core/errors'

/** Which part of a set-up was refused; fails when it was not refused, or for another reason. */
export function problemOf(action: () => unknown): SetupProblem {
  try {
    action()
  } catch (error) {
    if (error instanceof IllegalSetup) return error.problem
    throw error
  }
  throw new Error('nothing was refused')
}
