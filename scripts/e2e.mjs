// `npm run e2e`: builds the web app and plays it in a real browser.
// Arguments are file name parts: `npm run e2e -- curtain` runs e2e/curtain.test.ts only.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { findChromium } from './chromium.mjs'
import { ensureDeps, root } from './ensure-deps.mjs'

ensureDeps()

const chromium = findChromium()
if (!chromium) {
  console.error('No Chromium found. Set CHROMIUM to its path.')
  process.exit(1)
}

const run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

// The app as it ships, and once more with the test tree's game of secrets on the shelf.
if (!process.env.E2E_KEEP_BUILD) {
  run('node', ['scripts/build-web.mjs', '--out', 'dist/app'])
  run('node', ['scripts/build-web.mjs', '--out', 'dist/app-with-secrets'], {
    EXTRA_TABLES: join(root, '__tests__', 'support', 'extra-tables.tsx'),
  })
}

const wanted = process.argv.slice(2)
const files = readdirSync(join(root, 'e2e'))
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .map((name) => join('e2e', name))
run('node', ['--import', 'tsx', '--test', '--test-concurrency=2', ...files], { CHROMIUM: chromium })
