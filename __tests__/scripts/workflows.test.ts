import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseDocument } from 'yaml'

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Workflow = { on: Record<string, unknown>; jobs: Record<string, { steps: Step[] }> }

const root = join(__dirname, '..', '..')
const folder = join(root, '.github', 'workflows')

function read(name: string): Workflow {
  const document = parseDocument(readFileSync(join(folder, name), 'utf8'))
  expect([...document.errors, ...document.warnings]).toEqual([])
  return document.toJS() as Workflow
}

test.each(readdirSync(folder))('%s is well-formed, and every step does one thing', (name) => {
  const { on, jobs } = read(name)
  expect(Object.keys(on)).not.toEqual([])
  for (const { uses, run } of Object.values(jobs).flatMap(({ steps }) => steps)) {
    expect([uses, run].filter((what) => what !== undefined)).toHaveLength(1)
    if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/)
  }
})

test('the scripts that workflows name are there', () => {
  const named = readdirSync(folder).flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/scripts\/[\w./-]+\.\w+/g) ?? [],
  )
  expect(named).not.toEqual([])
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

describe('the APK', () => {
  const { on, jobs } = read('apk.yml')
  const steps = jobs.apk!.steps
  const runs = steps.map(({ run }) => run ?? '')
  const at = (what: string) => runs.findIndex((run) => run.includes(what))

  test('is built from a tag or by hand', () => {
    expect(Object.keys(on).sort()).toEqual(['push', 'workflow_dispatch'])
    expect(on.push).toEqual({ tags: ['v*'] })
  })

  test('counts all commits', () => {
    expect(steps[0]).toMatchObject({ uses: expect.stringContaining('checkout'), with: { 'fetch-depth': 0 } })
  })

  test('is checked after it is built and before it is handed out', () => {
    const order = ['npm ci', 'prebuild', 'assembleRelease', 'scripts/native/merged.ts'].map(at)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order[0]).toBeGreaterThan(0)
    const upload = steps.at(-1)!
    expect(upload.uses).toContain('upload-artifact')
    expect(upload.with?.name).toContain('env.COMMIT')
    expect(runs[at('assembleRelease')]).toContain('arm64-v8a,x86_64')
  })

  test('needs no secret', () => {
    expect(readFileSync(join(folder, 'apk.yml'), 'utf8')).not.toContain('secrets.')
  })
})
