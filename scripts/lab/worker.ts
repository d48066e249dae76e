/// <reference types="node" />

import { playMatch, type Played } from './match'
import type { Plan } from './plan'

export type Job = { plan: Plan; index: number }
export type Answer = { index: number; played: Played }

/** In a forked process: plays what it is sent, until the parent lets go. */
process.on('message', ({ plan, index }: Job) => {
  const seats = plan.bots.length
  const answer: Answer = { index, played: playMatch(plan, Math.floor(index / seats), index % seats) }
  process.send!(answer)
})
