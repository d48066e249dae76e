import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { bytecodeFault } from '@/scripts/native/bytecode'

const root = join(__dirname, '..', '..')

/** Exports an app that is this one line. */
function exporting(line: string) {
  const project = mkdtempSync(join(tmpdir(), 'app-'))
  try {
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'app', main: 'index.js' }))
    writeFileSync(join(project, 'app.json'), JSON.stringify({ expo: { name: 'app', slug: 'app' } }))
    writeFileSync(join(project, 'index.js'), line)
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction')
    const script = ['scripts/run-ts.mjs', 'scripts/native/bundles.ts', project]
    return spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' })
  } finally {
    rmSync(project, { recursive: true })
  }
}

test('both bundles are compiled by the Hermes that the app ships with', () => {
  const { status, stdout } = exporting('globalThis.answer = /(?<a>x)|(?<b>y)/')
  expect(stdout).toMatch(/android: \d+ KB of Hermes bytecode\nios: \d+ KB of Hermes bytecode/)
  expect(status).toBe(0)
}, 120_000)

test('a bundle that Hermes refuses fails the check', () => {
  // Babel lets this through, and newer browsers take it; Hermes knows no two groups of one name.
  const { status, stderr } = exporting('globalThis.answer = /(?<a>x)|(?<a>y)/')
  expect(stderr).toMatch(/Failed to generate Hermes bytecode/)
  expect(status).toBe(1)
}, 120_000)

test('what is no bytecode, or none of this Hermes, is no bundle', () => {
  const bytecode = Buffer.from('c61fbc03c103191f62000000', 'hex')
  expect(bytecodeFault(bytecode, 98)).toBeNull()
  expect(bytecodeFault(bytecode, 99)).toMatch(/version 98/)
  expect(bytecodeFault(Buffer.from('var __BUNDLE_START_TIME__ = 0'), 98)).toBe('not Hermes bytecode')
})
