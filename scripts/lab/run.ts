/// <reference types="node" />

import { fork, type ChildProcess } from 'node:child_process'

import { playMatch, type Played } from './match'
import type { Plan } from './plan'

type Job = { plan: Plan; index: number }
type Answer = { index: number; played: Played }

/** In a forked process: plays what it is sent, until the parent lets go. */
export function serve(): void {
  process.on('message', ({ plan, index }: Job) => {
    const seats = plan.bots.length
    const answer: Answer = { index, played: playMatch(plan, Math.floor(index / seats), index % seats) }
    process.send!(answer)
  })
}

/** Plays the whole plan on its cores; the matches come back in the plan's order, whoever played them. */
export async function run(plan: Plan, onProgress: (done: number, all: number) => void): Promise<Played[]> {
  const all = plan.deals * plan.bots.length
  const played: Played[] = []
  let next = 0
  let done = 0
  const workers = Array.from({ length: Math.min(plan.cores, all) }, () => fork(process.argv[1]!, ['--serve']))
  const give = (worker: ChildProcess) => {
    if (next < all) worker.send({ plan, index: next++ } satisfies Job)
    else worker.disconnect()
  }
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          worker.on('message', ({ index, played: match }: Answer) => {
            played[index] = match
            onProgress(++done, all)
            give(worker)
          })
          worker.on('exit', (code) =>
            code === 0 ? resolve() : reject(new Error('a match broke off; see above')),
          )
          give(worker)
        }),
    ),
  ).finally(() => workers.forEach((worker) => worker.kill()))
  return played
}
