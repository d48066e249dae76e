/// <reference types="node" />

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')

/** What macOS and Windows take for one file, and what an import without an ending cannot tell apart. */
const alike = (path: string) => path.toLowerCase().replace(/\.tsx?$/, '')

function twins(paths: readonly string[]): string[][] {
  const byName = new Map<string, string[]>()
  for (const path of paths) byName.set(alike(path), [...(byName.get(alike(path)) ?? []), path])
  return [...byName.values()].filter((group) => group.length > 1)
}

test('a path differs from every other by more than case or .ts and .tsx', () => {
  expect(twins(['a/Snack.tsx', 'a/snack.ts', 'b/snack.ts'])).toEqual([['a/Snack.tsx', 'a/snack.ts']])
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  const paths = tracked.split('\0').filter(Boolean)
  expect(paths).toContain('package.json')
  expect(twins(paths)).toEqual([])
})
