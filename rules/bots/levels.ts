/** Levels differ in how long a bot thinks and how steady its hand is, in nothing else. */
export type Level = 'easy' | 'normal' | 'hard'

export const levels: readonly Level[] = ['easy', 'normal', 'hard']

export type Strength = {
  /** Of the game's full budget of iterations. */
  readonly share: number
  /** How far, on the scale from lost (0) to won (1), a move may be misjudged. */
  readonly noise: number
}

export const strengths: Readonly<Record<Level, Strength>> = {
  easy: { share: 0.02, noise: 0.25 },
  normal: { share: 0.12, noise: 0.05 },
  hard: { share: 1, noise: 0 },
}
