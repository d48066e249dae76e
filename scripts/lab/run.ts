/// <reference types="node" />

import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { buildSync } from 'esbuild'

import type { Played } from './match'
import type { Plan } from './plan'
import type { Answer, Job } from './worker'

/** One script with all of the rules: calls inside it are direct, which makes bots think twice as fast. */
function bundleWorker(folder: string): string {
  const outfile = join(folder, 'worker.cjs')
  buildSync({
    entryPoints: [join(__dirname, 'worker.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
  })
  return outfile
}

/** Plays the whole plan on its cores; the matches come back in the plan's order, whoever played them. */
export async function run(plan: Plan, onProgress: (done: number, all: number) => void): Promise<Played[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'))
  const all = plan.deals * plan.bots.length
  const played: Played[] = []
  let next = 0
  let done = 0
  const script = bundleWorker(folder)
  const workers = Array.from({ length: Math.min(plan.cores, all) }, () => fork(script, { execArgv: [] }))
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
  ).finally(() => {
    workers.forEach((worker) => worker.kill())
    rmSync(folder, { recursive: true })
  })
  return played
}
