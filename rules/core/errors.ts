/**
 * `reason` is a short code that the app has a text for in each language ("blocked", "not-your-turn", …);
 * the message is for logs and developers.
 */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove'
  constructor(
    readonly reason: string,
    detail?: string,
  ) {
    super(detail === undefined ? reason : `${reason}: ${detail}`)
  }
}

export type SetupProblem = 'game' | 'options' | 'seats' | 'seed' | 'version' | 'record' | 'moves'

/** A table, a match record or a log that makes no sense. `problem` says which part of it. */
export class IllegalSetup extends Error {
  override readonly name = 'IllegalSetup'
  constructor(
    readonly problem: SetupProblem,
    detail: string,
  ) {
    super(`${problem}: ${detail}`)
  }
}
